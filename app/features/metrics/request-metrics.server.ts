import { errorEvents } from "~/log.server";
import { eventOf } from "~/features/operations/error-counts.server";
import { errors, requests, requestSeconds, startProcessMetrics } from "./registry.server";
import { createPatternFinder } from "./route-patterns";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

let findPattern: (path: string) => string = () => "other";

/** Starts counting: requests by these route patterns, errors, and what the process uses. */
export function startMetrics(patterns: readonly string[]): void {
  findPattern = createPatternFinder(patterns);
  startProcessMetrics();
  errorEvents.on("logged", (fields: unknown) => errors.inc({ event: eventOf(fields) }));
}

/** Counts one answered request. `ms` is the time until it was answered. */
export function recordRequest(method: string, path: string, status: number, ms: number): void {
  const route = path.startsWith("/assets/") ? "/assets/*" : findPattern(path);
  requests.inc({ method: METHODS.includes(method) ? method : "other", route, status });
  requestSeconds.observe(ms / 1000);
}

/** The path as the log may have it: where the address is itself a secret, only its pattern. */
export function loggablePath(path: string): string {
  const pattern = findPattern(path);
  return pattern.includes(":token") ? pattern : path;
}
