import { beginsWithEntries, columnTest, ofEntries } from "./column-flow";
import type { DocumentText, Paragraph } from "./document-text";
import { startsWithDegree } from "./degrees";
import { isGrade } from "./grades";
import { headingSection, looseHeadingSection } from "./headings";
import { findFreeHeadings, type FreeLine } from "./free-headings";
import { findSubheadings } from "./subheadings";
import type { DocumentStyle } from "./text-style";
import type { Segment } from "./segments";
import type { Position } from "~/career/crf/crf";
import { foldText } from "../nlp/fold";
import {
  certifiers,
  grades,
  languages,
  levels,
  longDegrees,
  organisations,
  places,
  schools,
  shortDegrees,
  titles,
  units,
  verbs,
} from "./vocabulary/vocabulary";
import type { Section } from "./vocabulary/vocabulary-types";

/** Links between neighbours, the kinds of transition that the model knows. */
export const links = { sameLine: 0, nextLine: 1, afterSpace: 2 } as const;

/** What the words of a segment belong to, by the vocabularies. */
export function wordClasses(text: string): string[] {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}.'&+#-]+/u)
    .map((word) => word.replace(/^[.'-]+|[.,'-]+$/g, ""))
    .filter((word) => word !== "")
    .slice(0, 24);
  if (words.length === 0) return [];
  const classes = new Set<string>();
  const last = words.length - 1;
  words.forEach((word, at) => {
    const two = at < last ? `${word} ${words[at + 1]}` : "";
    const three = at + 1 < last ? `${two} ${words[at + 2]}` : "";
    const has = (set: ReadonlySet<string>) => set.has(word) || set.has(two) || set.has(three);
    const where = at === last ? "last" : at === 0 ? "first" : "mid";
    if (has(titles)) classes.add("title").add(`title-${where}`);
    if (has(organisations)) classes.add("org").add(`org-${where}`);
    if (has(schools)) classes.add("school").add(`school-${where}`);
    const bare = word.replaceAll(".", "");
    if (shortDegrees.has(bare) || shortDegrees.has(two.replaceAll(".", "")) || has(longDegrees))
      classes.add("degree").add(`degree-${where}`);
    if (has(certifiers)) classes.add("body").add(`body-${where}`);
    if (has(languages)) classes.add("lang").add(`lang-${where}`);
    if (levels.has(word) || levels.has(two)) classes.add("level");
    if (has(grades)) classes.add("grade").add(`grade-${where}`);
    if (verbs.has(word) && at === 0) classes.add("verb-first");
  });
  if (words.every((word) => units.has(word))) classes.add("unit-all");
  else if (units.has(words[last] ?? "")) classes.add("unit-last");
  if (isGrade(text)) classes.add("grade-alone");
  if (startsWithDegree(text)) classes.add("degree-start");
  if (/\((?:[^()]+)\)?$/.test(text)) classes.add("bracket-end");
  if (isPlaces(words)) classes.add("place-all");
  else if (words.some((word, at) => places.has(word) || places.has(`${word} ${words[at + 1]}`)))
    classes.add(places.has(words[last] ?? "") ? "place-last" : "place");
  const first = words[0] ?? "";
  const final = words[last] ?? "";
  if (/^[a-z]{3,}(?:ed|ing)$/.test(first)) classes.add("verb-first");
  if (/(?:er|or|ist|ian|ant|eur|euse|rice|in)$/.test(final) && final.length > 4) classes.add("agent");
  return [...classes];
}

/** True when words, lower case without accents, name places of the vocabulary and nothing else. */
export function isPlaces(words: string[]): boolean {
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? "";
    const size = [3, 2, 1].find((count) => places.has(words.slice(at, at + count).join(" ")));
    if (size !== undefined) at += size;
    else if (at > 0 && /^(?:state|city|lga|town|metropolis|province|county)$/.test(word)) at += 1;
    else return false;
  }
  return true;
}

type Line = {
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
  /** A heading by its look, in words of its writer. */
  isFree?: boolean;
  /** Set like no heading of the document. */
  isUnlike?: boolean;
  italic: boolean;
  isFixedLabel?: boolean;
};

/**
 * What the tagger sees of each segment: everything that its look, its place and the vocabularies tell. Each position is made when it is
 * asked for: all of them at once would fill the memory with names of features.
 */
