import { days, hours, fromLagosDay, toLagosDay } from "~/time";

/** The latest moment at or before `now` that is one of these full hours in Lagos; undefined without hours. */
export function latestDueTime(hoursOfDay: readonly number[], now: Date): Date | undefined {
  const midnight = fromLagosDay(toLagosDay(now)).getTime();
  const times = hoursOfDay.flatMap((hour) => [midnight + hours(hour), midnight + hours(hour) - days(1)]);
  const past = times.filter((time) => time <= now.getTime());
  return past.length > 0 ? new Date(Math.max(...past)) : undefined;
}
