import type { ReactNode } from "react"

/** Facts with their names. */
export function DefinitionRows({ rows }: { rows: { term: string; value: ReactNode }[] }) {
  return (
    <dl className="rows">
      {rows.map(({ term, value }) => (
        <div key={term}><dt>{term}</dt><dd>{value}</dd></div>
      ))}
    </dl>
  )
}

type TableProps = { caption: string; columns: string[]; rows: { key: string; cells: ReactNode[] }[] }

/** A table that becomes stacked rows on a phone. The roles are said aloud, for CSS that restacks a table takes them away. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className="table" role="table">
      <caption><span className="hidden-text">{caption}</span></caption>
      <thead role="rowgroup">
        <tr role="row">{columns.map((column) => <th key={column} scope="col" role="columnheader">{column}</th>)}</tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, n) => <td key={columns[n]} role="cell" data-label={columns[n]}>{cell}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
