import { openSync, statfsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { env } from "~/env.server";

const READ_EVERY_MS = 250;
const GRACE_MS = 1000;

let held: string | undefined;

/** Whether the LiteFS that this process began with still serves its files. Another one in the same place does not count. */
export function isMountThere(): boolean {
  try {
    statfsSync(heldMount()); // asked of LiteFS each time, while much else is answered from the kernel's memory
    return true;
  } catch {
    return false;
  }
}

/**
 * Kills the process when its LiteFS has ended and it did not end by itself: SQLite takes the missing answer for a busy lock and waits
 * ten seconds for each statement, and in that time nothing else of the process runs. So a thread of its own looks.
 */
export function watchMount(): void {
  const watchdog = `
    const { statfsSync } = require("node:fs");
    const { workerData } = require("node:worker_threads");
    const timer = setInterval(() => {
      try {
        statfsSync(workerData);
      } catch {
        clearInterval(timer);
        setTimeout(() => process.kill(process.pid, "SIGKILL"), ${GRACE_MS});
      }
    }, ${READ_EVERY_MS});`;
  new Worker(watchdog, { eval: true, workerData: heldMount(), execArgv: [] }).unref();
}

// An open file belongs to one mount for ever.
function heldMount(): string {
  held ??= `/proc/self/fd/${openSync(`${env.DATABASE_FILE}-pos`, "r")}`;
  return held;
}
