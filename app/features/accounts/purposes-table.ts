import { COLUMN_PURPOSES } from "./column-purposes";
import { PURPOSES } from "./purposes";

/** The register as a Markdown table: one row for each purpose, with its columns. */
export function formatPurposesTable(): string {
  const rows = Object.entries(PURPOSES).map(([purpose, { description, basis, retention }]) => {
    const columns = Object.entries(COLUMN_PURPOSES).flatMap(([table, named]) => {
      const columnsOfPurpose = Object.keys(named).filter((column) => named[column] === purpose);
      if (columnsOfPurpose.length === 0) return [];
      return columnsOfPurpose.length === Object.keys(named).length
        ? [`${table} (all)`]
        : [`${table}: ${columnsOfPurpose.join(", ")}`];
    });
    return `| ${purpose} | ${description} | ${basis} | ${retention} | ${columns.join("; ")} |`;
  });
  return ["| Purpose | What for | Basis | Kept | Columns |", "| --- | --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}
