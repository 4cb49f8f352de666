import { days } from "~/time";

export type ModelLifecycle = "active" | "ending" | "retired" | "unknown";
type ModelDates = { status: "active" | "retiring" | "retired" | "unknown"; shutdownDate: string | null };

const ENDING_WITHIN_MS = days(60);

/**
 * The current lifecycle of a model. A past shutdown date means retired, whatever the stored status; within 60
 * days it is "ending".
 */
export function modelLifecycleOf({ status, shutdownDate }: ModelDates, now = new Date()): ModelLifecycle {
  const until = (at: Date) => at.toISOString().slice(0, 10);
  if (status === "retired" || (shutdownDate !== null && shutdownDate <= until(now))) return "retired";
  if (shutdownDate !== null && shutdownDate <= until(new Date(now.getTime() + ENDING_WITHIN_MS)))
    return "ending";
  return status === "retiring" ? "ending" : status;
}
