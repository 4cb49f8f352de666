import { foldText } from "~/career/nlp/fold";
import { maxParagraphs, type DocumentText, type Paragraph } from "./document-text";
import { headingSection } from "./headings";
import { wordsOfAddress } from "./name-by-address";
import { labelKind } from "./segments";
import { isHeadRow } from "./table-heads";
import { joinCutLines } from "./text-joins";
import { readTextLines, type TextLine } from "./text-lines";
import type { Section } from "./vocabulary/vocabulary-types";

const size = 11; // points: text alone has one size, and any will do
const emptyLine = 12;

/** Text without layout (pasted, typed, or read by a reader that knows no more) as a document: a line, or what was cut into lines, is a paragraph. */
export function documentFromText(text: string): DocumentText {
  const whole = joinNames(joinCutLines(readTextLines(text.normalize("NFC"))), text);
  const lines = splitTables(splitHeadings(whole));
  const paragraphs = lines.slice(0, maxParagraphs).map(({ cell, ...line }, at): Paragraph => ({
    text: textOf(line),
    runs: line.runs.map((run) => ({ ...run, italic: false, size })),
    page: 1,
    column: 0,
    indent: 0,
    spaceBefore: at === 0 ? 0 : line.emptyBefore * emptyLine,
    ...(line.isRuled && { ruleBelow: true }),
    ...(line.isItem && { listLevel: 0 }),
    ...(line.isPageNumber && { zone: "foot" as const }),
    ...(cell && { cell }),
  }));
  return { paragraphs, hidden: [], pages: 1 };
}

// Sections that people write behind their heading on one line. Others of these words are rather labels inside a section.
const inline: ReadonlySet<Section> = new Set([
  "summary",
  "skills",
  "languages",
  "nysc",
  "siwes",
  "certificates",
  "awards",
  "education",
  "referees",
  "custom",
]);

/** "SKILLS: Sewing, Cutting": a heading and what stands behind it, where it begins a block of its own or is set apart by capitals. */
function splitHeadings(lines: readonly TextLine[]): TextLine[] {
  let before: TextLine | undefined;
  let isInline = false;
  return lines.flatMap((line) => {
    const over = before;
    const wasInline = isInline;
    before = line;
    isInline = false;
    const [, head = "", rest = ""] =
      /^((?:\(?[\da-z]{1,2}[.)]\s)?\p{L}[^:\t]{2,60}):\s+(.+)$/iu.exec(textOf(line)) ?? [];
    const section = rest === "" || line.isItem ? undefined : headingSection(head);
    if (!over || section === undefined || !inline.has(section)) return [line];
    const isRaised = head === head.toUpperCase() && /\p{Ll}{3}/u.test(textOf(over) + rest);
    const isApart = line.emptyBefore > 0 && headingSection(textOf(over)) === undefined;
    if (!isApart && !isRaised && !wasInline) return [line];
    isInline = true;
    return [
      { ...line, runs: [{ text: head, bold: line.runs[0]?.bold ?? false }], isRuled: false },
      { ...line, runs: [{ text: rest, bold: false }], emptyBefore: 0 },
    ];
  });
}

/** A name on two lines: the words of both stand in the mail address. */
function joinNames(lines: readonly TextLine[], text: string): TextLine[] {
  const [first, second, ...rest] = lines;
  const address = wordsOfAddress(text);
  if (!first || !second || second.emptyBefore > 0 || address === "") return [...lines];
  const isPart = (line: TextLine) => {
    const words = textOf(line).split(" ");
    return words.length <= 3 && words.every((word) => /^\p{L}[\p{L}'-]+$/u.test(word));
  };
  const names = (line: TextLine) =>
    textOf(line)
      .split(/[\s-]/)
      .some((word) => address.includes(foldText(word)));
  if (!isPart(first) || !isPart(second) || !names(first) || !names(second)) return [...lines];
  return [{ ...first, runs: [...first.runs, { text: " ", bold: false }, ...second.runs] }, ...rest];
}

/** Lines that stand in equal columns under a line of column heads are the rows of a table. */
function splitTables(lines: readonly TextLine[]): (TextLine & { cell?: Paragraph["cell"] })[] {
  let [table, row, columns] = [0, 0, 0];
  return lines.flatMap((line, at) => {
    const cells = textOf(line).split("\t");
    const isRow = columns > 1 && cells.length === columns && line.emptyBefore === 0 && !line.isItem;
    if (!isRow) {
      columns = cells.length > 1 && cells.length < 9 && isHeadRow(cells, labelKind) ? cells.length : 0;
      const next = lines[at + 1];
      if (!next || columns === 0 || textOf(next).split("\t").length !== columns) {
        columns = 0;
        return [line];
      }
      table += 1;
      row = 0;
    } else row += 1;
    const bold = line.runs[0]?.bold ?? false;
    return cells.map((text, column) => ({
      ...line,
      runs: [{ text, bold }],
      ...(column > 0 && { emptyBefore: 0, isRuled: false }),
      cell: { table, row, column },
    }));
  });
}

function textOf({ runs }: Pick<TextLine, "runs">): string {
  return runs.map(({ text }) => text).join("");
}
