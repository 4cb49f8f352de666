import type { Demand, DemandKind } from "~/career/job-advert/job-advert";
import type { CandidateFact } from "./candidate-facts";
import { evidenceFor } from "./evidence";
import { knownFacts, likelihoodsAlone } from "./likely-answer";
import { languageIn } from "./spoken-language";

/**
 * How far the facts of a profile answer a demand, from 0 to 1; from MET on `fact` answers it. Where none does, `nearest` is the one that may answer
 * it: only its owner knows.
 */
export type Answer = { strength: number; fact?: CandidateFact; nearest?: CandidateFact };

/** From this strength on a fact answers a demand. */
export const MET = 0.75;
/**
 * From these likelihoods on a line answers a demand, or may answer it. Measured on 48 people whose demands recruiters judged line by line
 * (docs/fit.md).
 */
const LIKELY = 0.6;
const POSSIBLE = 0.4;
const PART = 0.4;

/** A paper is held or not, and a language spoken: what sounds like one is none. */
const NAMED: ReadonlySet<DemandKind> = new Set([
  "certificate",
  "licence",
  "language",
  "class",
  "nysc",
  "olevels",
]);
/** What everybody says of themselves: it takes the words and the sense of a line to show it. */
const SHOWN: ReadonlySet<DemandKind> = new Set(["trait", "place"]);

/**
 * A function that judges a demand by facts. By name where it asks for a paper or a language; else by what is done in whatever words, or by name, as a tool. Each fact is
 * weighed alone, so that one more never makes another prove less.
 */
export function judgeOf(facts: CandidateFact[]): (demand: Pick<Demand, "text" | "kind">) => Answer {
  const known = knownFacts(facts);
  return (demand) => {
    const { text, kind } = demand;
    const named = evidenceFor(kind === "language" ? { kind, text: languageIn(text) } : demand, facts);
    if (NAMED.has(kind)) return named.strength >= MET ? named : withNearest(named.strength, named.fact);
    const likely = likelihoodsAlone(text, known);
    const most = Math.max(0, ...likely);
    const likeliest = facts[likely.indexOf(most)];
    if (SHOWN.has(kind)) {
      const own = named.fact === undefined ? 0 : (likely[facts.indexOf(named.fact)] ?? 0);
      return own >= LIKELY ? named : withNearest(Math.min(named.strength, PART), named.fact);
    }
    if (most >= LIKELY && likeliest) return { strength: Math.max(MET, named.strength), fact: likeliest };
    if (named.strength >= MET) return named;
    return withNearest(
      Math.max(named.strength, most >= POSSIBLE ? PART : 0),
      most >= POSSIBLE ? likeliest : undefined,
    );
  };
}

function withNearest(strength: number, nearest: CandidateFact | undefined): Answer {
  return { strength, ...(nearest && { nearest }) };
}
