import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "uploads-open";

/**
 * The folder for the bytes of partial uploads, each under the id of its upload. Creates the folder when it is
 * missing.
 */
export function ensurePartialUploadFolder(dataDir: string): string {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The number of received bytes of an upload, or undefined without a file. */
export function getPartialUploadSize(dataDir: string, id: string): number | undefined {
  return statSync(join(dataDir, FOLDER, id), { throwIfNoEntry: false })?.size;
}

/** All received bytes, or undefined without a file. */
export function readPartialUpload(dataDir: string, id: string): Promise<Uint8Array | undefined> {
  return readFile(join(dataDir, FOLDER, id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Deletes the bytes of an upload. */
export function deletePartialUpload(dataDir: string, id: string): void {
  rmSync(join(dataDir, FOLDER, id), { force: true });
}

/** The ids of all uploads with bytes on disk. */
export function listPartialUploadIds(dataDir: string): string[] {
  return readdirSync(ensurePartialUploadFolder(dataDir));
}
