import { days } from "~/time";

export type ModelState = "active" | "ending" | "retired" | "unknown";
type Known = { status: "active" | "retiring" | "retired" | "unknown"; shutdownDate: string | null };

const SOON = days(60);

/** How a model stands today. A date that has passed retires it whatever was noted; within 60 days it is "ending". */
export function modelState({ status, shutdownDate }: Known, now = new Date()): ModelState {
  const until = (at: Date) => at.toISOString().slice(0, 10);
  if (status === "retired" || (shutdownDate !== null && shutdownDate <= until(now))) return "retired";
  if (shutdownDate !== null && shutdownDate <= until(new Date(now.getTime() + SOON))) return "ending";
  return status === "retiring" ? "ending" : status;
}
