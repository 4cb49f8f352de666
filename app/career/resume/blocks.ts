import { isFooter, type DocumentText, type Paragraph } from "./document-text";
import { beginsWithEntries, columnTest, ofEntries } from "./column-flow";
import { normalizeValue } from "./draft";
import { type Field, groupByParagraph } from "./field";
import { namesPaper } from "./kind-of-paper";
import { isListOfPapers } from "./row-kinds";
import { holdsPost, isListOfPosts, sectionApart, sectionByFields } from "./row-sections";
import type { HeadedSections } from "./sections-by-roles";
import { withWholeHeadline } from "./headline";
import { withPapersInCapitals } from "./papers-in-capitals";
import { withEmployerHeadings } from "./employer-headings";
import { looseHeadingSection } from "./headings";
import { withSchoolHeadings } from "./school-headings";
import { partUnheaded } from "./unheaded";
import { sectionOfForm } from "./section-forms";
import { labelKind } from "./segment-labels";
import { spokenLanguages } from "./spoken";
import { headsUnpaid, sectionByWords } from "./heading-sections";
import type { Section } from "./vocabulary/vocabulary-types";

export type Heading = { paragraph: number; section: string };

/** `paragraph`: the one line of which the block is made. */
export type Block = {
  section: Section | "top";
  heading?: string;
  /** The line, or the row of a table, that alone is of this section. */
  paragraph?: number;
  row?: string;
  fields: Field[];
};

/** Cuts the fields at the headings. Each column keeps its own section over the pages. */
export function blocksOf(
  document: DocumentText,
  tagged: readonly Field[],
  headings: Heading[],
  {
    head,
    free,
    headed,
  }: { head: number | undefined; free: ReadonlyMap<number, Section>; headed: HeadedSections },
): Block[] {
  const fields = withPapersInCapitals(document, withSchoolHeadings(withEmployerHeadings(tagged, free)), free);
  const blocks: Block[] = [{ section: "top", fields: [] }];
  const openBlocks = new Map<number, Block>([[0, blocks[0] ?? { section: "top", fields: [] }]]);
  const goesOn = columnTest(document);
  const lines = groupByParagraph(fields);
  const unnamed: [Block, Heading][] = [];
  const aims = new Set<Block>();
  let before: Field | undefined;
  for (const field of fields) {
    const paragraph = document.paragraphs[field.paragraph];
    const column = paragraph?.column ?? 0;
    if (paragraph && isFooter(paragraph)) continue;
    if (paragraph?.zone === "head" || paragraph?.zone === "foot") {
      blocks[0]?.fields.push(field);
      continue;
    }
    if (field.label === "heading") {
      if (headings.at(-1)?.paragraph === field.paragraph) continue;
      // "CURRICULUM VITAE" heads no section of its own: what stands below it is the top.
      if (blocks.length === 1 && namesPaper(paragraph?.text ?? "")) {
        headings.push({ paragraph: field.paragraph, section: "top" });
        continue;
      }
      // "POSITION" over "Front Office Supervisor", before anything else: what the person is, or wants to be.
      if (
        labelKind(paragraph?.text ?? "") === "title" &&
        blocks.every(({ section }) => ofHead.has(section))
      ) {
        headings.push({ paragraph: field.paragraph, section: "top" });
        const block: Block = { section: "top", fields: [] };
        aims.add(block);
        openBlocks.set(column, block);
        blocks.push(block);
        before = field;
        continue;
      }
      if (headed.has(field.paragraph) && headed.get(field.paragraph) === undefined) {
        headings.push({ paragraph: field.paragraph, section: openBlocks.get(column)?.section ?? "custom" });
        continue;
      }
      const named = free.get(field.paragraph) ?? looseHeadingSection(paragraph?.text ?? "");
      const section = named ?? "custom";
      const block: Block = { section, heading: normalizeValue(paragraph?.text ?? field.text), fields: [] };
      const heading: Heading = { paragraph: field.paragraph, section };
      if (named === undefined) unnamed.push([block, heading]);
      headings.push(heading);
      before = field;
      openBlocks.set(column, block);
      blocks.push(block);
      continue;
    }
    const section = openBlocks.get(column)?.section ?? "top";
    const inRow = paragraph?.cell?.column === 0 ? valueOfRow(document, field.paragraph) : "";
    const ofTongues = ofLanguages(paragraph, field, section) ? ("languages" as const) : undefined;
    const apart =
      ofTongues ??
      sectionApart(field, section, inRow || (paragraph?.text.slice(field.segments.at(-1)?.to ?? 0) ?? ""), {
        isCell: paragraph?.cell !== undefined,
        leadsRow: inRow !== "",
      });
    if (
      !apart &&
      isContactLine(lines.get(field.paragraph) ?? []) &&
      openBlocks.get(column)?.section !== "referees"
    ) {
      blocks[0]?.fields.push(field);
      continue;
    }
    if (apart) blocks.push({ section: apart, fields: [], ...(inRow && field.row && { row: field.row }) });
    const row = blocks.at(-1);
    const isOfRow = row?.row !== undefined && row.row === field.row;
    if (row && (apart || isOfRow || row.paragraph === field.paragraph)) {
      row.paragraph = field.paragraph;
      row.fields.push(field);
      continue;
    }
    let block = openBlocks.get(column);
    const isNextColumn =
      before !== undefined &&
      !ownLabels.has(field.label) &&
      (goesOn(before.paragraph, field.paragraph) ||
        (ofEntries.has(blocks.at(-1)?.section ?? "") && beginsWithEntries(document, field.paragraph)));
    if (!block && isNextColumn) {
      block = blocks.at(-1);
      if (block) openBlocks.set(column, block);
    }
    before = field;
    // The head of the page stands behind a side column that lost its place.
    if (!block || (field.paragraph === head && block.section !== "personal" && block.section !== "contact")) {
      block = { section: "top", fields: [] };
      openBlocks.set(column, block);
      blocks.push(block);
    }
    block.fields.push(field);
  }
  for (const [block, heading] of unnamed) {
    const held = sectionByFields(block.fields);
    const named = held === "custom" ? sectionByWords(block.heading ?? "") : undefined;
    // Lists are read alike whatever the tagger took them for; entries are not.
    const isPapers = held === "custom" && isListOfPapers(document, block.fields);
    const listed = named === "skills" || named === "languages" ? named : held;
    block.section = heading.section = isPapers ? "certificates" : listed;
  }
  for (const block of aims) block.fields = withWholeHeadline(document, block.fields);
  for (const block of blocks) block.section = sectionOfForm(document, block);
  // "Before tech" over a post with its period.
  for (const block of blocks)
    if (block.section === "skills" && holdsPost(block.fields)) block.section = "work";
  // "Career summary" over posts with their periods.
  for (const block of blocks)
    if (block.section === "summary" && isListOfPosts(block.fields)) block.section = "work";
  // What is done beside work is none, though it is told as posts are.
  const hasWork = blocks.some(({ section, heading }) => section === "work" && !headsUnpaid(heading ?? ""));
  for (const block of blocks)
    if (hasWork && block.section === "work" && headsUnpaid(block.heading ?? "")) block.section = "volunteer";
  return blocks.flatMap((block): Block[] => {
    const unheaded = ofPerson.has(block.section) ? partUnheaded(block.fields) : undefined;
    return unheaded ? [{ ...block, fields: unheaded.left }, ...unheaded.parts] : [block];
  });
}

