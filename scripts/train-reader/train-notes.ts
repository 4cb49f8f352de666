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
import { chance } from "./invent";
import { asTyped, isMarkedAside, loadMarkedResumes, type MarkedResume, NOTES, pagesOf } from "./marked";
import type { Gold } from "./page";
import type { Sample } from "./resume";
import { poolsOf, typedAnew, withExchanged } from "./vary-notes";
import { measureFields, storeModel, variedWords } from "./word-models";

const [epochs = "12"] = process.argv.slice(2);
const started = Date.now();
/** A feature must be seen so often, in all copies together. */
const LEAST = 20;
const MOST_FEATURES = 20_000;
/** Longer texts are no notes. */
const MOST_WORDS = 900;
/** So many other notes are made of each, and in turns a third of them are learned from. */
const COPIES = 9;
const TURNS = 3;

/** A page as one example. `small`: the share of pages that are shown in small letters, as people type. */
function exampleOf({ document, gold }: Sample, { small = 0, turn }: { small?: number; turn?: number } = {}) {
  const words = noteWordsOf(document);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const shown = variedWords(words, choose, { unmarked: 0, small, marks: new Set() });
  const positions = notePositions(document, shown).map(({ features, link }) => ({
    features: features.map(onceInMemory),
    link,
  }));
  return [{ positions, labels: labelsOf(words, gold), ...(turn !== undefined && { turn }) }];
}

const names = new Map<string, string>();

function onceInMemory(name: string): string {
  const known = names.get(name);
  if (known === undefined) names.set(name, name);
  return known ?? name;
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

const all = [...loadMarkedResumes(), ...loadMarkedResumes(NOTES)];
const isAside = new Set(all.filter(isMarkedAside));
const choose = chance(mulberry32(3));
const trained = all.filter((resume) => !isAside.has(resume));
const pools = poolsOf(trained);

/** A note as it was typed and as others would type it, and a resume as plain text: what these say in many forms notes say, too. */
function examplesOf(resume: MarkedResume): Example[] {
  if (!resume.isTyped) {
    const page = pagesOf(resume, choose).at(-1);
    return page ? exampleOf(page, { small: 0.4 }) : [];
  }
  const copies = Array.from({ length: COPIES }, (_, at) => {
    const other = withExchanged(resume, pools, { choose, share: choose.pick([0.3, 0.6, 0.9]) });
    return exampleOf(asTyped(typedAnew(other, choose)), { turn: at % TURNS });
  });
  return [...exampleOf(asTyped(resume)), ...copies.flat()];
}

const examples = trained.flatMap(examplesOf);
console.log(`${examples.length} texts`);
const model = train(examples, {
  labels: [...noteLabels],
  links: countOfNoteLinks,
  epochs: Number(epochs),
  minCount: () => LEAST,
  rate: 0.1,
  decay: 1e-5,
  seed: 5,
  turns: TURNS,
  dropout: 0.3,
  averagedFrom: 5,
  log: (line) => console.log(line, `${((Date.now() - started) / 1000).toFixed(0)} s`),
});
const file = fileURLToPath(new URL("../../app/career/resume/model/notes.json", import.meta.url));
const stored = await storeModel(model, MOST_FEATURES, file);
const aside = [...isAside].filter(({ isTyped }) => isTyped);
measureFields(
  stored,
  aside.flatMap((resume) => exampleOf(asTyped(resume))),
);
