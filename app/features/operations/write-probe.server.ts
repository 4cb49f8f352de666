import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeProbeRow } from "~/db/app-settings.server";
import { sqlite, write } from "~/db/client.server";
import { env } from "~/env.server";
import { log, serializeError } from "~/log.server";
import { seconds } from "~/time";
import { clearStorageFailure } from "./storage-failure.server";

const EVERY_MS = seconds(5);
const PROBE_BYTES = 64 * 1024; // more than a log that was written before can still take

let lastProbe: { at: Date; ms: number; problem?: string } | undefined;

/**
 * Writes a row and a file every five seconds and remembers whether that worked. A request for the state of the server writes
 * nothing itself. Returns a function that stops it.
 */
export function startWriteProbe(): () => void {
  let isRunning = false;
  const probe = async () => {
    if (isRunning || !sqlite.open) return;
    isRunning = true;
    lastProbe = await probeWrites();
    isRunning = false;
  };
  void probe();
  const timer = setInterval(() => void probe(), EVERY_MS);
  return () => clearInterval(timer);
}

/** Stores a row and a file in the data directory. The problem, if any, is the code of the error. */
export async function probeWrites(): Promise<NonNullable<typeof lastProbe>> {
  const at = new Date();
  const started = performance.now();
  try {
    write((tx) => writeProbeRow(tx, at));
    await writeProbeFile(join(env.DATA_DIR, ".probe"));
    clearStorageFailure();
    return { at, ms: Math.round(performance.now() - started) };
  } catch (error) {
    const { code, error: name } = serializeError(error);
    log.error({ event: "operations.probe_failed", code });
    return { at, ms: Math.round(performance.now() - started), problem: code ?? name };
  }
}

export function getLastProbe(): typeof lastProbe {
  return lastProbe;
}

async function writeProbeFile(path: string): Promise<void> {
  try {
    const file = await open(path, "w");
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
