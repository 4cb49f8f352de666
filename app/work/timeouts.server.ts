import { env } from "~/env.server";

/**
 * A timeout in milliseconds, after which somebody is told that the machine is busy, or a process without an answer is ended, as this
 * machine needs it: a slow one may take TIMEOUT_FACTOR times longer than usual. Limits of processor time are never scaled.
 */
export function scaleTimeout(ms: number): number {
  return ms * env.TIMEOUT_FACTOR;
}
