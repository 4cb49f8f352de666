import { beginsWithEntries, columnTest, ofEntries } from "./column-flow";
import type { DocumentText, Paragraph } from "./document-text";
import { headingSection, looseHeadingSection } from "./headings";
import { findFreeHeadings, NUMBERED } from "./free-headings";
import { type FreeLine, headsWritings } from "./heading-sections";
import type { HeadedSections } from "./sections-by-roles";
import { findSubheadings } from "./subheadings";
import { isSetApart, type DocumentStyle } from "./text-style";
import type { Segment } from "./segments";
import type { Section } from "./vocabulary/vocabulary-types";

export type Line = {
  section: string;
  since: number;
  heading?: Section;
  /** What the line would name if it were a heading. */
  loose?: Section;
  hasDates: boolean;
  words: number;
  isList: boolean;
  bold: boolean;
  size: number;
  classes: string[];
  atoms: Set<string>;
  isSentence: boolean;
  signature: string;
  isSubheading?: boolean;
  /** It parts the text of a post by words such as "Duties". */
  isPart?: boolean;
  /** A heading by its look, in words of its writer. */
  isFree?: boolean;
  /** Set like no heading of the document. */
  isUnlike?: boolean;
  italic: boolean;
  isFixedLabel?: boolean;
};

/** The lines of a document with what their look and their words tell. `headed`: what headings head, where that is known already. */
export function linesOf(
  document: DocumentText,
  all: readonly Segment[],
  classesOf: readonly string[][],
  { style, headed }: { style: DocumentStyle; headed: HeadedSections | undefined },
): Line[] {
  const { paragraphs } = document;
  const lines = paragraphs.map((paragraph): Line => {
    const words = paragraph.text.split(/\s+/).length;
    return {
      section: "top",
      since: 0,
      heading: paragraph.text.length <= 120 ? headingSection(paragraph.text) : undefined,
      loose: paragraph.text.length <= 60 ? looseHeadingSection(paragraph.text) : undefined,
      hasDates: false,
      words,
      isList: paragraph.listLevel !== undefined || /^[✔✓➢►▶❖■□◆*>-]\s/u.test(paragraph.text),
      bold: false,
      italic: false,
      size: 1,
      classes: [],
      atoms: new Set(),
      isSentence: words > 8 && /[.]\s*$/.test(paragraph.text),
      signature: "",
    };
  });
  all.forEach((segment, place) => {
    const line = lines[segment.paragraph];
    if (!line) return;
    if (segment.index === 0) {
      line.bold = segment.style.bold;
      line.italic = segment.style.italic;
      line.size = segment.style.size;
    }
    if (segment.fixed === "label" && segment.count === 1 && paragraphs[segment.paragraph]?.cell) {
      line.heading = undefined;
      line.loose = undefined;
    }
    if (segment.atom) line.atoms.add(segment.atom);
    if (segment.atom === "dates") line.hasDates = true;
    line.classes.push(...(classesOf[place] ?? []));
  });
  lines.forEach((line, place) => {
    const paragraph: Paragraph | undefined = paragraphs[place];
    if (paragraph) line.signature = signatureOf(paragraph, line, style);
  });
  if (!isSetApart(style)) dropLabels(lines, paragraphs);
  const { subheadings, duties, ofSeveral } = findSubheadings(lines, paragraphs);
  for (const at of subheadings) {
    const line = lines[at];
    const isPart = duties.has(at);
    if (line) Object.assign(line, { heading: undefined, loose: undefined, isSubheading: true, isPart });
  }
  for (const at of ofSeveral) {
    const line = lines[at];
    if (line) Object.assign(line, { heading: "custom", loose: undefined, isFree: true });
  }
  const known = headingSignatures(lines);
  // A line that looks like the known headings and ends in one of their words is a heading, too.
  for (const line of lines)
    if (line.loose && known.has(line.signature) && !line.hasDates) line.heading ??= line.loose;
  markFreeHeadings(lines, paragraphs, style);
  for (const [at, heading] of headed ?? []) {
    const line = lines[at];
    if (line) Object.assign(line, { heading, isFree: true, loose: undefined, isSubheading: !heading });
  }
  // Each column goes on with its own section on the next page.
  const open = new Map<number, { section: string; since: number }>();
  const goesOn = columnTest(document);
  lines.forEach((line, place) => {
    const paragraph: Paragraph | undefined = paragraphs[place];
    if (!paragraph) return;
    const left = lines[place - 1];
    const isNextColumn =
      !open.has(paragraph.column) &&
      left &&
      (goesOn(place - 1, place) || (ofEntries.has(left.section) && beginsWithEntries(document, place)));
    const at = open.get(paragraph.column) ?? (isNextColumn ? left : { section: "top", since: 0 });
    const next =
      line.heading && !isWeakHeading(line, paragraph)
        ? { section: line.heading, since: 0 }
        : { section: at.section, since: at.since + 1 };
    open.set(paragraph.column, next);
    line.section = next.section;
    line.since = next.since;
  });
  return lines;
}

/** Sizes as steps: letters of small capitals make lines of one look a little smaller or larger. */
function sizeSteps(lines: readonly Line[]): (size: number) => number {
  const sizes = [...new Set(lines.map(({ size }) => size))].sort((a, b) => a - b);
  const steps = new Map<number, number>();
  sizes.forEach((size, at) => {
    const before = sizes[at - 1];
    const step = before === undefined ? 0 : (steps.get(before) ?? 0);
    steps.set(size, before !== undefined && size - before > SAME_SIZE ? step + 1 : step);
  });
  return (size) => steps.get(size) ?? 0;
}

