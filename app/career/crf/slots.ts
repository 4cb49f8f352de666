import type { Model } from "./crf";

/**
 * What is seen at a position in two parts, one behind the other: a slot that ends with "=" or "~", and its value, as "w-1=" and "the". A name for each
 * pair would be made, read through and thrown away at each position; the parts are there already.
 */
export type SlotFeatures = readonly string[];

/** The names of features in two parts, as a model has them. */
export function namesOf(pairs: SlotFeatures): string[] {
  const names: string[] = [];
  for (let at = 0; at < pairs.length; at += 2) names.push(`${pairs[at] ?? ""}${pairs[at + 1] ?? ""}`);
  return names;
}

/** Adds the weights of all features in two parts to the score of each label, in their order. */
export function addSlotScores(model: Model, pairs: SlotFeatures, scores: Float32Array): void {
  const slots = slotsOf(model);
  const { weights } = model;
  const size = model.labels.length;
  for (let at = 0; at < pairs.length; at += 2) {
    const row = slots.get(pairs[at] ?? "")?.get(pairs[at + 1] ?? "");
    if (row === undefined) continue;
    const from = row * size;
    for (let label = 0; label < size; label++)
      scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0);
  }
}

type Slots = ReadonlyMap<string, ReadonlyMap<string, number>>;
const known = new WeakMap<Model, Slots>();

/** The rows of a model that no longer learns, by slot and value. */
function slotsOf(model: Model): Slots {
  const made = known.get(model) ?? partedRows(model);
  known.set(model, made);
  return made;
}

function partedRows({ features }: Model): Slots {
  const slots = new Map<string, Map<string, number>>();
  for (const [name, row] of features) {
    const end = name.search(SLOT_END) + 1;
    const slot = name.slice(0, end);
    const values = slots.get(slot) ?? new Map<string, number>();
    slots.set(slot, values.set(name.slice(end), row));
  }
  return slots;
}
const SLOT_END = /[=~]/;
