import Database from "better-sqlite3";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { migrateDatabase } from "~/db/migrate.server";
import * as schema from "~/db/schema";
import { dumpSchema } from "./schema-dump";

const dialect = new SQLiteSyncDialect();
const tables = Object.values(schema).flatMap((value) => (is(value, SQLiteTable) ? [value] : []));

function freshDatabase() {
  const sqlite = new Database(":memory:");
  migrateDatabase(sqlite, { folder: "drizzle", backups: "never-used" });
  return sqlite;
}

/** A table as the code describes it. */
function described(table: SQLiteTable) {
  const { name, columns, primaryKeys, foreignKeys, indexes, uniqueConstraints } = getTableConfig(table);
  const key = primaryKeys[0]?.columns.map((column) => column.name) ?? [];
  return {
    name,
    columns: columns
      .map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        isRequired: column.notNull,
        isGenerated: column.generated !== undefined,
        keyPlace: column.primary ? 1 : key.indexOf(column.name) + 1,
        standard: defaultText(column.default),
      }))
      .sort(byName),
    foreignKeys: foreignKeys
      .map(({ reference, onDelete }) => {
        const { columns, foreignTable, foreignColumns } = reference();
        return `${columns.map((column) => column.name).join()} → ${getTableConfig(foreignTable).name}(${foreignColumns.map((column) => column.name).join()}) ${onDelete ?? "no action"}`;
      })
      .sort(),
    indexes: [
      ...indexes.map(({ config }) =>
        indexText(
          config.name,
          config.columns.map((column) => ("name" in column ? column.name : "")),
          config.unique,
          config.where && inlined(config.where),
        ),
      ),
      ...columns
        .filter(({ isUnique }) => isUnique)
        .map((column) => indexText(column.uniqueName ?? "", [column.name], true)),
      ...uniqueConstraints.map((unique) =>
        indexText(
          unique.getName() ?? "",
          unique.columns.map((column) => column.name),
          true,
        ),
      ),
    ].sort(),
  };
}

/** The same table as the migrated database has it. */
function migrated(sqlite: Database.Database, name: string) {
  const columns = sqlite.pragma(`table_xinfo(${name})`) as {
    name: string;
    type: string;
    notnull: number;
    dflt_value: string | null;
    pk: number;
    hidden: number;
  }[];
  const foreignKeys = sqlite.pragma(`foreign_key_list(${name})`) as {
    table: string;
    from: string;
    to: string;
    on_delete: string;
  }[];
  const indexes = sqlite.pragma(`index_list(${name})`) as { name: string; unique: number; origin: string }[];
  return {
    name,
    columns: columns
      .map((column) => ({
        name: column.name,
        type: column.type.toLowerCase(),
        isRequired: column.notnull === 1,
        isGenerated: column.hidden > 1,
        keyPlace: column.pk,
        standard: column.dflt_value,
      }))
      .sort(byName),
    foreignKeys: foreignKeys
      .map((key) => `${key.from} → ${key.table}(${key.to}) ${key.on_delete.toLowerCase()}`)
      .sort(),
    indexes: indexes
      .filter(({ origin }) => origin === "c")
      .map((index) => {
        const names = (sqlite.pragma(`index_info(${index.name})`) as { name: string }[]).map(
          ({ name }) => name,
        );
        const sql = String(
          sqlite.prepare("select sql from sqlite_master where name = ?").pluck().get(index.name),
        );
        return indexText(index.name, names, index.unique === 1, / WHERE (.*)$/.exec(sql)?.[1]);
      })
      .sort(),
  };
}

function byName(one: { name: string }, two: { name: string }) {
  return one.name < two.name ? -1 : 1;
}

function indexText(name: string, columns: string[], isUnique: boolean, where?: string) {
  return `${isUnique ? "unique " : ""}${name} (${columns.join()})${where ? ` where ${where}` : ""}`;
}

function inlined(sql: SQL): string {
  return dialect.sqlToQuery(sql.inlineParams()).sql;
}

function defaultText(value: unknown): string | null {
  if (value === undefined) return null;
  if (is(value, SQL)) return inlined(value);
  return typeof value === "string" ? `'${value}'` : String(value);
}

test("a migrated database has every table as the code describes it, and no other", () => {
  const sqlite = freshDatabase();
  const names = tables.map((table) => getTableConfig(table).name).sort();
  expect(names.length).toBeGreaterThan(40);
  const there = sqlite
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name <> '__drizzle_migrations' order by name",
    )
    .pluck()
    .all();
  expect(there).toEqual(names);
  for (const table of tables) {
    const { name } = getTableConfig(table);
    expect(migrated(sqlite, name)).toEqual(described(table));
  }
});

test("the comparison sees a column that lost its NOT NULL, another default, a missing index and a missing foreign key", () => {
  const sqlite = new Database(":memory:");
  sqlite.exec("create table photos (id text primary key not null, created_at integer default 1)");
  const found = migrated(sqlite, "photos");
  const wanted = described(schema.photos);
  const createdAt = ({ columns }: typeof found) => columns.find(({ name }) => name === "created_at");
  expect([createdAt(found), createdAt(wanted)]).toMatchObject([
    { isRequired: false, standard: "1" },
    { isRequired: true, standard: null },
  ]);
  expect([found.indexes, wanted.indexes]).toEqual([[], ["unique photos_user_id_unique (user_id)"]]);
  expect([found.foreignKeys, wanted.foreignKeys]).toEqual([[], ["user_id → users(id) cascade"]]);
});

// What the code cannot describe stands only in the migrations: triggers, the search index, WITHOUT ROWID. A change on purpose is written into the file with
// `npx vitest run --project unit tests/schema.test.ts -u`, and read before it is committed.
test("a migrated database has the schema of tests/fixtures/schema/sqlite-master.txt", async () => {
  await expect(dumpSchema(freshDatabase())).toMatchFileSnapshot("fixtures/schema/sqlite-master.txt");
});

test("the dump shows a missing trigger, a changed one, a table without its WITHOUT ROWID, and the search index without secure-delete", () => {
  const before = dumpSchema(freshDatabase());
  const changes = [
    "drop trigger analytics_events_after_update",
    "drop trigger analytics_events_after_insert; create trigger analytics_events_after_insert after insert on analytics_events begin select 1; end",
    "drop table invalidated_days; create table invalidated_days (day text not null, type text not null, primary key (day, type))",
    "insert into user_search (user_search, rank) values ('secure-delete', 0)",
    "insert into user_parts (user_parts, rank) values ('secure-delete', 0)",
    "drop index users_closed; create index users_closed on users (deletion_requested_at)",
  ];
  for (const change of changes) {
    const sqlite = freshDatabase();
    sqlite.exec(change);
    expect(dumpSchema(sqlite), change).not.toBe(before);
  }
});
