import { BASELINE, valueHeight, centerPercent, toPercent, ChartLabel } from "./chart-frame";

// Space above the drawing for the label of the selected step. Its position is fixed, so that it is not cut
// off.
const LABEL_SPACE = 20;

type Series = { name: string; values: number[] };
type ColumnChartProps = {
  id: string;
  title: string;
  labels: string[];
  series: Series[];
  format: (value: number) => string;
};

/**
 * One or two counts for each step. A step shows its values on hover and focus; the highest value is always
 * shown.
 */
export function ColumnChart({ id, title, labels, series, format }: ColumnChartProps) {
  const peak = Math.max(1, ...series.flatMap(({ values }) => values));
  const last = labels.length - 1;
  const labelled = [...new Set([0, Math.round(last / 2), last])].filter((place) => place >= 0);
  const peakIndex = labels.findIndex((_, place) => series.some(({ values }) => values[place] === peak));
  return (
    <>
      {series.length > 1 && (
        <p className="row hint">
          {series.map(({ name }, number) => (
            <span className="row" key={name}>
              <svg width="12" height="12" aria-hidden="true">
                <rect x="0.5" y="0.5" width="11" height="11" {...seriesFill(number)} />
              </svg>
              {name}
            </span>
          ))}
        </p>
      )}
      <svg width="100%" height={BASELINE + 28 + LABEL_SPACE} role="group" aria-labelledby={`${id}-title`}>
        <title id={`${id}-title`}>{title}</title>
        <g transform={`translate(0 ${LABEL_SPACE})`}>
          {labels.map((label, place) => (
            <StepColumns
              key={label}
              index={place}
              count={labels.length}
              label={label}
              series={series}
              peak={peak}
              format={format}
            />
          ))}
          <line x1="0" y1={BASELINE} x2="100%" y2={BASELINE} stroke="var(--edge)" />
          {peakIndex >= 0 && (
            <ChartLabel index={peakIndex} count={labels.length} y={18}>
              {format(peak)}
            </ChartLabel>
          )}
          {labelled.map((place) => (
            <ChartLabel key={place} index={place} count={labels.length} y={BASELINE + 20}>
              {labels[place]}
            </ChartLabel>
          ))}
        </g>
      </svg>
    </>
  );
}

function StepColumns({
  index,
  count,
  label,
  series,
  peak,
  format,
}: {
  index: number;
  count: number;
  label: string;
  series: Series[];
  peak: number;
  format: (value: number) => string;
}) {
  const step = 100 / count;
  const width = (step * 0.7) / series.length;
  const left = centerPercent(index, count) - step * 0.35;
  const description = `${label}: ${series.map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`).join(", ")}`;
  return (
    <g>
      {series.map(({ name, values }, number) => {
        const height = valueHeight(Math.max(0, values[index] ?? 0), peak);
        return (
          height > 0 && (
            <rect
              key={name}
              x={toPercent(left + number * width)}
              y={BASELINE - height}
              width={toPercent(width)}
              height={height}
              {...seriesFill(number)}
            />
          )
        );
      })}
      <rect
        className="point"
        tabIndex={0}
        role="img"
        aria-label={description}
        x={toPercent(index * step)}
        y="0"
        width={toPercent(step)}
        height={BASELINE}
        fill="transparent"
      />
      <text x="0" y={-4} fontSize="13" fill="var(--ink)">
        {description}
      </text>
    </g>
  );
}

function seriesFill(number: number) {
  return number === 0 ? { fill: "var(--link)" } : { fill: "var(--paper)", stroke: "var(--edge)" };
}
