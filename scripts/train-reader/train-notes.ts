// npm run train:reader-notes: the model that parts the words of a note typed on a phone (docs/reader-model.md), from the marked notes and resumes.
import { fileURLToPath } from "node:url";
import { noteLabelOf, noteLabels } from "~/career/resume/notes/note-labels";
import {
  countOfNoteLinks,
  notePositions,
  type NoteWord,
  noteWordsOf,
} from "~/career/resume/notes/note-words";
import { mulberry32, train, type Example } from "../training/train-crf";
import { chance, type Chance } from "./invent";
import { isMarkedAside, loadMarkedResumes, NOTES, pagesOf } from "./marked";
import type { Gold } from "./page";
import type { Sample } from "./resume";
import { measureFields, storeModel, variedWords } from "./word-models";

const [epochs = "5"] = process.argv.slice(2);
const started = Date.now();
/** A feature must be seen so often. */
const LEAST = 6;
const MOST_FEATURES = 20_000;
/** Longer texts are no notes. */
const MOST_WORDS = 900;
const PARTING = new Set(["comma", "mark", "stop"]);

/** A page as one example. `vary`: without its marks, or in small letters, as people type. */
function exampleOf({ document, gold }: Sample, vary?: Chance): Example[] {
  const words = noteWordsOf(document);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const shown = vary ? variedWords(words, vary, { unmarked: 0.3, small: 0.4, marks: PARTING }) : words;
  return [{ positions: notePositions(document, shown), labels: labelsOf(words, gold) }];
}

function labelsOf(words: readonly NoteWord[], gold: readonly (readonly Gold[])[]): string[] {
  let last: Gold | undefined;
  return words.map(({ from, to, paragraph }) => {
    const own = gold[paragraph]?.find(
      (one) => Math.min(to, one.to) - Math.max(from, one.from) > (to - from) / 2,
    );
    const label = noteLabelOf(own?.label ?? "other", own !== last);
    last = own;
    return label;
  });
}

/** Notes as they were typed, and resumes as plain text: what these say in many forms notes say, too. */
function samples(aside: boolean, seed: number): { sample: Sample; isNote: boolean }[] {
  const choose = chance(mulberry32(seed));
  return [...loadMarkedResumes(), ...loadMarkedResumes(NOTES)]
    .filter((resume, place) => isMarkedAside(resume, place) === aside)
    .flatMap((resume) => {
      const pages = pagesOf(resume, choose);
      const page = resume.isTyped ? pages[0] : pages.at(-1);
      return page ? [{ sample: page, isNote: resume.isTyped }] : [];
    });
}

const vary = chance(mulberry32(17));
const examples = samples(false, 3).flatMap(({ sample, isNote }) =>
  isNote
    ? [...exampleOf(sample), ...exampleOf(sample, vary), ...exampleOf(sample, vary)]
    : exampleOf(sample, vary),
);
console.log(`${examples.length} texts`);
const model = train(examples, {
  labels: [...noteLabels],
  links: countOfNoteLinks,
  epochs: Number(epochs),
  minCount: () => LEAST,
  rate: 0.1,
  decay: 1e-5,
  seed: 5,
  log: (line) => console.log(line, `${((Date.now() - started) / 1000).toFixed(0)} s`),
});
const file = fileURLToPath(new URL("../../app/career/resume/model/notes.json", import.meta.url));
const aside = samples(true, 4).flatMap(({ sample, isNote }) => (isNote ? exampleOf(sample) : []));
measureFields(await storeModel(model, MOST_FEATURES, file), aside);
