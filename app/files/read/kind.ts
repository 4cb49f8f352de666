import type { RefusalCode } from "./reply";

export type FileKind = "pdf" | "docx" | "doc";
/** What a resume may come as: a file, pasted text, or a resume in the form of JSON Resume. */
export type SourceKind = FileKind | "text" | "json";

/** Whether bytes or a text begin like a JSON object. */
export function isJson(start: string): boolean {
  return /^\ufeff?\s*\{/.test(start);
}

/** The text of a file that is a JSON object, which is UTF-8 by RFC 8259; undefined for any other, also one whose first byte is a brace by chance. */
export function jsonText(bytes: Uint8Array): string | undefined {
  if (!isJson(new TextDecoder().decode(bytes.subarray(0, 64)))) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * What a file is by its own bytes, never by its name; or why it is not taken. Plain words may stand before a PDF, as
 * when a mail program saved it. A "docx" may still prove to be another ZIP.
 */
export function fileKind(bytes: Uint8Array): FileKind | Extract<RefusalCode, "wrong_type" | "old_word"> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.subarray(0, 1024).toString("latin1");
  const isPdf = /^[\w\s\0:;,./\u00ef\u00bb\u00bf-]*%PDF-/.test(start);
  // A file that is two things at once is made to slip past one reader into another.
  if (isPdf) return endsAsZip(file) ? "wrong_type" : "pdf";
  if (start.startsWith("PK\u0003\u0004")) return start.includes("%PDF-") ? "wrong_type" : "docx";
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1")) return "doc";
  if (wordBeforeOle.some((magic) => start.startsWith(magic))) return "old_word";
  return "wrong_type";
}

// Word for DOS; Word for Windows 1 and 2; Word 4 and 5 for Macintosh.
const wordBeforeOle = [
  "\u0031\u00be\u0000\u0000",
  "\u009b\u00a5",
  "\u00db\u00a5\u002d\u0000",
  "\u00fe\u0037\u0000\u001c",
  "\u00fe\u0037\u0000\u0023",
];

/** Whether a ZIP's closing record near the end points back at a list of contents. */
function endsAsZip(file: Buffer): boolean {
  const tail = file.subarray(-65_600);
  const found = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (found === -1 || found + 22 > tail.length) return false;
  const at = file.length - tail.length + found;
  const list = at - file.readUInt32LE(at + 12);
  return list >= 0 && file.subarray(list, list + 4).toString("latin1") === "PK\u0001\u0002";
}
