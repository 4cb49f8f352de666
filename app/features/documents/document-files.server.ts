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

type Row = typeof documents.$inferSelect;
/** How a document is set: its design, and the most pages of a resume. */
export type DocumentStyle = Pick<Row, "design" | "pages">;
/** `form` is of letters alone. */
export type DocumentSource = Pick<Row, "type" | "content" | "title" | "language"> &
  Partial<DocumentStyle & OwnOrder> & { form?: LetterForm };
/** Whether the sections stand in the order of the text, or in that of the design. */
type OwnOrder = Pick<Row, "isOwnOrder">;
/** What the read-back of PDF and DOCX found, for the style that they were made in. */
export type CheckedFiles = DocumentStyle & OwnOrder & Pick<Row, "renderer" | "problems">;
export type FileFormat = "pdf" | "docx" | "png";

const DEFAULT_STYLE: DocumentStyle & OwnOrder = { design: "plain", pages: 2, isOwnOrder: false };

/** Starts the render worker before files are needed. */
export function warmUpRenderer(): void {
  startRenderWorker();
}

/** Makes the PDF and the DOCX of a document and reads each of them back. Throws BUSY (503) and TOO_MUCH_WORK (429) in a request. */
export async function checkFiles(source: DocumentSource): Promise<CheckedFiles> {
  const files = await queue.run((spent) => renderInWorker("check", toRenderable(source), { spent }));
  const problems = files.flatMap(({ format, bytes, problems, notes }) => {
    if (format === "png") return [];
    if (problems.length > 0)
      log.warn({ event: "file.read_back", format, type: source.type, problems: problems.length });
    cache.set(keyOf(source, format), createCacheEntry(Buffer.from(bytes)));
    return [{ format, problems: [...problems, ...notes] }];
  });
  const { design, pages, isOwnOrder } = { ...DEFAULT_STYLE, ...source };
  return { design, pages, isOwnOrder, renderer: RENDERER_VERSION, problems };
}

/**
 * A file of a document, or a picture of its first page ("png"). The same document gives the same bytes. Throws BUSY (503)
 * when too many wait, TOO_MUCH_WORK (429) when this caller had too much; never where it is patient.
 */
export async function makeFile(
  source: DocumentSource,
  format: FileFormat,
  options: { isPatient?: boolean } = {},
): Promise<MadeFile> {
  return fromCache(keyOf(source, format), () =>
    queue.run((spent) => renderInWorker(format, toRenderable(source), { spent }), options),
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
      renderInWorker("merged", [toRenderable(first), ...further.map(toRenderable)], { spent }),
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
function keyOf(
  { type, content, title, language, form, ...style }: DocumentSource,
  format: FileFormat,
): string {
  const { design, pages, isOwnOrder } = { ...DEFAULT_STYLE, ...style };
  const parts = [RENDERER_VERSION, format, type, title, language, design, pages, isOwnOrder, form, content];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

const queue = createWorkQueue("files");

/** A self-contained HTML page of the printed document. Serve it with a sandbox policy. Throws TOO_MUCH_WORK (429). */
export function previewHtml(document: DocumentSource): string {
  return spendBudget(() => renderHtml(toRenderable(document)));
}

/** The structure of what a document's text prints. The text is the only source. */
export function toRenderable(source: DocumentSource): RenderableDocument {
  const { type, content, title, language } = source;
  const { design, pages, isOwnOrder } = { ...DEFAULT_STYLE, ...source };
  const about = { language, title, design, pages };
  if (type === "resume") return { type, profile: withoutHidden(parseProfile(content)), isOwnOrder, ...about };
  return { type, letter: parseLetter(content), ...about, ...(source.form && { form: source.form }) };
}
