import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { env } from "~/env.server";
import { migrateDatabase } from "./migrate.server";
import * as schema from "./schema";

export type Db = ReturnType<typeof openDatabase>["db"];
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

// Vite reloads modules in development. The connection must stay a single one.
const globalStore = globalThis as typeof globalThis & { oyaDatabase?: ReturnType<typeof openDatabase> };
const database = (globalStore.oyaDatabase ??= openDatabase(join(env.DATA_DIR, "oya.db")));

export const db = database.db;
export const sqlite = database.sqlite;

/**
 * Runs one short, synchronous write in BEGIN IMMEDIATE, so that it cannot fail half way for lack of the lock.
 * The driver refuses an async function, which would commit before it ends.
 */
export function write<T>(change: (tx: Tx) => T): T {
  return db.transaction(change, { behavior: "immediate" });
}

/** Opens a database file with the settings of the product. Returns the driver's connection. */
export function openDatabase(file: string) {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Database(file);
  sqlite.pragma("journal_mode = WAL");
  // the WAL default of the driver may lose the last commits in a power cut
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("busy_timeout = 5000");
  sqlite.pragma("trusted_schema = OFF");
  sqlite.pragma("cell_size_check = ON");
  sqlite.pragma("secure_delete = ON");
  migrateDatabase(sqlite, {
    folder: join(process.cwd(), "drizzle"),
    backups: join(dirname(file), "backups"),
  });
  sqlite.pragma("foreign_keys = ON");
  return { sqlite, db: drizzle(sqlite, { schema }) };
}
