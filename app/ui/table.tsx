import type { ReactNode } from "react";

/** A list of terms with values. */
export function DefinitionList({ rows }: { rows: { term: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="rows">
      {rows.map(({ term, value }, place) => (
        <div key={place}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A column by its name. Numbers are right-aligned, for comparison; actions name themselves on a phone. */
export type Column = string | { numeric: string } | { actions: string };
type TableProps = { caption: string; columns: Column[]; rows: { key: string; cells: ReactNode[] }[] };

const MAX_UNSTACKED_COLUMNS = 3;

/**
 * A table that becomes stacked rows on a phone, each headed by its first cell. A table with few number
 * columns stays a table. The ARIA roles are explicit, because the stacking CSS removes the native ones.
 */
export function Table({ caption, columns, rows }: TableProps) {
  const headers = columns.map((column) => {
    if (typeof column === "string") return { name: column, label: column };
    if ("actions" in column) return { name: column.actions };
    return { name: column.numeric, label: column.numeric, cellClass: "number" };
  });
  const isUnstacked =
    headers.length <= MAX_UNSTACKED_COLUMNS && headers.slice(1).every(({ cellClass }) => cellClass);
  return (
    <table className={isUnstacked ? "table" : "table stacks"} role="table">
      <caption>
        <span className="hidden-text">{caption}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {headers.map(({ name, cellClass }) => (
            <th key={name} scope="col" role="columnheader" className={cellClass}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, n) => (
              <td
                key={headers[n]?.name}
                role="cell"
                data-label={headers[n]?.label}
                className={headers[n]?.cellClass}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
