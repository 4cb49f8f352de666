import { anyOf } from "~/pattern";
import { sentencesOf } from "./sentence-ends";

/**
 * The sentences of a line, each with those behind it that speak of it or say what came of it: "Sent daily updates on radio. Complaints dropped by 60%" is one.
 */
export function sentenceGroups(text: string): string[] {
  return sentencesOf(text).reduce<string[]>((kept, one) => {
    const before = kept.at(-1);
    const isOfOneBefore = before !== undefined && (BINDS.test(one) || IS_OUTCOME.test(one));
    return isOfOneBefore ? [...kept.slice(0, -1), `${before}. ${one}`] : [...kept, one];
  }, []);
}

/** What speaks of the sentence before: "Rewrote it in 7 months". */
const BINDS = anyOf(
  [
    /^(?:this|these|those|they|it)(?!\p{L})/u, // These went to the ward
    /^(?:during|in|at) (?:the|this|that) (?:time|period|post)(?!\p{L})/u, // During this time I volunteered
    /^(?:\p{L}+ ){1,3}(?:it|them|both)(?!\p{L})/u, // Rewrote it
    /^(?:and|but|or|so|then|because|including|especially|mostly|plus)(?!\p{L})/u, // Then we moved
    /^(?:the |my |our )?(?:rest|balance|remaining|remainder|others?|same|latter)(?!\p{L})/u, // Balance left is below N90,000
    /^(?:from|between|until|till|by|before|after) \d(?!.*(?<!\p{L})I(?!\p{L}))/u, // From 2pm to 11pm, Sundays too
    /^(?:over |about |some )?\d[\d,]* (?:were |are )?(?:\p{L}+ed|sold|made|built|taught|won)(?!\p{L})/u, // 17 trained since 2019
  ],
  "iu",
);

/** A thing that changed: "Complaint calls dropped by 60%". */
const IS_OUTCOME = new RegExp(
  `^(?!I\\b)[\\p{Lu}\\d][^.;:]{2,60}? (?:${
    anyOf([
      /(?:rose|fell|dropped|grew|improved|increased|decreased|doubled|tripled|halved|moved|reduced)/, // rose from 71% to 94%
      /(?:went|came|gone) (?:up|down|from)/, // went from monthly to weekly
    ]).source
  })(?: (?:from|to|by|in|within)|(?<=from))\\b`,
  "u",
);
