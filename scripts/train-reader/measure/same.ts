import { foldText } from "~/career/nlp/fold";
import { parsePeriod } from "~/career/dates";

/** The words of a text without marks, in small letters. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The same words; behind them the value may go on after a comma or in a bracket (a town, a grade level). */
export function isSame(truth: string, read: string): boolean {
  const own = wordsOf(truth).join(" ");
  return [read, ...read.split(/(?=[,(–])/).map((_, at, all) => all.slice(0, at + 1).join(""))].some(
    (part) => wordsOf(part).join(" ") === own,
  );
}

/** All words of the one in the other. */
export function isWithin(truth: string, read: string): boolean {
  const words = new Set(wordsOf(read));
  return wordsOf(truth).every((word) => words.has(word));
}

export type Span = { startDate?: string; endDate?: string; date?: string };

/** A period, or a single date, as the profile holds it. */
export function isSameTime(truth: string, { startDate, endDate, date }: Span): boolean {
  const period = parsePeriod(truth);
  // "2022, 8 months" is told in words.
  if (!period) return true;
  // "2022 –" is open, and of a single date nobody says whether something began or ended then.
  const { start, end } = period;
  if (start === undefined && end !== undefined && end !== "present") {
    const isOpen = /[-–—]\s*$/.test(truth);
    if (startDate === end && (endDate === undefined || (isOpen && endDate === "present"))) return true;
    if (isOpen) return false;
    // Who marks one date as the beginning and the end of a post is right, too.
    if (startDate === end && endDate === end) return true;
  }
  return (
    (period.start === startDate && period.end === endDate) ||
    (date !== undefined && [period.end, period.start].includes(date))
  );
}
