import type { DemandKind, Rule, TextRange } from "./job-advert";

/** A rule with its place in the sentence, and the demand that it makes, where it makes one. */
export type FoundRule = { rule: Rule; demand?: { kind: DemandKind; options?: string[] } & TextRange };
