import { fork, type ChildProcess } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * For all programs. Node first compiles a pattern for its interpreter, and anew for the processor when it is used again. These programs have
 * hundreds of long patterns, use nearly all of them again, and live for one file or some adverts: the first time is a third of their work.
 */
export const PATTERN_FLAGS = ["--no-regexp-tier-up"];

/**
 * Starts a program in a child process without environment variables, with a heap of `heapMb` megabytes. It
 * ends with this process. Production runs the bundle; development and tests run the source with tsx, in a
 * larger heap. Paths are relative to the project; `flags` go to Node.
 */
export function forkWorker(
  bundle: string,
  source: string,
  heapMb: number,
  flags: string[] = [],
): ChildProcess {
  const bundlePath = join(process.cwd(), bundle);
  const isBuilt = Boolean(import.meta.env?.PROD) && existsSync(bundlePath);
  const child = fork(isBuilt ? bundlePath : join(process.cwd(), source), [], {
    execArgv: [
      ...(isBuilt
        ? [`--max-old-space-size=${heapMb}`]
        : ["--import", "tsx", `--max-old-space-size=${heapMb * 2}`]),
      ...PATTERN_FLAGS,
      ...flags,
    ],
    env: {} as NodeJS.ProcessEnv, // no keys and no other values; only the type requires NODE_ENV
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  endBeforeServer(child);
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  return child;
}

// Where memory runs out the kernel ends the process with the highest score. Whoever waits for a child tries again; all would miss the server.
function endBeforeServer({ pid }: ChildProcess): void {
  if (process.platform !== "linux" || pid === undefined) return;
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, "500");
  } catch {
    // It has ended already, or this system does not let us say.
  }
}
