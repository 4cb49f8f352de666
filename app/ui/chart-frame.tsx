import type { ReactNode } from "react";
import { Disclosure } from "./dialog";
import { Table, type Column } from "./table";

// x in per cent, y in pixels: the drawing stretches with its column, and its text keeps its size.
const HEIGHT = 168;

export const TOP = 26;

export const BASELINE = 140;

type ChartProps = {
  id: string;
  title: string;
  summary: string;
  labels: string[];
  legend: { name: string; mark: ReactNode }[];
  columns: Column[];
  rows: (string | number)[][];
  children: ReactNode;
};

export function Chart({ id, title, summary, labels, legend, columns, rows, children }: ChartProps) {
  const last = labels.length - 1;
  const labelled = [...new Set([0, Math.round(last / 2), last])].filter((place) => place >= 0);
  return (
    <section className="card stack">
      <h3>{title}</h3>
      <p className="row hint">
        {legend.map(({ name, mark }) => (
          <span className="row" key={name}>
            {mark}
            {name}
          </span>
        ))}
      </p>
      <svg width="100%" height={HEIGHT} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{summary}</desc>
        {children}
        <line x1="0" y1={BASELINE} x2="100%" y2={BASELINE} stroke="var(--edge)" />
        {labelled.map((place) => (
          <ChartLabel key={place} index={place} count={labels.length} y={BASELINE + 20}>
            {labels[place]}
          </ChartLabel>
        ))}
      </svg>
      <Disclosure summary="The figures as a table">
        <Table
          caption={title}
          columns={columns}
          rows={rows.map((cells) => ({ key: String(cells[0]), cells }))}
        />
      </Disclosure>
    </section>
  );
}

// Labels near an edge are aligned inwards, so that they are not cut off. An outline in the background colour
// separates them from lines.
export function ChartLabel({
  index,
  count,
  y,
  children,
}: {
  index: number;
  count: number;
  y: number;
  children: ReactNode;
}) {
  const at = centerPercent(index, count);
  const [x, anchor] = anchorLabel(at);
  return (
    <text
      x={toPercent(x)}
      y={y}
      textAnchor={anchor}
      fontSize="13"
      fill="var(--ink-soft)"
      stroke="var(--paper)"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {children}
    </text>
  );
}

function anchorLabel(center: number): [number, "start" | "middle" | "end"] {
  if (center < 15) return [Math.max(0, center - 2), "start"];
  return center > 85 ? [Math.min(100, center + 2), "end"] : [center, "middle"];
}

export function valueHeight(value: number, peak: number): number {
  return Math.round((value / peak) * (BASELINE - TOP));
}

export function centerPercent(index: number, count: number): number {
  return ((index + 0.5) / count) * 100;
}

export function toPercent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}
