import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Starts a program of ours in a process of its own, without environment, within a heap of so many megabytes; it ends with this process. Bundled in
 * production; from its source, through tsx and with room for that too, in development and tests. Paths are relative to the project.
 */
export function forkWorker(bundle: string, source: string, heapMb: number): ChildProcess {
  const bundlePath = join(process.cwd(), bundle);
  const isBuilt = Boolean(import.meta.env?.PROD) && existsSync(bundlePath);
  const child = fork(isBuilt ? bundlePath : join(process.cwd(), source), [], {
    execArgv: isBuilt
      ? [`--max-old-space-size=${heapMb}`]
      : ["--import", "tsx", `--max-old-space-size=${heapMb * 2}`],
    env: {} as NodeJS.ProcessEnv, // nothing of ours, no keys; the type alone asks for NODE_ENV
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  return child;
}