const SAME_SIZE = 0.06;

/** "2.1", "3.12" before a line: it heads a part of a section. "2.0" heads the whole. */
const partNumber = /^\s*\d{1,2}\.(?!0\b)\d{1,2}\.?\s+(?=\p{L})/u;
const sectionNumber = /^\s*\d{1,2}\.0\.?\s+(?=\p{L})/u;

function numberedAs(text: string): string {
  return partNumber.test(text) ? NUMBERED : sectionNumber.test(text) ? "/n.0" : "";
}

/** What the looks of the document say of its headings, in words of any kind. */
function markFreeHeadings(
  lines: readonly Line[],
  paragraphs: readonly Paragraph[],
  style: DocumentStyle,
): void {
  const sizeOf = sizeSteps(lines);
  const free = lines.map((line, at): FreeLine => {
    const paragraph = paragraphs[at];
    const upper = caseOf(paragraph?.text ?? "", style.isAllCaps) === "upper";
    return {
      ...line,
      text: paragraph?.text ?? "",
      isPart: line.isPart === true,
      setting:
        [line.bold, line.italic, sizeOf(line.size), upper, paragraph?.headingLevel ?? 0].join("/") +
        numberedAs(paragraph?.text ?? ""),
      raise: [sizeOf(line.size), line.bold ? 1 : 0, upper ? 1 : 0],
      isRaised:
        (line.bold && style.hasBold) || line.size > 1.04 || upper || paragraph?.headingLevel !== undefined,
      column: paragraph?.zone ? -1 : (paragraph?.column ?? 0),
      inCell: paragraph?.cell !== undefined,
    };
  });
  const settings = findFreeHeadings(free);
  let isInWritings = false;
  lines.forEach((line, at) => {
    const text = paragraphs[at]?.text ?? "";
    const found = settings.free.get(at);
    if (line.heading && !partNumber.test(text)) isInWritings = headsWritings(text);
    // "6.1 Theses" below "6.0 PUBLICATIONS".
    const section = found && isInWritings && partNumber.test(text) ? "custom" : found;
    if (section) Object.assign(line, { heading: section, isFree: true });
    if (settings.unlike.has(at)) Object.assign(line, { heading: undefined, loose: undefined });
    if (settings.unlike.has(at) || settings.isUnlike(at)) line.isUnlike = true;
  });
}

/** Where headings stand in capitals, "Projects handled:" close below a line is a label. */
function dropLabels(lines: readonly Line[], paragraphs: readonly Paragraph[]): void {
  const isRaised = (at: number) => paragraphs[at]?.text === paragraphs[at]?.text.toUpperCase();
  const headings = lines.flatMap(({ heading }, at) => (heading ? [at] : []));
  const raised = headings.filter(isRaised).length;
  if (raised < 3 || raised * 2 < headings.length) return;
  for (const at of headings) {
    const paragraph = paragraphs[at];
    const line = lines[at];
    if (!line || !paragraph || isRaised(at) || paragraph.spaceBefore > 0 || !/:$/.test(paragraph.text))
      continue;
    line.heading = undefined;
    line.loose = undefined;
  }
}

/** A list item, or a plain line in small letters, is no heading by its words alone. */
function isWeakHeading(line: Line, paragraph: Paragraph): boolean {
  return line.isList && paragraph.headingLevel === undefined && !line.bold;
}

function signatureOf(paragraph: Paragraph, line: Line, style: DocumentStyle): string {
  const letters = caseOf(paragraph.text, style.isAllCaps);
  return [
    line.bold,
    sizeBucket(line.size),
    letters === "upper",
    paragraph.align ?? "left",
    paragraph.ruleBelow ?? false,
    line.isList,
    paragraph.headingLevel ?? 0,
  ].join("/");
}

/** The looks that known headings have and that few other lines have. */
export function headingSignatures(lines: readonly Line[]): Set<string> {
  const known = new Map<string, number>();
  const others = new Map<string, number>();
  for (const { heading, signature } of lines) {
    const counts = heading ? known : others;
    counts.set(signature, (counts.get(signature) ?? 0) + 1);
  }
  return new Set(
    [...known]
      .filter(([signature, count]) => count >= 2 && (others.get(signature) ?? 0) <= count * 2)
      .map(([signature]) => signature),
  );
}

export function sizeBucket(size: number): string {
  if (size > 1.5) return "huge";
  if (size > 1.22) return "big";
  if (size > 1.06) return "more";
  return size < 0.93 ? "less" : "body";
}

export function caseOf(text: string, isAllCaps: boolean): string {
  const letters = text.replace(/[^\p{L}]+/gu, "");
  if (letters === "") return "none";
  if (letters === letters.toUpperCase())
    return isAllCaps ? "capsdoc" : letters.length < 3 ? "short" : "upper";
  if (letters === letters.toLowerCase()) return "lower";
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4}/u.test(word));
  const raised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (!/^[^\p{L}]*\p{Lu}/u.test(text)) return "low-first";
  return raised >= words.length * 0.75 ? "title" : "sentence";
}
