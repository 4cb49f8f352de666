import { join } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/env.server";

/**
 * Takes the data directory for this process. Returns a function that gives it back, or undefined when another process has
 * it. The lock is one of the operating system, so it ends with the process, however that ends.
 */
export function lockDataDir(): (() => void) | undefined {
  const lock = new Database(join(env.DATA_DIR, "server.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Database.SqliteError && error.code === "SQLITE_BUSY") return undefined;
    throw error;
  }
}
