/** Durations in milliseconds, so that each call names its unit. */
export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

/** The calendar day in Lagos (UTC+1, no daylight saving) as YYYY-MM-DD. */
export function toLagosDay(at: Date): string {
  return new Date(at.getTime() + hours(1)).toISOString().slice(0, 10);
}

/** The first instant of a calendar day in Lagos, from YYYY-MM-DD. */
export function fromLagosDay(day: string): Date {
  return new Date(`${day}T00:00:00+01:00`);
}

/** How dates are shown to one user: an IANA zone and the language of the month's name. */
export type DateStyle = { timezone: string; language: "en" | "es" | "fr" | "de" };

export const LAGOS: DateStyle = { timezone: "Africa/Lagos", language: "en" };
const LOCALES = { en: "en-GB", es: "es-ES", fr: "fr-FR", de: "de-DE" };

/** Formats a day, with its machine form for <time>: {iso, text: "21 Nov 2026"}. */
export function formatDay(
  at: Date,
  { timezone, language }: DateStyle = LAGOS,
): { iso: string; text: string } {
  const text = getFormatter(LOCALES[language], timezone, DAY).format(at);
  return { iso: getFormatter("sv-SE", timezone, ISO_DAY).format(at), text }; // Swedish dates are ISO dates
}

/** Formats a moment: "21 Nov 2026, 14:05". */
export function formatDateTime(at: Date, style: DateStyle = LAGOS): string {
  const time = getFormatter(LOCALES[style.language], style.timezone, TIME).format(at);
  return `${formatDay(at, style).text}, ${time}`;
}

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };
const ISO_DAY: Intl.DateTimeFormatOptions = { day: "2-digit", month: "2-digit", year: "numeric" };
const TIME: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
const formatters = new Map<string, Intl.DateTimeFormat>();

// Creating a formatter costs 100 times more than using it. Their number is limited by the time zones in use.
function getFormatter(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.keys(options).join(" ")} ${options.day ?? ""}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter;
}
