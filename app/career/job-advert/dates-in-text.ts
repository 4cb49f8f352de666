import { matchesIn } from "~/pattern";
import type { TextRange } from "./job-advert";
import { anyOf, inOrder, patternOf, SMALL_NUMBER, smallNumber } from "./patterns";

const MONTHS: readonly string[][] = [
  ["jan", "janv"],
  ["feb", "fév", "fev"],
  ["mar", "mär", "mrz"],
  ["apr", "avr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aoû", "aou"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "déc", "dez"],
];
/** Names of months, with their usual slips ("Febuary", "Decemeber"); "5 Marina" and "2 Marketers" are none. */
export const MONTH_NAME = anyOf(
  [
    /jan(?:\p{L}{1,3}ry|uar|v|vier)?|feb(?:\p{L}{1,4}ry|ruar)?|f[ée]v(?:r|rier)?|mar(?:ch|s)?|mär|m[äa]?rz/u,
    /apr(?:il)?|avr(?:il)?|may|mai|jun[ei]?|juin|jul[yi]?|juil(?:let)?|aug(?:ust)?|ao[uû]t?/u,
    /sep(?:t(?:\p{L}{0,3}m\p{L}{0,3}re?)?)?|o[ck]t(?:\p{L}{1,3}re?)?/u,
    /nov(?:\p{L}{1,3}m?\p{L}{0,3}re?)?|d[eé][cz](?:\p{L}{0,3}m\p{L}{0,3}re?)?/u,
  ],
  "u",
);
const MONTH = String.raw`(?<month>${MONTH_NAME.source}(?!\p{L}))`;
const DAY = String.raw`(?<day>\d{1,2})`;
const YEAR = String.raw`(?<year>20\d{2})`;

const DATES = [
  patternOf(
    String.raw`(?<!\d)${DAY}(?:st|nd|rd|th|er|\.)?(?: day)?(?: of)?[ ,/-]{1,2}${MONTH}\.?(?:[ ,/-]{1,2}${YEAR})?(?!\d)`,
    "iu",
  ),
  patternOf(
    String.raw`(?<!\p{L})${MONTH}\.?[ ,-]{1,2}${DAY}(?:st|nd|rd|th)?(?!\d)(?:[ ,-]{1,2}${YEAR})?`,
    "iu",
  ),
  patternOf(String.raw`(?<!\d)${YEAR}-(?<monthNumber>\d{2})-(?<day>\d{2})(?!\d)`, "u"),
  patternOf(
    String.raw`(?<![\d.])(?<day>\d{1,2})[/.-](?<monthNumber>\d{1,2})[/.-](?<year>20\d{2}|\d{2})(?![\d])`,
    "u",
  ),
  /(?<![\d/.])(?<day>\d{1,2})\/(?<monthNumber>\d{1,2})(?![\d/])/u,
  // "Deadline: 20-12"; elsewhere "20-12" may be anything.
  inOrder(
    [
      /(?<=(?:deadline|clos(?:es|ing)|expires?)(?: date)?(?: is| on| by)?:? )/u,
      /(?<day>\d{1,2})[.-](?<monthNumber>\d{1,2})(?![\d.-]\d|\d)/u,
    ],
    "iu",
  ),
];

