/** Durations in milliseconds, named so that the unit stands in the call. */
export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

/** The calendar day in Lagos (UTC+1, no daylight saving) as YYYY-MM-DD. */
export function lagosDay(at: Date): string {
  return new Date(at.getTime() + hours(1)).toISOString().slice(0, 10)
}

/** How dates are shown to one person: an IANA zone and the language of the month's name. */
export type DateStyle = { timezone: string; language: "en" | "es" | "fr" | "de" }

export const LAGOS: DateStyle = { timezone: "Africa/Lagos", language: "en" }
const LOCALES = { en: "en-GB", es: "es-ES", fr: "fr-FR", de: "de-DE" }

/** A day as a person reads it, with its machine form for <time>: {iso, text: "21 Nov 2026"}. */
export function dayText(at: Date, { timezone, language }: DateStyle = LAGOS): { iso: string; text: string } {
  const text = at.toLocaleDateString(LOCALES[language], { day: "numeric", month: "short", year: "numeric", timeZone: timezone })
  return { iso: at.toLocaleDateString("sv-SE", { timeZone: timezone }), text } // Swedish dates are ISO dates
}

/** A moment as a person reads it: "21 Nov 2026, 14:05". */
export function momentText(at: Date, style: DateStyle = LAGOS): string {
  const time = at.toLocaleTimeString(LOCALES[style.language], { hour: "2-digit", minute: "2-digit", timeZone: style.timezone })
  return `${dayText(at, style).text}, ${time}`
}
