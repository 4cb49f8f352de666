import { type FoundRule, placeOf } from "./found-rule";
import { ageRules } from "./rules-age";
import { bodyRules } from "./rules-bodies";
import { licenceRules } from "./rules-licence";
import { classRules } from "./rules-class";
import { degreeRules } from "./rules-degree";
import { genderRules } from "./rules-gender";
import { residenceRules } from "./rules-person";
import { nyscRules, oLevelRules } from "./rules-school";
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
  return READERS.flatMap((read) => read(sentence, today))
    .toSorted((a, b) => placeOf(a).start - placeOf(b).start)
    .slice(0, MAX_RULES);
}

/** No sentence has so many; what follows would only cost time. */
const MAX_RULES = 24;
