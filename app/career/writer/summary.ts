import type { LetterPlan } from "~/career/letter-writer";
import { degreeRank, isAfterSchool } from "~/career/letter-writer/study";
import { isLacking } from "~/career/matching/lacking";
import { isBlank, type Profile } from "~/career/profile.schema";
import type { DocumentLanguage, DocumentLength, Sentence } from "~/career/generated-document";
import { KIND_OF_PAPER } from "./calm-resume";
import { calmName } from "./casing";
import { isSpoken } from "./held-parts";
import { isManner } from "./manners";
import { rolesOf } from "./roles";
import { SUMMARY_WORDS } from "./summary-words";
import { countWords, sentenceOf } from "./wording";

const FEWEST_WORDS = 12;
const MOST_WORDS = { short: 45, standard: 70, full: 90 };
const MOST_SKILLS = 6;
const MOST_PAPERS = 3;
const MOST_STUDIES = 2;

/**
 * A summary of facts for an advert: the post and all years of work, the papers and skills that the advert asks for, the highest studies, and the national
 * service where it is asked for. Undefined where there is too little to say.
 */
export function computeSummary(
  profile: Profile,
  plan: LetterPlan,
  language: DocumentLanguage,
  length: DocumentLength = "standard",
): Sentence[] | undefined {
  const parts = [
    whoSentence(plan, language) ?? serviceSentence(profile, language),
    papersSentence(plan, language),
    skillsSentence(plan, language),
    schoolSentence(plan, language),
    nationalService(plan, language),
  ];
  const fitting: Sentence[] = [];
  for (const part of parts) if (part && wordsOf([...fitting, part]) <= MOST_WORDS[length]) fitting.push(part);
  return wordsOf(fitting) >= FEWEST_WORDS ? fitting : undefined;
}

function wordsOf(sentences: Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0);
}

function whoSentence({ post, years }: LetterPlan, language: DocumentLanguage): Sentence | undefined {
  if (!post || post.position === "") return undefined;
  const place = post.employer && !isBlank(post.employer) ? post.employer : undefined;
  const isPresent = post.endDate === "present";
  return claim(SUMMARY_WORDS[language].who(post.position, years?.count ?? 0, { place, isPresent }), [
    ...new Set([...post.sourceIds, ...(years?.sourceIds ?? [])]),
  ]);
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

/** A body that the person belongs to says more than a course. */
function papersSentence(
  { askedPapers, otherPapers }: LetterPlan,
  language: DocumentLanguage,
): Sentence | undefined {
  const near = otherPapers.filter(({ isNear, membership }) => isNear && membership !== undefined);
  const named = [...askedPapers, ...near]
    .filter(({ isHeld, text }) => isHeld && countWords(text) <= LONGEST_PAPER)
    .toSorted((a, b) => Number(b.membership !== undefined) - Number(a.membership !== undefined))
    .slice(0, MOST_PAPERS);
  return named.length > 0
    ? claim(
        SUMMARY_WORDS[language].papers(named.map(({ text }) => text.replace(KIND_OF_PAPER, ""))),
        named.flatMap(({ sourceIds }) => sourceIds),
      )
    : undefined;
}
const LONGEST_PAPER = 14;

/** What is asked for comes first; more than a few words are no name of a skill. */
function skillsSentence(
  { skills, tools, otherSkills }: LetterPlan,
  language: DocumentLanguage,
): Sentence | undefined {
  const isNamed = ({ text }: { text: string }) =>
    !isBlank(text) &&
    !isManner(text) &&
    !isSlight(text) &&
    countWords(text) <= LONGEST_SKILL &&
    !/[.:;]/u.test(text);
  const asked = [...skills, ...tools].filter(isNamed);
  const own = otherSkills.filter(
    (one) => isNamed(one) && one.sourceIds.every((id) => id.startsWith("skills.")),
  );
  const first =
    asked.length >= ENOUGH ? asked.slice(0, MOST_SKILLS) : [...asked, ...own].slice(0, FEW_SKILLS);
  return first.length > 0
    ? claim(SUMMARY_WORDS[language].skills(first.map(({ text }) => text)), [
        ...new Set(first.flatMap(({ sourceIds }) => sourceIds)),
      ])
    : undefined;
}
const LONGEST_SKILL = 5;
const ENOUGH = 3;
const FEW_SKILLS = 4;

/** A language is named among the languages; what somebody can do a little speaks for nobody. */
function isSlight(keyword: string): boolean {
  return isSpoken(keyword) || isLacking(keyword) || A_LITTLE.test(keyword);
}
/** "Microsoft Word small small", "Front desk small", "Excel (basic)" */
export const A_LITTLE = /\bsmall small\b|\b(?:a little|small|basics?|beginner)\)?$/iu;

/** A school certificate says little of who has worked, unless the advert asks for it. */
function schoolSentence({ studies, post }: LetterPlan, language: DocumentLanguage): Sentence | undefined {
  const named = studies
    .filter(
      (study) =>
        study.state === "finished" &&
        study.degree !== undefined &&
        (isAfterSchool(study) || study.isAsked === true || post === undefined),
    )
    .filter((study, _, all) => isAfterSchool(study) || !all.some(isAfterSchool))
    .filter(({ degree = "" }, at) => at === 0 || degreeRank(degree) >= FIRST_DEGREE)
    .slice(0, MOST_STUDIES);
  const texts = named.map(({ degree = "", area, score, school }) =>
    SUMMARY_WORDS[language].study(degree, { area, score, school }),
  );
  return texts.length > 0
    ? claim(
        SUMMARY_WORDS[language].school(texts),
        named.flatMap(({ sourceIds }) => sourceIds),
      )
    : undefined;
}

/** See degreeRank. */
const FIRST_DEGREE = 5;

function nationalService({ asks, service }: LetterPlan, language: DocumentLanguage): Sentence | undefined {
  return asks.service && service
    ? claim(SUMMARY_WORDS[language].nysc(service.status, service.year), service.sourceIds)
    : undefined;
}

function claim(text: string, sourceIds: string[]): Sentence {
  return { text: sentenceOf(text), kind: "claim", sourceIds, paragraph: 0 };
}
