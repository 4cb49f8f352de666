import { existsSync, openSync, readSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { minutes, seconds } from "~/time";
import { isMountThere, watchMount } from "./litefs-mount.server";
import { parseTxid, readEvents, readIsPrimary } from "./litefs.server";

/** `lagMs`: since when a replica has heard nothing of the primary's LiteFS; undefined before the first time. */
export type Replication = { role: "primary" | "replica"; lagMs?: number; primaryReachable?: boolean };

const DATABASE = basename(env.DATABASE_FILE);
// LiteFS hears the primary's heartbeat every second.
const UNREACHABLE_AFTER_MS = seconds(4);
const NEVER_SYNCED = 2 ** 31 - 1;

/** Whether several machines share the database. */
export const isClustered = env.LITEFS_DIR !== undefined;

let position = 0;
let lagMs: number | undefined;
const waiting = new Set<{ txid: number; resolve: (isHere: boolean) => void }>();

/** Whether this process reads a copy. Decided by LiteFS before the database is opened; when it changes, the process ends. */
export const isReplica = isClustered && !(await readIsPrimary(env.LITEFS_HTTP));
if (isReplica) await waitForCopy();

/** The role of this process, and how a replica stands to its primary. */
export function getReplication(): Replication {
  if (!isReplica) return { role: "primary" };
  return {
    role: "replica",
    lagMs,
    primaryReachable: lagMs !== undefined && lagMs < UNREACHABLE_AFTER_MS,
  };
}

/** Waits until this replica has a transaction; false when it has not come in time. */
export async function waitForPosition(txid: number, timeoutMs: number): Promise<boolean> {
  if (position >= txid) return true;
  return new Promise((resolve) => {
    const entry = { txid, resolve };
    waiting.add(entry);
    setTimeout(() => {
      if (waiting.delete(entry)) resolve(false);
    }, timeoutMs);
  });
}

/** Reads the position of this machine's database. */
async function readPosition(): Promise<number> {
  return parseTxid(await readFile(`${env.DATABASE_FILE}-pos`, "latin1"));
}

/** A reader of the position that fails, or stands still, once this LiteFS has ended, also when another has taken its place. */
export function openPosition(): { read(): number } {
  const file = openSync(`${env.DATABASE_FILE}-pos`, "r");
  const bytes = Buffer.alloc(16);
  return {
    read() {
      readSync(file, bytes, 0, bytes.length, 0);
      return parseTxid(bytes.toString("latin1"));
    },
  };
}

/** Follows LiteFS: the position of a replica, and the role. Ends when the role has changed, or when LiteFS has ended. */
export async function followLitefs(): Promise<"role_changed" | "litefs_ended"> {
  watchMount();
  if (isReplica) setInterval(() => void readLag(), seconds(1)).unref();
  for (;;) {
    try {
      const events = readEvents(env.LITEFS_HTTP);
      for await (const { isPrimary, committed } of events) {
        if (isPrimary === isReplica) return "role_changed";
        if (isPrimary !== undefined && isReplica) advanceTo(await readPosition());
        if (committed?.database === DATABASE) advanceTo(committed.txid);
      }
    } catch (error) {
      log.warn({ event: "cluster.litefs_events_broken", code: (error as NodeJS.ErrnoException).code });
    }
    if (!isMountThere()) return "litefs_ended";
    await wait(200);
  }
}

function advanceTo(txid: number) {
  // It also goes back: after a restored backup the numbers begin anew.
  position = txid;
  for (const entry of waiting) {
    if (entry.txid > position) continue;
    waiting.delete(entry);
    entry.resolve(true);
  }
}

async function readLag() {
  const text = await readFile(join(dirname(env.DATABASE_FILE), ".lag"), "latin1").catch(() => "");
  const ms = Number(text.trim());
  lagMs = text === "" || Number.isNaN(ms) || ms >= NEVER_SYNCED ? undefined : ms;
}

// A replica that starts for the first time has no database until the primary has sent one. One that cannot reach the primary serves
// what it has.
async function waitForCopy() {
  const servesAnywayAt = Date.now() + seconds(15);
  const givesUpAt = Date.now() + minutes(2);
  for (;;) {
    const isHere = existsSync(env.DATABASE_FILE);
    await readLag();
    if (isHere && (lagMs !== undefined || Date.now() > servesAnywayAt)) return;
    if (Date.now() > givesUpAt) throw new Error("LiteFS has brought no database. Start the primary first.");
    await wait(100);
  }
}
