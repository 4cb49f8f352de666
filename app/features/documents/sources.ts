import { z } from "zod";
import { standingSources, type LineSource } from "~/career/sources";
import type { Printable } from "~/files/render/sheet";

const LineSources = z.array(
  z.object({
    text: z.string(),
    own: z.array(z.string()),
    advert: z.array(z.string()),
    isOwn: z.literal(true).optional(),
  }),
);

/** What the lines of a document rest on, as far as they still stand as they were made. An older document has none; what cannot be read counts as none. */
export function sourcesOf(
  document: { sources: unknown },
  printable: Printable,
): { sources: LineSource[]; changed: number } {
  return standingSources(
    LineSources.safeParse(document.sources).data ?? [],
    printable.type === "resume" ? { profile: printable.profile } : { letter: printable.letter },
  );
}
