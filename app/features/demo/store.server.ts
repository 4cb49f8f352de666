import { getTableColumns, getTableName, type Table } from "drizzle-orm"
import { sqlite } from "~/db/client.server"
import { events } from "~/db/schema"
import { TABLE_NAMES, TABLES, type Rows } from "./rows"

type Row = Record<string, unknown>

const prepared = new Map<string, (row: Row) => void>()

/** Stores rows as they are, parents first: one prepared statement for each table, for drizzle would build each of a million anew. In the caller's transaction. */
export function storeRows(rows: Rows): void {
  for (const name of TABLE_NAMES) for (const row of rows[name]) inserterOf(name, TABLES[name], row)(row)
}

/** The same for what is counted. */
export function storeEvents(rows: (typeof events.$inferInsert)[]): void {
  for (const row of rows) inserterOf("events", events, row)(row)
}

function inserterOf(name: string, table: Table, row: Row): (row: Row) => void {
  const given = Object.keys(row)
  const key = `${name} ${given.join(" ")}`
  const known = prepared.get(key)
  if (known) return known
  const inserter = prepareInsert(table, given)
  prepared.set(key, inserter)
  return inserter
}

function prepareInsert(table: Table, given: string[]): (row: Row) => void {
  const all = getTableColumns(table)
  const columns = given.flatMap((property) => (all[property] ? [{ property, column: all[property] }] : []))
  const statement = sqlite.prepare(`insert into ${getTableName(table)} (${columns.map(({ column }) => `"${column.name}"`).join(", ")}) values (${columns.map(() => "?").join(", ")})`)
  return (row) => {
    statement.run(columns.map(({ property, column }) => {
      const value = row[property]
      return value === null || value === undefined ? null : column.mapToDriverValue(value)
    }))
  }
}
