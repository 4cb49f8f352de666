import { z } from "zod";
import type { EditForm } from "~/features/writing/edit.schema";
import type { LetterLength } from "~/features/writing/shorten-letter.server";

export const EMPTY = "The document is empty. Write something, or delete it from the list.";

const Newer = z.object({ currentVersion: z.number(), currentContent: z.string() });
const Lost = z.object({
  lost: z.array(z.object({ heading: z.string(), isGone: z.boolean(), now: z.string().optional() })),
});

/** What the editor shows when nothing was saved: the typed text, why, and what the person has to look at. */
export function refusedEdit(typed: string, problem: string, details: unknown = {}) {
  const newer = Newer.safeParse(details).data;
  return {
    typed,
    problem,
    newer: newer ? { version: newer.currentVersion, content: newer.currentContent } : null,
    lost: Lost.safeParse(details).data?.lost,
  };
}

/** Where a saved edit leads: back to where the person came from, or, after a tool of the editor, to that tool. */
export function pageAfter(id: string, { line, section, length, shorten }: EditForm, back: string): string {
  const isTool = [line, section, length, shorten].some((one) => one !== undefined);
  if (!isTool) return back || `/edit/${id}`;
  const query = new URLSearchParams(back ? { back } : {});
  if (shorten) return `/edit/${id}?${query}`;
  if (line === undefined) query.set("sections", "open");
  return `/edit/${id}?${query}${line === undefined ? "#sections" : "#left-out"}`;
}

/** What shortening a letter came to, in sentences. */
export function shortenedText({ words, most }: LetterLength): string {
  const [has, over] = [words, words - most].map((count) => count.toLocaleString("en-GB"));
  return words <= most
    ? `Your letter has ${has} words now. Versions keep the text before.`
    : `Your letter has ${has} words now, still ${over} too many. What is left is your own, or what a letter needs: cut it in the text.`;
}

/** What the saved edit did, in a sentence. */
export function savedText({ line, section, length, headings }: EditForm): string {
  if (line !== undefined) return "It is back in your resume.";
  if (section) return SECTION_TEXTS[section.change];
  if (length) return "Your resume has this length now. “Undo the last change” takes it back.";
  if (headings === "restore") return "Saved, with the headings back.";
  return "Saved. The PDF and DOCX are made from this text.";
}

const SECTION_TEXTS = {
  up: "Moved.",
  down: "Moved.",
  hide: "Hidden. It stays in your text.",
  show: "Shown again.",
};
