import { sqlite, write } from "~/db/client.server";
import { Refusal } from "~/refusal";

type Made = { name: string; sql: string };

/**
 * Runs `fill` as one fast transaction: without secondary indexes, triggers and foreign key checks, which are
 * restored or replaced before it ends. A failure leaves the database unchanged. `finish` does once, at the
 * end, the work of the triggers during `fill`; it has the indexes. Throws IN_USE (409) while another process
 * has the database open.
 */
export function inBulk(fill: () => void, finish: () => void): void {
  const before = takeAlone();
  try {
    sqlite.pragma("foreign_keys = OFF"); // has no effect within a transaction
    write(() => {
      const [indexes, triggers] = [listMade("index"), listMade("trigger")];
      for (const { name } of indexes) sqlite.exec(`drop index "${name}"`);
      for (const { name } of triggers) sqlite.exec(`drop trigger "${name}"`);
      fill();
      for (const { sql } of indexes) sqlite.exec(sql);
      finish();
      for (const { sql } of triggers) sqlite.exec(sql);
      const orphans = sqlite.pragma("foreign_key_check");
      if (Array.isArray(orphans) && orphans.length > 0)
        throw new Error(`${orphans.length} rows have no parent`);
    });
    sqlite.pragma("optimize = 0x10002"); // planner statistics, as a grown database has them
  } finally {
    sqlite.pragma("foreign_keys = ON");
    for (const [setting, value] of before) sqlite.pragma(`${setting} = ${String(value)}`);
  }
}

// A rollback journal holds only old pages, so a new row is written once, not twice as with a WAL. Nothing
// waits for the disk: after a power cut the fill starts again in an empty folder.
function takeAlone(): [setting: string, value: unknown][] {
  const before = ["synchronous", "cache_size", "journal_mode"].map((setting): [string, unknown] => [
    setting,
    sqlite.pragma(setting, { simple: true }),
  ]);
  try {
    sqlite.pragma("journal_mode = DELETE");
  } catch {
    throw new Refusal("IN_USE", "A server has this database open. Stop it first.", 409);
  }
  sqlite.pragma("synchronous = OFF");
  sqlite.pragma("cache_size = -256000");
  return before;
}

// Indexes of primary keys have no SQL and stay.
function listMade(type: "index" | "trigger"): Made[] {
  return sqlite
    .prepare<[string], Made>(
      "select name, sql from sqlite_master where type = ? and sql is not null order by rowid",
    )
    .all(type);
}
