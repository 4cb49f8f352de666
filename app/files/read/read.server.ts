import { fileKind, isJson, type SourceKind } from "./kind";
import { maxFileBytes } from "./limits";
import { refuse, type Refused } from "./outcome";
import { readInProcess, type ReadOptions } from "./reader-process.server";
import type { Reply } from "./reply";
import { createWorkQueue } from "~/work/queue.server";

export type ReadResult = Extract<Reply, { ok: true }> | Refused;
export type { RefusalCode } from "./reply";

const queue = createWorkQueue("resumes");

/**
 * The text of an uploaded resume, and what it says of the person (PDF, DOCX or DOC, told apart by content, never by name), in reading order: NFC, "\n" lines,
 * tabs between table cells, bullets as "- ", at most 60,000 characters. A file that cannot be read, however hostile, is a
 * result with a code and the sentence to show. At most two files are read at once, each in a process of its own.
 * Throws BUSY (503) and TOO_MUCH_WORK (429).
 */
export async function readResumeFile(bytes: Uint8Array, options?: ReadOptions): Promise<ReadResult> {
  if (bytes.length === 0) return refuse("empty_file");
  if (bytes.length > maxFileBytes) return refuse("too_large");
  const kind = fileKind(bytes);
  if (kind === "wrong_type" || kind === "old_word") return refuse(kind);
  return readInTurn(kind, bytes, options);
}

/** The same for text that was pasted: a resume as people write it, or one in the form of JSON Resume. */
export async function readResumeText(text: string, options?: ReadOptions): Promise<ReadResult> {
  if (text.trim() === "") return refuse("no_text");
  return readInTurn(isJson(text) ? "json" : "text", new TextEncoder().encode(text), options);
}

async function readInTurn(kind: SourceKind, bytes: Uint8Array, options?: ReadOptions): Promise<ReadResult> {
  const reply = await queue.run((spent) => readInProcess(kind, bytes, { ...options, spent }));
  return reply.ok ? reply : refuse(reply.code);
}
