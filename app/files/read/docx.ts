import type { DocumentText, Paragraph } from "~/career/resume/document-text";
import { openDocx } from "./docx-package";
import { readDocxStyles } from "./docx-styles";
import { walkDocx, type Context } from "./docx-walk";
import { CannotRead } from "./outcome";
import { boundDocument, makeParagraph } from "./paragraph";
import { walkXml } from "./xml";

/** The paragraphs of a Word file (DOCX) in reading order, page headers first and footers last. Throws CannotRead. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const { document, parts, hasPictures } = await openDocx(bytes);
  const partsNamed = (name: RegExp) => [...parts].filter(([part]) => name.test(part)).map(([, xml]) => xml);
  const context: Context = {
    styles: readDocxStyles(partsNamed(/(?:^|\/)styles\.xml$/i)[0], partsNamed(/(?:^|\/)numbering\.xml$/i)[0]),
    links: new Map(partsNamed(/_rels\/document\.xml\.rels$/i).flatMap(readLinks)),
    tables: { number: 0 },
  };
  const body = walkDocx(document, context);
  // Word keeps one part each for the first, the even and the other pages.
  const edge = (name: RegExp, zone: "head" | "foot"): Paragraph[] => {
    const paragraphs = partsNamed(name).flatMap((xml) => walkDocx(xml, context).paragraphs);
    const once = new Map(paragraphs.map((paragraph) => [paragraph.text, { ...paragraph, zone }]));
    return [...once.values()];
  };
  const paragraphs = [
    ...edge(/(?:^|\/)header\d*\.xml$/i, "head"),
    ...body.paragraphs,
    ...edge(/(?:^|\/)footer\d*\.xml$/i, "foot"),
  ];
  // Where all words are hidden, the second reader, which does not know what is hidden, is not asked.
  const isDone = paragraphs.some(hasWords) || body.hidden.length > 0;
  const found = isDone ? paragraphs : await readWithMammoth(bytes);
  if (!found.some(hasWords)) throw new CannotRead(hasPictures ? "scanned" : "no_text");
  return boundDocument({ paragraphs: found, hidden: body.hidden, pages: 1 });
}

const hasWords = ({ text }: Paragraph) => /[\p{L}\p{N}]/u.test(text);

/** The second reader, for files in which the first finds nothing: words without looks. */
async function readWithMammoth(bytes: Uint8Array): Promise<Paragraph[]> {
  try {
    const { default: mammoth } = await import("mammoth");
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    return value.split("\n").flatMap((text) => {
      const place = { page: 1, column: 0, indent: 0, spaceBefore: 0 };
      return makeParagraph([{ text, bold: false, italic: false, size: 11 }], place) ?? [];
    });
  } catch {
    return [];
  }
}

/** The web and mail addresses of a part's links by id. */
function readLinks(xml: string): [string, string][] {
  const links: [string, string][] = [];
  walkXml(xml, {
    open(_, { Id, Target, TargetMode }) {
      if (Id && Target && TargetMode === "External" && /^(?:https?:|mailto:|tel:)/i.test(Target))
        links.push([Id, Target.slice(0, 500)]);
    },
  });
  return links;
}
