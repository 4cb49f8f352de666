/** Durations in milliseconds, named so that the unit stands in the call. */
export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

/** The calendar day in Lagos (UTC+1, no daylight saving) as YYYY-MM-DD. */
export function lagosDay(at: Date): string {
  return new Date(at.getTime() + hours(1)).toISOString().slice(0, 10)
}

/** A day as a person reads it, with its machine form for <time>: {iso, text: "21 Nov 2026"}. Days are Lagos days. */
export function dayText(at: Date): { iso: string; text: string } {
  const text = at.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "Africa/Lagos" })
  return { iso: lagosDay(at), text }
}

/** A moment as a person reads it: "21 Nov 2026, 14:05". */
export function momentText(at: Date): string {
  const time = at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Africa/Lagos" })
  return `${dayText(at).text}, ${time}`
}
