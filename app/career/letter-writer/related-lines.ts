import type { CandidateFact } from "../matching/candidate-facts";
import { relatedness, termsOf, type TextTerms } from "../nlp/relatedness";
import { anyOf } from "~/pattern";

/** A line that speaks of what is asked, and how near it is, from 0 to 1. */
export type RelatedLine = { id: string; nearness: number };

/** What is less near than this has a common word with the demand by chance. */
const LEAST = 0.3;
/** Both speak of leading people, in whatever words. */
const BOTH_LEAD = 0.6;

const LEADS = anyOf(
  [
    /\b(?:supervis\p{L}+|overs(?:ee|aw)\p{L}*|in charge of)\b/u, // supervise 14 guards
    /\b(?:lead(?:s|ing)?|led|head(?:s|ed|ing)?|manag(?:e[sd]?|ing))\b/, // lead a team
    /\b(?:direct(?:s|ed|ing)?|coordinat(?:e[sd]?|ing))\b/, // direct 60 workers
    /\b(?:mentor(?:s|ed|ing)?|train(?:s|ed|ing)?|taught)\b/, // train junior nurses
  ],
  "iu",
);
// Who is led: a word for many people, or a trade in the plural.
const PEOPLE = anyOf(
  [
    /\b(?:teams?|staff|people|workforce|personnel|subordinates|department|sub-?contractors)\b/, // a team of six
    /\b(?:nurses|midwives|foremen|interns|apprentices|technicians|assistants|agents|clerks|guards)\b/, // 14 guards
    /\b\p{L}+(?:ers|ors|eers|ees|icers|atives)\b/u, // 26 workers, four officers
  ],
  "iu",
);

/**
 * A function that gives the lines that speak of what a demand names, the nearest first. Such a line may be told; it proves nothing. `skip`: words
 * that say nothing among these lines.
 */
export function relatedLinesOf(
  facts: CandidateFact[],
  skip?: ReadonlySet<string>,
): (demand: string) => RelatedLine[] {
  const known = facts.map(({ id, text }) => ({ id, text, terms: termsOf(text, skip) }));
  return (demand) => {
    const asked: TextTerms = termsOf(demand, skip);
    const asksToLead = isAboutLeading(demand);
    return known
      .map(({ id, text, terms }) => {
        const nearness = relatedness(asked, terms);
        return {
          id,
          nearness: asksToLead && isAboutLeading(text) ? Math.max(nearness, BOTH_LEAD) : nearness,
        };
      })
      .filter(({ nearness }) => nearness >= LEAST)
      .toSorted((a, b) => b.nearness - a.nearness);
  };
}

/** Whether a post leads people by its name. */
export function namesLeader(title: string): boolean {
  return LEADERS.test(title);
}
const LEADERS = anyOf(
  [
    /\b(?:supervisor|manager|superintendent|coordinator|director|principal|captain)\b/, // Sales Manager
    /\b(?:head|lead(?:er)?|chief|fore(?:man|woman)|matron|in[- ]charge)\b/, // Head of Stores
  ],
  "i",
);

/** Whether a text says that people are led. */
export function isAboutLeading(text: string): boolean {
  return LEADS.test(text) && PEOPLE.test(text);
}
