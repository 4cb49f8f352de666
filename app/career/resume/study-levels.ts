import { foldText } from "../nlp/fold";
import { isDegree, isDrivingLicence, startsWithDegree } from "./degrees";
import {
  higherSchools,
  kindsOfStudy,
  ordinarySchools,
  primaryPapers,
  primarySchools,
  secondarySchools,
  tertiarySchools,
} from "./vocabulary/school-levels";
import { schoolPapers } from "./vocabulary/vocabulary";

export type Level = "primary" | "secondary" | "tertiary";

/** The level of a qualification by its name, where it tells one. */
export function levelOfPaper(studyType: string): Level | undefined {
  if (studyType === "" || isDrivingLicence(studyType)) return undefined;
  const name = foldText(studyType).replace(/\s*\([^()]*\)$/, "");
  const short = name.replace(/[.\s'-]/g, "");
  if (primaryPapers.has(name) || primaryPapers.has(short)) return "primary";
  if (schoolPapers.has(short) || schoolPapers.has(name)) return "secondary";
  return isDegree(studyType) || startsWithDegree(studyType) ? "tertiary" : undefined;
}

/** The level of a school by the words of its name, where they tell one. */
export function levelOfSchool(institution: string): Level | undefined {
  const has = wordsIn(institution);
  if (has(tertiarySchools)) return "tertiary";
  if (has(secondarySchools)) return "secondary";
  return has(primarySchools) ? "primary" : undefined;
}

/** True for a degree beside a secondary school, or a school certificate beside a university: the one is not of the other. */
export function areOfOtherLevels(studyType: string, institution: string): boolean {
  const [paper, school] = [levelOfPaper(studyType), levelOfSchool(institution)];
  const has = wordsIn(institution);
  const isHigher = kindsOfStudy.some(({ papers }) => papers.test(foldText(studyType)));
  if (isHigher) return school !== "tertiary" && has(ordinarySchools);
  return (paper === "primary" || paper === "secondary") && school === "tertiary" && has(higherSchools);
}

/** True where the school is of the kind that gives such papers: an NCE and a college of education, an OND and a polytechnic. */
export function suits(studyType: string, institution: string): boolean {
  const name = foldText(studyType);
  const kind = kindsOfStudy.find(({ papers }) => papers.test(name));
  return kind !== undefined && wordsIn(institution)(kind.schools);
}

function wordsIn(institution: string): (words: readonly string[]) => boolean {
  const name = ` ${foldText(institution).replace(/[^\p{L}]+/gu, " ")} `;
  return (words) => words.some((word) => name.includes(` ${word} `));
}
