import type { Paragraph } from "./document-text";
import { headsLines, labelKind } from "./segment-labels";
import { foldText } from "../nlp/fold";
import { looseHeadingSection } from "./headings";
import { partHeading } from "./part-headings";
import type { Section } from "./vocabulary/vocabulary-types";

/** What of a line tells how far it is raised above the text. */
export type HeadingLine = {
  heading?: Section;
  hasDates: boolean;
  bold: boolean;
  size: number;
  isList: boolean;
};

const withEntries: ReadonlySet<string> = new Set(["work", "siwes", "volunteer", "projects", "nysc"]);

/**
 * The lines among `lines` that have the words of a heading and only part the text of a job: "Achievements" under a post. Such a line stands in a
 * section of jobs and either is less raised than the headings of the document (they are in capitals, bold, larger, ruled or apart, and it
 * is not), or returns with every job.
 */
export function findSubheadings(
  lines: readonly HeadingLine[],
  paragraphs: readonly Paragraph[],
): {
  subheadings: ReadonlySet<number>;
  duties: ReadonlySet<number>;
  ofSeveral: ReadonlySet<number>;
} {
  const places = lines.flatMap(({ heading }, at) => (heading && paragraphs[at] ? [at] : []));
  const raised = places.filter((at) => !isOfJobs(paragraphs[at]));
  const found = new Set<number>();
  const marks = raised.map((at) => raisedBy(lines[at], paragraphs[at]));
  const usual = marks[0]?.map((_, mark) => marks.filter((own) => own[mark]).length >= marks.length * 0.75);
  const isRepeated = repetition(paragraphs);
  const duties = new Set<number>();
  const ofSeveral = new Set<number>();
  let section: Section | undefined;
  for (const at of lines.keys()) {
    const paragraph = paragraphs[at];
    const isOfJob = section !== undefined && withEntries.has(section);
    const own = headsDuties(paragraph);
    // What returns heads a part of each post, whatever the heading above is called.
    const part = own && (isOfJob || isRepeated(paragraph?.text ?? "")) ? own : undefined;
    if (part) {
      if (part.isOfSeveral && isBehindPosts(lines, at)) ofSeveral.add(at);
      else {
        found.add(at);
        duties.add(at);
      }
      continue;
    }
    if (!paragraph) continue;
    if (!lines[at]?.heading) {
      section = jobsOf(paragraph, raisedBy(lines[at], paragraph), usual) ?? section;
      continue;
    }
    if (section === undefined || !withEntries.has(section) || !isOfJobs(paragraph)) {
      section = lines[at]?.heading;
      continue;
    }
    const raises = raisedBy(lines[at], paragraph);
    const isLess = marks.length > 1 && (usual ?? []).some((is, mark) => is && !raises[mark]);
    const isAgain = isRepeated(paragraph.text);
    if (isLess || isAgain) found.add(at);
    else section = lines[at]?.heading;
  }
  return { subheadings: found, duties, ofSeveral };
}

/** "HUMANITARIAN EXPERIENCE", raised like the other headings: a section of jobs with a name of its own. */
function jobsOf(
  { text, listLevel }: Paragraph,
  raises: readonly boolean[],
  usual: readonly boolean[] | undefined,
): Section | undefined {
  if (!usual?.some(Boolean) || listLevel !== undefined || text.length > LONGEST_NAME) return undefined;
  const named = usual.every((is, mark) => !is || raises[mark]) ? looseHeadingSection(text) : undefined;
  return named !== undefined && withEntries.has(named) ? named : undefined;
}
const LONGEST_NAME = 60;

/** Whether the words of a line stand in several lines. Each line is folded once: a document may be nothing but headings. */
function repetition(paragraphs: readonly Paragraph[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of paragraphs) {
    if (text.length > LONGEST_HEADING) continue;
    const words = foldText(text);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return (text) => text.length <= LONGEST_HEADING && (counts.get(foldText(text)) ?? 0) > 1;
}
const LONGEST_HEADING = 120;

/** What a line of its own says of duties: it is a part of what is told of a post, however it is set. */
function headsDuties(paragraph: Paragraph | undefined): ReturnType<typeof partHeading> {
  if (!paragraph || paragraph.cell || paragraph.listLevel !== undefined) return undefined;
  const kind = labelKind(paragraph.text);
  const part = kind === undefined || headsLines(kind) ? partHeading(paragraph.text) : undefined;
  return part?.kind === "duties" || part?.of !== undefined ? part : undefined;
}

/** True where several posts stand above, and none below before the next heading. */
function isBehindPosts(lines: readonly HeadingLine[], at: number): boolean {
  const above = lines.slice(0, at);
  const from = above.findLastIndex(({ heading }) => heading !== undefined);
  const below = lines.slice(at + 1);
  const to = below.findIndex(({ heading }) => heading !== undefined);
  const dated = (some: readonly HeadingLine[]) => some.filter(({ hasDates }) => hasDates).length;
  return dated(above.slice(from + 1)) > 1 && dated(below.slice(0, to < 0 ? undefined : to)) === 0;
}

function isOfJobs(paragraph: Paragraph | undefined): boolean {
  return paragraph !== undefined && headsLines(labelKind(paragraph.text));
}

function raisedBy(line: HeadingLine | undefined, paragraph: Paragraph | undefined): boolean[] {
  const text = paragraph?.text ?? "";
  return [
    text === text.toUpperCase(),
    line?.bold ?? false,
    (line?.size ?? 1) > 1.06,
    (paragraph?.spaceBefore ?? 0) > 2.5,
    paragraph?.ruleBelow ?? false,
    paragraph?.headingLevel !== undefined,
    line?.isList === false,
  ];
}
