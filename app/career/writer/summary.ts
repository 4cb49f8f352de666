import type { JobAdvert } from "~/career/job-advert/job-advert";
import { yearsToState } from "~/career/experience-years";
import { isBlank, type Profile } from "~/career/profile.schema";
import { isLanguage } from "~/career/letter-writer/language-names";
import { isLacking } from "~/career/matching/lacking";
import { isWorkExperience } from "~/career/tenure";
import type { DocumentLanguage, DocumentLength, Sentence } from "~/career/generated-document";
import { bestEducation } from "./best-education";
import { askedSkills } from "./asked-skills";
import { calmName, calmSkill, isShoutedList } from "./casing";
import { rolesOf } from "./roles";
import { countWords, sentenceOf } from "./wording";
import { mainPost } from "./main-post";
import { isManner } from "./manners";
import { SUMMARY_WORDS } from "./summary-words";

const FEWEST_WORDS = { short: 18, standard: 30, full: 30 };
const MOST_WORDS = { short: 45, standard: 70, full: 90 };

/** A summary counted from the person's facts (years, posts, skills, schooling); undefined when they do not fill thirty words. A short one has at most forty-five. */
export function computeSummary(
  profile: Profile,
  advert: JobAdvert,
  today: string,
  language: DocumentLanguage,
  length: DocumentLength = "standard",
): Sentence[] | undefined {
  const parts = [
    whoSentence(profile, advert, today, language) ?? serviceSentence(profile, language),
    skillsSentence(profile, advert, language),
    schoolSentence(profile, language),
  ];
  const sentences = parts.filter((part): part is Sentence => part !== undefined);
  const fitting: Sentence[] = [];
  for (const sentence of sentences)
    if (wordsOf([...fitting, sentence]) <= MOST_WORDS[length]) fitting.push(sentence);
  return wordsOf(fitting) >= FEWEST_WORDS[length] ? fitting : undefined;
}

function wordsOf(sentences: Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0);
}

function whoSentence(
  profile: Profile,
  advert: JobAdvert,
  today: string,
  language: DocumentLanguage,
): Sentence | undefined {
  const main = mainPost(profile, advert);
  if (!main) return undefined;
  // The years are those of work that is paid: an office in a club is none of it.
  const jobs = rolesOf(profile).filter(({ kind, id }) => {
    const job = profile.work[Number(id.split(".")[1])];
    return kind === "work" && job !== undefined && isWorkExperience(job);
  });
  const years = yearsToState(profile, today)?.count ?? 0;
  const places = [
    ...new Set(jobs.flatMap(({ place }) => (place && !isBlank(place) ? [calmName(place)] : []))),
  ].slice(0, 3);
  const text = SUMMARY_WORDS[language].who(calmName(main.title), years, places);
  return claim(
    text,
    jobs.map(({ id }) => id),
  );
}

// For those without a post yet that says who they are: where they served, trained and helped.
function serviceSentence(profile: Profile, language: DocumentLanguage): Sentence | undefined {
  const roles = rolesOf(profile).filter(
    ({ kind, place, title }) =>
      kind !== "projects" && (place ?? title) !== undefined && !isBlank(place ?? title ?? ""),
  );
  const named = roles.slice(0, 3).map((role) => ({
    id: role.id,
    text: SUMMARY_WORDS[language].role(
      role.kind,
      role.title && calmName(role.title),
      role.place && calmName(role.place),
    ),
  }));
  return named.length > 0
    ? claim(
        SUMMARY_WORDS[language].served(named.map(({ text }) => text)),
        named.map(({ id }) => id),
      )
    : undefined;
}

function skillsSentence(
  profile: Profile,
  advert: JobAdvert,
  language: DocumentLanguage,
): Sentence | undefined {
  const asked = askedSkills(
    profile.skills.flatMap(({ keywords }) => keywords),
    advert,
  );
  const isShouted = isShoutedList(profile);
  const own = profile.skills.flatMap(({ keywords }, at) =>
    keywords
      .filter((keyword) => !isBlank(keyword) && !isManner(keyword) && !isSlight(keyword))
      .map((keyword) => ({ keyword: calmSkill(keyword, isShouted), at, isAsked: asked.has(keyword) })),
  );
  const first = own.toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked)).slice(0, 6);
  return first.length > 0
    ? claim(SUMMARY_WORDS[language].skills(first.map(({ keyword }) => keyword)), [
        ...new Set(first.map(({ at }) => `skills.${at}`)),
      ])
    : undefined;
}

/** A language is named among the languages; what somebody can do a little speaks for nobody. */
function isSlight(keyword: string): boolean {
  return isLanguage(keyword) || isLacking(keyword) || A_LITTLE.test(keyword);
}
const A_LITTLE = /\bsmall small\b|\b(?:a little|basics?|beginner)\)?$/iu;

function schoolSentence(profile: Profile, language: DocumentLanguage): Sentence | undefined {
  const best = bestEducation(profile);
  const { studyType, area, institution, score } = best?.one ?? {};
  if (!best || !studyType || isBlank(studyType)) return undefined;
  const usable = (part: string | undefined) => (part && !isBlank(part) ? calmName(part) : undefined);
  return claim(
    SUMMARY_WORDS[language].school(calmName(studyType), usable(area), usable(score), usable(institution)),
    [`education.${best.at}`],
  );
}

function claim(text: string, sourceIds: string[]): Sentence {
  return { text: sentenceOf(text), kind: "claim", sourceIds, paragraph: 0 };
}
