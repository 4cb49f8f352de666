const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-zéû]*\.?`;

/** The first full day named in a text, as an ISO date. A day without a year is no date: nobody can say which year. */
export function dayIn(text: string): string | undefined {
  const dayFirst = new RegExp(
    String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)?[ ,/-]+${MONTH}[ ,/-]+(20\d{2})\b`,
    "i",
  ).exec(text);
  if (dayFirst) return isoDay(dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1]);
  const monthFirst = new RegExp(
    String.raw`\b${MONTH}[ ,-]+(\d{1,2})(?:st|nd|rd|th)?[ ,-]+(20\d{2})\b`,
    "i",
  ).exec(text);
  if (monthFirst) return isoDay(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]);
  const iso = /\b(20\d{2})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso) return isoDay(iso[1], Number(iso[2]), iso[3]);
  const slashed = /\b(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2})\b/.exec(text); // day first, as in Nigeria
  return slashed ? isoDay(slashed[3], Number(slashed[2]), slashed[1]) : undefined;
}

function monthNumber(name = ""): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function isoDay(year = "", month: number, day = ""): string | undefined {
  const text = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text;
}
