import { copyFileSync, existsSync, mkdirSync, openSync, readSync, closeSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { unpackArchive } from "./archive.server";
import { BackupError } from "./backup-error";
import { inspectDatabase, type InspectedDatabase } from "./inspect-database.server";
import { DATABASE_NAME } from "./manifest";
import { fetchOffSite, listOffSite } from "./off-site.server";
import { archiveTime, BACKUPS, listArchives } from "./places.server";

/** What a restore puts in place: paths below `folder`. */
export type Prepared = {
  source: string;
  folder: string;
  paths: string[];
  createdAt?: Date;
  appVersion?: string;
  database: InspectedDatabase;
};

const GZIP = 0x1f8b;

/**
 * Unpacks and checks a backup in a folder of its own. `source` is a path of an archive or of a copied database, "latest", or
 * "s3" or "s3:NAME" for the storage server. `before` makes "latest" and "s3" the last archive that was begun before that moment. Changes
 * nothing else. Throws BackupError.
 */
export async function prepareRestore(source: string, folder: string, before?: Date): Promise<Prepared> {
  mkdirSync(folder, { recursive: true });
  const { name, file } = await findSource(source, folder, before);
  if (!existsSync(file)) throw new BackupError(`${name} does not exist.`);
  if (statSync(file).size === 0) throw new BackupError(`${name} is empty.`);
  const content = join(folder, "content");
  mkdirSync(content);
  if (!isCompressed(file)) {
    copyFileSync(file, join(content, DATABASE_NAME));
    return {
      source: name,
      folder: content,
      paths: [DATABASE_NAME],
      database: inspectDatabase(join(content, DATABASE_NAME), name),
    };
  }
  const manifest = await unpackArchive(file, content);
  const database = inspectDatabase(join(content, DATABASE_NAME), name);
  assertCounts(manifest.tables, database.tables);
  return {
    source: name,
    folder: content,
    paths: manifest.files.map(({ path }) => path),
    createdAt: new Date(manifest.createdAt),
    appVersion: manifest.appVersion,
    database,
  };
}

async function findSource(
  source: string,
  folder: string,
  before?: Date,
): Promise<{ name: string; file: string }> {
  if (before && source !== "latest" && source !== "s3")
    throw new BackupError("A moment can be named with latest and s3 only: another source is one archive.");
  if (source === "latest") {
    const name = newest(listArchives(), before);
    if (!name) throw new BackupError(`There is no backup${describeBefore(before)} in ${BACKUPS}.`);
    return { name, file: join(BACKUPS, name) };
  }
  if (source !== "s3" && !source.startsWith("s3:")) return { name: source, file: resolve(source) };
  const name = source === "s3" ? newest(await listOffSite(), before) : source.slice("s3:".length);
  if (!name) throw new BackupError(`There is no backup${describeBefore(before)} at the storage server.`);
  const file = join(folder, "fetched.tar.gz");
  await fetchOffSite(name, file);
  return { name, file };
}

/** Of archives in their order, oldest first. */
function newest(names: string[], before: Date | undefined): string | undefined {
  return names.filter((name) => !before || (archiveTime(name) ?? before) < before).at(-1);
}

function describeBefore(before: Date | undefined): string {
  return before ? ` from before ${before.toISOString()}` : "";
}

function isCompressed(file: string): boolean {
  const bytes = Buffer.alloc(2);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, bytes);
  } finally {
    closeSync(descriptor);
  }
  return bytes.readUInt16BE() === GZIP;
}

function assertCounts(expected: Record<string, number>, actual: Record<string, number>) {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  const different = names.filter((name) => expected[name] !== actual[name]);
  if (different.length > 0)
    throw new BackupError(`The archive does not hold as many rows as it says: ${different.join(", ")}.`);
}
