import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { env } from "~/env.server";
import { migrateDatabase } from "./migrate.server";
import * as schema from "./schema";

export type Db = ReturnType<typeof openDatabase>["db"];
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

// Vite reloads modules in development; the connection must not multiply with them.
const globalStore = globalThis as typeof globalThis & { oyaDatabase?: ReturnType<typeof openDatabase> };
const database = (globalStore.oyaDatabase ??= openDatabase(join(env.DATA_DIR, "oya.db")));

export const db = database.db;
export const sqlite = database.sqlite;

/**
 * One short, synchronous write: BEGIN IMMEDIATE, so that it never fails half way for want of the lock.
 * An async function is refused by the driver: it would commit before it ends.
 */
export function write<T>(change: (tx: Tx) => T): T {
  return db.transaction(change, { behavior: "immediate" });
}

export function openDatabase(file: string) {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Database(file);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL"); // the driver's WAL default may lose the last commits in a power cut
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
