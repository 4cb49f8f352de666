import { createHash } from "node:crypto";
import { parseLetter } from "~/career/letter";
import { parseProfile } from "~/career/profile";
import type { documents } from "~/db/schema";
import { renderHtml } from "~/files/render/html";
import { renderInWorker, startRenderWorker } from "~/files/render/render-worker.server";
import type { RenderableDocument } from "~/files/render/layout";
import { log } from "~/log.server";

type DocumentSource = Pick<typeof documents.$inferSelect, "type" | "content" | "title" | "language">;
export type RenderedFile = { format: "pdf" | "docx"; bytes: Buffer; sha256: string; problems: string[] };

/** Starts the render worker before files are needed. */
export function warmUpRenderer(): void {
  startRenderWorker();
}

/** Renders the PDF and the DOCX of a document and reads each of them back. Two documents run at a time. */
export async function renderFiles(document: DocumentSource): Promise<RenderedFile[]> {
  const printable = toRenderable(document);
  await acquireSlot();
  try {
    return (await renderInWorker(printable)).map(({ format, bytes, problems, leftOut }) => {
      if (problems.length > 0)
        log.warn({ event: "file.read_back", format, type: printable.type, problems: problems.length });
      return {
        format,
        bytes: Buffer.from(bytes),
        sha256: createHash("sha256").update(bytes).digest("hex"),
        problems: [...problems, ...leftOut],
      };
    });
  } finally {
    freeSlots += 1;
    waiters.shift()?.();
  }
}

let freeSlots = 2;
const waiters: (() => void)[] = [];

async function acquireSlot(): Promise<void> {
  while (freeSlots === 0) await new Promise<void>((free) => waiters.push(free));
  freeSlots -= 1;
}

/** A self-contained HTML page of the printed document. Serve it with a sandbox policy. */
export function previewHtml(document: DocumentSource): string {
  return renderHtml(toRenderable(document));
}

/** The structure of a document's text. The text is the only source. */
export function toRenderable({ type, content, title, language }: DocumentSource): RenderableDocument {
  if (type === "resume") return { type, profile: parseProfile(content), language, title };
  return { type, letter: parseLetter(content), language, title };
}

/** A file name for recruiters: "Adaeze-Okafor-Cover-Letter-Zenith-Foods.pdf", plain ASCII. */
export function buildFileName(
  document: DocumentSource & { companyName: string },
  extension: "pdf" | "docx",
): string {
  const printable = toRenderable(document);
  const name =
    printable.type === "resume"
      ? printable.profile.basics.name
      : (printable.letter.sender.name ?? printable.letter.signature);
  const parts = [name, document.type === "resume" ? "Resume" : "Cover Letter", document.companyName];
  const slug = parts
    .map((part) => toAscii(part ?? ""))
    .filter(Boolean)
    .join("-");
  return `${slug.slice(0, 120) || "document"}.${extension}`;
}

function toAscii(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
