import type { DocumentLanguage } from "~/career/generated-document";
import {
  HEADING_RULES,
  HEADING_VOCABULARY,
  HEADINGS,
  WEAK_HEADINGS,
  type KnownSection,
} from "./heading-words";
import { escape, escapeWhole, isEscaped, protect, reveal, type Line } from "./text-lines";

/**
 * A heading that was read: a section we know, or one of the person's own; a guess when only its capitals say so. What stands under a
 * hidden one is not printed.
 */
export type Heading = ({ section: KnownSection } | { section: "custom"; heading: string; isGuess?: true }) & {
  isHidden?: true;
};

/** Reads a line of the text form as a heading, or undefined when it is an ordinary line. */
export function readHeading(line: Line): Heading | undefined {
  const bare = line.text.replace(HIDDEN, "");
  const heading = readShown({ ...line, text: bare });
  return heading && bare !== line.text ? { ...heading, isHidden: true } : heading;
}

const HIDDEN = /(?<!\s)\s+\(hidden\)$/i;

function readShown(line: Line): Heading | undefined {
  const hashed = /^#+\s+(.*)$/.exec(line.text)?.[1];
  if (hashed !== undefined) {
    const section = isEscaped(hashed) ? "custom" : (sectionOf(hashed) ?? "custom");
    return section === "custom" ? { section, heading: reveal(hashed) } : { section };
  }
  if (isEscaped(line.text) || !looksLikeHeading(line)) return undefined;
  const bare = line.text.replace(/(?<!\s)\s*:$/, "");
  const section = sectionOf(bare);
  if (section) return section === "custom" ? { section, heading: bare } : { section };
  return line.isAfterBlank && SHOUTED.test(bare) && bare.split(" ").length <= 5
    ? { section: "custom", heading: bare, isGuess: true }
    : undefined;
}

// Capital letters only, no figures, commas, columns or full stops: a heading of the person's own.
const SHOUTED = /^(?=(?:[^\p{L}]*\p{Lu}){4})[\p{Lu}\p{M}&/'’ -]+$/u;

/** Writes a custom heading: as it is when it is read back so, else after "# ". */
export function printHeading(heading: string): string {
  const bare = readHeading({ text: protect(heading), isAfterBlank: false });
  if (isReadAs(bare, heading) && heading === heading.toUpperCase()) return heading;
  // A heading of the person's own may end in the words that hide one.
  const separators = HIDDEN.test(heading) ? "(" : "";
  const hashed = readHeading({ text: protect(`# ${escape(heading, separators)}`), isAfterBlank: true });
  return isReadAs(hashed, heading)
    ? `# ${escape(heading, separators)}`
    : `# ${escapeWhole(heading, separators)}`;
}

function isReadAs(read: Heading | undefined, heading: string): boolean {
  return read?.section === "custom" && read.heading === heading && !read.isHidden;
}

/** The line of a heading, marked as hidden. */
export function printHidden(headingLine: string): string {
  return `${headingLine} (hidden)`;
}

/** The section that a heading's words name, however they are put; undefined when they name none. */
export function sectionOf(heading: string): KnownSection | "custom" | undefined {
  const printed = PRINTED.get(fold(heading));
  if (printed) return printed;
  if (heading.split(" ").length > 8) return undefined;
  const folded = mend(fold(heading));
  const words = folded.split(" ").filter((word) => word !== "");
  if (
    words.length === 0 ||
    words.length > 8 ||
    !words.every((word) => HEADING_VOCABULARY.has(word)) ||
    SUBJECT.test(folded)
  )
    return undefined;
  return HEADING_RULES.find(([pattern]) => pattern.test(folded))?.[1];
}

/** "working experince", "carrier objective": words that are one slip away from a heading's. */
function mend(folded: string): string {
  return folded
    .replace(/[a-z]{7,}/g, (word) =>
      HEADING_VOCABULARY.has(word)
        ? word
        : (SLIPS.get(word) ?? LONG_WORDS.find((known) => isOneSlip(word, known)) ?? word),
    )
    .replace(/\bcarrier (?=objectives?\b|summary\b|history\b|goals?\b)/, "career ");
}

const LONG_WORDS = [...HEADING_VOCABULARY].filter((word) => word.length >= 7);
const SLIPS = new Map([
  ["refrees", "referees"],
  ["referies", "referees"],
  ["refarees", "referees"],
  ["qualificaton", "qualification"],
  ["curiculum", "curriculum"],
]);

/** One letter too many, one too few, one for another, or two that changed places. */
function isOneSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from += 1;
  const [left, right] = [word.slice(from), known.slice(from)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

// Courses of study and job titles that are made of heading words.
const SUBJECT =
  /^(?:(?:business|computer|technical|vocational|social|language|teaching|nursing|engineering|sales|medical|legal|clinical) (?:education|work|training|projects?|research|office|officer)|industrial (?:education|work|projects?|research|office|officer)|sales|nursing|teaching|banking|accounting|engineering|training office|project work)$/;

const PRINTED = new Map(
  (["de", "fr", "es", "en"] satisfies DocumentLanguage[]).flatMap((language) =>
    Object.entries(HEADINGS[language]).map(([section, heading]): [string, KnownSection] => [
      fold(heading),
      section as KnownSection,
    ]),
  ),
);

function looksLikeHeading({ text, isAfterBlank }: Line): boolean {
  if (
    text.length > 80 ||
    !/^\p{Lu}/u.test(text) ||
    /[|\d.;!?]|:\s*\S/.test(text.replace(/^O'?\s?LEVEL/i, ""))
  )
    return false;
  if (text === text.toUpperCase() || /:$/.test(text)) return true;
  const words = text.split(/[\s/]+/);
  if (words.length === 1 && WEAK_HEADINGS.has(fold(text)) && !isAfterBlank) return false;
  return words.every((word) => /^[^\p{Ll}]/u.test(word) || SMALL_WORDS.has(word) || isAfterBlank);
}

const SMALL_WORDS = new Set(["and", "of", "with", "the", "in", "for", "or"]);

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}
