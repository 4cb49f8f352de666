import { createHash } from "node:crypto";
import { cachified, createCacheEntry, type CacheEntry } from "@epic-web/cachified";
import { parseLetter } from "~/career/letter";
import { parseProfile, withoutHidden } from "~/career/profile";
import type { documents } from "~/db/schema";
import { renderHtml } from "~/files/render/html";
import { renderInWorker, startRenderWorker } from "~/files/render/render-worker.server";
import { RENDERER_VERSION } from "~/files/render/renderer-version";
import type { LetterForm, RenderableDocument } from "~/files/render/layout";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { spendBudget } from "~/work/budget.server";
import { createWorkQueue } from "~/work/queue.server";
import { createByteCache } from "./byte-cache";
import { findPrintedPhoto } from "./printed-photo.server";

type Row = typeof documents.$inferSelect;
/** How a document is set: its design, and the most pages of a resume. */
export type DocumentStyle = Pick<Row, "design" | "pages">;
/** `form` is of letters alone. */
export type DocumentSource = Pick<Row, "type" | "content" | "title" | "language"> &
  Partial<DocumentStyle & OwnOrder & PhotoChoice & Pick<Row, "userId">> & { form?: LetterForm };
/** Whether the sections stand in the order of the text, or in that of the design. */
type OwnOrder = Pick<Row, "isOwnOrder">;
/** Whether a resume shows the photo of the account `userId`. */
type PhotoChoice = Pick<Row, "hasPhoto">;
/** What the read-back of PDF and DOCX found, for the style that they were made in. */
export type CheckedFiles = DocumentStyle & OwnOrder & PhotoChoice & Pick<Row, "renderer" | "problems">;
/** "png" and "small-png": the first page as a picture to read, and to see it at a glance. */
export type FileFormat = "pdf" | "docx" | "png" | "small-png";

const DEFAULT_STYLE: DocumentStyle & OwnOrder & PhotoChoice = {
  design: "plain",
  pages: 2,
  isOwnOrder: false,
  hasPhoto: false,
};

/** Starts the render worker before files are needed. */
export function warmUpRenderer(): void {
  startRenderWorker();
}

/** Makes the PDF and the DOCX of a document and reads each of them back. Throws BUSY (503) and TOO_MUCH_WORK (429) in a request. */
export async function checkFiles(source: DocumentSource): Promise<CheckedFiles> {
  const files = await queue.run((spent) => renderInWorker("check", toPrintable(source), { spent }));
  const problems = files.flatMap(({ format, bytes, problems, notes }) => {
    if (format !== "pdf" && format !== "docx") return [];
    if (problems.length > 0)
      log.warn({ event: "file.read_back", format, type: source.type, problems: problems.length });
    cache.set(keyOf(source, format), createCacheEntry(Buffer.from(bytes)));
    return [{ format, problems: [...problems, ...notes] }];
  });
  const { design, pages, isOwnOrder, hasPhoto } = { ...DEFAULT_STYLE, ...source };
  return { design, pages, isOwnOrder, hasPhoto, renderer: RENDERER_VERSION, problems };
}

/**
 * A file of a document, or a picture of its first page. The same document gives the same bytes. Throws BUSY (503)
 * when too many wait, TOO_MUCH_WORK (429) when this caller had too much; never where it is patient.
 */
export async function makeFile(
  source: DocumentSource,
  format: FileFormat,
  options: { isPatient?: boolean } = {},
): Promise<MadeFile> {
  return fromCache(keyOf(source, format), () =>
    queue.run((spent) => renderInWorker(format, toPrintable(source), { spent }), options),
  );
}

/**
 * One PDF of several documents, in their order, read back. The same documents give the same bytes. Throws NOT_READABLE (409)
 * when the file does not say what they say, BUSY (503) when too many wait.
 */
export async function makeMergedPdf(first: DocumentSource, ...further: DocumentSource[]): Promise<MadeFile> {
  const sources = [first, ...further];
  return fromCache(sources.map((source) => keyOf(source, "pdf")).join("+"), async () => {
    const files = await queue.run((spent) =>
      renderInWorker("merged", [toPrintable(first), ...further.map(toPrintable)], { spent }),
    );
    const problems = files.reduce((sum, file) => sum + file.problems.length, 0);
    if (problems === 0) return files;
    log.warn({ event: "file.read_back", format: "pdf", type: "merged", problems });
    throw new Refusal("NOT_READABLE", "These do not fit into one file. Send them as single files.", 409);
  });
}

export type MadeFile = { bytes: Buffer; sha256: string };

async function fromCache(key: string, make: () => Promise<{ bytes: Uint8Array }[]>): Promise<MadeFile> {
  const bytes = await cachified({
    key,
    cache,
    getFreshValue: async () => {
      const [file] = await make();
      if (!file) throw new Error("the render worker made no file");
      return Buffer.from(file.bytes);
    },
  });
  return { bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
}

const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const cache = createByteCache<CacheEntry<Buffer>>(MAX_CACHE_BYTES);

// By content, so that what a check made serves the first download.
function keyOf(source: DocumentSource, format: FileFormat): string {
  const { type, content, title, language, form } = source;
  const { design, pages, isOwnOrder } = { ...DEFAULT_STYLE, ...source };
  const appearance = [design, pages, isOwnOrder, form, findPrintedPhoto(source)?.id];
  const parts = [RENDERER_VERSION, format, type, title, language, ...appearance, content];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

const queue = createWorkQueue("files");

/** A self-contained HTML page of the printed document. Serve it with a sandbox policy. Throws TOO_MUCH_WORK (429). */
export function previewHtml(document: DocumentSource): string {
  return spendBudget(() => renderHtml(toPrintable(document)));
}

/** What a document prints: its text, and the photo where its owner asked for it. */
function toPrintable(source: DocumentSource): RenderableDocument {
  const printable = toRenderable(source);
  const photo = findPrintedPhoto(source)?.bytes.toString("base64");
  return printable.type === "resume" && photo !== undefined ? { ...printable, photo } : printable;
}

/** The structure of what a document's text prints. The text is the only source. */
export function toRenderable(source: DocumentSource): RenderableDocument {
  const { type, content, title, language } = source;
  const { design, pages, isOwnOrder } = { ...DEFAULT_STYLE, ...source };
  const about = { language, title, design, pages };
  if (type === "resume") return { type, profile: withoutHidden(parseProfile(content)), isOwnOrder, ...about };
  return { type, letter: parseLetter(content), ...about, ...(source.form && { form: source.form }) };
}
