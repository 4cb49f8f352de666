import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { headsWritings } from "./heading-sections";
import type { Label } from "./tagger/labels";
import { PAUSE } from "./vocabulary/pauses";
import type { Section } from "./vocabulary/vocabulary-types";

/** What each heading heads, where the lines below tell otherwise than its words; `undefined` where it only parts the text of a post. */
export type HeadedSections = ReadonlyMap<number, Section | undefined>;

/** How sure a role must be to count as a sign. */
const SURE = 0.7;
/** Lines from a post to its period, where the two do not share a line. */
const NEAR = 2;
/** Sections in which posts stand by their nature. */
const WITH_POSTS: ReadonlySet<Section> = new Set(["work", "siwes", "nysc", "volunteer", "referees"]);
/** One sign is enough where the words of a heading name nothing; where they name something else, several have to speak against them. */
const UNNAMED: ReadonlySet<Section> = new Set(["custom", "summary", "contact"]);

/** Letters of a line that names a table. */
const LONGEST_CAPTION = 80;

type Block = { heading: number; section: Section; lines: number[] };

/**
 * Headings whose words are not those of what they head: "Record of service (Kogi State)" over a table of posts that was taken for schools,
 * "Projects handled" inside a post, below which the next posts stand. The roles of the lines decide: a post with its period makes work.
 * `sectionOf` gives the section that a paragraph was taken to stand in.
 */
export function sectionsByRoles(
  document: DocumentText,
  fields: readonly Field[],
  sectionOf: (paragraph: number) => Section | undefined,
): HeadedSections {
  const lines = groupByParagraph(fields);
  const found = new Map<number, Section | undefined>();
  const before = new Map<number, Section>();
  for (const block of blocksOf(document, lines, sectionOf)) {
    const column = document.paragraphs[block.heading]?.column ?? 0;
    const last = before.get(column);
    before.set(column, block.section);
    const heading = document.paragraphs[block.heading]?.text ?? "";
    if (WITH_POSTS.has(block.section) || headsWritings(heading)) continue;
    const hasEmployer = block.lines.some((line) => holds(lines.get(line), "employer"));
    if (PAUSE.test(heading) && !hasEmployer) continue;
    const posts = block.lines.filter((line) => isPost(document, lines, line));
    const studies = block.lines.filter((line) => holds(lines.get(line), "degree"));
    const papers = block.lines.filter((line) => holds(lines.get(line), "item"));
    // "Projects handled:" in the midst of posts.
    const isPlain = last === "work" && /:\s*$/.test(document.paragraphs[block.heading]?.text ?? "");
    const enough = UNNAMED.has(block.section) || isPlain ? 1 : 2;
    if (posts.length < enough || posts.length <= studies.length || posts.length < papers.length) continue;
    // What begins with lines of text goes on with the post above it.
    const isPart = last === "work" && !opensEntry(document, lines, block);
    found.set(block.heading, isPart ? undefined : "work");
    before.set(column, "work");
  }
  return found;
}

/** The lines between one heading and the next of the same column. What stands over a table names it, whatever it was taken for. */
function blocksOf(
  { paragraphs }: DocumentText,
  lines: ReadonlyMap<number, Field[]>,
  sectionOf: (paragraph: number) => Section | undefined,
): Block[] {
  const blocks: Block[] = [];
  const open = new Map<number, Block>();
  paragraphs.forEach(({ column, zone }, at) => {
    if (zone === "head" || zone === "foot") return;
    const own = lines.get(at) ?? [];
    if (own[0]?.label === "heading" || (own.length > 0 && isOverTable(paragraphs, at))) {
      const block = { heading: at, section: sectionOf(at + 1) ?? "custom", lines: [] };
      open.set(column, block);
      blocks.push(block);
    } else open.get(column)?.lines.push(at);
  });
  return blocks;
}

/** A short line between two tables. */
function isOverTable(paragraphs: DocumentText["paragraphs"], at: number): boolean {
  const [above, own, below] = [paragraphs[at - 1], paragraphs[at], paragraphs[at + 1]];
  return (
    own !== undefined &&
    !own.cell &&
    own.text.length <= LONGEST_CAPTION &&
    above?.cell !== undefined &&
    below?.cell !== undefined &&
    above.cell.table !== below.cell.table
  );
}

/** A post that is sure, with a period on its line, in its row or close to it. */
function isPost(document: DocumentText, lines: ReadonlyMap<number, Field[]>, at: number): boolean {
  if (!holds(lines.get(at), "title") || document.paragraphs[at]?.listLevel !== undefined) return false;
  return around(document, at).some((line) => holds(lines.get(line), "dates"));
}

/** The line with those close to it; in a table those of its row. */
function around({ paragraphs }: DocumentText, at: number): number[] {
  const cell = paragraphs[at]?.cell;
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, step) => at - NEAR + step);
  if (!cell) return near;
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((step) => at + step)
    .filter((line) => {
      const other = paragraphs[line]?.cell;
      return other?.table === cell.table && other.row === cell.row;
    });
}

/** True where the first lines below a heading are the head of an entry. */
function opensEntry(
  document: DocumentText,
  lines: ReadonlyMap<number, Field[]>,
  { lines: below }: Block,
): boolean {
  const [first] = below;
  return (
    first !== undefined &&
    document.paragraphs[first]?.listLevel === undefined &&
    below.slice(0, NEAR + 1).some((line) => isPost(document, lines, line))
  );
}

/** The fields with each line that heads a section as one heading, whatever its parts were taken for. */
export function withHeadings(fields: readonly Field[], headed: HeadedSections): Field[] {
  const seen = new Set<number>();
  return fields.flatMap((field): Field[] => {
    const { paragraph } = field;
    if (headed.get(paragraph) === undefined) return [field];
    if (seen.has(paragraph)) return [];
    seen.add(paragraph);
    const own = fields.filter((other) => other.paragraph === paragraph);
    return [
      {
        label: "heading",
        paragraph,
        text: own.map(({ text }) => text).join(" "),
        segments: own.flatMap(({ segments }) => segments),
        probability: (...labels) => (labels.includes("heading") ? 1 : 0),
      },
    ];
  });
}

function holds(fields: readonly Field[] | undefined, label: Label): boolean {
  return fields?.some((field) => field.label === label && field.probability(label) >= SURE) ?? false;
}
