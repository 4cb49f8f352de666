import { inOrder, patternOf, sourceOf } from "./patterns";
import type { Model } from "~/career/crf/crf";
import { type HeadingLine, mayBeHeading, openedBy } from "./choice/headings";
import type { Line } from "./clean-text";
import type { TextRange } from "./job-advert";
import type { Section, Sentence } from "./sentence";
import { splitSentences } from "./sentences";
import { openedByVerb, sectionOf, seeksSomebody } from "./section-words";
import { FIELD_LABELS, WISH_LABELS } from "./vocabulary/headings";
import { foldText } from "~/career/nlp/fold";

/** The lines that may be headings, with the section of those that the lists know. */
export function headingLines(lines: readonly Line[]): HeadingLine[] {
  return lines.flatMap((line, index) => {
    const known = wholeLineHeading(line, lines[index + 1]);
    return known !== undefined || mayBeHeading(line, lines[index + 1]) ? [{ line: index, known }] : [];
  });
}

/** The sections that lines open which no list of headings has (docs/decisions/0353-headings-are-learned.md). */
export function learnedHeadings(lines: readonly Line[], model: Model): ReadonlyMap<number, Section> {
  return openedBy(model, headingLines(lines), lines);
}

type Part = { text: string; start: number; heading: ReturnType<typeof leadingHeading> };
/** A line as it is whatever section it stands in: a heading by the lists, or its sentences with the headings before them. */
export type ParsedLine = { whole: Section | undefined; parts: Part[] };

/** What `readSections` needs of each line; it is the same with and without learned headings. */
export function parseLines(lines: readonly Line[]): ParsedLine[] {
  return lines.map((line, index) => {
    const whole = wholeLineHeading(line, lines[index + 1]);
    const parts = whole ? [] : splitSentences(line.text);
    return { whole, parts: parts.map((part) => ({ ...part, heading: leadingHeading(part.text) })) };
  });
}

/**
 * Splits the lines into sentences and gives each the section it belongs to. With learned headings it is read for what is asked, not
 * for who is sought.
 */
export function readSections(
  lines: readonly Line[],
  learned?: ReadonlyMap<number, Section>,
  parsed: readonly ParsedLine[] = parseLines(lines),
): Sentence[] {
  const sentences: Sentence[] = [];
  let section: Section = "head";
  let hasBullets = false;
  const nested = nestedLists(lines);
  for (const [index, line] of lines.entries()) {
    const isOfApplying: boolean = section === "apply" && OF_APPLYING.test(line.text);
    const whole: Section | undefined =
      parsed[index]?.whole ?? (isOfApplying ? undefined : learned?.get(index));
    if (nested.has(index)) section = "head";
    // A list ends with its last bullet; what follows it speaks of something else.
    if (hasBullets && !line.isBullet && !whole) section = "head";
    hasBullets = line.isBullet && LISTED.has(section);
    if (whole) {
      section = whole;
      sentences.push({
        ...rangeIn(line, 0, line.text.length),
        text: line.text,
        section,
        isBullet: false,
        line: index,
        isHeading: true,
      });
      continue;
    }
    let current = section;
    for (const part of parsed[index]?.parts ?? []) {
      const { heading } = part;
      let { text, start } = part;
      let label: string | undefined;
      if (heading) {
        if (heading.section) {
          current = heading.section;
          // A wish on a line of its own ends with the line, unless a list follows; one within a list is an item of it.
          const isLineOnly =
            heading.section === "wish" &&
            text.length > heading.length + 1 &&
            (line.isBullet || lines[index + 1]?.isBullet !== true);
          if (!heading.isField && !isLineOnly) section = heading.section;
        }
        label = heading.label;
        sentences.push({
          ...rangeIn(line, start, heading.length),
          text: text.slice(0, heading.length),
          section: current,
          isBullet: false,
          line: index,
          isHeading: true,
        });
        const rest = text.slice(heading.length);
        const blank = rest.length - rest.trimStart().length;
        start += heading.length + blank;
        text = rest.trim();
      }
      if (text === "") continue;
      sentences.push({
        ...rangeIn(line, start, text.length),
        text,
        section: current,
        ...(label && { label }),
        isBullet: line.isBullet,
        line: index,
        isHeading: false,
      });
      if (heading?.isField) current = section;
    }
  }
  return sentences;
}

/** The lines at which a list within a numbered paragraph is over: behind "3. The criteria are:" and its bullets "4. Letters must be …". */
function nestedLists(lines: readonly Line[]): ReadonlySet<number> {
  const ends = new Set<number>();
  let [number, inner] = [0, 0];
  for (const [index, { mark = "", isBullet, text }] of lines.entries()) {
    const own = /^\d{1,2}$/u.test(mark) ? Number(mark) : undefined;
    if (own === undefined) {
      inner += isBullet ? 1 : 0;
      continue;
    }
    const isParagraph = text.length >= LEAST_PARAGRAPH;
    if (isParagraph && own === number + 1 && number > 0 && inner > 1) ends.add(index);
    [number, inner] = [own, 0];
  }
  return ends;
}
const LEAST_PARAGRAPH = 80;
/** "Note", "Subject: CLAY – your name" below "How to apply": they go on with it. */
const OF_APPLYING = patternOf(
  `^${sourceOf("(?:please )?note, n\\.?b\\.?, important, warning, disclaimer, subject, title of, deadline, closing, e-?mail, documents?, attach, include")}(?!\\p{L})`,
  "iu",
);

