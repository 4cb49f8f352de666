import { errorEvents } from "~/log.server";
import { minutes } from "~/time";

const WINDOW_MS = minutes(5);
const MAX_REMEMBERED = 1000;

/** So many errors in five minutes are a cause for an alert. */
export const MANY_ERRORS = 20;

let recent: { at: number; event: string }[] = [];

/** Counts log lines of level error from now on. Returns a function that stops it. */
export function startErrorCounts(): () => void {
  const count = (fields: unknown) => {
    recent = [...recent.slice(1 - MAX_REMEMBERED), { at: Date.now(), event: eventOf(fields) }];
  };
  errorEvents.on("logged", count);
  return () => errorEvents.off("logged", count);
}

/** The errors of the last five minutes by event, the most frequent first; at most a thousand are remembered. */
export function listRecentErrors(now = new Date()): { event: string; many: number }[] {
  const counts = new Map<string, number>();
  for (const { at, event } of recent)
    if (at > now.getTime() - WINDOW_MS) counts.set(event, (counts.get(event) ?? 0) + 1);
  return [...counts].map(([event, many]) => ({ event, many })).sort((one, two) => two.many - one.many);
}

/** The name of a log line's event. */
export function eventOf(fields: unknown): string {
  return typeof fields === "object" && fields !== null && "event" in fields
    ? String(fields.event)
    : "unknown";
}
