import { basename } from "node:path";
import { env } from "~/env.server";
import {
  deleteObject,
  getObject,
  listObjects,
  storeObject,
  type Bucket,
} from "~/providers/storage/s3.server";
import { measureFile } from "./archive.server";
import { BackupError } from "./backup-error";
import { listSuperseded } from "./kept-backups";
import { archiveName, archiveTime } from "./places.server";

/** Copies an archive to the storage server. */
export async function copyOffSite(archive: string): Promise<void> {
  const { sha256 } = await measureFile(archive);
  await storeObject(requireBucket(), basename(archive), archive, sha256);
}

/** Deletes superseded archives at the storage server. Nothing else in the bucket is touched. */
export async function deleteOffSite(now: Date): Promise<void> {
  const times = (await listOffSite()).flatMap((name) => archiveTime(name) ?? []);
  for (const at of listSuperseded(times, now)) await deleteObject(requireBucket(), archiveName(at));
}

/** The names of the archives at the storage server, oldest first. */
export async function listOffSite(): Promise<string[]> {
  return (await listObjects(requireBucket())).filter((name) => archiveTime(name)).sort();
}

export async function fetchOffSite(name: string, file: string): Promise<void> {
  await getObject(requireBucket(), name, file);
}

function requireBucket(): Bucket {
  if (!env.offSite)
    throw new BackupError("No storage server is set up: see BACKUP_S3_ENDPOINT in .env.example.");
  return env.offSite;
}
