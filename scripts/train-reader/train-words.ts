// npm run train:reader-words: the model that parts the words of a line (docs/reader-model.md), from the marked resumes.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { scoresAt, tag, type Model } from "~/career/crf/crf";
import { packModel, unpackModel } from "~/career/crf/pack";
import { readLines } from "~/career/resume/features";
import { segments } from "~/career/resume/segments";
import { readDocumentStyle } from "~/career/resume/text-style";
import { wordLabelOf, wordLabels } from "~/career/resume/words/word-labels";
import { lineOf, wordPositions } from "~/career/resume/words/word-features";
import { wordsOf, type Word } from "~/career/resume/words/words";
import { mulberry32, train, type Example } from "../training/train-crf";
import { chance, type Chance } from "./invent";
import { isMarkedAside, loadMarkedResumes, pagesOf } from "./marked";
import type { Gold } from "./page";
import type { Sample } from "./resume";

const [epochs = "4"] = process.argv.slice(2);
const started = Date.now();
/** A feature must be seen so often. */
const LEAST = 4;
const MOST_FEATURES = 16_000;
/** Longer lines are not parted. */
const MOST_WORDS = 120;

/** The lines of a page as examples. `vary`: without their marks, or in small letters, as people type. */
function examplesOf({ document, gold }: Sample, vary?: Chance): Example[] {
  const style = readDocumentStyle(document);
  const { isAllCaps } = style;
  // As a line is seen before it is parted, whatever model of words is stored.
  const { lines } = readLines(document, segments(document, style.body), style);
  return document.paragraphs.flatMap((paragraph, at): Example[] => {
    const words = wordsOf(paragraph.text);
    if (words.length < 2 || words.length > MOST_WORDS) return [];
    const labels = labelsOf(words, gold[at] ?? []);
    if (labels.every((label) => label === "heading")) return [];
    const shown = vary ? variedWords(words, vary) : words;
    return [{ positions: wordPositions(shown, lineOf(paragraph, lines[at]?.section, isAllCaps)), labels }];
  });
}

function variedWords(words: readonly Word[], { is }: Chance): Word[] {
  const [isUnmarked, isSmall] = [is(0.3), is(0.2)];
  return words.map((word) => ({
    ...word,
    ...(isUnmarked && (word.before === "comma" || word.before === "mark") && { before: "space" as const }),
    ...(isSmall && { text: word.text.toLowerCase() }),
  }));
}

function labelsOf(words: readonly Word[], gold: readonly Gold[]): string[] {
  let last: Gold | undefined;
  return words.map(({ from, to }) => {
    const own = gold.find((one) => Math.min(to, one.to) - Math.max(from, one.from) > (to - from) / 2);
    const label = wordLabelOf(own?.label ?? "other", own !== last);
    last = own;
    return label;
  });
}

function samples(aside: boolean, seed: number): Sample[] {
  const choose = chance(mulberry32(seed));
  return loadMarkedResumes()
    .filter((resume, place) => isMarkedAside(resume, place) === aside)
    .flatMap((resume) => {
      const pages = pagesOf(resume, choose);
      return aside ? pages.slice(0, 1) : [...pages.slice(0, 1), ...pages.slice(-1)];
    });
}

const vary = chance(mulberry32(17));
const examples = samples(false, 3).flatMap((sample) => [...examplesOf(sample), ...examplesOf(sample, vary)]);
console.log(`${examples.length} lines`);
const model = train(examples, {
  labels: [...wordLabels],
  links: 4,
  epochs: Number(epochs),
  minCount: () => LEAST * 2,
  rate: 0.1,
  decay: 1e-5,
  seed: 5,
  log: (line) => console.log(line, `${((Date.now() - started) / 1000).toFixed(0)} s`),
});
const packed = packModel(strongest(model, MOST_FEATURES));
const file = fileURLToPath(new URL("../../app/career/resume/model/words.json", import.meta.url));
writeFileSync(file, await format(packed, { ...(await resolveConfig(file)), filepath: file }));
console.log(`${MOST_FEATURES} of ${model.features.size} features, ${(packed.length / 1024).toFixed(0)} KB`);
measure(unpackModel(packed));

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

/** Fields that are found whole in the lines of the marked resumes kept aside. */
function measure(read: Model): void {
  const counts = new Map<string, { gold: number; found: number; right: number }>();
  const count = (name: string) => {
    const had = counts.get(name) ?? { gold: 0, found: 0, right: 0 };
    counts.set(name, had);
    return had;
  };
  for (const sample of samples(true, 4))
    for (const { positions, labels } of examplesOf(sample)) {
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
    const kind = label.replace(/^[BI]-/, "");
    const goesOn =
      next !== undefined && (next === `I-${kind}` || (next === label && !label.startsWith("B-")));
    if (goesOn) return;
    found.push(`${kind} ${from}-${at}`);
    from = at + 1;
  });
  return found;
}
