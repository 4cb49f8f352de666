import { writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { scoresAt, tag, type Model } from "~/career/crf/crf";
import { packModel, unpackModel } from "~/career/crf/pack";
import { begins, kindOf } from "~/career/resume/words/begin-labels";
import type { Example } from "../training/train-crf";
import type { Chance } from "./invent";

/** Words without the marks between some of them, or in small letters, as people type. */
export function variedWords<Word extends { before: string; text: string }>(
  words: readonly Word[],
  { is }: Chance,
  { unmarked, small, marks }: { unmarked: number; small: number; marks: ReadonlySet<string> },
): Word[] {
  const [isUnmarked, isSmall] = [is(unmarked), is(small)];
  return words.map((word) => ({
    ...word,
    ...(isUnmarked && marks.has(word.before) && { before: "space" }),
    ...(isSmall && { text: word.text.toLowerCase() }),
  }));
}

/** Stores the strongest features of a model as a file, and returns the model as it is stored. */
export async function storeModel(model: Model, most: number, file: string): Promise<Model> {
  const packed = packModel(strongest(model, most));
  writeFileSync(file, await format(packed, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`${most} of ${model.features.size} features, ${(packed.length / 1024).toFixed(0)} KB`);
  return unpackModel(packed);
}

/** The features with the largest weights: a fresh child reads the model first, so that its size costs every file. */
function strongest({ features, weights, ...model }: Model, most: number): Model {
  const size = model.labels.length;
  const strengthOf = (row: number) =>
    weights.subarray(row * size, (row + 1) * size).reduce((sum, weight) => sum + weight * weight, 0);
  const kept = [...features]
    .toSorted(([, one], [, other]) => strengthOf(other) - strengthOf(one))
    .slice(0, most)
    .toSorted(([, one], [, other]) => one - other);
  const rows = new Float32Array(kept.length * size);
  kept.forEach(([, row], place) => rows.set(weights.subarray(row * size, (row + 1) * size), place * size));
  return { ...model, features: new Map(kept.map(([name], place) => [name, place])), weights: rows };
}

/** Prints how many fields a model finds whole in examples that it has not learned from. */
export function measureFields(read: Model, examples: readonly Example[]): void {
  const counts = new Map<string, { gold: number; found: number; right: number }>();
  const count = (name: string) => {
    const had = counts.get(name) ?? { gold: 0, found: 0, right: 0 };
    counts.set(name, had);
    return had;
  };
  for (const { positions, labels } of examples) {
    const found = fieldsOf(tag(read, positions, scoresAt(read, positions)).map(({ label }) => label));
    const gold = fieldsOf(labels);
    for (const one of gold) count(one.split(" ")[0] ?? "").gold += 1;
    for (const one of found) {
      count(one.split(" ")[0] ?? "").found += 1;
      if (gold.includes(one)) count(one.split(" ")[0] ?? "").right += 1;
    }
  }
  for (const [name, { gold, found, right }] of [...counts].sort())
    console.log(
      `${name.padEnd(9)} ${String(gold).padStart(5)}  recall ${((100 * right) / Math.max(1, gold)).toFixed(1)}  precision ${((100 * right) / Math.max(1, found)).toFixed(1)}`,
    );
}

function fieldsOf(labels: readonly string[]): string[] {
  const found: string[] = [];
  let from = 0;
  labels.forEach((label, at) => {
    const next = labels[at + 1];
    const kind = kindOf(label);
    const goesOn = next !== undefined && (next === `I-${kind}` || (next === label && !begins(label)));
    if (goesOn) return;
    found.push(`${kind} ${from}-${at}`);
    from = at + 1;
  });
  return found;
}
