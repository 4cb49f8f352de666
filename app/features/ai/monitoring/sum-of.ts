import { sql, sum, type AnyColumn, type SQL } from "drizzle-orm";

export function sumOf(expression: SQL | AnyColumn) {
  return sql<number>`coalesce(${sum(expression)}, 0)`.mapWith(Number);
}