/** "I speak Efik and English", "Hausa, English (fluent)" under another heading: a line that lists nothing but languages. */
function ofLanguages(paragraph: Paragraph | undefined, { segments, label }: Field, section: string): boolean {
  if (!paragraph || paragraph.cell || segments[0]?.index !== 0 || section === "languages") return false;
  const spoken = label === "heading" ? undefined : spokenLanguages(paragraph.text);
  if (!spoken) return false;
  const isPlain =
    !ofStudies.has(section) || (section === "certificates" && spoken.list.some(({ fluency }) => fluency));
  return spoken.isLed || (spoken.list.length > 1 && isPlain);
}

// "English, Yoruba" may be subjects there.
const ofStudies: ReadonlySet<string> = new Set(["oLevels", "education", "certificates"]);

/** What stands in the second cell of a row of two. */
function valueOfRow({ paragraphs }: DocumentText, at: number): string {
  const { cell } = paragraphs[at] ?? {};
  const behind: string[] = [];
  for (const { text, cell: other } of paragraphs.slice(at + 1, at + 30)) {
    if (!cell || other?.table !== cell.table || other.row !== cell.row) break;
    if (other.column !== 1) return "";
    behind.push(text);
  }
  return behind.join(", ");
}

// What the head of a resume tells of: posts and studies below it have lost their heading.
const ofPerson: ReadonlySet<string> = new Set(["top", "contact"]);
const ofHead: ReadonlySet<string> = new Set(["top", "contact", "personal", "summary"]);

/** "Phone 0816 …, WhatsApp 0905 …": a line of nothing but ways to reach somebody, under whatever heading. */
function isContactLine(fields: readonly Field[]): boolean {
  const [first] = fields;
  return (
    first?.label === "label" &&
    fields.every(({ label }) => label === "label" || label === "phone" || label === "email") &&
    fields.some(({ label }) => label !== "label")
  );
}

// What opens a column of its own: the person's name and contacts.
const ownLabels: ReadonlySet<string> = new Set(["name", "headline", "email", "phone", "link"]);
