import { plainText, type DocumentText } from "~/career/resume/document-text";
import type { ReadResume } from "~/career/resume/read-resume";
import type { SourceKind } from "./kind";
import { maxJsonBytes, maxTextLength } from "./limits";
import { CannotRead } from "./outcome";
import type { Reply } from "./reply";
import { tidyText } from "./tidy";

/** What the parser of resumes may know beside the file: the name of the account, and the day as "YYYY-MM-DD". */
export type ResumeContext = { accountName?: string; today?: string };
type Read = { document: DocumentText; resume: ReadResume };

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
  (await import("./pdf-inspector")).inspectPdf(new Uint8Array(), 1);
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
  const { readResume } = await import("~/career/resume/read-resume");
  return { document, resume: readResume(document, context) };
}

async function documentOf(kind: Exclude<SourceKind, "json">, bytes: Uint8Array): Promise<DocumentText> {
  if (kind === "pdf") return (await import("./pdf")).readPdf(bytes);
  if (kind === "docx") return (await import("./docx")).readDocx(bytes);
  if (kind === "doc") return (await import("./doc")).readDoc(bytes);
  const { documentFromText } = await import("~/career/resume/from-text");
  return documentFromText(textOf(bytes).slice(0, maxTextLength));
}

async function readJson(bytes: Uint8Array): Promise<Read> {
  if (bytes.length > maxJsonBytes) throw new CannotRead("not_json_resume");
  const { fromJsonResume } = await import("~/career/profile/from-json-resume");
  const resume = fromJsonResume(parseJson(textOf(bytes)));
  if (!resume) throw new CannotRead("not_json_resume");
  const { documentFromText } = await import("~/career/resume/from-text");
  return { document: documentFromText(textOf(bytes).slice(0, maxTextLength)), resume };
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

function reply(kind: SourceKind, { document, resume }: Read): Reply {
  return {
    ok: true,
    kind,
    text: tidyText(plainText(document)),
    document,
    resume,
    ...(kind === "pdf" ? { pages: document.pages } : {}),
    ...(document.hidden.length > 0 ? { hiddenText: true } : {}),
  };
}
