import { FLOOR, heightOf, middle, percent, Words } from "./chart";

// Room above the drawing for the words of the step that is pointed at. They stand at one place, so that none are cut off.
const ABOVE = 20;

type Series = { name: string; values: number[] };
type ColumnChartProps = {
  id: string;
  title: string;
  labels: string[];
  series: Series[];
  format: (value: number) => string;
};

/** One or two counts for each step, side by side. Each step says its values when it is pointed at or focused; the highest value stands written. */
export function ColumnChart({ id, title, labels, series, format }: ColumnChartProps) {
  const peak = Math.max(1, ...series.flatMap(({ values }) => values));
  const last = labels.length - 1;
  const named = [...new Set([0, Math.round(last / 2), last])].filter((place) => place >= 0);
  const high = labels.findIndex((_, place) => series.some(({ values }) => values[place] === peak));
  return (
    <>
      {series.length > 1 && (
        <p className="row hint">
          {series.map(({ name }, number) => (
            <span className="row" key={name}>
              <svg width="12" height="12" aria-hidden="true">
                <rect x="0.5" y="0.5" width="11" height="11" {...lookOf(number)} />
              </svg>
              {name}
            </span>
          ))}
        </p>
      )}
      <svg width="100%" height={FLOOR + 28 + ABOVE} role="group" aria-labelledby={`${id}-title`}>
        <title id={`${id}-title`}>{title}</title>
        <g transform={`translate(0 ${ABOVE})`}>
          {labels.map((label, place) => (
            <Step
              key={label}
              place={place}
              of={labels.length}
              label={label}
              series={series}
              peak={peak}
              format={format}
            />
          ))}
          <line x1="0" y1={FLOOR} x2="100%" y2={FLOOR} stroke="var(--edge)" />
          {high >= 0 && (
            <Words place={high} of={labels.length} y={18}>
              {format(peak)}
            </Words>
          )}
          {named.map((place) => (
            <Words key={place} place={place} of={labels.length} y={FLOOR + 20}>
              {labels[place]}
            </Words>
          ))}
        </g>
      </svg>
    </>
  );
}

function Step({
  place,
  of,
  label,
  series,
  peak,
  format,
}: {
  place: number;
  of: number;
  label: string;
  series: Series[];
  peak: number;
  format: (value: number) => string;
}) {
  const step = 100 / of;
  const width = (step * 0.7) / series.length;
  const left = middle(place, of) - step * 0.35;
  const words = `${label}: ${series.map(({ name, values }) => `${name} ${format(values[place] ?? 0)}`).join(", ")}`;
  return (
    <g>
      {series.map(({ name, values }, number) => {
        const tall = heightOf(Math.max(0, values[place] ?? 0), peak);
        return (
          tall > 0 && (
            <rect
              key={name}
              x={percent(left + number * width)}
              y={FLOOR - tall}
              width={percent(width)}
              height={tall}
              {...lookOf(number)}
            />
          )
        );
      })}
      <rect
        className="point"
        tabIndex={0}
        role="img"
        aria-label={words}
        x={percent(place * step)}
        y="0"
        width={percent(step)}
        height={FLOOR}
        fill="transparent"
      />
      <text x="0" y={-4} fontSize="13" fill="var(--ink)">
        {words}
      </text>
    </g>
  );
}

function lookOf(number: number) {
  return number === 0 ? { fill: "var(--link)" } : { fill: "var(--paper)", stroke: "var(--edge)" };
}
