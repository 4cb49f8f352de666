import { alikeness, coverage, meaningOf, sharedWeight, type Meaning } from "../nlp/relatedness";
import { isAboutLeading } from "./about-leading";
import model from "./answer-weights.json";
import type { CandidateFact } from "./candidate-facts";
import { strengthOf, wantedOf } from "./evidence";

/** What the model knows of a line beside a demand, in this order; `npm run train:answers` trains a weight for each (docs/work-phrases.md). */
export const SIGNS = [
  "asked", // how much of the demand the line speaks of
  "line", // how much of the line the demand speaks of
  "clause", // the same for the best part of the demand
  "concepts", // by the names of tools, papers and trades
  "best", // beside the best line of the resume
  "shared", // the same words
  "leading", // both speak of leading people
  "isSkill",
  "isPaper",
  "isSummary",
  "length",
  "alike", // both as a whole
  "mostAlike", // beside the line that is most alike
] as const;

/** A demand with its parts, each with its meaning. */
type Asked = {
  meaning: Meaning;
  parts: { meaning: Meaning; weight: number }[];
  /** The concepts of each of its alternatives. */
  wanted: string[][];
};
export type KnownFact = { fact: CandidateFact; meaning: Meaning };

const PART = /[,;:()/]|(?<![\p{L}])(?:and|or|including|with|such as)(?![\p{L}])/u;
/** One word alone is a weaker part than three. */
const FIRST_WORDS = 0.5;
const NEXT_WORD = 0.25;
/** The best line of a resume stands out more than in proportion. */
const STANDS_OUT = 4;
const MOST_SHARED = 3;

export function knownFacts(facts: CandidateFact[], skip?: ReadonlySet<string>): KnownFact[] {
  return facts.map((fact) => ({ fact, meaning: meaningOf(fact.text, skip) }));
}

/** The signs of each fact for one demand, in the order of SIGNS. */
export function signsFor(demand: string, facts: KnownFact[], skip?: ReadonlySet<string>): number[][] {
  const asked = askedOf(demand, skip);
  const isLeading = isAboutLeading(demand);
  const covered = facts.map(({ meaning }) => coverage(asked.meaning, meaning));
  const most = Math.max(1e-6, ...covered);
  const alike = facts.map(({ meaning }) => alikeness(asked.meaning, meaning));
  const mostAlike = Math.max(1e-6, ...alike);
  return facts.map(({ fact, meaning }, at) => {
    const whole = covered[at] ?? 0;
    return [
      whole,
      coverage(meaning, asked.meaning),
      Math.max(0, ...asked.parts.map((part) => part.weight * coverage(part.meaning, meaning))),
      Math.max(0, ...asked.wanted.map((wanted) => strengthOf(wanted, fact.concepts))),
      (whole / most) ** STANDS_OUT,
      Math.min(MOST_SHARED, sharedWeight(asked.meaning, meaning)) / MOST_SHARED,
      Number(isLeading && isAboutLeading(fact.text)),
      Number(fact.id.startsWith("skills.")),
      Number(/^(?:certificates|education)\./.test(fact.id)),
      Number(fact.id.startsWith("summary.")),
      Math.log(1 + meaning.terms.length),
      alike[at] ?? 0,
      (Math.max(0, alike[at] ?? 0) / mostAlike) ** STANDS_OUT,
    ];
  });
}

/** How likely each fact answers the demand, from 0 to 1. It decides what is told, and proves nothing. */
export function likelihoods(demand: string, facts: KnownFact[], skip?: ReadonlySet<string>): number[] {
  return signsFor(demand, facts, skip).map(likelihoodOf);
}

/** The same for each fact as if it were the only one: no other line makes it more or less likely. */
export function likelihoodsAlone(demand: string, facts: KnownFact[]): number[] {
  return signsFor(demand, facts).map((signs) =>
    likelihoodOf(signs.map((sign, at) => (BESIDE_OTHERS.has(SIGNS[at] ?? "") ? 1 : sign))),
  );
}
const BESIDE_OTHERS: ReadonlySet<string> = new Set(["best", "mostAlike"]);

function likelihoodOf(signs: number[]): number {
  return sigmoid(signs.reduce((sum, sign, at) => sum + sign * (model.weights[at] ?? 0), model.bias));
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function askedOf(text: string, skip?: ReadonlySet<string>): Asked {
  const parts = text
    .split(PART)
    .map((part) => meaningOf(part, skip))
    .filter(({ terms }) => terms.length > 0)
    .map((meaning) => ({ meaning, weight: Math.min(1, FIRST_WORDS + NEXT_WORD * meaning.terms.length) }));
  return { meaning: meaningOf(text, skip), parts, wanted: wantedOf(text).map(({ wanted }) => wanted) };
}
