import { z } from "zod";
import { selectUnchangedSources, type LineSource } from "~/career/line-sources";
import type { RenderableDocument } from "~/files/render/layout";

export type LineCounts = { own: number; changed: number };

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

/** How many lines of a document come from the person's own, word for word or from lines that are named, and how many were changed or added later. */
export function countLines({ sources, changed }: { sources: LineSource[]; changed: number }): LineCounts {
  const own = sources.filter(({ profileLines, isVerbatim }) => isVerbatim ?? profileLines.length > 0).length;
  return { own, changed };
}
