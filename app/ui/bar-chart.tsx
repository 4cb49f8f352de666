import { TOP, BASELINE, Chart, ChartLabel, valueHeight, centerPercent, toPercent } from "./chart-frame";

type BarChartProps = {
  id: string;
  title: string;
  /** Labels of the whole bar and of its filled part. */
  whole: string;
  part: string;
  /** Heading of the first table column: "Hour". */
  step: string;
  points: { label: string; whole: number; part: number }[];
};

/**
 * Counts over time: each bar has a filled part. The highest bar shows its value; a table below lists all
 * values.
 */
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
