import { days, toLagosDay } from "~/time";

// Nothing older than four weeks: we promise that no backup is older than 35 days.
const DAILY = 7;
const WEEKLY = 4;

/**
 * Which backups to delete: all but the newest of each of the last seven days with one, and of each of the last four weeks
 * with one. Of the last two days every one stays.
 */
export function listSuperseded(times: readonly Date[], now: Date): Date[] {
  const newestFirst = times.toSorted((one, two) => two.getTime() - one.getTime());
  const ageOf = (at: Date) => now.getTime() - at.getTime();
  const kept = new Set<Date>(newestFirst.filter((at) => ageOf(at) < days(2)));
  const young = newestFirst.filter((at) => ageOf(at) < days(7 * WEEKLY));
  for (const at of newestOfEach(young, toLagosDay).slice(0, DAILY)) kept.add(at);
  for (const at of newestOfEach(young, weekOf).slice(0, WEEKLY)) kept.add(at);
  if (newestFirst[0]) kept.add(newestFirst[0]);
  return newestFirst.filter((at) => !kept.has(at));
}

function newestOfEach(newestFirst: Date[], periodOf: (at: Date) => string): Date[] {
  const seen = new Map<string, Date>();
  for (const at of newestFirst) if (!seen.has(periodOf(at))) seen.set(periodOf(at), at);
  return [...seen.values()];
}

/** The Monday of its week in Lagos. */
function weekOf(at: Date): string {
  const day = new Date(`${toLagosDay(at)}T12:00:00Z`);
  return toLagosDay(new Date(day.getTime() - days((day.getUTCDay() + 6) % 7)));
}
