import type { DocumentLanguage } from "~/career/generated-document";

/** What a sentence changed of its facts. "other": none of these, such as a skill that no fact names. */
export const CHANGES = [
  "actor",
  "scope",
  "cause",
  "help",
  "standing",
  "frequency",
  "outcome",
  "number",
  "other",
] as const;
export type Change = (typeof CHANGES)[number];

/** One sentence of a document with the text of the facts that it cites. `id` is the caller's own. */
export type CitedSentence = { id: string; text: string; facts: string[] };
export type SentencesToJudge = { sentences: CitedSentence[]; language: DocumentLanguage };

/**
 * What the judge says about one sentence. `supported` is true only where the judge said so and said nothing
 * else; a sentence that was not judged is not supported. `mend`: the sentence with as little change as makes
 * it true, in the judge's words, unchecked.
 */
export type Judgement = {
  id: string;
  isJudged: boolean;
  supported: boolean;
  change?: Change;
  mend?: string;
};
