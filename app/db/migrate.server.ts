import { createHash } from "node:crypto";
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
  const applied = listAppliedMigrations(sqlite).length;
  const known = readJournal(folder).length;
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

/** For a replica, which cannot migrate. Throws when the primary's schema is not the one of this program. */
export function assertSchemaIsKnown(sqlite: Database.Database, folder: string) {
  const applied = listAppliedMigrations(sqlite);
  const known = listKnownMigrations(folder);
  if (applied.join() === known.join()) return;
  throw new Error(
    `The database has had ${applied.length} migrations, this program knows ${known.length}, or others. Start the same release on the primary first.`,
  );
}

/** The hashes of the migrations that this program knows, in order, as the database stores them. */
export function listKnownMigrations(folder = join(process.cwd(), "drizzle")): string[] {
  return readJournal(folder).map(({ tag }) =>
    createHash("sha256")
      .update(readFileSync(join(folder, `${tag}.sql`), "utf8"))
      .digest("hex"),
  );
}

/** The hashes of the migrations that a database has had, in order; none in a database of another program. */
export function listAppliedMigrations(sqlite: Database.Database): string[] {
  const table = sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return [];
  return sqlite.prepare<[], string>("select hash from __drizzle_migrations order by id").pluck().all();
}

function readJournal(folder: string): { tag: string }[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, "meta", "_journal.json"), "utf8"),
  );
  return journal.entries;
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
