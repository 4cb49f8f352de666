import { findPeriods } from "../dates";
import { endsAsAgent } from "./job-words";
import { isOrganisation, isPlace, isTitle, startsWithVerb } from "./line-kinds";
import type { ResumeLine } from "./resume-lines";

/** The period a head line is about: a full one before a single date. */
export function mainRange(text: string): ReturnType<typeof findPeriods>[number] | undefined {
  const ranges = findPeriods(text);
  return ranges.find(({ start }) => start !== undefined) ?? ranges.at(-1);
}

/** What stands before the first mark that parts a head line. */
export function firstPart(text: string): string {
  return text.split(/\s*[|\t,(]\s*|\s+[–—-]\s+|\s+(?:at|@|with)\s+/)[0] ?? text;
}

/** "Lead Auditor" begins with a verb, but it ends as a title. */
export function endsAsTitle(text: string): boolean {
  const end = text.split(" ").slice(-2).join(" ");
  return isTitle(end) || (/^\p{Lu}/u.test(end.split(" ").at(-1) ?? "") && endsAsAgent(end));
}

/** "Sterling Bank", "Building Blocks Academy": capitalised words that end as an employer's name. */
export function isFirmName(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    words.every((word) => /^[\p{Lu}\d&(]/u.test(word) || /^(?:of|and|for|the)$/.test(word)) &&
    isOrganisation(words.slice(-2).join(" "))
  );
}

/** A few capitalised words, whatever they mean: where an employer stands beside or below them, they are a title. */
export function isBareTitle(text: string): boolean {
  const words = text.split(" ");
  const isCapital = (word: string) => /^[\p{Lu}\d&(/]/u.test(word) || /^(?:of|and|for|in|to|the)$/.test(word);
  return (
    text.length >= 3 &&
    text.length <= 60 &&
    words.length <= 6 &&
    words.every(isCapital) &&
    !isPlace(text) &&
    !isOrganisation(text) &&
    !/(?:[.;:!?]|\d{4})$/.test(text) &&
    !/^\p{L}{3,}(?:ed|ing)$/u.test(text) &&
    !/^\p{L}{2,}ed /u.test(text)
  );
}

/** What is left of a head line behind its first part: an employer, or where it is. */
export function namesEmployer(rest: string): boolean {
  const employer = rest.replace(/^[\s|\t,(–—@-]+|[\s)]+$/g, "").replace(/^(?:at|with)\s+/i, "");
  if (employer === "" || employer.split(" ").length > 12) return false;
  const [first = "", ...others] = employer.split(/\s*[,|]\s*/);
  return (
    isOrganisation(employer) || (others.length > 0 && isPlace(others.join(", ")) && /^\p{Lu}/u.test(first))
  );
}

/** The lines below are those of an employer: its name with a legal form or a place, or a short name above dates. */
export function leadsToEmployer([next, later]: ResumeLine[]): boolean {
  if (
    !next ||
    next.isBullet ||
    next.text.length > 110 ||
    /[.;!?]$/.test(next.text.replace(/\b(?:Ltd|Nig|Co|Plc|Inc)\.$/i, ""))
  )
    return false;
  const range = mainRange(next.text);
  const name = range ? next.text.slice(0, range.index).replace(/[\s,(|–—-]+$/, "") : next.text;
  if (name === "" || isPlace(name)) return true;
  if (startsWithVerb(name) || isTitle(name)) return false;
  if (namesEmployer(name)) return true;
  const isShort = name.split(" ").length <= 6 && /^\p{Lu}/u.test(name);
  return (
    isShort &&
    (range !== undefined || (later !== undefined && !later.isBullet && mainRange(later.text)?.index === 0))
  );
}

/** "2014, 6 months" and "2014 (6 months)": how long it was stands beside the date, and is no part of a name. */
export function takeDuration(line: ResumeLine): { line: ResumeLine; note?: string } {
  const match = DURATION.exec(line.text);
  const note = match?.[1];
  if (!match || note === undefined) return { line };
  return {
    line: {
      ...line,
      text: `${line.text.slice(0, match.index)} ${line.text.slice(match.index + match[0].length)}`.trim(),
    },
    note,
  };
}

const NUMBER = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const DURATION = new RegExp(
  `[\\s,.;·–—-]*[(\\[]?\\s*\\b((?:(?:about|over) )?${NUMBER}[ -](?:months?|weeks?|years?|yrs?|mos?)(?:(?:,| and)? ${NUMBER} (?:months?|weeks?|mos?))?)\\b\\s*[)\\]]?\\.?(?=\\s*[,;.]?\\s*$)`,
  "i",
);
