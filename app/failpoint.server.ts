import { env } from "~/env.server";

/**
 * Kills the process at a named point, so that a test can check recovery. Live mode refuses to start with a
 * failpoint.
 */
export function failPoint(name: string): void {
  if (env.TEST_FAILPOINT === name) process.kill(process.pid, "SIGKILL");
}
