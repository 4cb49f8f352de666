import { hours, minutes, seconds } from "~/time";

/** A time in milliseconds for staff: "12 s", "5 min", "3 h". */
export function formatAge(ms: number): string {
  if (ms < minutes(2)) return `${Math.max(0, Math.round(ms / seconds(1)))} s`;
  return ms < hours(2) ? `${Math.round(ms / minutes(1))} min` : `${Math.round(ms / hours(1))} h`;
}
