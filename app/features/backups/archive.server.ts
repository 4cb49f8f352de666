import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { BackupError } from "./backup-error";
import { Manifest, MANIFEST_NAME } from "./manifest";

const PRIVATE_FILE = 0o600;
const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

/** Writes the files of a folder that the manifest names into one compressed archive, and makes sure that it is on the disk. */
export async function writeArchive(archive: string, manifest: Manifest, folder: string): Promise<void> {
  const tar = pack();
  const written = pipeline(
    tar,
    createGzip({ level: 6 }),
    createWriteStream(archive, { mode: PRIVATE_FILE, flush: true }),
  );
  const added = addEntries(tar, manifest, folder).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  await Promise.all([written, added]);
}

/** Unpacks an archive into a folder and compares every file with the manifest. Throws BackupError. */
export async function unpackArchive(archive: string, folder: string): Promise<Manifest> {
  const tar = extract();
  const read = pipeline(createReadStream(archive), createGunzip(), tar);
  read.catch(() => undefined); // its error also ends the loop below
  let manifest: Manifest | undefined;
  const missing = new Set<string>();
  try {
    for await (const entry of tar) {
      const content = entry as AsyncIterable<Buffer>; // bytes, which its types leave open
      if (!manifest) {
        manifest = await readManifest(entry.header.name, entry.header.size ?? 0, content);
        for (const { path } of manifest.files) missing.add(path);
        continue;
      }
      const path = entry.header.name;
      const file = manifest.files.find((one) => one.path === path);
      if (!file || !missing.delete(path))
        throw new BackupError(`The archive holds ${path}, which it does not list.`);
      const sha256 = await store(content, join(folder, path));
      if (sha256 !== file.sha256)
        throw new BackupError(`The archive is damaged: ${path} is not as it was saved.`);
    }
    await read;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError("The archive is damaged: it cannot be read to its end.");
  }
  if (!manifest) throw new BackupError("The archive is empty.");
  if (missing.size > 0) throw new BackupError(`The archive is not complete: ${[...missing].join(", ")}.`);
  return manifest;
}

/** Size and SHA-256 of a file. */
export async function measureFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { bytes: statSync(file).size, sha256: hash.digest("hex") };
}

async function addEntries(tar: ReturnType<typeof pack>, manifest: Manifest, folder: string): Promise<void> {
  tar.entry({ name: MANIFEST_NAME, mode: PRIVATE_FILE }, JSON.stringify(manifest, null, 1));
  for (const { path, bytes } of manifest.files)
    await pipeline(
      createReadStream(join(folder, path)),
      tar.entry({ name: path, size: bytes, mode: PRIVATE_FILE }),
    );
  tar.finalize();
}

async function readManifest(name: string, size: number, content: AsyncIterable<Buffer>): Promise<Manifest> {
  const foreign = new BackupError("The archive is no backup of this program.");
  if (name !== MANIFEST_NAME || size > MAX_MANIFEST_BYTES) throw foreign;
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const parsed = Manifest.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
  if (!parsed.success) throw foreign;
  return parsed.data;
}

async function store(content: AsyncIterable<Buffer>, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  const hash = createHash("sha256");
  const hashed = async function* () {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed, createWriteStream(file, { mode: PRIVATE_FILE, flush: true }));
  return hash.digest("hex");
}
