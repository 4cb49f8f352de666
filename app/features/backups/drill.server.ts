import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/env.server";
import { serializeError, log } from "~/log.server";
import { BackupError } from "./backup-error";
import { recordOutcome } from "./backup-state.server";
import { BACKUPS, DATABASE } from "./places.server";
import { prepareRestore, type Prepared } from "./prepared-restore.server";

export type DrillReport = Prepared & { rows: { table: string; restored: number; live: number }[] };

/**
 * Restores the newest backup into a folder of its own, from off the machine if that is set up, and compares every table
 * with the archive's own counts. Reports them beside those of the live database. The outcome is recorded for the alerts.
 */
export async function runDrill(now = new Date()): Promise<DrillReport> {
  mkdirSync(BACKUPS, { recursive: true });
  const work = mkdtempSync(join(BACKUPS, ".drill-"));
  try {
    const prepared = await prepareRestore(env.offSite ? "s3" : "latest", work);
    const report = { ...prepared, rows: compareWithLive(prepared) };
    recordOutcome("drill", { at: now.getTime(), archive: prepared.source });
    log.info({ event: "backup.drill_passed", archive: prepared.source, tables: report.rows.length });
    return report;
  } catch (error) {
    const problem = error instanceof Error ? error.message : "unknown";
    recordOutcome("drill", { at: now.getTime(), problem });
    log.error({ event: "backup.drill_failed", ...serializeError(error) });
    throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

// The live database has moved on, so its counts are only shown. But a table that it fills cannot be missing.
function compareWithLive({ database, source }: Prepared): DrillReport["rows"] {
  const live = new Database(DATABASE, { readonly: true, fileMustExist: true });
  try {
    const rows = Object.entries(database.tables).map(([table, restored]) => ({
      table,
      restored,
      live: countLive(live, table),
    }));
    if (rows.some(({ table, live: many, restored }) => table === "users" && many > 0 && restored === 0))
      throw new BackupError(`${source} holds no accounts, but the live database does.`);
    return rows;
  } finally {
    live.close();
  }
}

function countLive(live: Database.Database, table: string): number {
  const exists = live.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table);
  return exists ? Number(live.prepare(`select count(*) from "${table}"`).pluck().get()) : 0;
}
