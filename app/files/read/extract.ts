import type { FileKind } from "./kind";
import { CannotRead } from "./outcome";
import type { Reply } from "./reply";

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

function reply(
  kind: FileKind,
  { text, pages, hiddenText }: { text: string; pages?: number; hiddenText?: boolean },
): Reply {
  return { ok: true, kind, text, ...(pages ? { pages } : {}), ...(hiddenText ? { hiddenText } : {}) };
}
