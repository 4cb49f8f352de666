import { z } from "zod";

const points = z.number().finite();

/** One stretch of text in one look. `size` is in points. */
export const TextRun = z.object({
  text: z.string(),
  bold: z.boolean(),
  italic: z.boolean(),
  size: points,
  caps: z.boolean().optional(),
});

/** A paragraph as the page shows it: in Word one paragraph, in PDF the lines that belong together. */
export const Paragraph = z.object({
  /** All runs in NFC. A tab separates things that are set apart on one line. The bullet sign is removed. */
  text: z.string(),
  runs: z.array(TextRun),
  /** From 1. Word files have one page. */
  page: z.number().int().positive(),
  /** 0 is the only or the main column. Paragraphs come in reading order, column by column. */
  column: z.number().int().min(0),
  /** Points from the top left corner of the page. Absent in DOCX and DOC. */
  box: z.object({ x: points, y: points, width: points, height: points }).optional(),
  /** Points from the left edge of the column. */
  indent: points,
  /** Empty space above in points, beyond the normal gap between lines. */
  spaceBefore: points,
  /** A drawn line or border under the paragraph. */
  ruleBelow: z.boolean().optional(),
  align: z.enum(["left", "center", "right"]).optional(),
  /** From 0. Present only in a list item. */
  listLevel: z.number().int().min(0).optional(),
  cell: z.object({ table: z.number().int(), row: z.number().int(), column: z.number().int() }).optional(),
  /** Word's outline level or heading style; H1 to H6 of a tagged PDF. */
  headingLevel: z.number().int().min(1).max(9).optional(),
  /** The address of a link that covers the paragraph or a part of it. */
  link: z.string().optional(),
  /** A page header or footer (text at a repeated place), or a text box of Word. */
  zone: z.enum(["head", "foot", "textbox"]).optional(),
});

export const maxParagraphs = 4_000;

/** What every reader of files hands on: the words and how they look. */
export const DocumentText = z.object({
  paragraphs: z.array(Paragraph).max(maxParagraphs),
  /** Text that nobody can see on the page. It is left out of the paragraphs. */
  hidden: z.array(z.string()),
  pages: z.number().int().positive(),
});

export type TextRun = z.infer<typeof TextRun>;
export type Paragraph = z.infer<typeof Paragraph>;
export type DocumentText = z.infer<typeof DocumentText>;

/** The words alone: one line a paragraph, list items begin with "- ". */
export function plainText({ paragraphs }: DocumentText): string {
  return paragraphs.map(({ text, listLevel }) => (listLevel === undefined ? text : `- ${text}`)).join("\n");
}

/** The size in points that most letters have, or 0 for a document without text. */
export function bodySize({ paragraphs }: DocumentText): number {
  const letters = new Map<number, number>();
  for (const { runs } of paragraphs)
    for (const { size, text } of runs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
}
