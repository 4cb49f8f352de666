import type { FoundRule } from "./found-rule";
import { ageRules } from "./rules-age";
import { bodyRules, classRules, degreeRules, licenceRules, nyscRules, oLevelRules } from "./rules-papers";
import { genderRules, residenceRules } from "./rules-person";
import { yearsRules } from "./rules-years";
import type { Sentence } from "./sentence";

const READERS = [
  yearsRules,
  ageRules,
  oLevelRules,
  classRules,
  degreeRules,
  nyscRules,
  bodyRules,
  licenceRules,
  residenceRules,
  genderRules,
];

/** The rules of one sentence, in the order of the text, with offsets within the sentence. */
export function rulesIn(sentence: Sentence, today: string): FoundRule[] {
  return READERS.flatMap((read) => read(sentence, today)).toSorted((a, b) => a.rule.start - b.rule.start);
}
