import { findPeriods, parsePeriod, type Period } from "../dates";
import { findStandings } from "./standing";
import { findExpiries } from "./unbroken";

/** What sets a segment off from the one before it on the same line. */
export type Separator =
  "start" | "tab" | "bar" | "dash" | "comma" | "bracket" | "join" | "colon" | "look" | "atom";

/** What the shape of the letters alone tells. */
export type Atom = "email" | "phone" | "link" | "dates" | "label" | "standing" | "number";

/** A mobile number of Nigeria, with or without the country's code. */
export function isMobile(text: string): boolean {
  return /^(?:234)?0?[789][01]\d{8}$/.test(text.replace(/\D/g, ""));
}

/** A stretch between two separators. */
export type Cut = { from: number; to: number; before: Separator; atom?: Atom; period?: Period };

/** A mail address, with or without spaces around its sign. */
export const emailPattern = /[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;

const link =
  /(?<![\p{L}\p{N}@./])(?:https?:\/\/[^\s|,;)]{3,200}|www\.[^\s|,;)]{3,200}|(?:linkedin|github|gitlab|behance|dribbble|medium|twitter|x|facebook|instagram|orcid|bit)\.(?:com|org|net|ly)\/[^\s|,;)]{1,150}|[\p{L}\p{N}-]{2,40}\.(?:github\.io|dev|me|io|netlify\.app|vercel\.app|com|com\.ng|org|net|ng)(?:\/[^\s|,;)]{0,150})?(?![\p{L}\p{N}@])|in\/(?=[\p{L}\p{N}]*-)[\p{L}\p{N}-]{5,80})/giu;

