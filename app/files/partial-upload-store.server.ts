import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "uploads-open";

/** Where the bytes of files lie that are not here whole yet, each under the id of its upload; the folder is made when it is missing. */
export function ensurePartialUploadFolder(dataDir: string): string {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** How many bytes of an upload are here, or undefined when there is no file. */
export function getPartialUploadSize(dataDir: string, id: string): number | undefined {
  return statSync(join(dataDir, FOLDER, id), { throwIfNoEntry: false })?.size;
}

/** All bytes that are here, or undefined when there is no file. */
export function readPartialUpload(dataDir: string, id: string): Promise<Uint8Array | undefined> {
  return readFile(join(dataDir, FOLDER, id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

export function deletePartialUpload(dataDir: string, id: string): void {
  rmSync(join(dataDir, FOLDER, id), { force: true });
}

/** The ids of all uploads with bytes on the disk. */
export function listPartialUploadIds(dataDir: string): string[] {
  return readdirSync(ensurePartialUploadFolder(dataDir));
}
