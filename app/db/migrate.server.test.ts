import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { migrateDatabase } from "./migrate.server";

const START = `CREATE TABLE parents (id text PRIMARY KEY NOT NULL, name text);
--> statement-breakpoint
CREATE TABLE children (id text PRIMARY KEY NOT NULL, parent_id text NOT NULL REFERENCES parents(id) ON DELETE cascade);`;

// What drizzle-kit writes when a column changes its type: a new table, a copy, a drop, a rename.
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

test("a table rebuild keeps the children of its rows", () => {
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

test("a trial from before the tables of payments becomes an event with what was granted, and nothing else of the account is touched", () => {
  const root = mkdtempSync(join(tmpdir(), "oya-migrate-"));
  const before = join(root, "before");
  cpSync("drizzle", before, { recursive: true });
  const journal = JSON.parse(readFileSync("drizzle/meta/_journal.json", "utf8")) as {
    entries: { tag: string }[];
  };
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith("_payments"));
  expect(first).toBeGreaterThan(0);
  writeFileSync(
    join(before, "meta", "_journal.json"),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }),
  );
  const sqlite = new Database(join(root, "test.db"));
  const backups = join(root, "backups");
  migrateDatabase(sqlite, { folder: before, backups });
  sqlite.exec(`
    insert into users (id, created_at, updated_at, email, first_name, trial_ends_at) values ('a', 1, 1, 'a@example.com', 'Ada', 1700000000000), ('b', 1, 1, 'b@example.com', 'Bola', null);
    insert into settings (user_id, updated_at) values ('a', 1);
    insert into credit_ledger (id, created_at, user_id, kind, event, amount, key) values
      ('1', 1, 'a', 'cover_letter', 'granted', 2, 'g1'), ('2', 1, 'a', 'resume', 'granted', 1, 'g2'), ('3', 2, 'a', 'resume', 'reserved', -1, 'reserved:x:resume'), ('4', 3, 'a', 'resume', 'spent', 0, 'settled:x:resume');`);
  migrateDatabase(sqlite, { folder: "drizzle", backups });
  expect(
    sqlite
      .prepare("select user_id, at, type, plan, cover_letters, resumes, ends_at, key from billing_events")
      .all(),
  ).toEqual([
    {
      user_id: "a",
      at: 1_700_000_000_000 - 7 * 86_400_000,
      type: "trial_started",
      plan: "free_trial",
      cover_letters: 2,
      resumes: 1,
      ends_at: 1_700_000_000_000,
      key: "trial_started:a",
    },
  ]);
  expect(sqlite.prepare("select id from credit_ledger order by id").pluck().all()).toEqual(["3", "4"]);
  expect(sqlite.prepare("select user_id from settings").pluck().all()).toEqual(["a"]);
  expect(sqlite.prepare("select email from users order by id").pluck().all()).toEqual([
    "a@example.com",
    "b@example.com",
  ]);
});
