import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { env } from "~/env.server";

export const BACKUPS = join(env.DATA_DIR, "backups");
export const DATABASE = env.DATABASE_FILE;

/** What must survive beside the database, in the data directory: files and folders. Photos and pictures are in the database. */
const OTHER_FILES = ["site.json", "outbox", "secrets", "uploads-open"];

const ARCHIVE_NAME = /^oya-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.gz$/;

export function archiveName(at: Date): string {
  return `oya-${at.toISOString().replace(/[:.]/g, "-")}.tar.gz`;
}

/** When an archive was begun, by its name; undefined for another file. */
export function archiveTime(name: string): Date | undefined {
  const [, day, hour, minute, second, ms] = ARCHIVE_NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** The names of the archives on this machine, oldest first. */
export function listArchives(): string[] {
  mkdirSync(BACKUPS, { recursive: true });
  return readdirSync(BACKUPS)
    .filter((name) => archiveTime(name))
    .sort();
}

/** The paths of all other files that must survive, from the data directory. */
export function listOtherFiles(): string[] {
  return OTHER_FILES.flatMap((name) => {
    const path = join(env.DATA_DIR, name);
    if (!existsSync(path)) return [];
    if (statSync(path).isFile()) return [name];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(env.DATA_DIR, join(entry.parentPath, entry.name)));
  });
}
