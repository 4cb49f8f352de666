import { Worker } from "node:worker_threads";

/** For the programs of child processes: should the server be killed while they are deep in a file, only a second thread can still notice. */
export function exitWithParent(): void {
  process.once("disconnect", () => process.exit(1));
  const watchdog = `const { ppid } = process; setInterval(() => process.ppid === ppid || process.kill(process.pid, "SIGKILL"), 500)`;
  new Worker(watchdog, {
    eval: true,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
}
