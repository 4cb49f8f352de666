// npm run train:reader: the model that labels what stands in the lines of a resume (docs/reader-model.md), from invented pages and marked resumes.
import { fileURLToPath } from "node:url";
import { scoresAt, tag, type Model } from "~/career/crf/crf";
import { labels } from "~/career/resume/tagger/labels";
import { evaluate } from "./evaluate";
import { chance } from "./invent";
import { FORMS, isMarkedAside, loadMarkedResumes, type MarkedResume, pagesOf } from "./marked";
import type { Sample } from "./resume";
import { exampleOf, plainSamples, samples } from "./tagger-pages";
import { poolsOf, withExchanged } from "./vary-notes";
import { storeModel } from "./word-models";
import { meanOf, mulberry32, train, type Example } from "../training/train-crf";

const [invented = "2400", epochs = "16"] = process.argv.slice(2);
const started = Date.now();
/** A fresh child reads the model first, so that its size costs every file. */
const MOST_FEATURES = 26_500;
/** Every marked resume is set so many times as it is, and as often with values of others. Of all these one is learned from in each epoch. */
const COPIES = 4;
const TURNS = 2 * COPIES;
/** A feature must be seen so often, and a word on so many marked resumes, each copy of which is set as three pages. */
const LEAST = 12;
const LEAST_PAGES = 3 * 3 * 6;
const isWord = (feature: string) =>
  /^(?:(?:left|above|right|below)-)?(?:first|last|word|[gG][1l]?)=/.test(feature);

const choose = chance(mulberry32(77));
const all = loadMarkedResumes();
const aside = all.filter(isMarkedAside);
const held = new Set(aside);
const trained = all.filter((resume) => !held.has(resume));
const pools = poolsOf(trained);

/** Words that no vocabulary has are usual: a part of the pages is learned without some of the vocabularies. */
function hide(): (name: string) => boolean {
  const share = choose.is(0.5) ? 0 : choose.pick([0.15, 0.4]);
  return (name) => !name.startsWith("place") && choose.is(share);
}

const exchanged = (resume: MarkedResume, shares: readonly number[]) =>
  withExchanged(resume, pools, { choose, share: choose.pick(shares) });
const examplesOf = (resume: MarkedResume): Example[] =>
  pagesOf(resume, choose).map((page) => exampleOf(page, { drop: hide() }));

/** The pages that a resume gives: some as it is, some with values of other people, each in a turn of its own. */
function copiesOf(resume: MarkedResume): Example[] {
  return Array.from({ length: TURNS }, (_, turn) => {
    const copy = turn % 2 === 0 ? resume : exchanged(resume, [0.3, 0.6, 0.9]);
    return examplesOf(copy).map((example) => ({ ...example, turn }));
  }).flat();
}

// Their words come from our own lists, so that they would teach our lists.
const inventedPages = samples(Number(invented), 1, false).map((page) =>
  exampleOf(page, { drop: hide(), hasWords: false }),
);
const examples = [
  ...inventedPages.flatMap((example, at) =>
    [at, at + COPIES].map((place) => ({ ...example, turn: place % TURNS })),
  ),
  ...trained.flatMap(copiesOf),
  ...loadMarkedResumes(FORMS).flatMap((resume) =>
    [resume, resume, exchanged(resume, [0.3, 0.6]), exchanged(resume, [0.3, 0.6])].flatMap(examplesOf),
  ),
];
console.log(`${examples.length} pages`);

const options = {
  labels: [...labels],
  links: 3,
  rate: 0.12,
  decay: 1e-5,
  seed: 5,
  log: (line: string) => console.log(line, `${((Date.now() - started) / 1000).toFixed(0)} s`),
};
const learned = train(examples, {
  ...options,
  epochs: Number(epochs),
  minCount: (feature) => (isWord(feature) ? LEAST_PAGES : LEAST),
  turns: TURNS,
  dropout: 0.3,
  averagedFrom: 8,
});
// What the looks of invented pages tell is not to be forgotten for the words of the marked ones. Shares below one make up for the
// weights that grew while a third of the features was left out.
const ofLooks = train(inventedPages, {
  ...options,
  epochs: 4,
  minCount: (feature) => (isWord(feature) ? Infinity : LEAST),
});
const model: Model = await storeModel(
  meanOf({ share: 0.7, model: learned }, { share: 0.1, model: ofLooks }),
  MOST_FEATURES,
  fileURLToPath(new URL("../../app/career/resume/model/reader.json", import.meta.url)),
);

const measured: [string, Sample[]][] = [
  ["Forms of the training (other people)", samples(150, 9, false)],
  ["Forms kept aside", samples(150, 9, true)],
  ["Marked resumes kept aside", aside.flatMap((resume) => pagesOf(resume, choose))],
];
for (const [name, set] of measured) {
  const counts = new Map<
    string,
    { gold: number; right: number; found: number; sure: number; wrongSure: number }
  >();
  for (const sample of set) {
    const { positions, labels: truth } = exampleOf(sample);
    tag(model, positions, scoresAt(model, positions)).forEach(({ label, confidence }, at) => {
      const count = (name: string) => {
        const had = counts.get(name) ?? { gold: 0, right: 0, found: 0, sure: 0, wrongSure: 0 };
        counts.set(name, had);
        return had;
      };
      count(truth[at] ?? "").gold += 1;
      count(label).found += 1;
      if (label === truth[at]) count(label).right += 1;
      if (confidence > 0.75) count(label).sure += 1;
      if (confidence > 0.75 && label !== truth[at]) count(label).wrongSure += 1;
    });
  }
  console.log(name);
  for (const [label, { gold, right, found, sure, wrongSure }] of [...counts].sort())
    console.log(
      `${label.padEnd(9)} ${String(gold).padStart(6)}  recall ${((100 * right) / gold).toFixed(1).padStart(5)}  precision ${((100 * right) / found).toFixed(1).padStart(5)}  wrong though sure ${((100 * wrongSure) / Math.max(1, sure)).toFixed(1)}`,
    );
}

const sets: [string, Sample[]][] = [
  ["Whole resumes, forms of the training", samples(200, 11, false)],
  ["Whole resumes, forms kept aside", samples(200, 11, true)],
  ["Plain text, forms of the training", plainSamples(200, 11, false)],
  ["Plain text, forms kept aside", plainSamples(200, 11, true)],
];
for (const [name, set] of sets) {
  console.log(name);
  for (const [field, { all, right, wrong }] of evaluate(set))
    console.log(
      `${field.padEnd(16)} ${String(all).padStart(5)}  right ${((100 * right) / all).toFixed(1).padStart(5)}  wrong ${((100 * wrong) / all).toFixed(1)}`,
    );
}
