import type { DocumentText, Paragraph } from "./document-text";
import { partHeading } from "./part-headings";
import { withSecondPosts } from "./second-posts";
import { smallSpace } from "./entry";
import { groupByParagraph, type Field } from "./field";
import { type Row, withinPosts } from "./within-posts";
import { gapPhrases } from "./vocabulary/notes";

const jobSections: ReadonlySet<string> = new Set(["work", "siwes", "volunteer"]);

/**
 * The fields of a section, where paragraphs of jobs that must be lines are one field each, though their words may name a post:
 * "• Secretary, accounts committee" among list items that are lines, "Member, welfare committee" under a head that is whole.
 */
export function withWholeLines(
  { paragraphs }: Pick<DocumentText, "paragraphs">,
  { section, fields }: { section: string; fields: readonly Field[] },
): Field[] {
  if (!jobSections.has(section)) return [...fields];
  const rows = [...groupByParagraph(withSecondPosts({ paragraphs }, fields))].map(
    ([paragraph, here]): Row => ({ paragraph, fields: here }),
  );
  const isItem = ({ paragraph }: Row) => paragraphs[paragraph]?.listLevel !== undefined;
  const lines = new Set([
    ...oddItems(rows.filter(isItem)),
    ...underWholeHeads(rows),
    ...underPartHeadings(rows, isItem),
    ...rows
      .filter((row) => isHonour(row, paragraphs[row.paragraph]?.text ?? ""))
      .map(({ paragraph }) => paragraph),
    ...rows.filter(isBehindSentence).map(({ paragraph }) => paragraph),
    ...withinPosts(
      rows.filter((row) => !isBehindSentence(row)),
      isItem,
    ),
  ]);
  let gap: Paragraph | undefined;
  return rows.flatMap(({ paragraph, fields: here }): Field[] => {
    const [first] = here;
    const own = paragraphs[paragraph];
    if (isGap(own, here)) {
      gap = own;
      return [];
    }
    // "Career break – 2020 to 2023" over "Came back home, had my twins".
    const isOfGap =
      gap !== undefined &&
      own !== undefined &&
      isBelowGap(gap, own) &&
      here.every(({ label }) => label === "line" || label === "other");
    if (isOfGap) return [];
    gap = undefined;
    if (!first || !lines.has(paragraph)) return [...here];
    return [{ ...first, label: "line", text: paragraphs[paragraph]?.text ?? first.text }];
  });
}

const gap = new RegExp(`\\b(?:${gapPhrases.join("|")})\\b`, "iu");

/** "Note: May 2020 to March 2022, out of job": why somebody had no post is neither a post nor a line of one. */
function isGap(paragraph: Paragraph | undefined, fields: readonly Field[]): boolean {
  return (
    paragraph !== undefined &&
    paragraph.listLevel === undefined &&
    !paragraph.runs[0]?.bold &&
    gap.test(paragraph.text) &&
    !/^self/iu.test(paragraph.text) &&
    fields.some(({ label, text }) => label === "dates" || /\b(?:19|20)\d{2}\b/.test(text))
  );
}

/** A line close below what stands apart from the lines above it. */
function isBelowGap(gap: Paragraph, { spaceBefore, listLevel, cell }: Paragraph): boolean {
  return gap.spaceBefore > 0 && spaceBefore < gap.spaceBefore && listLevel === undefined && !cell;
}

const isLine = ({ fields }: Row) => fields.every(({ label }) => label === "line");
const hasDates = ({ fields }: Row) => fields.some(({ label }) => label === "dates");
const hasAny = (rows: readonly Row[], ...labels: string[]) =>
  rows.some(({ fields }) => fields.some(({ label }) => labels.includes(label)));

/** "Best Staff of the Year 2013 (Maternity Unit).": what was won in a post is no post. */
function isHonour({ fields: [first] }: Row, text: string): boolean {
  return first?.label !== "title" && first?.segments[0]?.index === 0 && HONOUR.test(text);
}
const HONOUR =
  /^(?:won |received |given |awarded )?(?:the )?(?:(?:best|most|outstanding) (?:\p{L}+ ){1,4}(?:award|prize|of the (?:year|month|quarter))|(?:staff|employee|worker|nurse|teacher|officer) of the (?:year|month|quarter))(?!\p{L})/iu;

/** Among list items that are lines for the most part, those without a period and a label. */
function oddItems(items: readonly Row[]): number[] {
  const lines = items.filter(isLine).length;
  if (lines < 2 || lines * 2 < items.length) return [];
  return items
    .filter((row) => !isLine(row) && !hasDates(row) && !hasAny([row], "label"))
    .map(({ paragraph }) => paragraph);
}

/** "… answered queries of the Auditor. Member, Tenders Board.": behind a whole sentence, and without a time, a post is told as a part of another. */
function isBehindSentence({ fields }: Row): boolean {
  const [first] = fields;
  const isSentence = first?.label === "line" && /\p{Ll}[.!?]\s*$/u.test(first.text);
  return isSentence && !hasDates({ paragraph: 0, fields }) && hasAny([{ paragraph: 0, fields }], "title");
}

/** Below "Duties and responsibilities" each item of the list is one, though it names a post that somebody held beside it. */
function underPartHeadings(rows: readonly Row[], isItem: (row: Row) => boolean): number[] {
  let isUnder = false;
  return rows.flatMap((row) => {
    const [first] = row.fields;
    if (row.fields.length === 1 && first?.label === "label" && partHeading(first.text)) isUnder = true;
    else if (!isItem(row)) isUnder = false;
    else if (isUnder) return [row.paragraph];
    return [];
  });
}

/**
 * Where space parts the jobs, and each group of lines has one period, what stands in a group below its whole head (post, employer and
 * period) is a line.
 */
function underWholeHeads(rows: readonly Row[]): number[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const space = row.fields[0]?.segments[0]?.space ?? 0;
    const last = groups.at(-1);
    if (last && space <= smallSpace) last.push(row);
    else groups.push([row]);
  }
  const heads = groups.filter((group) => group.some(hasDates));
  if (heads.length < 2 || heads.some((group) => group.filter(hasDates).length > 1)) return [];
  return heads.flatMap((group) => {
    const end = group.findIndex((_, at) => {
      const head = group.slice(0, at + 1);
      return (
        head.some(hasDates) &&
        hasAny(head, "title", "headline") &&
        hasAny(head, "employer", "school", "issuer")
      );
    });
    return end < 0
      ? []
      : group
          .slice(end + 1)
          .filter((row) => !isLine(row) && !hasAny([row], "label", "link", "place"))
          .map(({ paragraph }) => paragraph);
  });
}
