import { BASELINE, Chart, ChartLabel, valueHeight, centerPercent, toPercent } from "./chart-frame";

type LineSeries = { name: string; dashed?: boolean; values: (number | undefined)[] };

type LineChartProps = {
  id: string;
  title: string;
  step: string;
  labels: string[];
  lines: LineSeries[];
  /** Formats a value: "4.2 s". */ format: (value: number) => string;
  /** The text of a cell without a value. */ emptyText: string;
};

/**
 * Values over time, one line per series. A step without a value leaves a gap. The highest point of each line
 * shows its name and value.
 */
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
  // A line never crosses the label above its own highest point, but another line may.
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

function formatRange(values: (number | undefined)[], format: (value: number) => string): string {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? "no values" : `${format(Math.min(...known))} to ${format(Math.max(...known))}`;
}

function formatValue(value: number | undefined, format: (value: number) => string): string | undefined {
  return value === undefined ? undefined : format(value);
}
