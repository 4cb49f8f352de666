import { env } from "~/env.server";

/** Kills the process at a named place, so that a test can show what survives. Live mode refuses to start with one set. */
export function failPoint(name: string): void {
  if (env.TEST_FAILPOINT === name) process.kill(process.pid, "SIGKILL");
}