/** The first day that a text names by its number. */
export function dateIn(
  text: string,
  today: string,
): { date: string; index: number; length: number } | undefined {
  for (const pattern of DATES) {
    const found = pattern.exec(text);
    const date = found?.groups && isoDate(found.groups, today);
    if (date) return { date, index: found.index, length: found[0].length };
  }
  return undefined;
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const WEEKDAY = patternOf(
  String.raw`(?<!\p{L})(?:(?<near>today|tonight|tomorrow)|(?<next>next (?<week>week )?)?(?:this |coming )?(?<day>${WEEKDAYS.join("|")}))(?!\p{L})`,
  "iu",
);

/** "tomorrow", "this Friday", where no date is given. */
export function weekdayIn(
  rest: string,
  today: string,
): { date: string; index: number; length: number } | undefined {
  const found = WEEKDAY.exec(rest);
  if (!found) return undefined;
  const { near, next, week, day = "" } = found.groups ?? {};
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  const ahead = near
    ? /^to(?:day|night)/i.test(near)
      ? 0
      : 1
    : // "next Wednesday" is that of next week, as "next week Wednesday" is.
      week || next
      ? ((8 - now) % 7 || 7) + ((WEEKDAYS.indexOf(day.toLowerCase()) + 6) % 7)
      : (WEEKDAYS.indexOf(day.toLowerCase()) - now + 7) % 7;
  return { date: addTime(today, ahead, "days"), index: found.index, length: found[0].length };
}

function isoDate(parts: Record<string, string | undefined>, today: string): string | undefined {
  const month = parts.monthNumber ? Number(parts.monthNumber) : monthOf(parts.month ?? "");
  const given = parts.year?.length === 2 ? `20${parts.year}` : parts.year;
  if (given) return validDate(Number(given), month, Number(parts.day));
  const thisYear = validDate(Number(today.slice(0, 4)), month, Number(parts.day));
  return thisYear !== undefined && thisYear < today
    ? validDate(Number(today.slice(0, 4)) + 1, month, Number(parts.day))
    : thisYear;
}

/** The number of a month, 0 where the word names none. */
function monthOf(name: string): number {
  return MONTHS.findIndex((forms) => forms.some((form) => name.toLowerCase().startsWith(form))) + 1;
}

function validDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** The day so many days, working days, weeks or months later. */
export function addTime(today: string, count: number, unit: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  if (/^month/i.test(unit)) date.setUTCMonth(date.getUTCMonth() + count);
  else if (/^working/i.test(unit)) {
    for (let left = count; left > 0;) {
      date.setUTCDate(date.getUTCDate() + 1);
      if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
    }
  } else date.setUTCDate(date.getUTCDate() + count * (/^(?:w|semaine)/i.test(unit) ? 7 : 1));
  return date.toISOString().slice(0, 10);
}

/** A day that a text names, and in which form. */
export type NamedDay = TextRange & { date: string; form: "date" | "period" | "month" | "weekday" | "day" };

/** Every day that a text names, in its order; a later form never takes the words of an earlier one. */
export function daysIn(text: string, today: string): NamedDay[] {
  const found: NamedDay[] = [];
  const isFree = ({ start, end }: TextRange) => found.every((one) => one.end <= start || one.start >= end);
  const add = (own: RegExpExecArray, form: NamedDay["form"], date: string | undefined, length = 0) => {
    const range = { start: own.index, end: own.index + own[0].length + length };
    if (date !== undefined && isFree(range)) found.push({ ...range, date, form });
  };
  for (const own of matchesIn(text, PERIOD)) {
    const behind = dateIn(text.slice(own.index + own[0].length, own.index + own[0].length + 60), today);
    const isNamed = own.groups?.from !== undefined && behind !== undefined && behind.index < 40;
    const base = isNamed ? behind.date : today;
    const date = addTime(base, smallNumber(own.groups?.n) ?? 1, own.groups?.unit ?? "");
    add(own, "period", date, isNamed ? behind.index + behind.length : 0);
  }
  for (const pattern of EVERY_DATE)
    for (const own of matchesIn(text, pattern)) add(own, "date", isoDate(own.groups ?? {}, today));
  for (const own of matchesIn(text, END_OF_MONTH))
    add(own, "month", endOfMonth(own.groups?.month ?? NAMED_FIRST.exec(own[0])?.[0], today));
  for (const own of matchesIn(text, DAY_OF_MONTH)) add(own, "day", dayOfMonth(own.groups ?? {}, today));
  for (const own of matchesIn(text, EVERY_WEEKDAY)) add(own, "weekday", weekdayIn(own[0], today)?.date);
  return found.toSorted((a, b) => a.start - b.start).slice(0, MAX_DAYS);
}

/** No advert has so many; what follows would only cost time. */
const MAX_DAYS = 40;
const EVERY_DATE = DATES.map((pattern) => patternOf(pattern.source, `g${pattern.flags}`));
const EVERY_WEEKDAY = patternOf(WEEKDAY.source, "giu");
// "two weeks", "six (6) weeks from the date of this publication, 26 November".
const PERIOD = patternOf(
  String.raw`(?<![\p{L}\d])(?<n>${SMALL_NUMBER}|an?)(?: ?\(\w{1,12}\))?[ -]?(?<unit>working days?|days?|weeks?|wks?|months?|jours?|semaines?|tagen?|wochen?)(?!\p{L})(?<from> (?:from|after|of|starting|counting)(?!\p{L}))?`,
  "giu",
);
// "the end of December", "the last day of this month", "month end", "December ending".
const END_OF_MONTH = patternOf(
  String.raw`(?<!\p{L})(?:(?:the )?(?:last day|end|ending) (?:of )?(?:(?:this|the) month|${MONTH}(?!\p{L}))|month[- ]end(?:ing)?|${MONTH_NAME.source} (?:ending|month[- ]end)|fin (?:de ce|du) mois|ende (?:des|dieses) monats)(?!\p{L})`,
  "giu",
);
// "by the 15th of next month", "Saturday 28th".
const DAY_OF_MONTH = inOrder(
  [
    /(?<![\p{L}\d])(?<day>\d{1,2})(?:st|nd|rd|th)(?: of (?:(?<next>next)|this) month)?(?![\p{L}\d])/u,
    // "3rd floor", "the 5th edition"
    /(?! (?:floor|avenue|street|month|edition|anniversary|century))/u,
  ],
  "giu",
);

const NAMED_FIRST = patternOf(String.raw`^${MONTH_NAME.source}(?= )`, "iu");

function endOfMonth(name: string | undefined, today: string): string | undefined {
  const month = name ? monthOf(name) : Number(today.slice(5, 7));
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  return month > 0 ? new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) : undefined;
}

/** "28th": the next day of that number. */
function dayOfMonth({ day, next }: Record<string, string | undefined>, today: string): string | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const isLater = next !== undefined || Number(day) < Number(today.slice(8, 10));
  return month + (isLater ? 1 : 0) > 12
    ? validDate(year + 1, 1, Number(day))
    : validDate(year, month + (isLater ? 1 : 0), Number(day));
}
