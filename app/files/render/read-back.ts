import { hasRightToLeft } from "./direction";
import { toPdfText, toPrintableText } from "./characters";
import { layoutLines } from "./layout-lines";
import { listExpectedLines } from "./expected-lines";
import { layoutDocument } from "./lay-out";
import type { RenderableDocument } from "./layout";
import { compareMixedTexts, compareTexts } from "./compare-texts";
import { extractAtsTextView } from "./ats-text-view";

export type ReadBack = {
  /**
   * True when the file has exactly the expected text, in order. A file that is not ok must not be offered.
   */
  ok: boolean;
  /** What is wrong with the file, as text for the user. */
  problems: string[];
  /** The text of the file as another program reads it. */
  text: string;
};

/**
 * Reads a rendered file with an independent reader and compares: all text, in order, with tone marks; name
 * first, e-mail and phone whole, headings in order, no private-use characters.
 */
export async function readBack(
  bytes: Uint8Array,
  format: "pdf" | "docx",
  document: RenderableDocument,
): Promise<ReadBack> {
  const text = format === "pdf" ? await readPdf(bytes) : await readDocx(bytes);
  const toFormatText = format === "pdf" ? toPdfText : (line: string) => line;
  const problems = [
    ...findTextProblems([document], text, format),
    ...findStructureProblems(document, text, toFormatText),
  ];
  return { ok: problems.length === 0, problems, text };
}

/** The same for one PDF of several documents: all text of all of them, in order, the name first. */
export async function readBackMerged(
  bytes: Uint8Array,
  documents: [RenderableDocument, ...RenderableDocument[]],
): Promise<ReadBack> {
  const text = await readPdf(bytes);
  const name = toPdfText(layoutDocument(documents[0]).author ?? "");
  const problems = [
    ...findTextProblems(documents, text, "pdf"),
    ...(startsWithName(text, name) ? [] : [NAME_NOT_FIRST]),
  ];
  return { ok: problems.length === 0, problems, text };
}

const NAME_NOT_FIRST = "The name is not the first line of the file.";

function findTextProblems(documents: RenderableDocument[], text: string, format: "pdf" | "docx"): string[] {
  const toFormatText = format === "pdf" ? toPdfText : (line: string) => line;
  const expected = documents.flatMap((document) => layoutLines(layoutDocument(document)));
  const expectedText = expected.map(toFormatText).join("\n");
  // Word keeps the order of typing; a PDF has the order of the page.
  const compare = format === "pdf" && hasRightToLeft(expectedText) ? compareMixedTexts : compareTexts;
  return [
    ...compare(expectedText, text),
    ...documents.flatMap((document) => findMissingLines(document, expectedText, toFormatText)),
    ...(/[\ue000-\uf8ff\ufffd\u0000]/.test(text) && !/\ufffd/.test(expected.join(""))
      ? ["Some letters cannot be copied from the file."]
      : []),
  ];
}

// Both readers load with the first file, because they would double the memory of an idle server.
async function readPdf(bytes: Uint8Array): Promise<string> {
  const { PDFParse } = await import("pdf-parse");
  // The reader takes ownership of the bytes and detaches them, so it gets a copy.
  const parser = new PDFParse({ data: bytes.slice(), verbosity: 0 });
  try {
    return normalizeText((await parser.getText({ pageJoiner: "" })).text);
  } finally {
    await parser.destroy();
  }
}

async function readDocx(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import("mammoth");
  return normalizeText((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value);
}

function normalizeText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\u200b/g, "")
    .replaceAll("\u00a0", " ") // a space that does not break
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** A check of our own layout: every line of the person's text must be present, in whatever section. */
function findMissingLines(
  document: RenderableDocument,
  expectedText: string,
  toFormatText: (line: string) => string,
): string[] {
  const layoutText = squeeze(expectedText);
  return listExpectedLines(document)
    .filter((line) => !layoutText.includes(squeeze(toFormatText(toPrintableText(line)))))
    .map((line) => `This line is missing: “${line.slice(0, 80)}”.`);
}

function findStructureProblems(
  document: RenderableDocument,
  text: string,
  toFormatText: (line: string) => string,
): string[] {
  const view = extractAtsTextView(text);
  const layout = layoutDocument(document);
  const problems: string[] = [];
  if (!startsWithName(text, toFormatText(layout.author ?? ""))) problems.push(NAME_NOT_FIRST);
  if (document.type === "cover_letter") return problems;
  const { email, phone } = document.profile.basics;
  if (isEmail(email) && view.email !== email) problems.push("The email address cannot be found in the file.");
  if (isPhone(phone) && digits(view.phone) !== digits(phone))
    problems.push("The phone number cannot be found in the file.");
  const lines = text.split("\n");
  let from = 0;
  for (const block of layout.blocks) {
    const heading = block.kind === "heading" ? toFormatText(block.text) : "";
    if (squeeze(heading) === "") continue;
    const at = lines.findIndex((line, index) => index >= from && showsHeading(line, heading));
    if (at < 0 && heading.length < 60) problems.push(`The heading “${heading}” is not on its own line.`);
    from = Math.max(from, at + 1);
  }
  return problems;
}

function isEmail(text: string | undefined): text is string {
  return text !== undefined && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text);
}

function isPhone(text: string | undefined): text is string {
  return text !== undefined && /^\+\d[\d ]{8,20}$/.test(text);
}

function digits(text: string | undefined): string {
  return (text ?? "").replace(/\D/g, "");
}

function squeeze(text: string): string {
  return text
    .toUpperCase()
    .normalize("NFC")
    .replace(/[\s\u200b|]+/g, "");
}

/** Whether a file begins with a name. In a PDF, text from right to left has its words and joined signs in any order. */
function startsWithName(text: string, name: string): boolean {
  if (!hasRightToLeft(name)) return squeeze(text).startsWith(squeeze(name));
  const head = lineKey(text.split("\n").slice(0, 2).join(""));
  return [...lineKey(name)].every((letter) => head.includes(letter));
}

/** Whether a line is a heading. Readers of PDF put a line from right to left behind the heading above it. */
function showsHeading(line: string, heading: string): boolean {
  if (lineKey(line) === lineKey(heading)) return true;
  return hasRightToLeft(line) && squeeze(line).includes(squeeze(heading));
}

/** A line to look another up by; see `startsWithName`. */
function lineKey(line: string): string {
  return hasRightToLeft(line) ? [...squeeze(line)].sort().join("") : squeeze(line);
}
