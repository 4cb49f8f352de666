import type { ReactNode } from "react";

/** Facts with their names. */
export function DefinitionRows({ rows }: { rows: { term: ReactNode; value: ReactNode }[] }) {
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

/** A column by its name. Figures stand at its right end, one under the other, so that they can be compared. */
export type Column = string | { figures: string };
type TableProps = { caption: string; columns: Column[]; rows: { key: string; cells: ReactNode[] }[] };

const FITS_A_PHONE = 3;

/**
 * A table that becomes stacked rows on a phone, each headed by its first cell; one of a few columns of figures fits and stays a table. The roles
 * are said aloud, for CSS that restacks a table takes them away.
 */
export function Table({ caption, columns, rows }: TableProps) {
  const heads = columns.map((column) =>
    typeof column === "string" ? { name: column, look: undefined } : { name: column.figures, look: "number" },
  );
  const stays = heads.length <= FITS_A_PHONE && heads.slice(1).every(({ look }) => look);
  return (
    <table className={stays ? "table" : "table stacks"} role="table">
      <caption>
        <span className="hidden-text">{caption}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map(({ name, look }) => (
            <th key={name} scope="col" role="columnheader" className={look}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, n) => (
              <td key={heads[n]?.name} role="cell" data-label={heads[n]?.name} className={heads[n]?.look}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
