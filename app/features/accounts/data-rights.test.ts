import { readFileSync } from "node:fs";
import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "~/db/schema";
import { ERASURE_RULES } from "~/features/data-rights/erase-account.server";
import { COLUMN_PURPOSES } from "./column-purposes";
import { EXCLUDED_COLUMNS } from "./excluded-columns";
import { EXPORTED_COLUMNS } from "./export-columns";
import { formatPurposesTable } from "./purposes-table";

// The test reads the whole schema, so that a new table or column needs a decision about data rights.
const tables = Object.entries(schema).flatMap(([name, value]) =>
  is(value, SQLiteTable) ? [{ name, table: value, columns: Object.keys(getTableColumns(value)) }] : [],
);
const all = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));

test("every column is either exported or excluded with a reason", () => {
  expect(tables.length).toBeGreaterThan(15);
  const exported = Object.entries(EXPORTED_COLUMNS).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  const isLeftOut = (column: string) =>
    column in EXCLUDED_COLUMNS || (column.split(".")[0] ?? "") in EXCLUDED_COLUMNS;
  expect(all.filter((column) => !exported.includes(column) && !isLeftOut(column))).toEqual([]);
  expect(exported.filter(isLeftOut)).toEqual([]);
  expect(exported.filter((column) => !all.includes(column))).toEqual([]);
  expect(
    Object.keys(EXCLUDED_COLUMNS).filter(
      (name) => !all.includes(name) && !tables.some((table) => table.name === name),
    ),
  ).toEqual([]);
});

test("no secret is exported", () => {
  const exported = Object.values(EXPORTED_COLUMNS).flatMap((columns): string[] => [...columns]);
  expect(exported.filter((column) => /hash|secret|token|key/i.test(column) && column !== "textHash")).toEqual(
    [],
  );
});

test("every table has an erasure rule, and its foreign key matches the rule", () => {
  expect(tables.map(({ name }) => name).filter((name) => !(name in ERASURE_RULES))).toEqual([]);
  expect(Object.keys(ERASURE_RULES).filter((name) => !tables.some((table) => table.name === name))).toEqual(
    [],
  );
  const wrong = tables.filter(({ name, table }) => {
    const cascades = getTableConfig(table)
      .foreignKeys.filter(({ onDelete }) => onDelete === "cascade")
      .map((key) => key.reference().foreignTable);
    const way = ERASURE_RULES[name];
    if (way === "keeps a pseudonym")
      return !getTableConfig(table).foreignKeys.some(
        (key) => key.onDelete === "set null" && key.reference().foreignTable === schema.users,
      );
    // The number of the user sequence, deleted with the account. No other column links the row to a user.
    if (way === "keeps a number")
      return (
        ERASURE_RULES.userSequence !== "goes with the account" ||
        getTableConfig(table).foreignKeys.length > 0 ||
        "userId" in getTableColumns(table)
      );
    if (way === "goes with the account") return !cascades.includes(schema.users);
    // A parent that is erased with its own parent follows the same rule.
    const isParentErased = (parent: SQLiteTable) =>
      tables.some((entry) => entry.table === parent && ERASURE_RULES[entry.name]?.startsWith("goes with"));
    return way === "goes with its parent" && !cascades.some(isParentErased);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a table with a user id never has the rule "holds nobody"', () => {
  const owned = tables.filter(({ columns }) => columns.includes("userId")).map(({ name }) => name);
  expect(owned.length).toBeGreaterThan(8);
  expect(owned.filter((name) => ERASURE_RULES[name] !== "goes with the account")).toEqual([
    "balanceEntries",
    "deposits",
    "institutionSeats",
    "payments",
  ]);
  for (const name of ["balanceEntries", "deposits", "institutionSeats", "payments"])
    expect(ERASURE_RULES[name]).toBe("keeps a pseudonym");
});

test("every column has a purpose, and the documentation shows the same register", () => {
  const mapped = Object.entries(COLUMN_PURPOSES).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(all.filter((column) => !mapped.includes(column))).toEqual([]);
  expect(mapped.filter((column) => !all.includes(column))).toEqual([]);
  expect(readFileSync("docs/data-protection.md", "utf8")).toContain(formatPurposesTable());
});

test("data that is not personal is neither excluded as a secret nor linked to a user", () => {
  const plain = Object.entries(COLUMN_PURPOSES).flatMap(([table, columns]) =>
    Object.keys(columns)
      .filter((column) => columns[column] === "not personal")
      .map((column) => `${table}.${column}`),
  );
  expect(
    plain.filter((column) => /user|email|name|text|content|title/i.test(column.split(".")[1] ?? "")),
  ).toEqual([]);
});
