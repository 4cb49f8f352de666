import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";

const MAX_BACKUPS = 5;

/**
 * Runs the missing migrations. Foreign keys are off on the connection meanwhile, because a table rebuild
 * would delete the child rows. Then every foreign key must hold, or this throws and the process does not
 * start. A database with rows is copied to `backups` first. Throws when the database comes from a newer
 * version of the program.
 */
export function migrateDatabase(
  sqlite: Database.Database,
  { folder, backups }: { folder: string; backups: string },
) {
  const applied = countAppliedMigrations(sqlite);
  const known = countKnownMigrations(folder);
  if (applied > known) {
    throw new Error(
      `The database has had ${applied} migrations, this program knows ${known}. It belongs to another release: start that one, or move the database away.`,
    );
  }
  if (applied > 0 && applied < known) backUpBeforeMigration(sqlite, backups);
  sqlite.pragma("foreign_keys = OFF");
  // Without the type argument tsc compares drizzle's whole type graph, a seventh of the type check.
  migrate<Record<string, never>>(drizzle(sqlite), { migrationsFolder: folder });
  const violations = sqlite.pragma("foreign_key_check");
  if (Array.isArray(violations) && violations.length > 0) {
    throw new Error(
      `The migration left ${violations.length} rows without their parents. Restore the newest file in ${backups}.`,
    );
  }
}

function countAppliedMigrations(sqlite: Database.Database): number {
  const table = sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return 0;
  return Number(sqlite.prepare("select count(*) from __drizzle_migrations").pluck().get());
}

function countKnownMigrations(folder: string): number {
  const journal: { entries: unknown[] } = JSON.parse(
    readFileSync(join(folder, "meta", "_journal.json"), "utf8"),
  );
  return journal.entries.length;
}

function backUpBeforeMigration(sqlite: Database.Database, backups: string) {
  mkdirSync(backups, { recursive: true });
  const name = `before-migration-${new Date().toISOString().replace(/[:.]/g, "-")}.db`;
  sqlite.prepare("vacuum into ?").run(join(backups, name));
  const old = readdirSync(backups)
    .filter((file) => file.startsWith("before-migration-"))
    .sort();
  for (const file of old.slice(0, -MAX_BACKUPS)) rmSync(join(backups, file));
}
