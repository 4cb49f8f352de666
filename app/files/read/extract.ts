import { plainText, type DocumentText } from "~/career/resume/document-text";
import type { AskedParagraph, Mark } from "~/career/resume/marking/mark";
import type { ReadResume } from "~/career/resume/read-resume";
import type { SourceKind } from "./kind";
import { maxJsonLength, maxTextLength } from "./limits";
import { CannotRead } from "./outcome";
import type { Reply } from "./reply";
import { tidyText } from "./tidy";

/**
 * What the parser of resumes may know beside the file: the name of the account, the day as "YYYY-MM-DD", and what a
 * model marked in the same file. `listsDoubtful`: the reply says which paragraphs a model may mark.
 */
export type ResumeContext = {
  accountName?: string;
  today?: string;
  listsDoubtful?: boolean;
  marks?: Mark[];
};
type Read = { document: DocumentText; resume: ReadResume; doubtful?: AskedParagraph[] };

/** Reads one source in this very process. Only the parser that it needs is loaded. Never throws. */
export async function extract(
  kind: SourceKind,
  bytes: Uint8Array,
  context: ResumeContext = {},
): Promise<Reply> {
  try {
    const read = kind === "json" ? await readJson(bytes) : await readDocument(kind, bytes, context);
    return read ? reply(kind, read) : { ok: false, code: "no_text" };
  } catch (error) {
    if (error instanceof CannotRead) return { ok: false, code: error.code };
    // Too deep for the stack, or longer than any string may be.
    return { ok: false, code: error instanceof RangeError ? "too_complex" : "damaged" };
  }
}

/** Loads the parsers and runs them once, so that the first source in this process is read as fast as any later one. */
export async function prepare(): Promise<void> {
  await extract("text", new TextEncoder().encode(PRACTICE.join("\n")));
  const [{ inspectPdf }, { pdfObjects }] = await Promise.all([
    import("./pdf-inspector"),
    import("./pdf-objects"),
  ]);
  const empty = Buffer.alloc(0);
  inspectPdf(empty, pdfObjects(empty), 1);
  await Promise.all([import("./pdf"), import("./docx")]);
}

/** A line of each kind that the parser has patterns for. */
const PRACTICE = [
  "+234 803 123 4567 | mail@example.com | Lagos",
  "Nurse, General Hospital, Jan 2020 - Present",
  "- 12 patients a day",
  "University of Lagos, B.Sc. Nursing, Second Class Upper, 2015 - 2019",
  "Microsoft Excel",
];

async function readDocument(
  kind: Exclude<SourceKind, "json">,
  bytes: Uint8Array,
  context: ResumeContext,
): Promise<Read | undefined> {
  const document = await documentOf(kind, bytes);
  if (tidyText(plainText(document)) === "") return undefined; // nothing but page numbers
  return { document, ...(await readParagraphs(document, context)) };
}

async function readParagraphs(
  document: DocumentText,
  { listsDoubtful, marks, ...options }: ResumeContext,
): Promise<Omit<Read, "document">> {
  if (marks) {
    const { readMarkedResume } = await import("~/career/resume/marking/read-marked-resume");
    return { resume: readMarkedResume(document, options, marks) };
  }
  const { readResume } = await import("~/career/resume/read-resume");
  const resume = readResume(document, options);
  if (!listsDoubtful || resume.doubts.length === 0) return { resume };
  const { doubtfulParagraphs } = await import("~/career/resume/marking/doubtful-paragraphs");
  return { resume, doubtful: doubtfulParagraphs(document, options) };
}

async function documentOf(kind: Exclude<SourceKind, "json">, bytes: Uint8Array): Promise<DocumentText> {
  if (kind === "pdf") return (await import("./pdf")).readPdf(bytes);
  if (kind === "docx") return (await import("./docx")).readDocx(bytes);
  if (kind === "doc") return (await import("./doc")).readDoc(bytes);
  const { documentFromText } = await import("~/career/resume/from-text");
  return documentFromText(textOf(bytes).slice(0, maxTextLength));
}

async function readJson(bytes: Uint8Array): Promise<Read> {
  const text = withoutPictures(textOf(bytes));
  if (text.length > maxJsonLength) throw new CannotRead("not_json_resume");
  const { fromJsonResume } = await import("~/career/profile/from-json-resume");
  const resume = fromJsonResume(parseJson(text));
  if (!resume) throw new CannotRead("not_json_resume");
  const { documentFromText } = await import("~/career/resume/from-text");
  return { document: documentFromText(text.slice(0, maxTextLength)), resume };
}

/** A picture may stand in the text of a JSON file, as no picture of any other file is read. */
function withoutPictures(text: string): string {
  return text.replace(/"data:image\\?\/[^"]*"/g, '""');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CannotRead("not_json_resume");
  }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function reply(kind: SourceKind, { document, resume, doubtful = [] }: Read): Reply {
  return {
    ok: true,
    kind,
    text: tidyText(plainText(document)),
    document,
    resume,
    ...(doubtful.length > 0 ? { doubtful } : {}),
    ...(kind === "pdf" ? { pages: document.pages } : {}),
    ...(document.hidden.length > 0 ? { hiddenText: true } : {}),
  };
}
