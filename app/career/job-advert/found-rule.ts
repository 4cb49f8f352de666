import type { DemandKind, Rule, TextRange } from "./job-advert";

type FoundDemand = { kind: DemandKind; options?: string[] } & TextRange;

/** A rule with its place in the sentence and the demand that it makes; a demand alone where something else suffices, too. */
export type FoundRule = { rule: Rule; demand?: FoundDemand } | { rule?: undefined; demand: FoundDemand };

export function placeOf({ rule, demand }: FoundRule): TextRange {
  return rule ?? demand;
}
