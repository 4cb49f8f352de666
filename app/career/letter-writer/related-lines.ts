import { meaningStems, type CandidateFact } from "../matching/candidate-facts";
import { conceptsOf } from "../matching/synonyms";
import { anyOf } from "~/pattern";

// What stands in more lines than this says little of one.
const MAX_LINES = 2;
const MIN_LETTERS = 4;

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
 * The lines that speak of what a demand names, the nearest first: they share a word that few of the person's lines
 * hold, or two words, or both are about leading people. Such a line may be told beside the demand; it proves nothing.
 */
export function relatedLines(
  demand: string,
  facts: CandidateFact[],
  frequency: Map<string, number>,
): string[] {
  const wanted = conceptsOf(meaningStems(demand)).filter(
    (concept) => concept.length >= MIN_LETTERS || /\d/.test(concept),
  );
  const asksToLead = isAboutLeading(demand);
  const named = new Set(wanted);
  const isNamed = ({ id, concepts }: CandidateFact) =>
    id.startsWith("skills.") && concepts.size > 0 && [...concepts].every((concept) => named.has(concept));
  return facts
    .map((fact) => {
      const { id, text, concepts } = fact;
      if (id.startsWith("skills.")) return { id, worth: isNamed(fact) ? 2 : 0 };
      const shared = wanted.filter((concept) => concepts.has(concept));
      const rare = shared.filter((concept) => (frequency.get(concept) ?? 0) <= MAX_LINES);
      const leads = asksToLead && isAboutLeading(text);
      return { id, worth: shared.length + rare.length + (leads ? 2 : 0) };
    })
    .filter(({ worth }) => worth >= 2)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}

/** In how many lines each concept stands. */
export function frequencyOf(facts: CandidateFact[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const { concepts } of facts)
    for (const concept of concepts) frequency.set(concept, (frequency.get(concept) ?? 0) + 1);
  return frequency;
}

/** Whether a text says that people are led. */
export function isAboutLeading(text: string): boolean {
  return LEADS.test(text) && PEOPLE.test(text);
}
