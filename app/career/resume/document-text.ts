/** One stretch of text in one look. `size` is in points. */
export type TextRun = { text: string; bold: boolean; italic: boolean; size: number; caps?: boolean };

/** A paragraph as the page shows it: in Word one paragraph, in PDF the lines that belong together. */
export type Paragraph = {
  /** All runs in NFC. A tab separates things that are set apart on one line. The bullet sign is removed. */
  text: string;
  runs: TextRun[];
  /** From 1. Word files have one page. */
  page: number;
  /** 0 is the only or the main column. Paragraphs come in reading order, column by column. */
  column: number;
  /** Points from the top left corner of the page. Absent in DOCX and DOC. */
  box?: { x: number; y: number; width: number; height: number };
  /** Points from the left edge of the column. */
  indent: number;
  /** Empty space above in points, beyond the normal gap between lines. */
  spaceBefore: number;
  /** A drawn line or border under the paragraph. */
  ruleBelow?: boolean;
  align?: "left" | "center" | "right";
  /** From 0. Present only in a list item. */
  listLevel?: number;
  cell?: { table: number; row: number; column: number };
  /** Word's outline level or heading style; H1 to H6 of a tagged PDF. */
  headingLevel?: number;
  /** A tagged PDF says that what follows is another paragraph. */
  isClosed?: boolean;
  /** The address of a link that covers the paragraph or a part of it. */
  link?: string;
  /** A page header or footer (text at a repeated place), or a text box of Word. */
  zone?: "head" | "foot" | "textbox";
};

/** What every reader of files hands on: the words and how they look. */
export type DocumentText = {
  paragraphs: Paragraph[];
  /** Text that nobody can see on the page. It is left out of the paragraphs. */
  hidden: string[];
  pages: number;
};

/** Most paragraphs of one document. */
export const maxParagraphs = 4_000;

/**
 * The words alone: one line a paragraph, list items begin with "- ", the cells of a table's row stand on one line with tabs,
 * an empty line where the page leaves space. Of page footers only what says how to reach the person, page numbers never.
 */
export function plainText({ paragraphs }: DocumentText): string {
  const lines: string[] = [];
  const seen = new Set<string>();
  let before: Paragraph | undefined;
  for (const row of tableRows(paragraphs.filter((paragraph) => isContent(paragraph, seen)))) {
    const [first] = row;
    if (before && first && standsApart(first, before)) lines.push("");
    lines.push(...rowLines(row));
    before = row.at(-1);
  }
  return lines.join("\n");
}

/** A page footer that does not say how to reach the person: it is no part of what they tell. */
export function isFooter({ zone, text }: Pick<Paragraph, "zone" | "text">): boolean {
  return (zone === "foot" && !contact.test(text)) || pageOfPages.test(text);
}
const pageOfPages = /^\s*page\s*\d{1,3}\s*(?:of|\/)\s*\d{1,3}\s*$/i;

const contact = /\S@\S+\.\S|(?:\+?\d[\s().-]{0,2}){10,}|linkedin\./i;
const pageNumber = /^\s*(?:page\s*)?\d*\s*(?:(?:of|\/|\|)\s*\d*)?\s*$|^\s*page\b.{0,12}$/i;

/** Page headers and footers stand once, without page numbers. */
function isContent({ zone, text }: Paragraph, seen: Set<string>): boolean {
  if (zone === undefined || zone === "textbox") return true;
  if (pageNumber.test(text) || seen.has(text) || isFooter({ zone, text })) return false;
  seen.add(text);
  return true;
}

/** Neighbours in one row of a table belong together. */
function tableRows(paragraphs: Paragraph[]): Paragraph[][] {
  const rows: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const { cell } = paragraph;
    const last = rows.at(-1)?.[0]?.cell;
    if (cell && last && cell.table === last.table && cell.row === last.row) rows.at(-1)?.push(paragraph);
    else rows.push([paragraph]);
  }
  return rows;
}

const lineOf = ({ text, listLevel }: Paragraph) => (listLevel === undefined ? text : `- ${text}`);

function rowLines(row: Paragraph[]): string[] {
  if (!row[0]?.cell) return row.map(lineOf);
  const cells = new Map<number, Paragraph[]>();
  for (const paragraph of row) {
    const column = paragraph.cell?.column ?? 0;
    const cell = cells.get(column);
    if (cell) cell.push(paragraph);
    else cells.set(column, [paragraph]);
  }
  const longest = Math.max(...[...cells.values()].map((cell) => cell.length));
  const holdsParagraphs =
    row.some((paragraph) => paragraph.listLevel !== undefined || paragraph.headingLevel !== undefined) ||
    longest >= (cells.size <= 2 ? 2 : 3);
  if (holdsParagraphs) return [...cells.values()].flatMap((cell) => ["", ...cell.map(lineOf)]);
  return [[...cells.values()].map((cell) => cell.map(({ text }) => text).join(" ")).join("\t")];
}

function standsApart(paragraph: Paragraph, before: Paragraph): boolean {
  if (paragraph.page !== before.page || paragraph.column !== before.column) return true;
  const size = Math.max(paragraph.runs[0]?.size ?? 0, before.runs[0]?.size ?? 0, 8);
  return paragraph.headingLevel !== undefined || paragraph.spaceBefore > 0.95 * size;
}

/** The size in points that most letters have, or 0 for a document without text. */
export function bodySize({ paragraphs }: DocumentText): number {
  const letters = new Map<number, number>();
  for (const { runs } of paragraphs)
    for (const { size, text } of runs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
}
