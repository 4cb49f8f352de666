import type { ReactNode } from "react";
import { Disclosure } from "./dialog";
import { Table, type Column } from "./table";

// Across in per cent, down in pixels: the drawing stretches with its column while its words keep their size.
const HEIGHT = 168;
const TOP = 26;
export const BASELINE = 140;

type BarChartProps = {
  id: string;
  title: string;
  /** What the whole bar counts, and what its filled part does. */
  whole: string;
  part: string;
  /** What the first column of the table names: "Hour". */
  step: string;
  points: { label: string; whole: number; part: number }[];
};

/** Counts over time: each bar is a whole with a part of it filled in. The highest bar carries its figure; all of them stand in a table below. */
export function BarChart({ id, title, whole, part, step, points }: BarChartProps) {
  const peak = Math.max(1, ...points.map((point) => point.whole));
  const width = 70 / points.length;
  const peakIndex = points.findIndex((point) => point.whole === peak);
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const summary = `${whole}: ${sum(points.map((point) => point.whole))}, of them ${part.toLowerCase()}: ${sum(points.map((point) => point.part))}.`;
  return (
    <Chart
      id={id}
      title={title}
      summary={summary}
      labels={points.map(({ label }) => label)}
      legend={[
        { name: whole, mark: <BarSwatch /> },
        { name: part, mark: <BarSwatch filled /> },
      ]}
      columns={[step, { numeric: whole }, { numeric: part }]}
      rows={points.map(({ label, whole: all, part: some }) => [label, all, some])}
    >
      {points.map((point, place) => {
        const x = toPercent(centerPercent(place, points.length) - width / 2);
        const height = valueHeight(point.whole, peak);
        const filled = valueHeight(point.part, peak);
        return (
          <g key={point.label}>
            {height > 0 && (
              <rect
                x={x}
                y={BASELINE - height}
                width={toPercent(width)}
                height={height}
                fill="var(--line)"
                stroke="var(--edge)"
              />
            )}
            {filled > 0 && (
              <rect x={x} y={BASELINE - filled} width={toPercent(width)} height={filled} fill="var(--stop)" />
            )}
          </g>
        );
      })}
      {peakIndex >= 0 && (
        <ChartLabel index={peakIndex} count={points.length} y={TOP - 8}>
          {peak.toLocaleString("en-GB")}
        </ChartLabel>
      )}
    </Chart>
  );
}

type LineSeries = { name: string; dashed?: boolean; values: (number | undefined)[] };
type LineChartProps = {
  id: string;
  title: string;
  step: string;
  labels: string[];
  lines: LineSeries[];
  /** A value in words: "4.2 s". */ format: (value: number) => string;
  /** Stands in a cell that has no value. */ emptyText: string;
};

/** Values over time, one line each; a step without a value leaves a gap. Each line's highest point carries its name and figure. */
export function LineChart({ id, title, step, labels, lines, format, emptyText }: LineChartProps) {
  const peak = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const summary = lines.map((line) => `${line.name}: ${formatRange(line.values, format)}.`).join(" ");
  const rows = labels.map((label, place) => [
    label,
    ...lines.map(({ values }) => formatValue(values[place], format) ?? emptyText),
  ]);
  return (
    <Chart
      id={id}
      title={title}
      summary={summary}
      labels={labels}
      legend={lines.map(({ name, dashed }) => ({ name, mark: <LineSwatch dashed={dashed} /> }))}
      columns={[step, ...lines.map(({ name }) => ({ numeric: name }))]}
      rows={rows}
    >
      {lines.map((line) => (
        <LinePath
          key={line.name}
          line={line}
          others={lines.filter((other) => other !== line)}
          peak={peak}
          format={format}
        />
      ))}
    </Chart>
  );
}

const LABEL_ROOM = 30;

function LinePath({
  line: { name, dashed, values },
  others,
  peak,
  format,
}: {
  line: LineSeries;
  others: LineSeries[];
  peak: number;
  format: (value: number) => string;
}) {
  const known = values.flatMap((value, place) => (value === undefined ? [] : [{ value, place }]));
  const highest = known.reduce<(typeof known)[number] | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  const at = ({ value, place }: { value: number; place: number }) => ({
    x: toPercent(centerPercent(place, values.length)),
    y: BASELINE - valueHeight(value, peak),
  });
  const tone = dashed ? "var(--link)" : "var(--ink)";
  // Over its highest point a line is never in the way of its own words; another one may be.
  const isCrowded =
    highest &&
    others.some((other) => {
      const above = valueHeight(other.values[highest.place] ?? 0, peak) - valueHeight(highest.value, peak);
      return above >= 0 && above < LABEL_ROOM;
    });
  return (
    <g>
      {known.map((point, index) => {
        const before = known[index - 1];
        if (before?.place !== point.place - 1) return null;
        const [from, to] = [at(before), at(point)];
        return (
          <line
            key={point.place}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke={tone}
            strokeWidth="2"
            strokeDasharray={dashed ? "5 3" : undefined}
          />
        );
      })}
      {known.map((point) => (
        <circle key={point.place} cx={at(point).x} cy={at(point).y} r="3" fill={tone} />
      ))}
      {highest && (
        <ChartLabel
          index={highest.place}
          count={values.length}
          y={at(highest).y + (isCrowded ? 18 : -9)}
        >{`${name}: ${format(highest.value)}`}</ChartLabel>
      )}
    </g>
  );
}

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

function Chart({ id, title, summary, labels, legend, columns, rows, children }: ChartProps) {
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

// Words at an end of the drawing grow inwards, so that none are cut off; an edge in the colour of the paper keeps lines out of them.
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

function BarSwatch({ filled }: { filled?: boolean }) {
  return (
    <svg width="12" height="12" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="11"
        height="11"
        fill={filled ? "var(--stop)" : "var(--line)"}
        stroke={filled ? "none" : "var(--edge)"}
      />
    </svg>
  );
}

function LineSwatch({ dashed }: { dashed?: boolean }) {
  return (
    <svg width="28" height="12" aria-hidden="true">
      <line
        x1="0"
        y1="6"
        x2="28"
        y2="6"
        stroke={dashed ? "var(--link)" : "var(--ink)"}
        strokeWidth="2"
        strokeDasharray={dashed ? "5 3" : undefined}
      />
    </svg>
  );
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

function formatRange(values: (number | undefined)[], format: (value: number) => string): string {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? "no values" : `${format(Math.min(...known))} to ${format(Math.max(...known))}`;
}

function formatValue(value: number | undefined, format: (value: number) => string): string | undefined {
  return value === undefined ? undefined : format(value);
}
