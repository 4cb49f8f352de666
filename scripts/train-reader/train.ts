import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { format, resolveConfig } from "prettier";
import type { FeatureOptions } from "~/career/resume/features";
import { features } from "~/career/resume/tagger/sequence";
import { scoresAt, tag, type Model } from "~/career/crf/crf";
import { packModel, unpackModel } from "~/career/crf/pack";
import { labels, type Label } from "~/career/resume/tagger/labels";
import { evaluate } from "./evaluate";
import { composeForm, isKeptAside, ownForms, schoolForms, workForms } from "./forms";
import { chance } from "./invent";
import { isMarkedAside, loadMarkedResumes, pagesOf } from "./marked";
import type { Gold } from "./page";
import { inventResume, type Grammar, type Sample } from "./resume";
import { asPlainText } from "./plain-text";
import { meanOf, mulberry32, train, type Example } from "../training/train-crf";

const [documents = "3200", epochs = "4", copies = "4"] = process.argv.slice(2);
const started = Date.now();

/** The resumes of one half of the forms: those for training, or those kept aside. */
function samples(count: number, seed: number, aside: boolean): Sample[] {
  const choose = chance(mulberry32(seed));
  const of = (forms: readonly string[]) => forms.filter((_, index) => isKeptAside(index) === aside);
  const held = new Set(
    [workForms, schoolForms].flatMap((forms) => forms.filter((_, index) => isKeptAside(index))),
  );
  const composed = (kind: "work" | "school"): string => {
    const form = composeForm(choose, kind);
    return held.has(form) ? composed(kind) : form;
  };
  return Array.from({ length: count }, (_, index) => {
    const isComposed = !aside && choose.is(0.55);
    if (!aside && !isComposed && choose.is(0.12)) return inventResume(seed * 100_000 + index, ownForms);
    const grammar: Grammar = isComposed
      ? { work: composed("work"), school: composed("school") }
      : { work: choose.pick(of(workForms)), school: choose.pick(of(schoolForms)) };
    return inventResume(seed * 100_000 + index, grammar);
  });
}

/** Other resumes as text without layout. They are measured only: trained on, they changed no figure of real texts for the better. */
function plainSamples(count: number, seed: number, aside: boolean): Sample[] {
  const choose = chance(mulberry32(seed * 31));
  return samples(count, seed + 50, aside).map((sample) => asPlainText(sample, choose));
}

function exampleOf({ document, gold }: Sample, options: FeatureOptions = {}): Example {
  const { segments, positionAt } = features(document, options);
  return {
    positions: segments.map((_, place) => positionAt(place)),
    labels: segments.map(({ paragraph, from, to }) => goldOf(gold[paragraph] ?? [], from, to)),
  };
}

/** The label that covers most of a stretch. A stretch that tells several things in a sentence is a line. */
function goldOf(gold: readonly Gold[], from: number, to: number): Label {
  let best: Label = "other";
  let most = 0;
  let covered = 0;
  for (const one of gold) {
    const shared = Math.min(to, one.to) - Math.max(from, one.from);
    if (shared > 0) covered += shared;
    if (shared > most) [best, most] = [one.label, shared];
  }
  return covered > 0 && most < (to - from) / 2 && to - from > LONGEST_NAME ? "line" : best;
}

/** Letters. A longer stretch with several labels is a sentence. */
const LONGEST_NAME = 40;

/** The pages of the marked resumes of one half: those for training, each set `times` over, or those kept aside. */
function markedSamples(times: number, seed: number, aside: boolean): Sample[] {
  const choose = chance(mulberry32(seed));
  const resumes = loadMarkedResumes().filter((resume, place) => isMarkedAside(resume, place) === aside);
  return Array.from({ length: times }, () => resumes.flatMap((resume) => pagesOf(resume, choose))).flat();
}

/** A word must stand on so many marked resumes, each of which is set three times. */
const LEAST_PAGES = 3;
const isWord = (feature: string) =>
  /^(?:(?:left|above|right|below)-)?(?:first|last|word|[gG][1l]?)=/.test(feature);

/** Which pages show the groups of like use of their words: none, those of the marked resumes, all. */
type Groups = "none" | "marked" | "all";

/** A model from so many invented pages, and from the marked resumes, each set so many times. */
function trainOn({ invented, copies, groups }: { invented: number; copies: number; groups: Groups }): Model {
  const random = chance(mulberry32(77));
  const hide = () => {
    // Words that no vocabulary has are usual: a part of the pages is learned without some of the vocabularies.
    const share = random.is(0.5) ? 0 : random.pick([0.15, 0.4]);
    return (name: string) => !name.startsWith("place") && random.is(share);
  };
  const examples = [
    ...samples(invented, 1, false).map((sample) =>
      exampleOf(sample, { drop: hide(), hasWords: false, hasGroups: groups === "all" }),
    ),
    ...markedSamples(copies, 3, false).map((sample) =>
      exampleOf(sample, { drop: hide(), hasGroups: groups !== "none" }),
    ),
  ];
  return train(examples, {
    labels: [...labels],
    links: 3,
    epochs: Number(epochs),
    minCount: (feature) => (isWord(feature) ? LEAST_PAGES * 3 * copies : 12),
    rate: 0.12,
    decay: 1e-5,
    seed: 5,
    log: (line) => console.log(line, `${((Date.now() - started) / 1000).toFixed(0)} s`),
  });
}

// People set their resumes in more ways than we invent, and write of some things as our decoder does not expect: the mean of what both teach
// reads more than either. Those that know the groups of words are sure of less, so they count for less (decision 343).
const invented = Math.round(Number(documents) * 0.75);
const marked = (groups: Groups) => trainOn({ invented, copies: Number(copies), groups });
const model = meanOf(
  { share: 0.2, model: trainOn({ invented: Number(documents), copies: 0, groups: "none" }) },
  { share: 0.5, model: marked("none") },
  { share: 0.15, model: marked("marked") },
  { share: 0.15, model: marked("all") },
);
const packed = packModel(model);
// As the formatter of the project leaves it, so that the same training writes the same bytes.
const file = fileURLToPath(new URL("../../app/career/resume/model/reader.json", import.meta.url));
writeFileSync(file, await format(packed, { ...(await resolveConfig(file)), filepath: file }));
console.log(
  `${model.features.size} features, ${(packed.length / 1024).toFixed(0)} KB, ${(gzipSync(packed).length / 1024).toFixed(0)} KB zipped`,
);

const read = unpackModel(packed);
const measured: [string, Sample[]][] = [
  ["Forms of the training (other people)", samples(150, 9, false)],
  ["Forms kept aside", samples(150, 9, true)],
  ["Marked resumes kept aside", markedSamples(1, 4, true)],
];
for (const [name, set] of measured) {
  const counts = new Map<
    string,
    { gold: number; right: number; found: number; sure: number; wrongSure: number }
  >();
  for (const sample of set) {
    const { positions, labels: truth } = exampleOf(sample);
    tag(read, positions, scoresAt(read, positions)).forEach(({ label, confidence }, at) => {
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
