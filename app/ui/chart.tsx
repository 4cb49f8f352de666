import type { ReactNode } from "react";
import { Disclosure } from "./dialog";
import { Table, type Column } from "./rows";

// Across in per cent, down in pixels: the drawing stretches with its column while its words keep their size.
const HEIGHT = 168;
const TOP = 26;
export const FLOOR = 140;

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
  const high = points.findIndex((point) => point.whole === peak);
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const summary = `${whole}: ${sum(points.map((point) => point.whole))}, of them ${part.toLowerCase()}: ${sum(points.map((point) => point.part))}.`;
  return (
    <Chart
      id={id}
      title={title}
      summary={summary}
      labels={points.map(({ label }) => label)}
      legend={[
        { name: whole, mark: <Box /> },
        { name: part, mark: <Box filled /> },
      ]}
      columns={[step, { figures: whole }, { figures: part }]}
      rows={points.map(({ label, whole: all, part: some }) => [label, all, some])}
    >
      {points.map((point, place) => {
        const x = percent(middle(place, points.length) - width / 2);
        const tall = heightOf(point.whole, peak);
        const filled = heightOf(point.part, peak);
        return (
          <g key={point.label}>
            {tall > 0 && (
              <rect
                x={x}
                y={FLOOR - tall}
                width={percent(width)}
                height={tall}
                fill="var(--line)"
                stroke="var(--edge)"
              />
            )}
            {filled > 0 && (
              <rect x={x} y={FLOOR - filled} width={percent(width)} height={filled} fill="var(--stop)" />
            )}
          </g>
        );
      })}
      {high >= 0 && (
        <Words place={high} of={points.length} y={TOP - 8}>
          {peak.toLocaleString("en-GB")}
        </Words>
      )}
    </Chart>
  );
}

type Line = { name: string; dashed?: boolean; values: (number | undefined)[] };
type LineChartProps = {
  id: string;
  title: string;
  step: string;
  labels: string[];
  lines: Line[];
  /** A value in words: "4.2 s". */ format: (value: number) => string;
  /** Stands in a cell that has no value. */ without: string;
};

/** Values over time, one line each; a step without a value leaves a gap. Each line's highest point carries its name and figure. */
export function LineChart({ id, title, step, labels, lines, format, without }: LineChartProps) {
  const peak = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const summary = lines.map((line) => `${line.name}: ${rangeOf(line.values, format)}.`).join(" ");
  const rows = labels.map((label, place) => [
    label,
    ...lines.map(({ values }) => wordOf(values[place], format) ?? without),
  ]);
  return (
    <Chart
      id={id}
      title={title}
      summary={summary}
      labels={labels}
      legend={lines.map(({ name, dashed }) => ({ name, mark: <Stroke dashed={dashed} /> }))}
      columns={[step, ...lines.map(({ name }) => ({ figures: name }))]}
      rows={rows}
    >
      {lines.map((line) => (
        <Drawn
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

const ROOM_FOR_WORDS = 30;

function Drawn({
  line: { name, dashed, values },
  others,
  peak,
  format,
}: {
  line: Line;
  others: Line[];
  peak: number;
  format: (value: number) => string;
}) {
  const known = values.flatMap((value, place) => (value === undefined ? [] : [{ value, place }]));
  const highest = known.reduce<(typeof known)[number] | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  const at = ({ value, place }: { value: number; place: number }) => ({
    x: percent(middle(place, values.length)),
    y: FLOOR - heightOf(value, peak),
  });
  const tone = dashed ? "var(--link)" : "var(--ink)";
  // Over its highest point a line is never in the way of its own words; another one may be.
  const isCrowded =
    highest &&
    others.some((other) => {
      const above = heightOf(other.values[highest.place] ?? 0, peak) - heightOf(highest.value, peak);
      return above >= 0 && above < ROOM_FOR_WORDS;
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
        <Words
          place={highest.place}
          of={values.length}
          y={at(highest).y + (isCrowded ? 18 : -9)}
        >{`${name}: ${format(highest.value)}`}</Words>
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
  const named = [...new Set([0, Math.round(last / 2), last])].filter((place) => place >= 0);
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
        <line x1="0" y1={FLOOR} x2="100%" y2={FLOOR} stroke="var(--edge)" />
        {named.map((place) => (
          <Words key={place} place={place} of={labels.length} y={FLOOR + 20}>
            {labels[place]}
          </Words>
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
export function Words({
  place,
  of,
  y,
  children,
}: {
  place: number;
  of: number;
  y: number;
  children: ReactNode;
}) {
  const at = middle(place, of);
  const [x, anchor] = endOf(at);
  return (
    <text
      x={percent(x)}
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

function endOf(at: number): [number, "start" | "middle" | "end"] {
  if (at < 15) return [Math.max(0, at - 2), "start"];
  return at > 85 ? [Math.min(100, at + 2), "end"] : [at, "middle"];
}

function Box({ filled }: { filled?: boolean }) {
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

function Stroke({ dashed }: { dashed?: boolean }) {
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

export function heightOf(value: number, peak: number): number {
  return Math.round((value / peak) * (FLOOR - TOP));
}

export function middle(place: number, of: number): number {
  return ((place + 0.5) / of) * 100;
}

export function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}

function rangeOf(values: (number | undefined)[], format: (value: number) => string): string {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? "no values" : `${format(Math.min(...known))} to ${format(Math.max(...known))}`;
}

function wordOf(value: number | undefined, format: (value: number) => string): string | undefined {
  return value === undefined ? undefined : format(value);
}