/** What may be a phone number: its length is weighed elsewhere. */
export const phonePattern =
  /(?<![\p{L}\p{N}₦$£€])(?:\+|\(\+?|00)?\d(?:[ \u00a0().\-–]{0,2}\d){7,14}(?![\p{L}\p{N}])/gu;

/** What the shape of the letters tells in a text, in order. */
export function findAtoms(text: string, isLong: boolean): Cut[] {
  const taken: Cut[] = [];
  const add = (from: number, to: number, atom: Atom, period?: Period) => {
    if (!taken.some((other) => other.from < to && from < other.to))
      taken.push({ from, to, before: "atom", atom, ...(period && { period }) });
  };
  // "2020 – ongoing" is a period.
  const open = isLong ? [] : findPeriods(text).filter(({ end }) => end === "present");
  const isInPeriod = (at: number) => open.some(({ index, length }) => index < at && at < index + length);
  if (!isLong)
    for (const { from, to } of findStandings(text)) if (!isInPeriod(from)) add(from, to, "standing");
  if (text.includes("@"))
    for (const match of text.matchAll(emailPattern)) add(match.index, match.index + match[0].length, "email");
  if (/\.|(?<![\p{L}\p{N}])in\//u.test(text))
    for (const match of text.matchAll(link)) add(match.index, match.index + match[0].length, "link");
  if (/\d/.test(text)) {
    // "0807 555 1926" ends in what may be a year.
    for (const match of [...text.matchAll(phonePattern)].map(withoutNumberBefore))
      // "+234 706 118 2093": no number of another kind has the sign of a country, and its last figures are no year.
      if (/^\(?\+/.test(match[0]) || (isMobile(match[0]) && /^\D*0/.test(match[0])))
        add(match.index, match.index + match[0].length, "phone");
    const expiries = findExpiries(text);
    const isExpiry = ({ index }: Found) => expiries.some(({ from, to }) => from < index && index < to);
    if (!isLong)
      for (const range of trimmedRanges(text))
        if (!isExpiry(range)) add(range.index, range.index + range.length, "dates", range);
    for (const match of text.matchAll(phonePattern)) {
      const digits = match[0].replace(/\D/g, "").length;
      if (digits >= 9 && digits <= 15 && !parsePeriod(match[0]) && !isOfBox(text, match.index))
        add(match.index, match.index + match[0].length, "phone");
    }
    if (isLong)
      for (const range of edgeRanges(text)) add(range.index, range.index + range.length, "dates", range);
  }
  return taken.sort((a, b) => a.from - b.from);
}

/** "Barge Master, BDM 301. 0803 555 0118": the number before a stop is none of the phone's. */
function withoutNumberBefore({ 0: whole, index }: RegExpExecArray): { 0: string; index: number } {
  const stop = /\.\s+(?=0[789][01]\d)/u.exec(whole);
  const from = stop ? stop.index + stop[0].length : 0;
  return stop && isMobile(whole.slice(from))
    ? { 0: whole.slice(from), index: index + from }
    : { 0: whole, index };
}

/** "P.O. Box 4471-00100" is a part of an address. */
function isOfBox(text: string, at: number): boolean {
  return /(?:\bbox|p\.? ?m\.? ?b\.?)\s?(?:no\.?\s?)?$/iu.test(text.slice(Math.max(0, at - 14), at));
}

/** How long something lasted, and nothing else: "3 years 2 months", "8 mos". */
export function isDuration(text: string): boolean {
  return /^\(?\s*(?:\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?|años?|meses|mes)[\s,]*(?:and\s+)?){1,2}\)?$/iu.test(
    text,
  );
}

type Found = Period & { index: number; length: number };

/** Periods of a short line. A year inside a sentence is no period: one must stand at an edge of the line or behind a separator. */
function trimmedRanges(text: string): Found[] {
  return findPeriods(text)
    .map((found) => behindGrade(text, found))
    .filter(({ index, length, start, end }) => {
      if (isPartOfStandard(text, index) || (start === undefined && isYearOfDetail(text, index))) return false;
      const before = text.slice(0, index).trimEnd();
      const after = text.slice(index + length).trimStart();
      const isApart =
        before === "" ||
        /(?:[,(|\t–—:;·•[/-]|\p{L}{3}\.)$/u.test(before) ||
        text.slice(before.length, index).includes("\t") ||
        after === "" ||
        /^(?:[()\]|,\t–—:;·•]|-\s)/.test(after);
      return isApart || (start !== undefined && end !== undefined);
    });
}

/** "Accountant, GL 14 Jan. 2015 – Aug. 2020": the number behind a word of grades is the grade, and no day. */
function behindGrade(text: string, found: Found): Found {
  const before = text.slice(Math.max(0, found.index - 20), found.index);
  const number = GRADE_BEFORE.test(before) ? DAY.exec(text.slice(found.index))?.[0].length : undefined;
  return number === undefined
    ? found
    : { ...found, index: found.index + number, length: found.length - number };
}
const GRADE_BEFORE = /(?<!\p{L})(?:s?g\.?l\.?|grade(?: level)?|level|step|con\p{L}{3,5})[ .-]*$/iu;
const DAY = /^\d{1,2}\s+(?=\p{L}{3})/u;

/** The year in "ISO 45001:2018" and "ISO/IEC 27001-2022" is a part of the standard's name. */
function isPartOfStandard(text: string, year: number): boolean {
  return /\p{Lu}{2}[\p{Lu}/ -]{0,12}\d{3,5}(?:-\d)?[:-]$/u.test(text.slice(Math.max(0, year - 24), year));
}

/** The year in "(Surgical Ward; moved to Maternity in 2021)" is told of the post, and is not its time. */
export function isYearOfDetail(text: string, year: number): boolean {
  const open = text.lastIndexOf("(", year);
  const inside = open < 0 || text.slice(open, year).includes(")") ? "" : text.slice(open + 1, year);
  return inside.trim().split(/\s+/).length > 2 && /\p{L}\s+(?:in|by|of)\s+$/iu.test(inside);
}

/** Periods at the two ends of a long line. */
function edgeRanges(text: string): Found[] {
  const head = text.slice(0, 60);
  const tailFrom = Math.max(60, text.length - 50);
  const tail = text.slice(tailFrom);
  return [
    ...findPeriods(head).filter(
      ({ index, start, end }) => index < 2 && start !== undefined && end !== undefined,
    ),
    ...findPeriods(tail)
      .filter(
        ({ index, length, start, end }) =>
          /^[\s).\]]*$/.test(tail.slice(index + length)) && start !== undefined && end !== undefined,
      )
      .map((range) => ({ ...range, index: range.index + tailFrom })),
  ];
}
