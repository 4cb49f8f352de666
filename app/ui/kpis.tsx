import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Badge, Tile, Tiles } from "./card";
import { ColumnChart } from "./column-chart";
import { Disclosure } from "./dialog";
import { Table, type Column } from "./table";

type Kpi = {
  label: string;
  /** Undefined: not enough data yet. */ text?: string;
  description: string;
  note?: ReactNode;
};

/** Figures with an explanation behind a small "i". */
export function KpiTiles({ kpis }: { kpis: Kpi[] }) {
  return (
    <Tiles>
      {kpis.map(({ label, text, description, note }) => (
        <Tile
          key={label}
          label={label}
          value={text ?? <NotEnoughData />}
          note={
            <>
              {note}
              <Explanation label={label}>{description}</Explanation>
            </>
          }
        />
      ))}
    </Tiles>
  );
}

/** A figure in a card that links to its details. */
export function KpiCard({ label, text, note, href }: Omit<Kpi, "description"> & { href: string }) {
  return (
    <a className="card" href={href}>
      <h2 className="hint">{label}</h2>
      <p className="figure">{text ?? <NotEnoughData />}</p>
      <p className="hint">{note}</p>
    </a>
  );
}

type ReportCell =
  | string
  | number
  | {
      text: string;
      /** The value for the CSV file; empty if there is none. */ value?: string | number;
      href?: string;
      badge?: "plain" | "go" | "care";
    };
type Report = {
  id: string;
  title: string;
  columns: string[];
  rows: ReportCell[][];
  chart?: { labels: string[]; series: { name: string; values: number[] }[] };
  note?: string;
};

/** A table of figures with a link to its CSV file, and a chart above it where possible. */
export function ReportTable({
  report,
  csvHref,
  format,
}: {
  report: Report;
  csvHref: string;
  format: (value: number) => string;
}) {
  const { id, title, columns, rows, chart, note } = report;
  const headers = columns.map((name, place): Column =>
    rows.every((cells) => isNumeric(cells[place])) ? { numeric: name } : name,
  );
  const table =
    rows.length > 0 ? (
      <Table
        caption={title}
        columns={headers}
        rows={rows.map((cells, place) => ({
          key: `${place}`,
          cells: cells.map((cell, number) => <CellContent key={columns[number]} cell={cell} />),
        }))}
      />
    ) : (
      <p className="soft">Nothing yet.</p>
    );
  return (
    <section className="card stack">
      <div className="row apart">
        <h2>{title}</h2>
        <ButtonLink kind="link" small icon="download" href={csvHref} about={title}>
          CSV
        </ButtonLink>
      </div>
      {chart ? (
        <>
          <ColumnChart id={`chart-${id}`} title={title} {...chart} format={format} />
          <Disclosure summary="The figures as a table">{table}</Disclosure>
        </>
      ) : (
        table
      )}
      {note && <p className="hint">{note}</p>}
    </section>
  );
}

function isNumeric(cell: ReportCell | undefined): boolean {
  const value = typeof cell === "object" ? cell.value : cell;
  return typeof value === "number" || value === "";
}

function CellContent({ cell }: { cell: ReportCell }) {
  if (typeof cell !== "object") return <>{typeof cell === "number" ? cell.toLocaleString("en-GB") : cell}</>;
  if (cell.badge) return <Badge kind={cell.badge}>{cell.text}</Badge>;
  return cell.href ? <a href={cell.href}>{cell.text}</a> : <>{cell.text}</>;
}

function NotEnoughData() {
  return <span className="small soft">Not enough data yet</span>;
}

function Explanation({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="why">
      <summary>
        <span className="count" aria-hidden="true">
          i
        </span>
        <span className="hidden-text">What “{label}” means</span>
      </summary>
      <p>{children}</p>
    </details>
  );
}
