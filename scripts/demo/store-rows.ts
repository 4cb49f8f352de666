import { getTableColumns, getTableName, type Column, type Table } from "drizzle-orm";
import { sqlite } from "~/db/client.server";
import { TABLE_NAMES, TABLES, type Rows } from "./rows";

type Row = Record<string, unknown>;
type Shape = { given: string[]; insert: (row: Row) => void };

// The row shapes of each table: one or two.
const known = new Map<string, Shape[]>();

/**
 * Stores rows as they are, parents first, in the caller's transaction. One prepared statement for each table,
 * because drizzle would build each of a million again.
 */
export function storeRows(rows: Rows): void {
  for (const name of TABLE_NAMES) for (const row of rows[name]) shapeOf(name, row).insert(row);
}

function shapeOf(name: keyof Rows, row: Row): Shape {
  const shapes = known.get(name) ?? [];
  const found = shapes.find(({ given }) => isOf(row, given));
  if (found) return found;
  const given = Object.keys(row);
  const shape = { given, insert: prepareInsert(TABLES[name], given) };
  known.set(name, [shape, ...shapes]);
  return shape;
}

function isOf(row: Row, given: string[]): boolean {
  let place = 0;
  for (const property in row) if (property !== given[place++]) return false;
  return place === given.length;
}

function prepareInsert(table: Table, given: string[]): (row: Row) => void {
  const all = getTableColumns(table);
  const columns = given.flatMap((property) =>
    all[property] ? [{ property, column: all[property], toDriver: driverOf(all[property]) }] : [],
  );
  const statement = sqlite.prepare(
    `insert into ${getTableName(table)} (${columns.map(({ column }) => `"${column.name}"`).join(", ")}) values (${columns.map(() => "?").join(", ")})`,
  );
  const values = new Array<unknown>(columns.length).fill(null);
  return (row) => {
    columns.forEach(({ property, toDriver }, place) => (values[place] = toDriver(row[property])));
    statement.run(values);
  };
}

function driverOf(column: Column): (value: unknown) => unknown {
  return (value) => (value === null || value === undefined ? null : column.mapToDriverValue(value));
}
