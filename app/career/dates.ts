import { anyOf } from "~/pattern";
import { remembered } from "./nlp/fold";
import { MONTH_NUMBERS, PRESENT_WORDS } from "./profile/date-words";
import type { DocumentLanguage } from "./generated-document";

/** A period at the precision that was given: "2019" or "2019-03"; an end may be "present". */
export type Period = { start?: string; end?: string };
/** A period found inside a longer text, with its position there. */
export type FoundPeriod = Period & { index: number; length: number };

/** "2021-03" → "Mar 2021" (en), "mars 2021" (fr); a year alone stays a year; "present" → "Present". */
export function formatYearMonth(date: string, language: DocumentLanguage): string {
  if (date === "present") return PERIOD_LABELS[language].present;
  const [year = "", month] = date.split("-");
  if (!month) return year;
  return `${monthName(Number(month), "short", language)} ${year}`;
}

/** "2021-03" → "March 2021" (en), "März 2021" (de), as it stands inside a sentence; a year alone stays a year. */
export function formatLongYearMonth(date: string, language: DocumentLanguage): string {
  const [year = "", month] = date.split("-");
  if (!month) return year;
  return `${monthName(Number(month), "long", language)} ${year}`;
}

// To make a formatter costs a hundred times as much as to use it, so each is made once, and only when it is needed.
const formatters = new Map<string, Intl.DateTimeFormat>();
function monthName(month: number, width: "short" | "long", language: DocumentLanguage): string {
  const key = `${language} ${width}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(language, { month: width, timeZone: "UTC" });
  formatters.set(key, formatter);
  return formatter.format(Date.UTC(2020, month - 1, 15));
}

/** "2026-11-30" → "30 November 2026" (en), "30. November 2026" (de). */
export function formatLongDay(day: string, language: DocumentLanguage): string {
  const date = new Date(`${day}T00:00:00Z`);
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(DAY_LOCALES[language], options).format(date);
}
const DAY_LOCALES: Record<DocumentLanguage, string> = { en: "en-GB", es: "es-ES", fr: "fr-FR", de: "de-DE" };

/** "Mar 2021 – Present". With an end only: "2016". With a start only: "From Mar 2021". With neither: "". */
export function formatPeriod(
  start: string | undefined,
  end: string | undefined,
  language: DocumentLanguage,
): string {
  if (start && start === end) return formatYearMonth(start, language);
  if (start && end) return `${formatYearMonth(start, language)} – ${formatYearMonth(end, language)}`;
  if (start) return `${PERIOD_LABELS[language].from} ${formatYearMonth(start, language)}`;
  return end ? formatYearMonth(end, language) : "";
}

const PERIOD_LABELS: Record<DocumentLanguage, { present: string; from: string }> = {
  en: { present: "Present", from: "From" },
  es: { present: "Actualidad", from: "Desde" },
  fr: { present: "Présent", from: "Depuis" },
  de: { present: "Heute", from: "Ab" },
};

/**
 * The period that the whole text names, or undefined. "March, 2021 - till date" gives { start: "2021-03",
 * end: "present" }.
 */
export function parsePeriod(text: string): Period | undefined {
  const inner = text
    .trim()
    .replace(/^\((.*)\)$/, "$1")
    .replace(/^\[(.*)\]$/, "$1")
    .trim();
  if (inner === "" || inner.length > 80) return undefined;
  if (PRESENT_ALONE.test(inner)) return { end: "present" };
  const [found, another] = findPeriods(inner);
  if (!found || another || found.index !== 0 || found.length !== inner.length) return undefined;
  return { ...(found.start && { start: found.start }), ...(found.end && { end: found.end }) };
}

/** The one date that the whole text names: "15th March 2021" → "2021-03", "2016" → "2016". */
export function parseDate(text: string): string | undefined {
  const period = parsePeriod(text);
  return period && !period.start && period.end !== "present" ? period.end : undefined;
}

/**
 * Every period in a text, in order. A single date is an end. A month without a year counts only before
 * another month.
 */
export function findPeriods(text: string): readonly FoundPeriod[] {
  return /\d/.test(text) ? periodsIn(text) : [];
}

// The rules of a line ask one after the other.
const periodsIn = remembered((text): readonly FoundPeriod[] => {
  const tokens = withSessions(withShortYears(dateTokens(text), text), text);
  const found: FoundPeriod[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (!token) break;
    const gap = next ? text.slice(token.to, next.from) : "";
    const isPair = SEPARATOR.test(gap) || (tokens.length === 2 && isOfTwoColumns(token, next, gap));
    const period = next && isPair ? joinTokens(token, next) : undefined;
    const open = period || !token.date ? undefined : OPEN_END.exec(text.slice(token.to));
    const lead = LEAD.exec(text.slice(0, token.from));
    const from = lead ? token.from - lead[0].length : token.from;
    if (period && next) {
      found.push({ ...period, index: from, length: next.to - from });
      index += 2;
      continue;
    }
    const dash = token.date && !open ? NO_END.exec(text.slice(token.to)) : undefined;
    if (open)
      found.push({
        start: token.date,
        end: "present",
        index: from,
        length: token.to + open[0].length - from,
      });
    else if (token.date && dash)
      found.push({ start: token.date, index: from, length: token.to + dash[0].length - from });
    else if (token.date)
      found.push({
        ...(token.first ? { start: token.first, end: token.date } : toPeriod(token.date, lead?.[1])),
        index: from,
        length: token.to - from,
      });
    index += 1;
  }
  return found;
});

/** `first`: the year in which a session of two years began. `mayEnd`: the year in which one would end, where "2004/05" may be a month as well. */
type Token = { date?: string; month?: number; first?: string; mayEnd?: string; from: number; to: number };

/** "2001⇥2006": two columns of a row, from and to. */
function isOfTwoColumns({ date: from }: Token, next: Token | undefined, gap: string): boolean {
  return (
    /^(?:\s*\t\s*| {2,})$/.test(gap) && from !== undefined && next?.date !== undefined && from < next.date
  );
}

/**
 * "Aug 96 – Dec 97", "Mar 20 – till date": of two such years each shows that the other is no day of its month, and a day has no end.
 * Alone only a figure that no month has as its day is a year ("May 76").
 */
function withShortYears(tokens: readonly Token[], text: string): readonly Token[] {
  if (!tokens.some(({ date, month }) => date === undefined && month)) return tokens;
  const dated = tokens.map(({ date, month = 0, from, to }): Token | undefined => {
    const figure = date === undefined && month > 0 ? SHORT_YEAR.exec(text.slice(to, to + 12)) : null;
    const year = century(figure?.[1]);
    return year === undefined
      ? undefined
      : { date: `${year}-${twoDigits(month)}`, from, to: to + (figure?.[0].length ?? 0) };
  });
  const isRange = (first: Token | undefined, second: Token | undefined) =>
    first?.date !== undefined &&
    second?.date !== undefined &&
    first.date <= second.date &&
    SEPARATOR.test(text.slice(first.to, second.from));
  return tokens.map((token, at) => {
    const own = dated[at];
    if (!own) return token;
    // "In March 48 patients came" has none.
    const isAlone = /^\s*(?:$|[,;)|])/u.test(text.slice(own.to));
    const isYear =
      (isAlone && Number(text.slice(own.to - 2, own.to)) > MOST_DAYS) ||
      isRange(dated[at - 1], own) ||
      isRange(own, dated[at + 1]) ||
      OPEN_END.test(text.slice(own.to));
    return isYear ? own : token;
  });
}
const SHORT_YEAR = /^,?\s+(\d{2})(?![\d%+/:-]|\p{L}|[.,]\d|,?\s+(?:19|20)\d{2})/u;
const MOST_DAYS = 31;

/** "2016/2017" and "2016/17" are one session of a school. Two sessions have one period, from the first year to the last. */
function withSessions(found: readonly Token[], text: string): Token[] {
  const tokens = withShortSessions(found, text);
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [one, two] = [tokens[at], tokens[at + 1]];
    if (!one) break;
    const isSession =
      two && text.slice(one.to, two.from).trim() === "/" && Number(two.date) === Number(one.date) + 1;
    const words = isSession ? (SESSION.exec(text.slice(two.to))?.[0].length ?? 0) : 0;
    whole.push(isSession ? { date: two.date, first: one.date, from: one.from, to: two.to + words } : one);
    if (isSession) at += 1;
  }
  return whole.length < tokens.length ? whole : [...tokens];
}

/** "2004/05" is a session, unless a date of the same text shows that the second figure is a month: "2004/05 – 2006/11". */
function withShortSessions(tokens: readonly Token[], text: string): readonly Token[] {
  if (tokens.every(({ mayEnd }) => mayEnd === undefined)) return tokens;
  const isMonth = ({ date, mayEnd, from, to }: Token) =>
    mayEnd === undefined && date?.includes("-") === true && /^\d{4}\/\d/.test(text.slice(from, to));
  if (tokens.some(isMonth)) return tokens;
  return tokens.map((token) => {
    const { date, mayEnd, from, to } = token;
    if (date === undefined || mayEnd === undefined) return token;
    const words = SESSION.exec(text.slice(to))?.[0].length ?? 0;
    return { date: mayEnd, first: date.slice(0, 4), from, to: to + words };
  });
}

function joinTokens(first: Token, second: Token): Period | undefined {
  if (!second.date) return undefined;
  if (first.date) return { start: first.first ?? first.date, end: second.date };
  return first.month
    ? { start: `${second.date.slice(0, 4)}-${twoDigits(first.month)}`, end: second.date }
    : undefined;
}

function toPeriod(date: string, lead: string | undefined): Period {
  if (!lead || /^(?:until|till|to|finish|ending|graduating)/i.test(lead)) return { end: date };
  return /^since$/i.test(lead) ? { start: date, end: "present" } : { start: date };
}

const MONTH = [...MONTH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join("|");
const PRESENT = PRESENT_WORDS.join("|");
const PRESENT_ALONE = new RegExp(`^(?:(?:to|till|until) )?(?:${PRESENT})$`, "iu");
const SEPARATOR = anyOf(
  [
    /^\s*(?:[-‐‑‒–—―−~/]+>?|[→⟶➔➜➝»])\s*(?:(?:till|to|until)\s+)?$/, // 2019 – till 2021
    /^\s*(?:to|till|until|through|bis|al?|à)\s*(?:(?:till|to|until)\s+)?$/, // 2019 to 2021
    /^[,;]?\s*(?:and\s+)?(?:discharged|retired|disengaged)(?:\s+(?:on|in))?\s+$/, // enlisted 1996, discharged 2019
  ],
  "iu",
);
const OPEN_END = new RegExp(
  `^\\s*(?:[-‐‑‒–—―−~/]+>?\\s*|[→⟶➔➜➝»]\\s*|\\s)(?:(?:up )?(?:to|till|until)[\\s-]+)?(?:${PRESENT})(?![\\p{L}\\p{N}])`,
  "iu",
);
// "2023 –" and "2023 – (ongoing)": the end was left open.
const SESSION = /^\s+(?:academic\s+)?session(?![\p{L}\p{N}])/iu;
const shortSession = /^\d{4}\/\d{2}$/;
const NO_END = /^[^\S\t]*(?:[–—→-](?:[^\S\t]*(?=$|[(),;|\t])|(?= {2}))|[→⟶➔➜➝](?=\s+\p{L}))/u;
const LEADS = [
  "from|since|desde|depuis|ab|until|till",
  "(?:started|admitted|enrolled|commenced)(?: (?:in|since))?", // started 2025
  "(?:enlisted|recruited)(?: (?:on|in|since))?", // enlisted 05/08/1996, discharged 04/08/2019
  "(?:to (?:finish|end|complete)|finish(?:es|ing)|ending|graduating)(?: (?:in|by))?", // to finish 2027
];
const LEAD = new RegExp(`(?<![\\p{L}\\p{N}])(${LEADS.join("|")})\\s+$`, "iu");
const BEFORE = "(?<![\\p{L}\\p{N}₦$£€#])";
const AFTER = "(?![\\p{L}\\p{N}%+]|[.,]\\d)";
const YEAR = "(?:19|20)\\d{2}";
// "2016–17", "1982-88", "2016 – 20": "2016-12" is a month, and "2015 – 40 workers" are no years.
const SHORT_RANGE = `(?=['’\\d])(?<=${BEFORE}(?<longYear>${YEAR})(?:[–—]|-(?!0[1-9]|1[0-2])|\\s[–—-]\\s))`;
const TOKEN = new RegExp(
  [
    `${BEFORE}(?<yearFirst>${YEAR}),?\\s+(?:\\((?<inBracket>${MONTH})\\.?\\)|(?<monthBehind>${MONTH})(?![\\p{L}\\p{N}])\\.?(?!,?\\s*(?:\\d{1,2},?\\s+)?${YEAR}))`,
    `${BEFORE}(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?[\\s,./-]+)?(?<name>${MONTH})(?:\\s*[\\s,./'’-]\\s*|\\.,\\s*|(?=\\d))(?<year>${YEAR})${AFTER}`,
    `${BEFORE}(?<dayName>${MONTH})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:\\s*,\\s*|\\s+)(?<dayYear>${YEAR})${AFTER}`,
    `${BEFORE}(?<shortName>${MONTH})\\.?(?:-|\\s?['’])(?<shortYear>\\d{2})(?![\\d/-])${AFTER}`,
    `${BEFORE}(?:(?:0?[1-9]|[12]\\d|3[01])(?<mark>[/.-]))?(?<number>0?[1-9]|1[0-2])(?:(?=[/.-])\\k<mark>|[/.-])(?<numberYear>${YEAR})${AFTER}`,
    `${BEFORE}(?<isoYear>${YEAR})[/.-](?<iso>0[1-9]|1[0-2])(?:[/.-](?:0[1-9]|[12]\\d|3[01]))?(?![\\d/])${AFTER}`,
    `${BEFORE}(?<yearAlone>${YEAR})${AFTER}`,
    `(?<=${BEFORE}${YEAR}/)(?<sessionEnd>\\d{2})(?![\\d/])${AFTER}`,
    `${SHORT_RANGE}['’]?(?<shortEnd>\\d{2})(?![\\d/])${AFTER}`,
    `${BEFORE}(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?<monthAlone>${MONTH})\\.?(?![\\p{L}\\p{N}])`,
  ].join("|"),
  "giu",
);

function dateTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap((match): Token[] => {
    const groups = match.groups ?? {};
    const place = { from: match.index, to: match.index + match[0].length };
    const month =
      numberOf(groups.name ?? groups.dayName ?? groups.shortName ?? groups.inBracket ?? groups.monthBehind) ??
      Number(groups.number ?? groups.iso ?? 0);
    const year =
      groups.year ??
      groups.yearFirst ??
      groups.dayYear ??
      groups.numberYear ??
      groups.isoYear ??
      century(groups.shortYear);
    if (year && month) {
      const mayEnd = groups.isoYear && shortSession.test(match[0]) && Number(year) + 1;
      const isNext = mayEnd && mayEnd % 100 === month;
      return [{ date: `${year}-${twoDigits(month)}`, ...(isNext && { mayEnd: String(mayEnd) }), ...place }];
    }
    if (groups.yearAlone) return [{ date: groups.yearAlone, ...place }];
    if (groups.sessionEnd)
      return [{ date: `${text.slice(match.index - 5, match.index - 3)}${groups.sessionEnd}`, ...place }];
    if (groups.longYear && groups.shortEnd)
      return shortEnd(groups.longYear, groups.shortEnd, /\s/.test(text.charAt(match.index - 1)), place);
    return [{ month: numberOf(groups.monthAlone), ...place }];
  });
}

const MOST_YEARS = 30;
const MOST_YEARS_APART = 15;

/** The second year of "1982-88", if it is the later one. */
function shortEnd(
  longYear: string,
  end: string,
  isApart: boolean,
  place: { from: number; to: number },
): Token[] {
  const years = Number(`${longYear.slice(0, 2)}${end}`) - Number(longYear);
  const isLater = years > 0 && years <= (isApart ? MOST_YEARS_APART : MOST_YEARS);
  return isLater ? [{ date: String(Number(longYear) + years), ...place }] : [];
}

function numberOf(name: string | undefined): number | undefined {
  return name === undefined ? undefined : MONTH_NUMBERS.get(name.normalize("NFC").toLowerCase());
}

function century(shortYear: string | undefined): string | undefined {
  if (shortYear === undefined) return undefined;
  return Number(shortYear) <= 40 ? `20${shortYear}` : `19${shortYear}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
