import type { ReactNode } from "react";
import { Table, type Column } from "~/ui/table";

export function ListCard({
  title,
  columns,
  rows,
  none,
}: {
  title: string;
  columns: Column[];
  rows: { key: string; cells: ReactNode[] }[];
  none: string;
}) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <Table caption={title} columns={columns} rows={rows} />
      )}
    </section>
  );
}