export function createPositionReader(
  document: DocumentText,
  all: readonly Segment[],
  style: DocumentStyle,
  options: { drop?: (name: string) => boolean } = {},
): { positionAt: (place: number) => Position; headings: ReadonlyMap<number, Section> } {
  const classesOf = all.map(({ text, atom }) => {
    const classes = atom && atom !== "label" ? [] : wordClasses(text);
    return options.drop ? classes.filter((name) => !options.drop?.(name)) : classes;
  });
  const lines = linesOf(document, all, classesOf, style);
  const boldHeads = headingSignatures(lines);
  const headings = new Map(
    lines.flatMap(({ heading, isFree }, at): [number, Section][] =>
      heading && isFree ? [[at, heading]] : [],
    ),
  );
  const positionAt = (place: number): Position => {
    const segment = all[place];
    const line = segment && lines[segment.paragraph];
    const paragraph = segment && document.paragraphs[segment.paragraph];
    if (!line || !paragraph) return { features: [], link: 0 };
    const features = new Array<string>("all");
    const add = (...names: string[]) => features.push(...names);
    const before = lines[segment.paragraph - 1];
    const after = lines[segment.paragraph + 1];
    const classes = classesOf[place] ?? [];
    const { section } = line;
    const kind = segment.atom ?? shapeOf(segment.text);
    const spot =
      segment.count === 1
        ? "only"
        : segment.index === 0
          ? "first"
          : segment.index === segment.count - 1
            ? "last"
            : "mid";
    const gap =
      paragraph.spaceBefore > style.space + 9
        ? "wide"
        : paragraph.spaceBefore > style.space + 2.5
          ? "some"
          : "none";
    const size = sizeBucket(segment.style.size);
    const bold = segment.style.bold ? "bold" : "plain";
    add(
      `sec=${section}`,
      `kind=${kind}`,
      `sec=${section}&kind=${kind}`,
      `spot=${spot}`,
      `sep=${segment.before}`,
    );
    add(`sec=${section}&spot=${spot}&${bold}`, `gap=${gap}`, `gap=${gap}&spot=${spot}`);
    add(bold, `size=${size}`, `${bold}&size=${size}&spot=${spot}`, `italic=${segment.style.italic}`);
    add(`sec=${section}&italic=${segment.style.italic}&${bold}`);
    const words = segment.text.split(/\s+/).length;
    const length = words > 14 ? "15" : words > 8 ? "9" : words > 5 ? "6" : String(words);
    add(
      `words=${length}`,
      `sec=${section}&words=${length}&list=${line.isList}`,
      `list=${line.isList}&spot=${spot}`,
    );
    add(
      `count=${Math.min(segment.count, 5)}`,
      `at=${Math.min(segment.index, 4)}/${Math.min(segment.count, 5)}&sec=${section}`,
    );
    const letters = caseOf(segment.text, style.isAllCaps);
    add(`case=${letters}`, `case=${letters}&words=${length}`, `case=${letters}&${bold}&size=${size}`);
    for (const name of classes) add(`c=${name}`, `c=${name}&sec=${section}`, `c=${name}&words=${length}`);
    if (classes.length === 0) add(`c=none&sec=${section}`, `c=none&case=${letters}&${bold}`);
    if (segment.label) add(`label=${segment.label}`, `label=${segment.label}&spot=${spot}`);
    if (segment.atom === "label") add(`isLabel&sec=${section}`, `isLabel&spot=${spot}&words=${length}`);
    if (/[.]$/.test(segment.text)) add("end=.", `end=.&words=${length}`);
    if (/[:]$/.test(segment.text)) add("end=:");
    const shape = /\d/.test(segment.text) ? (/^\d+$/.test(segment.text) ? "number" : "digits") : "letters";
    add(`shape=${shape}`, `shape=${shape}&sec=${section}`);
    if (/%|\$|₦|€|£/.test(segment.text)) add("money");
    if (segment.period)
      add(
        `range=${segment.period.start ? "both" : "one"}`,
        `range=${segment.period.start ? "both" : "one"}&sec=${section}`,
      );
    // Where the paragraph stands.
    const top = segment.paragraph < 6 ? String(segment.paragraph) : segment.paragraph < 12 ? "6" : "far";
    if (section === "top" || paragraph.page === 1)
      add(`top=${top}&sec=${section}`, `top=${top}&size=${size}`);
    if (segment.style.size >= style.largest - 0.05 && style.largest > 1.12 && paragraph.page === 1)
      add("largest", `largest&spot=${spot}`);
    add(`column=${Math.min(paragraph.column, 2)}&sec=${section}`, `align=${paragraph.align ?? "left"}`);
    if (paragraph.zone) add(`zone=${paragraph.zone}`);
    if (paragraph.cell)
      add(
        `cell=${Math.min(paragraph.cell.column, 4)}`,
        `cell=${Math.min(paragraph.cell.column, 4)}&sec=${section}`,
        paragraph.cell.row === 0 ? "row=0" : "row=n",
      );
    if (paragraph.ruleBelow) add("rule", `rule&spot=${spot}`);
    if (paragraph.headingLevel) add(`hl=${Math.min(paragraph.headingLevel, 4)}`);
    if (paragraph.indent > 8) add("indent");
    add(`since=${Math.min(line.since, 4)}&sec=${section}`, `since=${Math.min(line.since, 3)}&${bold}`);
    // Headings.
    if (line.heading && spot === "only")
      add(
        `heading=${line.heading}`,
        "heading",
        `heading&${bold}&size=${size}`,
        `heading&case=${letters}`,
        `heading&gap=${gap}`,
        `heading&list=${line.isList}`,
      );
    if (spot === "only" && boldHeads.has(line.signature))
      add(
        "like-heading",
        `like-heading&words=${length}`,
        `like-heading&dates-next=${after?.hasDates ?? false}`,
        `like-heading&list-next=${after?.isList ?? false}`,
      );
    if (line.isSubheading) add("subheading");
    if (line.isFree && spot === "only") add("free-heading");
    if (line.isUnlike) add("unlike-heading", `unlike-heading&words=${length}`);
    if (line.loose && spot === "only") add(`loose&${bold}&size=${size}`, `loose&case=${letters}&gap=${gap}`);
    if (line.heading && spot !== "only") add("part-of-heading", `part-of-heading&${bold}&spot=${spot}`);
    // Neighbours.
    const previous = all[place - 1];
    const next = all[place + 1];
    const isSame = (other: Segment | undefined) => other?.paragraph === segment.paragraph;
    for (const name of classesOf[place - 1] ?? []) add(`${isSame(previous) ? "left" : "above"}=${name}`);
    for (const name of classesOf[place + 1] ?? []) add(`${isSame(next) ? "right" : "below"}=${name}`);
    if (previous?.atom) add(`${isSame(previous) ? "left" : "above"}~${previous.atom}`);
    if (next?.atom) add(`${isSame(next) ? "right" : "below"}~${next.atom}`);
    add(
      `dates=${line.hasDates}&sec=${section}`,
      `above-dates=${before?.hasDates ?? false}`,
      `below-dates=${after?.hasDates ?? false}`,
    );
    add(
      `dates=${line.hasDates}/${before?.hasDates ?? false}/${after?.hasDates ?? false}&${bold}&spot=${spot}`,
    );
    add(`lists=${before?.isList ?? "x"}/${line.isList}/${after?.isList ?? "x"}&sec=${section}`);
    add(`bolds=${before?.bold ?? "x"}/${line.bold}/${after?.bold ?? "x"}&spot=${spot}`);
    add(`above-long=${(before?.words ?? 0) > 8}`, `below-long=${(after?.words ?? 0) > 8}&sec=${section}`);
    if (before?.heading) add("under-heading", `under-heading&${bold}`);
    if (after?.heading) add("over-heading");
    const link = isSame(previous) ? links.sameLine : gap === "none" ? links.nextLine : links.afterSpace;
    return { features, link, form: `${section}/${line.isList}/${paragraph.cell?.column ?? ""}` };
  };
  return { positionAt, headings };
}

