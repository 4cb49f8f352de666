import { matchesIn } from "~/pattern";
import { addTime, daysIn, type NamedDay } from "./dates-in-text";
import type { Weekday } from "./job-advert";
import { anyOf, inOrder, patternOf } from "./patterns";

/** On which days and at what hours people shall come, as far as words say it. */
export type VisitTimes = { dates: string[]; weekdays: Weekday[]; from?: string; until?: string };

const WEEKDAYS: readonly Weekday[] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
];
const WORKING_DAYS = WEEKDAYS.slice(0, 5);
const LONGEST_RUN = 14;

/** The days and hours to come that a text names. A day on which something ends or is due is none. */
export function visitTimesIn(given: string, today: string): VisitTimes {
  const text = given.replace(CLOSING, (own) => " ".repeat(own.length)).replace(DAILY_WORK, "");
  const dates = datesIn(text, today);
  return {
    dates,
    weekdays: dates.length > 0 ? [] : weekdaysIn(text),
    ...hoursIn(text),
  };
}

// "not later than Friday, 18th December", "closes on 4 December"
const CLOSING = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?:not|no) later than|on or before|dead ?line|clos(?:es|ing)|close (?:on|by)/u,
        /latest by|starting work|resum\p{L}+/u,
        // "before 1pm" is an hour, "before Friday" the end.
        /before(?= (?:the )?(?:\p{L}+day|\d{1,2}(?:st|nd|rd|th)? \p{L}{3}))/u,
      ],
      "u",
    ),
    /[^.;\n]{0,60}/u,
  ],
  "giu",
);
const DAILY_WORK = /(?<!\p{L})(?:work(?:ing)? hours?|open(?:ing)? (?:hours|daily|from|on))[^.;\n]{0,60}/giu;

const WEEKDAY_NAME = /(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur|r)?(?:days?)?/u;
const TO = /\s?(?:to|till|until|through|[-–—])\s?/u;
const AND = /\s?(?:,? ?(?:and|&|or|\/)|,)\s?/u;
/** "Tuesday 1st and Wednesday 2nd" in front of "December", "24 to" in front of "27 November". */
const DAY_BEFORE = patternOf(
  String.raw`(?<![\d:.])(?<day>\d{1,2})(?:st|nd|rd|th)?(?:(?<to>${TO.source})|${AND.source})(?:${WEEKDAY_NAME.source},? )?(?:the )?$`,
  "iu",
);

/** Each date with the days before it that share its month; all days of a run. */
function datesIn(text: string, today: string): string[] {
  const named = daysIn(text, today);
  const whole = named.filter(({ form }) => form === "date");
  const own = whole.flatMap(({ start, date }, at) => [
    ...daysBefore(text.slice(0, start), date),
    ...runFrom(whole[at - 1], text.slice(whole[at - 1]?.end ?? 0, start), date),
    date,
  ]);
  const found = own.length > 0 ? own : onceIn(named, text);
  return [...new Set(found)].toSorted((a, b) => a.localeCompare(b));
}

function daysBefore(before: string, date: string): string[] {
  const days: string[] = [];
  let [left, next] = [before, date];
  for (;;) {
    const found = DAY_BEFORE.exec(left);
    const day = Number(found?.groups?.day);
    if (!found || !(day > 0) || day >= Number(next.slice(8))) return days;
    const own = `${date.slice(0, 8)}${String(day).padStart(2, "0")}`;
    days.push(own, ...(found.groups?.to ? daysBetween(own, next) : []));
    [left, next] = [left.slice(0, found.index), own];
  }
}

function runFrom(before: NamedDay | undefined, between: string, date: string): string[] {
  return before && IS_RUN.test(between) ? daysBetween(before.date, date) : [];
}
const IS_RUN = patternOf(`^${TO.source}(?:${WEEKDAY_NAME.source},? )?(?:the )?$`, "iu");

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = addTime(first, 1, "days"); day < last; day = addTime(day, 1, "days")) days.push(day);
  return days.length > LONGEST_RUN ? [] : days;
}

