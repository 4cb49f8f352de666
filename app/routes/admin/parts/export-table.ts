import type { Permission } from "~/features/accounts/permissions";
import type { CsvCell } from "~/features/ai/csv";

/** A list of the console as a CSV file. */
export type Export = {
  name: string;
  permission: Permission;
  /** The page that shows the list. */
  page: string;
  read: (
    fields: Record<string, unknown>,
    reader: { id: string },
  ) => { filter: Record<string, unknown>; rows: AsyncIterable<CsvCell[][]> };
};

/** The heads of the columns, then a batch of lines for each batch of rows. */
export async function* table<Row>(
  columns: string[],
  batches: AsyncIterable<Row[]>,
  toCells: (row: Row) => CsvCell[],
): AsyncGenerator<CsvCell[][]> {
  yield [columns];
  for await (const rows of batches) yield rows.map(toCells);
}

/** Rows that were read at once. */
export async function* oneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
