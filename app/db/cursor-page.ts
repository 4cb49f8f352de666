import { and, eq, lt, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** The last row of the page before, in a list with the newest first. */
export type Cursor = { at: Date; id: string };
/** At most `limit` rows after the cursor. */
export type PageRequest = { limit: number; cursor?: Cursor | undefined };
export type CursorPage<Row> = { rows: Row[]; next: Cursor | undefined };

/** The rows that come after the cursor, for a query ordered by both columns, descending. */
export function isAfter(
  columns: { at: SQLiteColumn; id: SQLiteColumn },
  cursor: Cursor | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  const { at, id } = columns;
  return or(lt(at, cursor.at), and(eq(at, cursor.at), lt(id, cursor.id)));
}

/** The page of what a query found with a limit of one row more than asked for. */
export function cutPage<Row>(
  found: Row[],
  { limit }: PageRequest,
  cursorOf: (row: Row) => Cursor,
): CursorPage<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? cursorOf(last) : undefined };
}

/** The same page of a list that is in memory, newest first. Rows of one moment must be ordered by id, descending. */
export function pageOfList<Row>(
  list: Row[],
  page: PageRequest,
  cursorOf: (row: Row) => Cursor,
): CursorPage<Row> {
  const { cursor, limit } = page;
  const isLater = (row: Row) => {
    const { at, id } = cursorOf(row);
    return !cursor || at < cursor.at || (at.getTime() === cursor.at.getTime() && id < cursor.id);
  };
  return cutPage(list.filter(isLater).slice(0, limit + 1), page, cursorOf);
}
