import { patternOf, sourceOf } from "../job-advert/patterns";
import { isBlank, type Profile } from "../profile.schema";

const wordOf = (list: string) => patternOf(`(?<!\\p{L})${sourceOf(list)}(?!\\p{L})`, "iu");

/** What adverts ask of a record, by what of a profile answers it; each with an example. The first that fits counts. */
export const RECORDS: readonly { words: RegExp; isHeld: (profile: Profile) => boolean; example: string }[] = [
  {
    words: /\b(?:class|grade|result|cgpa)\b/iu,
    isHeld: ({ education }) => education.some(({ score = "" }) => !isBlank(score)),
    example: "class of degree",
  },
  {
    words: /\b(?:year|date)s? of (?:graduation|qualification|award)\b/iu,
    isHeld: ({ education }) => education.some(({ endDate }) => endDate !== undefined),
    example: "year of graduation",
  },
  {
    words: /\b(?:publications?|research)\b/iu,
    isHeld: ({ custom, projects }) =>
      projects.length > 0 || custom.some(({ heading }) => /publication|research/iu.test(heading)),
    example: "publications where applicable",
  },
  {
    words: /\b(?:awards?|honours|prizes|scholarships?)\b/iu,
    isHeld: ({ awards }) => awards.length > 0,
    example: "prizes and scholarships",
  },
  {
    words: /\bmembership\b/iu,
    isHeld: ({ certificates }) => certificates.length > 0,
    example: "membership of professional bodies",
  },
  {
    words: wordOf(
      "institutions?, schools?, colleges?, universit(?:y|ies), qualifications?, certificates, education, course, discipline",
    ),
    isHeld: ({ education }) => education.length > 0,
    example: "institutions attended with dates",
  },
  {
    words: /\b(?:salary|grade level|pay)\b/iu,
    isHeld: () => false,
    example: "present employment and salary",
  },
  {
    words: /./u,
    isHeld: ({ work }) => work.length > 0,
    example: "statement of experience",
  },
];

/** Whether a profile holds what a request of the record asks for, so that letter and resume state it. */
export function holdsRecord(request: string, profile: Profile): boolean {
  return RECORDS.find(({ words }) => words.test(request))?.isHeld(profile) ?? false;
}
