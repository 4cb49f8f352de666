import { features } from "~/career/resume/tagger/sequence";
import type { FeatureOptions } from "~/career/resume/features";
import type { Label } from "~/career/resume/tagger/labels";
import { composeForm, isKeptAside, ownForms, schoolForms, workForms } from "./forms";
import { chance } from "./invent";
import type { Gold } from "./page";
import { asPlainText } from "./plain-text";
import { inventResume, type Grammar, type Sample } from "./resume";
import { mulberry32, type Example } from "../training/train-crf";

/** The resumes of one half of the forms: those for training, or those kept aside. */
export function samples(count: number, seed: number, aside: boolean): Sample[] {
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
export function plainSamples(count: number, seed: number, aside: boolean): Sample[] {
  const choose = chance(mulberry32(seed * 31));
  return samples(count, seed + 50, aside).map((sample) => asPlainText(sample, choose));
}

/** A page as one example for the tagger. */
export function exampleOf({ document, gold }: Sample, options: FeatureOptions = {}): Example {
  const { segments, positionAt } = features(document, options);
  return {
    positions: segments.map((_, place) => {
      const { features, link } = positionAt(place);
      return { features: features.map(onceInMemory), link };
    }),
    labels: segments.map(({ paragraph, from, to }) => goldOf(gold[paragraph] ?? [], from, to)),
  };
}

const names = new Map<string, string>();

function onceInMemory(name: string): string {
  const known = names.get(name);
  if (known === undefined) names.set(name, name);
  return known ?? name;
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
