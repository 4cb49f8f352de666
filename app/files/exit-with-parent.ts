import { Worker } from "node:worker_threads";

let isWatching = false;

/**
 * For child processes: when the server is killed while they parse a file or copy a database, only a second thread can detect it.
 */
export function exitWithParent(): void {
  if (isWatching) return;
  isWatching = true;
  process.once("disconnect", () => process.exit(1));
  const watchdog = `const { ppid } = process; setInterval(() => process.ppid === ppid || process.kill(process.pid, "SIGKILL"), 500)`;
  new Worker(watchdog, {
    eval: true,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
}
