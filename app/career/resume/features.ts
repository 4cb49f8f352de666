import type { DocumentText } from "./document-text";
import type { DocumentStyle } from "./text-style";
import type { Segment } from "./segments";
import type { Position } from "~/career/crf/crf";
import type { HeadedSections } from "./sections-by-roles";
import { sections, type Section } from "./vocabulary/vocabulary-types";
import { namedWords, wordClasses, wordGroups, wordsOfSegment } from "./word-classes";
import { caseOf, headingSignatures, linesOf, sizeBucket, type Line } from "./feature-lines";

/** Links between neighbours, the kinds of transition that the model knows. */
const links = { sameLine: 0, nextLine: 1, afterSpace: 2 } as const;

/**
 * `drop` hides classes of words in training. `hasWords: false` hides the words themselves: those of invented pages come from our own
 * lists, so that they would teach our lists. `hasGroups: false` hides their groups of like use. `headed`: what headings head, whatever their words and looks tell.
 */
export type FeatureOptions = {
  drop?: (name: string) => boolean;
  hasWords?: boolean;
  hasGroups?: boolean;
  headed?: HeadedSections;
};

/** The lines of a document, each with the section in which it stands, and the classes of the words of each segment. */
export function readLines(
  document: DocumentText,
  all: readonly Segment[],
  style: DocumentStyle,
  { drop, headed }: FeatureOptions = {},
): { classesOf: string[][]; lines: Line[] } {
  const classesOf = all.map(({ text, atom }) => {
    const classes = atom && atom !== "label" ? [] : wordClasses(text);
    return drop ? classes.filter((name) => !drop(name)) : classes;
  });
  return { classesOf, lines: linesOf(document, all, classesOf, { style, headed }) };
}

/**
 * What the tagger sees of each segment: everything that its look, its place and the vocabularies tell. Each position is made when it is
 * asked for: all of them at once would fill the memory with names of features.
 */
export function createPositionReader(
  document: DocumentText,
  all: readonly Segment[],
  style: DocumentStyle,
  options: FeatureOptions = {},
  { classesOf, lines } = readLines(document, all, style, options),
): {
  positionAt: (place: number) => Position;
  headings: ReadonlyMap<number, Section>;
  sectionAt: (paragraph: number) => Section | undefined;
} {
  const written = all.map(({ text, atom }) => (atom && atom !== "label" ? [] : wordsOfSegment(text)));
  const wordsOf = written.map((words) => (options.hasWords === false ? [] : namedWords(words)));
  const groupsOf = written.map((words) => (options.hasGroups === false ? { inner: [] } : wordGroups(words)));
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
    const count = segment.text.split(/\s+/).length;
    const length = count > 14 ? "15" : count > 8 ? "9" : count > 5 ? "6" : String(count);
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
    const words = wordsOf[place] ?? [];
    for (const name of words) add(name);
    for (const name of words.slice(0, 2)) add(`${name}&sec=${section}`);
    const groups = groupsOf[place] ?? { inner: [] };
    for (const { fine, coarse } of groups.inner) add(`g=${fine}`, `G=${coarse}`);
    for (const [spot, group] of [
      ["1", groups.first],
      ["l", groups.last],
    ] as const)
      if (group)
        add(`g${spot}=${group.fine}`, `G${spot}=${group.coarse}`, `G${spot}=${group.coarse}&sec=${section}`);
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
    const [, leftWord] = wordsOf[place - 1] ?? [];
    const [rightWord] = wordsOf[place + 1] ?? [];
    if (leftWord) add(`${isSame(previous) ? "left" : "above"}-${leftWord}`);
    if (rightWord) add(`${isSame(next) ? "right" : "below"}-${rightWord}`);
    const [leftGroup, rightGroup] = [groupsOf[place - 1]?.last, groupsOf[place + 1]?.first];
    if (leftGroup) add(`${isSame(previous) ? "left" : "above"}-g=${leftGroup.fine}`);
    if (rightGroup) add(`${isSame(next) ? "right" : "below"}-g=${rightGroup.fine}`);
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
  const sectionAt = (paragraph: number) => sections.find((section) => section === lines[paragraph]?.section);
  return { positionAt, headings, sectionAt };
}

function shapeOf(text: string): string {
  if (/^[\d.,/%\s]+$/.test(text)) return "number";
  return text.length > 90 ? "long" : "words";
}
