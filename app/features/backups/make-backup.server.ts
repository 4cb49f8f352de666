import {
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/env.server";
import { serializeError, log } from "~/log.server";
import { hours } from "~/time";
import { measureFile, unpackArchive, writeArchive } from "./archive.server";
import { BackupError } from "./backup-error";
import { recordOutcome } from "./backup-state.server";
import { inspectDatabase } from "./inspect-database.server";
import { listSuperseded } from "./kept-backups";
import { DATABASE_NAME, type Manifest } from "./manifest";
import { deleteOffSite, copyOffSite } from "./off-site.server";
import { archiveName, archiveTime, BACKUPS, DATABASE, listArchives, listOtherFiles } from "./places.server";

/**
 * Makes one archive of everything that must survive, while the server runs, and checks it as a restore would. Then deletes
 * superseded archives and copies the new one off the machine, if that is set up. Returns the archive's path. A failure leaves
 * nothing behind and is recorded for the alerts.
 */
export async function makeBackup(now = new Date()): Promise<string> {
  try {
    const archive = await createArchive(now);
    recordOutcome("backup", { at: now.getTime(), archive: archiveName(now) });
    deleteSuperseded(now);
    await copyOut(archive, now);
    return archive;
  } catch (error) {
    log.error({ event: "backup.failed", ...serializeError(error) });
    throw error;
  }
}

async function createArchive(now: Date): Promise<string> {
  mkdirSync(BACKUPS, { recursive: true });
  deleteLeftovers(now);
  const work = mkdtempSync(join(BACKUPS, ".making-"));
  try {
    const content = join(work, "content");
    const unpacked = join(work, "unpacked");
    mkdirSync(content);
    mkdirSync(unpacked);
    copyDatabase(join(content, DATABASE_NAME));
    const manifest = await describeContent(content, copyOtherFiles(content), now);
    const draft = join(work, archiveName(now));
    await writeArchive(draft, manifest, content);
    rmSync(content, { recursive: true });
    await unpackArchive(draft, unpacked);
    inspectDatabase(join(unpacked, DATABASE_NAME), "The copy");
    const archive = join(BACKUPS, archiveName(now));
    renameSync(draft, archive);
    syncFolder(BACKUPS);
    return archive;
  } catch (error) {
    // Refused by the disk or the database: the sentence is for the operator, the cause for the log.
    const problem = error instanceof BackupError ? error.message : "The backup could not be written.";
    rmSync(work, { recursive: true, force: true });
    recordFailure("backup", problem, now);
    throw new BackupError(`${problem} Nothing was saved.`, { cause: error });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

// Of a process that was killed.
function deleteLeftovers(now: Date) {
  for (const name of readdirSync(BACKUPS).filter((name) => /^\.(making|drill)-/.test(name))) {
    const folder = join(BACKUPS, name);
    if (now.getTime() - statSync(folder).mtimeMs > hours(12))
      rmSync(folder, { recursive: true, force: true });
  }
}

// A consistent copy in one read transaction; writers go on beside it.
function copyDatabase(copy: string) {
  const live = new Database(DATABASE, { fileMustExist: true });
  try {
    live.pragma("busy_timeout = 5000");
    live.prepare("vacuum into ?").run(copy);
  } finally {
    live.close();
  }
}

// They are copied first, because an upload may grow while it is read. One that is deleted meanwhile need not survive.
function copyOtherFiles(content: string): string[] {
  return listOtherFiles().filter((path) => {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    try {
      copyFileSync(join(env.DATA_DIR, path), join(content, path));
      return true;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
      throw error;
    }
  });
}

async function describeContent(content: string, others: string[], now: Date): Promise<Manifest> {
  const database = inspectDatabase(join(content, DATABASE_NAME), "The database");
  const files = [];
  for (const path of [DATABASE_NAME, ...others])
    files.push({ path, ...(await measureFile(join(content, path))) });
  return {
    format: "oya-backup",
    formatVersion: 1,
    createdAt: now.toISOString(),
    appVersion: env.VERSION,
    ...database,
    files,
  };
}

function deleteSuperseded(now: Date) {
  for (const at of listSuperseded(
    listArchives().flatMap((name) => archiveTime(name) ?? []),
    now,
  ))
    rmSync(join(BACKUPS, archiveName(at)));
}

async function copyOut(archive: string, now: Date) {
  if (!env.offSite) return;
  try {
    await copyOffSite(archive);
    recordOutcome("offSite", { at: now.getTime(), archive: archiveName(now) });
    await deleteOffSite(now);
  } catch (error) {
    const problem = error instanceof Error ? error.message : "unknown";
    recordFailure("offSite", problem, now);
    throw new BackupError(`The backup is at ${archive}, but not off the machine. ${problem}`, {
      cause: error,
    });
  }
}

// On a full disk even this may fail; the old state then grows too old, which is an alert as well.
function recordFailure(what: "backup" | "offSite", problem: string, now: Date) {
  try {
    recordOutcome(what, { at: now.getTime(), problem });
  } catch (error) {
    log.error({ event: "backup.state_failed", ...serializeError(error) });
  }
}

function syncFolder(folder: string) {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