function linesOf(
  document: DocumentText,
  all: readonly Segment[],
  classesOf: readonly string[][],
  style: DocumentStyle,
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
  if (!style.hasBold && style.largest <= 1.12) dropLabels(lines, paragraphs);
  for (const at of findSubheadings(lines, paragraphs)) {
    const line = lines[at];
    if (line) Object.assign(line, { heading: undefined, loose: undefined, isSubheading: true });
  }
  const known = headingSignatures(lines);
  // A line that looks like the known headings and ends in one of their words is a heading, too.
  for (const line of lines)
    if (line.loose && known.has(line.signature) && !line.hasDates) line.heading ??= line.loose;
  markFreeHeadings(lines, paragraphs, style);
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
      setting: [line.bold, line.italic, sizeOf(line.size), upper, paragraph?.headingLevel ?? 0].join("/"),
      raise: [sizeOf(line.size), line.bold ? 1 : 0, upper ? 1 : 0],
      isRaised:
        (line.bold && style.hasBold) || line.size > 1.04 || upper || paragraph?.headingLevel !== undefined,
      column: paragraph?.zone ? -1 : (paragraph?.column ?? 0),
      inCell: paragraph?.cell !== undefined,
    };
  });
  const settings = findFreeHeadings(free);
  lines.forEach((line, at) => {
    const section = settings.free.get(at);
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
function headingSignatures(lines: readonly Line[]): Set<string> {
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

function sizeBucket(size: number): string {
  if (size > 1.5) return "huge";
  if (size > 1.22) return "big";
  if (size > 1.06) return "more";
  return size < 0.93 ? "less" : "body";
}

function caseOf(text: string, isAllCaps: boolean): string {
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

function shapeOf(text: string): string {
  if (/^[\d.,/%\s]+$/.test(text)) return "number";
  return text.length > 90 ? "long" : "words";
}
