import type { DemandKind, Need, TextRange } from "../job-advert";

/** A stretch of an advert's cleaned text that a model marked as a demand, checked against the text. */
export type MarkedDemand = TextRange & { need: Need; kind: MarkedKind };

/**
 * The kinds that a model may mark. What can shut a person out (years, age, class, service year, place) stays
 * with the reader of rules: there a wrong mark would cost more than a missing one.
 */
export const MARKED_KINDS = [
  "skill",
  "tool",
  "certificate",
  "degree",
  "language",
  "licence",
  "duty",
  "trait",
] as const satisfies readonly DemandKind[];
export type MarkedKind = (typeof MARKED_KINDS)[number];
