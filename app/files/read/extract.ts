import { plainText, type DocumentText } from "~/career/resume/document-text";
import type { FileKind } from "./kind";
import { CannotRead } from "./outcome";
import type { Reply } from "./reply";
import { tidyText } from "./tidy";

/** Reads one file in this very process. Only the parser the file needs is loaded. Never throws. */
export async function extract(kind: FileKind, bytes: Uint8Array): Promise<Reply> {
  try {
    if (kind === "pdf") return reply(kind, await (await import("./pdf")).readPdf(bytes));
    if (kind === "docx") return reply(kind, await (await import("./docx")).readDocx(bytes));
    return reply(kind, await (await import("./doc")).readDoc(bytes));
  } catch (error) {
    if (error instanceof CannotRead) return { ok: false, code: error.code };
    // Too deep for the stack, or longer than any string may be.
    return { ok: false, code: error instanceof RangeError ? "too_complex" : "damaged" };
  }
}

function reply(kind: FileKind, document: DocumentText): Reply {
  const text = tidyText(plainText(document));
  if (text === "") return { ok: false, code: "no_text" }; // nothing but page numbers
  const isPaged = kind === "pdf";
  return {
    ok: true,
    kind,
    text,
    document,
    ...(isPaged ? { pages: document.pages } : {}),
    ...(document.hidden.length > 0 ? { hiddenText: true } : {}),
  };
}
