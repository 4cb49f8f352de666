import Database from "better-sqlite3";
import { env } from "~/env.server";
import { openPosition } from "./replication.server";

const TIMEOUT_MS = 2000;
const READ_EVERY_MS = 2;

type Barrier = { confirm(): number };

let barrier: Barrier | undefined;

/**
 * Whether LiteFS has every commit of this process so far: returns the position that it shows. Throws when it does not come, as after
 * LiteFS was killed between SQLite's commit and its own; then nothing may be acknowledged, and the process has to end.
 */
export function confirmCommits(): number {
  barrier ??= createBarrier();
  return barrier.confirm();
}

// LiteFS takes a transaction over when SQLite lets go of the write lock, and SQLite does not hear when that fails. So the position is
// read after each commit, and must be a new one. Waits in place: the position is there at once unless something is wrong.
function createBarrier(): Barrier {
  // data_version of a connection changes with the commits of all others.
  const watcher = new Database(env.DATABASE_FILE, { readonly: true });
  const commits = () => Number(watcher.pragma("data_version", { simple: true }));
  const position = openPosition();
  const clock = new Int32Array(new SharedArrayBuffer(4));
  // The commits first: one that comes in between is seen the next time.
  const readState = () => ({ commits: commits(), txid: position.read() });
  let confirmed = readState();
  return {
    confirm() {
      if (commits() === confirmed.commits) return confirmed.txid;
      for (let waitedMs = 0; waitedMs <= TIMEOUT_MS; waitedMs += READ_EVERY_MS) {
        const seen = readState();
        if (seen.txid > confirmed.txid) {
          confirmed = seen;
          return seen.txid;
        }
        Atomics.wait(clock, 0, 0, READ_EVERY_MS);
      }
      throw new Error("LiteFS does not show the last commit");
    },
  };
}