const LISTED = new Set<Section>(["must", "wish", "duties", "benefits"]);

function rangeIn(line: Line, start: number, length: number): TextRange {
  return { start: line.start + start, end: line.start + start + length };
}

/** The section that a line opens when it is nothing but a heading. */
function wholeLineHeading(
  { text, isBullet, isNumbered, isPart }: Line,
  next: Line | undefined,
): Section | undefined {
  // "4.2 Desirable"
  const label = text
    .replace(/^\d{1,2}(?:\.\d{1,2}){1,2}\.? (?=\p{L})/u, "")
    .replace(/(?<![\s:.\-–—!?])[\s:.\-–—!?]+$/, "");
  if (label.length > 90 || /[@\d]/.test(label)) return undefined;
  if (isNumbered && /^\p{Lu}/u.test(label) && (isPart || next?.isNumbered !== true)) {
    // "3. Qualifications and experience" in terms of reference.
    const section = sectionOf(label, { hasShape: false, opensList: false });
    if (section) return section;
  }
  if (isBullet && !/:\s*$/.test(text)) return undefined;
  const opensList = next?.isBullet === true && !isBullet;
  if ((opensList && OPENS_POSTS.test(text)) || INVITES.test(label)) return "head";
  if (opensList && seeksSomebody(label)) return "must";
  return (
    sectionOf(label, { hasShape: /:\s*[-–—]?$/.test(text) || isTitleCase(label), opensList }) ??
    (opensList ? openedByVerb(text) : undefined)
  );
}

// "Invitation for Applications" stands above a whole notice, not above how to apply.
const INVITES = /^(?:invitation|call|request|advertisement) for (?:job )?applications?$/iu;

/** "Applications are invited for the posts below:" opens a list of posts. */
const OPENS_POSTS = inOrder(
  [
    /(?<!\p{L})(?:posts?|positions?|vacanc(?:y|ies)|roles?|openings?)/u,
    /(?: (?:below|listed|available|as follows|exists?|in|the|following|[\p{Lu}]\p{L}+))*\s?:?$/u,
  ],
  "iu",
);

function isTitleCase(label: string): boolean {
  const long = label.split(" ").filter((word) => word.length > 3);
  return long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
}

/** A heading before a colon or dash at the start of a sentence: "Requirements: B.Sc, 3 years". */
function leadingHeading(
  text: string,
): { section?: Section; label: string; length: number; isField: boolean } | undefined {
  const found = /^([\p{L}][^:@\d]{1,55}?)\s?(?::\s?[-–—]?|\s[-–—](?=\s))/u.exec(text);
  const label = foldText(found?.[1] ?? "");
  if (!found || label === "") return undefined;
  const field = FIELD_LABELS.find(({ labels }) => labels.includes(label));
  if (field)
    return {
      ...(field.section && { section: field.section }),
      label,
      length: found[0].length,
      isField: true,
    };
  if (WISH_LABELS.has(label) && found[0].includes(":"))
    return { section: "wish", label, length: found[0].length, isField: false };
  const shouted = shoutedLabel(found[0]);
  if (shouted) return { ...shouted, label, length: found[0].length, isField: true };
  const section =
    found[0].includes(":") || isTitleCase(found[1] ?? "")
      ? sectionOf(found[1] ?? "", { hasShape: true, opensList: false })
      : undefined;
  return section && { section, label, length: found[0].length, isField: false };
}

/** "MUST SPEAK: …", "PLUS: …": a label in capitals that no list knows, by the one word that says what it is about. */
function shoutedLabel(label: string): { section?: Section } | undefined {
  if (!label.includes(":") || label !== label.toUpperCase() || label.split(" ").length > 4) return undefined;
  const section = SHOUTED.find(({ pattern }) => pattern.test(label))?.section;
  return section ? { section } : undefined;
}

const SHOUTED: readonly { section: Section; pattern: RegExp }[] = [
  { section: "wish", pattern: /(?<!\p{L})(?:PLUS|BONUS|ADVANTAGE|OPTIONAL|PREFERRED)(?!\p{L})/u },
  {
    section: "must",
    pattern:
      /(?<!\p{L})(?:MUST|NEED|NEEDED|WHO|SKILLS?|SPEAK|KNOW|HOW LONG|BASE|EXPERIENCE|LIVE|YEARS)(?!\p{L})/u,
  },
  { section: "benefits", pattern: /(?<!\p{L})(?:OFFER|PAY|SALARY|WAGES?|PACKAGE|BENEFITS?)(?!\p{L})/u },
];
