import type { RelatedLine } from "./related-lines";

/**
 * A demand of the advert with the ids of the person's lines that answer it, or of those that answer a part of it.
 * `text` is a span of the advert.
 */
export type AnsweredDemand = {
  text: string;
  need: "must" | "wish";
  isTool?: true;
  /** It asks for a study, a certificate or a licence. */
  isPaper?: true;
  /** The advert wants to be told it in the letter; no line is a proof of it. */
  isStatement?: true;
  /** It asks for a language: what somebody speaks is a sentence of its own. */
  isSpoken?: true;
  /** It follows from the title alone: the advert does not ask it in words. */
  isOfTitle?: true;
  sourceIds: string[];
  nearIds?: string[];
  /** Lines that speak of the same and may answer none of it, the nearest first. */
  related?: RelatedLine[];
};
