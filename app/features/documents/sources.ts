import { standingSources, type LineSource } from "~/career/sources";
import type { Printable } from "~/files/render/sheet";

/** What the lines of a document rest on, as far as they still stand as they were made. An older document has none. */
export function sourcesOf(
  document: { sources: LineSource[] },
  printable: Printable,
): { sources: LineSource[]; changed: number } {
  return standingSources(
    document.sources,
    printable.type === "resume" ? { profile: printable.profile } : { letter: printable.letter },
  );
}
