import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { migrateDatabase } from "./migrate.server";

const START = `CREATE TABLE parents (id text PRIMARY KEY NOT NULL, name text);
--> statement-breakpoint
CREATE TABLE children (id text PRIMARY KEY NOT NULL, parent_id text NOT NULL REFERENCES parents(id) ON DELETE cascade);`;

// The SQL that drizzle-kit writes when a column changes its type: a new table, a copy, a drop, a rename.
const REBUILD = `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE __new_parents (id text PRIMARY KEY NOT NULL, name text NOT NULL DEFAULT '');--> statement-breakpoint
INSERT INTO __new_parents SELECT id, coalesce(name, '') FROM parents;--> statement-breakpoint
DROP TABLE parents;--> statement-breakpoint
ALTER TABLE __new_parents RENAME TO parents;--> statement-breakpoint
PRAGMA foreign_keys=ON;`;

function folders(migrations: string[]) {
  const root = mkdtempSync(join(tmpdir(), "oya-migrate-"));
  const folder = join(root, "drizzle");
  mkdirSync(join(folder, "meta"), { recursive: true });
  const entries = migrations.map((sql, idx) => {
    writeFileSync(join(folder, `000${idx}_step.sql`), sql);
    return { idx, version: "6", when: 1000 + idx, tag: `000${idx}_step`, breakpoints: true };
  });
  writeFileSync(
    join(folder, "meta", "_journal.json"),
    JSON.stringify({ version: "7", dialect: "sqlite", entries }),
  );
  return { folder, backups: join(root, "backups"), file: join(root, "test.db") };
}

test("a table rebuild preserves the child rows", () => {
  const start = folders([START]);
  const sqlite = new Database(start.file);
  migrateDatabase(sqlite, start);
  sqlite.pragma("foreign_keys = ON");
  sqlite.exec("insert into parents values ('p', 'Ada'); insert into children values ('c', 'p')");
  const next = folders([START, REBUILD]);
  migrateDatabase(sqlite, { folder: next.folder, backups: start.backups });
  expect(sqlite.prepare("select id from children").pluck().all()).toEqual(["c"]);
  expect(readdirSync(start.backups)).toHaveLength(1);
});

test("the same rebuild with foreign keys on would have deleted them", () => {
  const sqlite = new Database(":memory:");
  sqlite.exec(START.replace("--> statement-breakpoint", ""));
  sqlite.pragma("foreign_keys = ON");
  sqlite.exec("insert into parents values ('p', 'Ada'); insert into children values ('c', 'p')");
  sqlite.transaction(() => sqlite.exec(REBUILD.replaceAll("--> statement-breakpoint", "")))();
  expect(sqlite.prepare("select id from children").all()).toEqual([]);
});

test("a migration that leaves orphans stops the start", () => {
  const start = folders([START]);
  const sqlite = new Database(start.file);
  migrateDatabase(sqlite, start);
  sqlite.exec("insert into parents values ('p', 'Ada'); insert into children values ('c', 'p')");
  const next = folders([START, "DELETE FROM parents;"]);
  expect(() => migrateDatabase(sqlite, { folder: next.folder, backups: start.backups })).toThrow(
    /without their parents/,
  );
});

test("a database with unknown migrations is refused and stays unchanged", () => {
  const start = folders([START, REBUILD]);
  const sqlite = new Database(start.file);
  migrateDatabase(sqlite, start);
  const older = folders([START]);
  expect(() => migrateDatabase(sqlite, { folder: older.folder, backups: start.backups })).toThrow(
    /2 migrations, this program knows 1/,
  );
});
