import { closeSync, openSync, readSync } from "node:fs";
import Database from "better-sqlite3";
import { listAppliedMigrations, listKnownMigrations } from "~/db/migrate.server";
import { BackupError } from "./backup-error";

export type InspectedDatabase = { migrations: string[]; tables: Record<string, number> };

const HEADER = "SQLite format 3\0";

/**
 * Opens a database file that is not in use and checks that it is whole, ours and not newer than this program. Returns its
 * migrations and the number of rows of each table. `name` is how sentences call it. Throws BackupError.
 */
export function inspectDatabase(file: string, name: string): InspectedDatabase {
  const header = readHeader(file);
  if (header === "") throw new BackupError(`${name} is empty.`);
  if (header !== HEADER) throw new BackupError(`${name} is damaged: it is no SQLite database.`);
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    assertIntegrity(database, name);
    const migrations = listAppliedMigrations(database);
    assertKnown(migrations, name);
    return { migrations, tables: countRows(database) };
  } finally {
    database.close();
  }
}

function readHeader(file: string): string {
  const bytes = Buffer.alloc(HEADER.length);
  const descriptor = openSync(file, "r");
  try {
    return bytes.toString("latin1", 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

function assertIntegrity(database: Database.Database, name: string) {
  const damage = new BackupError(`${name} is damaged.`);
  try {
    if (database.pragma("integrity_check", { simple: true }) !== "ok") throw damage;
  } catch {
    throw damage;
  }
  const orphans = database.pragma("foreign_key_check");
  if (Array.isArray(orphans) && orphans.length > 0)
    throw new BackupError(`${name} has ${orphans.length} rows without their parents.`);
}

function assertKnown(migrations: string[], name: string) {
  const known = listKnownMigrations();
  if (migrations.length === 0) throw new BackupError(`${name} belongs to another program.`);
  if (migrations.length > known.length)
    throw new BackupError(
      `${name} comes from a newer version: it has had ${migrations.length} migrations, this program knows ${known.length}.`,
    );
  if (migrations.some((hash, place) => hash !== known[place]))
    throw new BackupError(
      `${name} comes from another version: its migrations are not those of this program.`,
    );
}

function countRows(database: Database.Database): Record<string, number> {
  const names = database
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    )
    .pluck()
    .all();
  return Object.fromEntries(
    names.map((table) => [table, Number(database.prepare(`select count(*) from "${table}"`).pluck().get())]),
  );
}
