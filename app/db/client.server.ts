import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { env } from "~/env.server";
import { followChanges } from "./data-changes.server";
import { assertSchemaIsKnown, migrateDatabase } from "./migrate.server";
import { oncePerTask } from "./once-per-task";
import { isReplica } from "./replication.server";
import * as schema from "./schema";
import { addWordSearch } from "./word-search";

export type Db = ReturnType<typeof openDatabase>["db"];
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

// Vite reloads modules in development. The connection must stay a single one.
const globalStore = globalThis as typeof globalThis & { oyaDatabase?: ReturnType<typeof openDatabase> };
const database = (globalStore.oyaDatabase ??= isReplica
  ? openReplica(env.DATABASE_FILE)
  : openDatabase(env.DATABASE_FILE));

export const db = database.db;
export const sqlite = database.sqlite;
/** What this process itself changes. */
export const ownDataChanges = database.changes;

/**
 * Runs one short, synchronous write in BEGIN IMMEDIATE, so that it cannot fail half way for lack of the lock.
 * The driver refuses an async function, which would commit before it ends.
 */
export function write<T>(change: (tx: Tx) => T): T {
  return db.transaction(change, { behavior: "immediate" });
}

const MAX_REMEMBERED = 1000;

/**
 * Remembers what a read returns, of the whole site or of one person, until anything is written, here or by another process. For the
 * few rows that every page needs, often twice. Callers may not change what they get.
 */
export function untilNextWrite<Of extends [] | [id: string], Value>(
  read: (...of: Of) => Value,
): (...of: Of) => Value {
  let version = "";
  const remembered = new Map<string, { value: Value }>();
  return (...of) => {
    if (sqlite.inTransaction) return read(...of); // it may be rolled back
    const current = getDataVersion();
    if (version !== current || remembered.size >= MAX_REMEMBERED) remembered.clear();
    version = current;
    const [id = ""] = of;
    const known = remembered.get(id) ?? { value: read(...of) };
    remembered.set(id, known);
    return known.value;
  };
}

/** Changes with every write of this process and of others. */
export function getDataVersion(): string {
  return `${ownChanges.get()} ${readOthersVersion()}`;
}
const ownChanges = sqlite.prepare<[], number>("select total_changes()").pluck();
const othersChanges = sqlite.prepare<[], number>("pragma data_version").pluck();
const readOthersVersion = oncePerTask(() => othersChanges.get() ?? 0);

/** Opens a database file with the settings of the product. Returns the driver's connection. */
function openDatabase(file: string) {
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
    backups: join(file === env.DATABASE_FILE ? env.DATA_DIR : dirname(file), "backups"),
  });
  sqlite.pragma("foreign_keys = ON");
  addWordSearch(sqlite);
  return { sqlite, db: drizzle(reuseStatements(sqlite), { schema }), changes: followChanges(sqlite) };
}

const MAX_STATEMENTS = 500;

// To compile a statement costs more than to run most of them, and drizzle asks anew for each query.
function reuseStatements(sqlite: Database.Database): Database.Database {
  const compiled = new Map<string, Database.Statement>();
  const prepare = (source: string) => {
    const statement = compiled.get(source) ?? sqlite.prepare(withUnreadLimits(source));
    compiled.delete(source); // so that those of long ago stand first
    compiled.set(source, statement);
    const [oldest] = compiled.keys();
    if (compiled.size > MAX_STATEMENTS && oldest !== undefined) compiled.delete(oldest);
    return statement.reader ? statement.raw(false) : statement; // who used it last may have asked for rows as arrays
  };
  return Object.create(sqlite, { prepare: { value: prepare } }) as Database.Database;
}

// SQLite chooses a plan by the value of a bound limit, and so compiles the statement anew each time that it runs. It does not for an expression.
function withUnreadLimits(source: string): string {
  return source.replaceAll(/\b(limit|offset) \?/g, "$1 +?");
}

// The primary migrates and writes. Here a write throws SQLITE_READONLY, because it is a bug.
function openReplica(file: string) {
  const sqlite = new Database(file, { readonly: true, fileMustExist: true });
  sqlite.pragma("busy_timeout = 5000");
  sqlite.pragma("trusted_schema = OFF");
  sqlite.pragma("cell_size_check = ON");
  assertSchemaIsKnown(sqlite, join(process.cwd(), "drizzle"));
  addWordSearch(sqlite);
  return { sqlite, db: drizzle(reuseStatements(sqlite), { schema }), changes: { versionOf: () => "" } }; // it writes nothing itself
}
