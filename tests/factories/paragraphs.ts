import type { DocumentText, Paragraph } from "~/career/resume/document-text";

type Written = Partial<Omit<Paragraph, "text" | "runs">> & { bold?: boolean; size?: number };

/** A paragraph in one look. "**" sets parts of it in bold. */
export function paragraph(text: string, { bold = false, size = 11, ...rest }: Written = {}): Paragraph {
  const parts = text.split("**");
  return {
    text: parts.join(""),
    runs: parts.map((part, at) => ({ text: part, bold: bold || at % 2 === 1, italic: false, size })),
    page: 1,
    column: 0,
    indent: 0,
    spaceBefore: 0,
    ...rest,
  };
}

export const heading = (text: string, more: Written = {}) => paragraph(text, { bold: true, ...more });
export const item = (text: string, more: Written = {}) =>
  paragraph(text, { listLevel: 0, indent: 18, ...more });

/** A paragraph in a cell of the first table. */
export const cell = (text: string, row: number, column: number, more: Written = {}) =>
  paragraph(text, { cell: { table: 0, row, column }, ...more });

export function documentOf(...paragraphs: Paragraph[]): DocumentText {
  return { paragraphs, hidden: [], pages: 1 };
}
