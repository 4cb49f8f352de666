import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/env.server";

/**
 * Copies the database while the server runs and checks the copy. Returns the path of the copy. Throws when
 * the copy is damaged.
 */
export function backUpDatabase(now = new Date()): string {
  const folder = join(env.DATA_DIR, "backups");
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `oya-${now.toISOString().replace(/[:.]/g, "-")}.db`);
  const live = new Database(join(env.DATA_DIR, "oya.db"), { fileMustExist: true });
  try {
    live.pragma("busy_timeout = 5000");
    live.prepare("vacuum into ?").run(copy);
  } finally {
    live.close();
  }
  assertIntegrity(copy);
  return copy;
}

/**
 * Replaces the database with a copy. The old database stays beside it. The server must be stopped. Returns
 * the path of the old database.
 */
export function restoreDatabase(copy: string, now = new Date()): string {
  const source = resolve(copy);
  assertIntegrity(source);
  const live = join(env.DATA_DIR, "oya.db");
  const previous = `${live}.before-restore-${now.toISOString().replace(/[:.]/g, "-")}`;
  if (existsSync(live)) {
    checkpointWal(live);
    renameSync(live, previous);
  }
  for (const suffix of ["-wal", "-shm"]) rmSync(`${live}${suffix}`, { force: true });
  copyFileSync(source, live);
  return previous;
}

function assertIntegrity(file: string) {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    if (checkIntegrity(database) !== "ok") throw new Error(`${file} is damaged, so nothing was changed.`);
  } finally {
    database.close();
  }
}

function checkIntegrity(database: Database.Database): unknown {
  try {
    return database.pragma("integrity_check", { simple: true });
  } catch {
    return "unreadable";
  }
}

// The write-ahead log may still hold data of the old database.
function checkpointWal(file: string) {
  const database = new Database(file);
  try {
    database.pragma("wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
}
