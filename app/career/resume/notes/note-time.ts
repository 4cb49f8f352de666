import { findPeriods, type FoundPeriod, type Period } from "~/career/dates";

/** The time that a line tells, and where its words stand. */
export type NoteTime = Period & { stretches: { from: number; to: number }[] };

const until = /(?:^|\s)(?:till|until|(?:up )?to)\s+$/iu;
/** "i leave am 2015", "till dem close december 2022": the words of an end before its date. */
const ending =
  /(?:^|\s)(?:(?:till|until)|(?:leave|left|stop(?:ped)?|close[sd]?|finish(?:ed)?|resign(?:ed)?|end(?:ed)?))(?:\s+(?!contract\b)[\p{L}']+){0,3}\s+$/iu;
const lead = /(?:^|(?<=\s))(?:from|between|since|in|for)\s+(?:(?:last|this) year\s+\()?$/iu;
/** "since last year (2025)": a date that is told in words before it. */
const sinceThen = /(?:^|\s)since\s+(?:last|this) year\s+\($/iu;
const end = /^\s*(?:season|period|time|ending|end)\b/iu;

/** "i start as helper 2015", "i join 2015": what says that a single date is when a post began. "i start day with prayers" tells of no post. */
const began =
  /^(?:(?:i|then|later|first)\s+)*(?:start(?:ed)?|join(?:ed)?|resum(?:e|ed)|beg[au]n)(?:\s*$|\s+(?:as|at|with|for|work|job|in)(?!\p{L}))/iu;
/** "2018 dem come make me driver": the date before it is when that was. */
const became =
  /^\s*,?\s*(?:(?:dem|they|oga)\s+(?:\p{L}+\s+)?(?:make|made|promoted?)\s+me|i\s+(?:was|got)\s+promoted)(?!\p{L})/iu;

/**
 * When a post was held, as a line tells it: "2015 - 2018", "from feb 2019 season to june 2021", "march 2018 … till dec 2020", "since 2022". A single date is a time only
 * behind "since" or "from".
 */
export function noteTime(text: string): NoteTime | undefined {
  const found = findPeriods(text);
  const whole = found.find(({ start, end }) => start !== undefined && end !== undefined);
  if (whole) return { ...periodOf(whole), stretches: [stretchOf(text, whole)] };
  const [first, second] = found;
  if (!first) return undefined;
  const begin = first.start ?? (first.end === "present" ? undefined : first.end);
  if (begin === undefined) return undefined;
  const isEnd = second && isBeforeEnd(text.slice(0, second.index + lengthOfLead(text, second)));
  const last = isEnd ? second.end : undefined;
  if (second && last !== undefined && last !== "present" && last >= begin)
    return { start: begin, end: last, stretches: [stretchOf(text, first), stretchOf(text, second)] };
  if (sinceThen.test(text.slice(0, first.index)))
    return { start: begin, end: "present", stretches: [stretchOf(text, first)] };
  const isBegin =
    began.test(text.slice(0, first.index)) || became.test(text.slice(first.index + first.length));
  return first.start === undefined && !isBegin
    ? undefined
    : { start: begin, stretches: [stretchOf(text, first)] };
}

function isBeforeEnd(before: string): boolean {
  return until.test(before) || ending.test(before);
}

/** "till dec 2020": the words that lead to the date are a part of what was found. */
function lengthOfLead(text: string, { index, length }: FoundPeriod): number {
  const words = /^(?:till|until|to)\s+/iu.exec(text.slice(index, index + length))?.[0];
  return words?.length ?? 0;
}

const periodOf = ({ start, end }: Period): Period => ({ ...(start && { start }), ...(end && { end }) });

/** A period with the small words around it. */
function stretchOf(text: string, { index, length }: FoundPeriod): { from: number; to: number } {
  const before = text.slice(0, index);
  const from = index - (lead.exec(before)?.[0].length ?? until.exec(before)?.[0].trimStart().length ?? 0);
  const to = index + length + (sinceThen.test(before) ? 1 : 0);
  return { from, to: to + (end.exec(text.slice(to))?.[0].length ?? 0) };
}
