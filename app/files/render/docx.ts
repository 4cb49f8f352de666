import { BorderStyle, Document, ExternalHyperlink, Packer, Paragraph, ShadingType, TextRun } from "docx";
import type { IParagraphOptions, ParagraphChild } from "docx";
import { isRightToLeft, splitByDirection } from "./direction";
import { docxStyles, BULLETS, COLOURS } from "./docx-styles";
import { repackDocx } from "./repack-docx";
import { joinWithBars } from "./runs";
import { layoutDocument } from "./lay-out";
import { LANGUAGE_TAGS } from "./layout";
import type { Block, RenderableDocument, Run, Layout } from "./layout";

/** A resume or letter as a Word file: A4, named styles, real bullets, no table or text box. The same document always gives the same bytes. */
export async function renderDocx(document: RenderableDocument): Promise<Uint8Array> {
  const layout = layoutDocument(document);
  const letter = layout.type === "cover_letter";
  const file = new Document({
    styles: docxStyles(layout),
    numbering: { config: [BULLETS] },
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: letter ? LETTER_MARGIN : RESUME_MARGIN },
        },
        children: layout.blocks.flatMap((block, position) => paragraphs(block, layout, position)),
      },
    ],
  });
  const language = LANGUAGE_TAGS[layout.language];
  return repackDocx(new Uint8Array(await Packer.toBuffer(file)), {
    title: layout.title,
    author: layout.author ?? "",
    language,
  });
}

// Twentieths of a point, the unit of Word: 17 and 20 mm; 22, 20 and 25 mm.
const RESUME_MARGIN = { top: 964, bottom: 964, left: 1134, right: 1134 };
const LETTER_MARGIN = { top: 1247, bottom: 1134, left: 1417, right: 1417 };

function paragraphs(block: Block, layout: Layout, position: number): Paragraph[] {
  const next = layout.blocks[position + 1];
  const rule = isHead(block) && !(next !== undefined && isHead(next)) ? DOUBLE_RULE : {};
  switch (block.kind) {
    case "name":
      return [paragraph("Title", [{ text: block.text }], rule)];
    case "headline":
      return [paragraph("Subtitle", block.runs, rule)];
    case "contact":
      return [paragraph("Contact", joinWithBars(block.items), rule)];
    case "heading":
      return [paragraph("Heading1", [{ text: block.text }])];
    case "entry":
      return entryParagraphs(block, next);
    case "bullets":
      return block.items.map((item) =>
        paragraph("ListParagraph", item, { numbering: { reference: BULLETS.reference, level: 0 } }),
      );
    case "address":
      return block.lines.map((line, index) =>
        paragraph(index === block.lines.length - 1 ? "Address" : "AddressLine", line),
      );
    default:
      return [paragraph(LETTER_STYLES[block.kind], block.runs)];
  }
}

const LETTER_STYLES = {
  paragraph: "Normal",
  date: "Address",
  salutation: "Salutation",
  subject: "Subject",
  closing: "Closing",
  signature: "Signature",
} as const;

function entryParagraphs(
  { title, detail }: Extract<Block, { kind: "entry" }>,
  next: Block | undefined,
): Paragraph[] {
  if (detail.length === 0) return [paragraph("Heading2", title)];
  const keepNext = next?.kind === "bullets" || next?.kind === "paragraph";
  return [paragraph("Heading2", title), paragraph("EntryDetail", detail, { keepNext })];
}

const DOUBLE_RULE = {
  border: { bottom: { style: BorderStyle.DOUBLE, size: 2, space: 5, color: COLOURS.ink } },
};

function isHead({ kind }: Block): boolean {
  return kind === "name" || kind === "headline" || kind === "contact";
}

function paragraph(style: string, runs: Run[], options: IParagraphOptions = {}): Paragraph {
  const bidirectional = isRightToLeft(runs.map(({ text }) => text).join(""));
  const direction = bidirectional ? { bidirectional } : {};
  return new Paragraph({ ...options, ...direction, style, children: runs.flatMap(toChildren) });
}

function toChildren(run: Run): ParagraphChild[] {
  const children = splitByDirection(run.text).map((part) => textRun({ ...run, ...part }));
  return run.href === undefined ? children : [new ExternalHyperlink({ link: run.href, children })];
}

function textRun({
  text,
  strong,
  soft,
  bar,
  blank,
  isRightToLeft,
}: Run & { isRightToLeft: boolean }): TextRun {
  return new TextRun({
    text,
    ...(isRightToLeft ? { rightToLeft: true } : {}),
    ...(strong ? { bold: true } : {}),
    ...(soft ? { color: COLOURS.soft } : {}),
    ...(bar ? { color: COLOURS.faint } : {}),
    ...(blank ? { shading: { type: ShadingType.CLEAR, fill: COLOURS.mark, color: "auto" } } : {}),
  });
}
