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

/** What the lines of a document rest on, as far as they still stand as they were made. An older document has none; what cannot be read counts as none. */
export function listCurrentSources(
  document: { sources: unknown },
  printable: RenderableDocument,
): { sources: LineSource[]; changed: number } {
  return selectUnchangedSources(
    LineSources.safeParse(document.sources).data ?? [],
    printable.type === "resume" ? { profile: printable.profile } : { letter: printable.letter },
  );
}
