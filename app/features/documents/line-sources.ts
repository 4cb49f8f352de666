import { z } from "zod";
import { selectUnchangedSources, type LineSource } from "~/career/line-sources";
import type { RenderableDocument } from "~/files/render/layout";

const LineSources = z.array(
  z.object({
    text: z.string(),
    profileLines: z.array(z.string()),
    advertLines: z.array(z.string()),
    isVerbatim: z.literal(true).optional(),
  }),
);

/**
 * The sources of the unchanged lines of a document. An older document has none; unreadable data counts as
 * none.
 */
export function listCurrentSources(
  document: { sources: unknown },
  printable: RenderableDocument,
): { sources: LineSource[]; changed: number } {
  return selectUnchangedSources(
    readLineSources(document.sources),
    printable.type === "resume" ? { profile: printable.profile } : { letter: printable.letter },
  );
}

/** The sources stored with a document, of changed lines too. */
export function readLineSources(stored: unknown): LineSource[] {
  return LineSources.safeParse(stored).data ?? [];
}

/** How many of these lines come from the person's own: word for word, or from lines that are named. */
export function countOwnLines(sources: LineSource[]): number {
  return sources.filter(({ profileLines, isVerbatim }) => isVerbatim ?? profileLines.length > 0).length;
}
