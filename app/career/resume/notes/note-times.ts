import { BEGINS, HOW_LONG, MADE, THAT_YEAR, THIS_YEAR } from "../vocabulary/notes";
import { endWords } from "../vocabulary/stated";
import { findPeriods, parsePeriod, type Period } from "~/career/dates";

/**
 * The time that a stretch of a note tells with the words beside it in its clause: "i start there september 2017" is when a post began, and "2021 june they made me"
 * too. `before` and `after`: what stands there on its line.
 */
export function timeInClause(written: string, before: string, after: string): Period | undefined {
  const period = timeOfNote(written) ?? timeInYearBefore(written, before);
  const isSingle = period?.start === undefined && period?.end !== undefined && period.end !== "present";
  if (!period || !isSingle) return period;
  const lead = /[^.;,()]{0,40}$/u.exec(before)?.[0] ?? "";
  const next = /^[^.;,()]{0,40}/u.exec(after)?.[0] ?? "";
  if (endWords.test(lead)) return period;
  const isBegin = BEGINS.test(lead) || (lead.trim() === "" && MADE.test(next));
  return isBegin && period.end !== undefined ? { start: period.end } : period;
}

/** "january 2018 … till december that year": a month of the year that was named before it. */
function timeInYearBefore(written: string, before: string): Period | undefined {
  const month = THAT_YEAR.exec(written)?.groups?.["month"];
  const year = /\d{4}(?!.*\d{4})/su.exec(before)?.[0];
  return month === undefined || year === undefined ? undefined : parsePeriod(`${month} ${year}`);
}

/** "i stop feb 2024": the words before a time say that something ended then. */
export const isEndOf = (before: string): boolean => endWords.test(/[^.;,()]{0,40}$/u.exec(before)?.[0] ?? "");

/** "Jan 2024 - sept this year 2026", "from 2015 to 2018, 3 yrs", "2014 to 2017 august.": the time that a stretch of a note tells, in whatever words. */
export function timeOfNote(written: string): Period | undefined {
  const whole = parsePeriod(written);
  if (whole) return whole;
  const text = written.replace(THIS_YEAR, "").replace(/[\s.,;:]+$/u, "");
  const [only, another] = findPeriods(text);
  if (!only || another) return parsePeriod(text);
  const rest = `${text.slice(0, only.index)} ${text.slice(only.index + only.length)}`.trim();
  const isTime = rest === "" || HOW_LONG.test(rest);
  const { start, end } = only;
  return isTime ? { ...(start && { start }), ...(end && { end }) } : undefined;
}
