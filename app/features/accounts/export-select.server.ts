import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

type Columns = Record<string, SQLiteColumn>;

export function selectColumns<
  Table extends { _: { columns: Columns } },
  Name extends keyof Table["_"]["columns"] & keyof Table,
>(table: Table, names: readonly Name[]): Pick<Table, Name> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;
}
