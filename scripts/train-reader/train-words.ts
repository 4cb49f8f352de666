// npm run train:reader-words: the model that parts the words of a line (docs/reader-model.md), from the marked resumes.
import { fileURLToPath } from "node:url";
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
import { measureFields, storeModel, variedWords } from "./word-models";

const [epochs = "4"] = process.argv.slice(2);
const started = Date.now();
/** A feature must be seen so often. */
const LEAST = 4;
const MOST_FEATURES = 16_000;
/** Longer lines are not parted. */
const MOST_WORDS = 120;
const PARTING = new Set(["comma", "mark"]);

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
    const shown = vary ? variedWords(words, vary, { unmarked: 0.3, small: 0.2, marks: PARTING }) : words;
    return [{ positions: wordPositions(shown, lineOf(paragraph, lines[at]?.section, isAllCaps)), labels }];
  });
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
const file = fileURLToPath(new URL("../../app/career/resume/model/words.json", import.meta.url));
measureFields(
  await storeModel(model, MOST_FEATURES, file),
  samples(true, 4).flatMap((sample) => examplesOf(sample)),
);
