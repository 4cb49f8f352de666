import type { DocumentText } from "../document-text";
import { positions } from "../features";
import { documentLook } from "../look";
import { segments, type Segment } from "../segments";
import { at, tag, type Model, type Position, type Tagged } from "./crf";

/** The segments of a document and what the tagger sees of each. `drop` hides word classes in training. */
export function features(
  document: DocumentText,
  options: { drop?: (name: string) => boolean } = {},
): { segments: Segment[]; positions: Position[] } {
  const look = documentLook(document);
  const all = segments(document, look.body);
  return { segments: all, positions: positions(document, all, look, options) };
}

// How much the siblings of a segment count against what it looks like itself.
const weight = 1;

/**
 * Tags twice. The second time each segment knows what those set like it were taken for: the entries of one section have one form.
 */
export function tagResume(
  model: Model,
  segments: readonly Segment[],
  positions: readonly Position[],
): Tagged[] {
  const first = tag(model, positions);
  const size = model.labels.length;
  const groups = new Map<string, { count: number; sum: Float32Array }>();
  const keys = segments.map((segment, place) => (segment.atom ? "" : keyOf(segment, positions[place])));
  keys.forEach((key, place) => {
    const tagged = first[place];
    if (key === "" || !tagged) return;
    const group = groups.get(key) ?? { count: 0, sum: new Float32Array(size) };
    groups.set(key, group);
    group.count += 1;
    for (let label = 0; label < size; label++)
      group.sum[label] = at(group.sum, label) + at(tagged.probabilities, label);
  });
  const extra = keys.map((key, place) => {
    const group = groups.get(key);
    if (!group || group.count < 2) return undefined;
    const others = group.count - 1;
    return group.sum.map(
      (sum, label) =>
        weight * Math.log(0.08 + Math.max(0, sum - at(first[place]?.probabilities, label)) / others),
    );
  });
  return tag(model, positions, extra);
}

/** Segments with one key stand at the same place of lines set the same way in sections of one kind. */
function keyOf({ index, count, before, look, label }: Segment, position: Position | undefined): string {
  const told = position?.features.filter((name) => /^(?:sec=[^&]*$|list=|cell=\d$|italic)/.test(name)) ?? [];
  return [index, count, before, look.bold, look.size.toFixed(1), label ?? "", ...told].join("/");
}
