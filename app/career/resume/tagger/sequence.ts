import type { DocumentText } from "../document-text";
import { positions } from "../features";
import { documentLook } from "../look";
import { segments, type Segment } from "../segments";
import type { Position } from "./crf";

/** The segments of a document and what the tagger sees of each. `drop` hides word classes in training. */
export function features(
  document: DocumentText,
  options: { drop?: (name: string) => boolean } = {},
): { segments: Segment[]; positions: Position[] } {
  const look = documentLook(document);
  const all = segments(document, look.body);
  return { segments: all, positions: positions(document, all, look, options) };
}
