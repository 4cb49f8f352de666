import type { Check } from "./readiness.server";

/** The state of the server for a balancer. Strangers see which parts are not ok; only operators see why. */
export function summarizeReadiness(checks: Check[], withDetails: boolean) {
  const has = (state: Check["state"]) => checks.some((check) => check.state === state);
  const status = has("failing") ? "unavailable" : has("warning") ? "degraded" : "ready";
  return {
    status: status as "unavailable" | "degraded" | "ready",
    checks: Object.fromEntries(checks.map(({ name, state }) => [name, state === "ok" ? "ok" : "not ok"])),
    ...(withDetails && { details: checks }),
  };
}
