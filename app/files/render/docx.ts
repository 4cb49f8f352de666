import { Document, Packer, type IParagraphOptions, type Paragraph } from "docx";
import { countLetters, datedParagraphs } from "./docx-dates";
import { paragraph } from "./docx-paragraph";
import { docxStyles, headRule, BULLETS, LETTER_PARAGRAPH_GAP, TWIPS_PER_MM } from "./docx-styles";
import { CONTACT_CHARACTERS_BESIDE_PHOTO, photoRun, roomBesidePhoto } from "./docx-photo";
import { withFixedSpaces } from "./no-break";
import { measureFit } from "./pdf";
import { repackDocx } from "./repack-docx";
import { joinWithBars } from "./runs";
import { layoutDocument } from "./lay-out";
import { LANGUAGE_TAGS } from "./layout";
import { USUAL_FIT, type Fit } from "./design";
import type { Block, RenderableDocument, Run, Layout } from "./layout";

/**
 * A resume or letter as a Word file, set as close as its PDF: A4, named styles, real bullets, dates at a tab stop, no table
 * or text box. The same document always gives the same bytes.
 */
export async function renderDocx(document: RenderableDocument): Promise<Uint8Array> {
  const layout = layoutDocument(document);
  const measured = await measureFit(document);
  // Word sets its lines wider than we do, so the widest step could run over the page.
  const fit = measured.gap > USUAL_FIT.gap ? USUAL_FIT : measured;
  const { side, top, bottom } = layout.typography.margin;
  const toTwips = (mm: number) => Math.round(mm * fit.edge * TWIPS_PER_MM);
  const margin = { top: toTwips(top), bottom: toTwips(bottom), left: toTwips(side), right: toTwips(side) };
  const page = { layout, rightEdge: PAGE.width - margin.left - margin.right, fit };
  const file = new Document({
    styles: docxStyles(layout, fit),
    numbering: { config: [BULLETS] },
    sections: [
      {
        properties: { page: { size: PAGE, margin } },
        children: withPhoto(
          layout.blocks.flatMap((block, position) => paragraphs(block, page, position)),
          layout,
        ),
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

// A4 in twentieths of a point, the unit of Word.
const PAGE = { width: 11906, height: 16838 };
const TWIPS_PER_POINT = 20;
type Page = { layout: Layout; rightEdge: number; fit: Fit };

/** The photo hangs on the first line, after its words, so that every reader finds the name first. */
function withPhoto(body: Paragraph[], { photo }: Layout): Paragraph[] {
  const first = body[0] ?? paragraph("Title", []);
  if (photo) first.addChildElement(photoRun(photo));
  return body.length === 0 && photo ? [first] : body;
}

function paragraphs(block: Block, page: Page, position: number): Paragraph[] {
  const { blocks, typography } = page.layout;
  const next = blocks[position + 1];
  // Beside a photo, half of the room that is left stands above the name, and half above the line below.
  const room = page.layout.photo ? roomBesidePhoto(page.layout) / 2 : 0;
  const rule = isHead(block) && !(next !== undefined && isHead(next)) ? headRule(typography, room) : {};
  switch (block.kind) {
    case "name": {
      const above = room > 0 ? { spacing: { before: Math.round(room * TWIPS_PER_POINT) } } : {};
      return [paragraph("Title", [{ text: block.text }], { ...rule, ...above })];
    }
    case "headline":
      return [paragraph("Subtitle", block.runs, rule)];
    case "contact":
      return contactParagraphs(
        block.items,
        rule,
        page.layout.photo ? CONTACT_CHARACTERS_BESIDE_PHOTO : MAX_CONTACT_CHARACTERS,
      );
    case "heading":
      return [paragraph("Heading1", [{ text: block.text }])];
    case "entry":
      return entryParagraphs(block, next, page);
    case "bullets":
      return block.items.map((item, index) =>
        paragraph("ListParagraph", item.map(fixSpaces), {
          numbering: { reference: BULLETS.reference, level: 0 },
          ...placeOfBullet(index, block.items.length - 1, page),
        }),
      );
    case "address":
      return block.lines.map((line, index) =>
        paragraph(index === block.lines.length - 1 ? "Address" : "AddressLine", line),
      );
    case "paragraph":
      return datedParagraphs("Normal", block.runs.map(fixSpaces), block.dates ?? [], page.rightEdge);
    default:
      return [paragraph(LETTER_STYLES[block.kind], block.runs.map(fixSpaces))];
  }
}

const LETTER_STYLES = {
  date: "Address",
  salutation: "Salutation",
  subject: "Subject",
  listHead: "ListHead",
  closing: "Closing",
  signature: "Signature",
} as const;

/** The first two and the last two stay together, so that no page begins or ends with one alone. Text follows the list of a letter. */
function placeOfBullet(index: number, last: number, { layout, fit }: Page): IParagraphOptions {
  if (index < last) return index === 0 || index === last - 1 ? { keepNext: true } : {};
  if (layout.type === "resume") return {};
  return { spacing: { after: Math.round(LETTER_PARAGRAPH_GAP * TWIPS_PER_POINT * fit.gap) } };
}

function entryParagraphs(
  { lead, dates, detail }: Extract<Block, { kind: "entry" }>,
  next: Block | undefined,
  page: Page,
): Paragraph[] {
  const lines = datedParagraphs("Heading2", lead, dates, page.rightEdge);
  if (detail.length === 0) return lines;
  const keepNext = next?.kind === "bullets" || next?.kind === "paragraph";
  return [...lines, paragraph("EntryDetail", detail, { keepNext })];
}

/** Whole details on each line, as many as have room: Word would break a phone number. Readers drop a break in a paragraph. */
function contactParagraphs(items: Run[][], rule: IParagraphOptions, most: number): Paragraph[] {
  const rows: Run[][] = [];
  for (const item of items) {
    const longer = joinWithBars([rows.at(-1) ?? [], item]);
    if (rows.length > 0 && countLetters(longer) <= most) rows.splice(-1, 1, longer);
    else rows.push(item);
  }
  return rows.map((row, index) =>
    index === rows.length - 1
      ? paragraph("Contact", row, rule)
      : paragraph("Contact", row, { spacing: { after: 0 } }),
  );
}

const MAX_CONTACT_CHARACTERS = 92;

// The head keeps its plain spaces: employers' systems look there for the phone number.
function fixSpaces(run: Run): Run {
  return run.blank ? run : { ...run, text: withFixedSpaces(run.text) };
}

function isHead({ kind }: Block): boolean {
  return kind === "name" || kind === "headline" || kind === "contact";
}