/** "this Saturday", "tomorrow": one day without a number, where none comes again and again. */
function onceIn(named: readonly NamedDay[], text: string): string[] {
  const single = named.filter(({ form }) => form === "weekday");
  return single.length === 1 && weekdaysIn(text).length === 0 ? single.map(({ date }) => date) : [];
}

const weekdayOf = (name: string) =>
  WEEKDAYS.findIndex((day) => day.startsWith(name.slice(0, 3).toLowerCase()));
const DAY = `(?<!\\p{L})(?:${WEEKDAY_NAME.source})(?!\\p{L})`;
const RUN_OF_WEEKDAYS = patternOf(`(?<first>${DAY})${TO.source}(?<last>${DAY})`, "iu");
const AGAIN = anyOf(
  [
    patternOf(String.raw`(?:any|every|each|on) (?<list>${DAY}(?:${AND.source}${DAY})+)`, "u"),
    patternOf(String.raw`(?<several>${DAY}(?:${AND.source}${DAY})+)`, "u"),
    patternOf(String.raw`(?:any|every|each) (?<one>${DAY})`, "u"),
    patternOf(String.raw`(?<often>(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days(?!\p{L}))`, "u"),
  ],
  "iu",
);

/** The weekdays on which one may always come. */
function weekdaysIn(text: string): Weekday[] {
  const run = RUN_OF_WEEKDAYS.exec(text)?.groups;
  if (run) {
    const [first, last] = [weekdayOf(run.first ?? ""), weekdayOf(run.last ?? "")];
    return first <= last ? WEEKDAYS.slice(first, last + 1) : [];
  }
  if (/(?<!\p{L})(?:(?:any|every|each|on) )?(?:week ?days?|working days?)(?!\p{L})/iu.test(text))
    return [...WORKING_DAYS];
  if (/(?<!\p{L})daily(?!\p{L})/iu.test(text)) return [...WEEKDAYS];
  const again = AGAIN.exec(text)?.groups ?? {};
  const words = again.list ?? again.several ?? again.one ?? again.often ?? "";
  const places = matchesIn(words, patternOf(DAY, "giu")).map(([name]) => weekdayOf(name));
  return WEEKDAYS.filter((_, at) => places.includes(at));
}

const HOUR = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s?(?<half>a\.?m|p\.?m|noon|o['’]clock)(?!\p{L})`;
const FIRST_HOUR = String.raw`(?<firstHour>\d{1,2})(?:[:.](?<firstMinute>\d\d))?\s?(?<firstHalf>a\.?m\.?|p\.?m\.?)?`;
const HOURS = patternOf(String.raw`(?<![\d:.])${FIRST_HOUR}\s?(?:to|till|until|and|[-–—])\s?${HOUR}`, "iu");
const ONE_HOUR = patternOf(
  String.raw`(?<ends>(?:before|until|till|latest(?: by)?) )?(?<![\d:.])${HOUR}`,
  "iu",
);

function hoursIn(text: string): { from?: string; until?: string } {
  const both = HOURS.exec(text)?.groups;
  if (both) {
    const until = clock(both.hour, both.minute, both.half);
    // "8 – 10am": one half of the day for both, unless that would end before it begins.
    const same = clock(both.firstHour, both.firstMinute, both.firstHalf ?? both.half);
    const from = same && until && same > until ? clock(both.firstHour, both.firstMinute, "am") : same;
    return { ...(from && { from }), ...(until && { until }) };
  }
  const one = ONE_HOUR.exec(text)?.groups;
  const time = one && clock(one.hour, one.minute, one.half);
  return time === undefined ? {} : one?.ends ? { until: time } : { from: time };
}

/** "2", "30", "pm" → "14:30". */
function clock(hour = "", minute = "00", half = ""): string | undefined {
  const given = Number(hour);
  if (given > 23 || Number(minute) > 59) return undefined;
  const isAfternoon = /^(?:p|noon)/i.test(half);
  const own = isAfternoon && given < 12 ? given + 12 : /^a/i.test(half) && given === 12 ? 0 : given;
  return `${String(own).padStart(2, "0")}:${minute}`;
}
