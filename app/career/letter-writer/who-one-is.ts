import { lowerFirst } from "../writer/casing";
import { lengthInEnglish } from "./english-experience";
import { papersInEnglish } from "./english-papers";
import { studyInEnglish } from "./english-study";
import { asClaim, type Part } from "./letter-parts";
import type { LetterPlan, PlannedStudy } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import { coverage, meaningOf } from "../nlp/relatedness";
import { countWords } from "../writer/wording";
import { isAfterSchool, isWeak } from "./study";
import { isTraining } from "../tenure";

/**
 * `sentence`: who the person is; `brings`: the same behind the post that is applied for, "over 9 years of experience and an HND"; `named`: the studies
 * and papers that stand in it; `areYearsNamed`: how long somebody has worked; `paper`: without what the advert takes nobody.
 */
export type WhoOneIs = {
  sentence?: Item;
  brings?: Item;
  paper?: Item;
  named: string[];
  areYearsNamed: boolean;
};

const A_YEAR = 12;
const MOST_STUDIES = 2;
const NAMES_YEARS = /\b(?:years?|decades?)\b/iu;

/**
 * Who the person is, in the first sentence of a letter: in the words of their own summary, or the years of work and the finished study: "over
 * 9 years of experience and a B.Sc. in Banking (2016) from the University of Jos". English only.
 */
export function whoOneIs(plan: LetterPlan, holds: Holds): WhoOneIs {
  const paper = paperOf(plan, holds);
  const who = withoutPaper(plan, holds);
  return paper ? { ...who, paper, named: [...who.named, ...paper.sourceIds] } : who;
}

/** "I am an Associate Chartered Accountant (ICAN).", "I am registered with the ODORBN, licence expires 2026.": the papers that are musts and held. */
function paperOf({ askedPapers }: LetterPlan, holds: Holds): Item | undefined {
  const held = askedPapers.filter(({ isMust, isHeld }) => isMust && isHeld);
  const registered = held
    .flatMap(({ registration, sourceIds }) =>
      registration ? [{ text: `I am registered with ${registration}.`, sourceIds }] : [],
    )
    .find(holds);
  const musts = held
    .filter(({ text, registration }) => !registration && countWords(text) <= MOST_PAPER_WORDS)
    .slice(0, registered ? 1 : MOST_PAPERS);
  const text = papersInEnglish(
    musts.map(({ text, membership }) =>
      membership
        ? `${membership.grade ?? "member"} of ${membership.body}`
        : text.replace(/[\s.;,]+$/u, "").replace(/^(?:Current|Valid) /u, lowerFirst),
    ),
    false,
  );
  const sentence = { text, sourceIds: musts.flatMap(({ sourceIds }) => sourceIds) };
  // "My certificates include …" is none to open with.
  const other = /^I (?:am|hold) [^.]+\.$/u.test(text) && holds(sentence) ? sentence : undefined;
  if (!registered || !other) return registered ?? other;
  return {
    text: `${registered.text} ${other.text}`,
    sourceIds: [...registered.sourceIds, ...other.sourceIds],
  };
}
const MOST_PAPERS = 2;
const MOST_PAPER_WORDS = 10;

function withoutPaper(plan: LetterPlan, holds: Holds): WhoOneIs {
  const { about, studies, experience, post } = plan;
  if (about && holds(about))
    return { sentence: about, named: [], areYearsNamed: NAMES_YEARS.test(about.text) };
  const open = studies.filter(({ state }) => state !== "stopped");
  // School is no argument to open with.
  const completed = post ? open.filter((study) => study.degree !== undefined && isAfterSchool(study)) : [];
  // Of three one is named, and all stand together in the list.
  const named = completed.length > MOST_STUDIES ? mostFitting(completed, plan.title) : completed;
  const isWhole = open.length === 1;
  // Who serves or learns at present is a beginner: years of other work beside the studies are no experience that an advert asks for.
  const isBeginner = post !== undefined && isTraining({ position: post.position, name: post.employer });
  const isUntold = isBeginner || plan.areYearsFewer === true;
  const stated = experience?.isMixed ? plan.ofField : experience;
  const isMixed = experience?.isMixed === true && stated === undefined;
  const length = isUntold || isMixed ? undefined : lengthOf(stated, plan.years);
  const isSound = (part: Item) => holds({ ...part, text: `I have ${part.text}.` });
  const lengths = (length ? [length] : []).filter(isSound);
  // Where a study is asked for, the list tells the whole of it, and says it once.
  const degrees = (plan.isStudyAsked && lengths.length > 0 ? [] : named)
    .map((study) => ({
      text: studyInEnglish(isWhole ? study : partOf(study), "from"),
      sourceIds: study.sourceIds,
    }))
    .filter(isSound);
  const parts = [...lengths, ...degrees];
  if (parts.length === 0) return { named: [], areYearsNamed: false };
  const sourceIds = parts.flatMap((part) => part.sourceIds);
  const [years, held] = [inOne(lengths), inOne(degrees)];
  const clauses = [years && `have ${years}`, held && `hold ${held.replace(/\.$/u, "")}`].filter(Boolean);
  return {
    sentence: { text: `I ${clauses.join(" and ")}.`, sourceIds },
    brings: { text: inOne(parts), sourceIds },
    named: degrees.flatMap((study) => study.sourceIds),
    areYearsNamed: lengths.length > 0,
  };
}

/** The post that is applied for, with what the person brings to it: "I am applying for the post of Teller at Zenora Bank, with an HND in Accountancy." In two sentences where one is long. */
export function applying(opening: string, { brings, sentence }: WhoOneIs, holds: Holds): Part[] {
  const both = brings && {
    text: `${opening.replace(/\.$/u, "")}, with ${brings.text.replace(/\.$/u, "")}.`,
    sourceIds: brings.sourceIds,
  };
  return both && HAS_SUBJECT.test(opening) && countWords(both.text) <= MOST_WORDS && holds(both)
    ? [asClaim(both)]
    : [
        { text: opening, kind: "address", sourceIds: [] },
        ...(sentence && holds(sentence) ? [asClaim(sentence)] : []),
      ];
}
/** What the person brings can follow what they do. */
const HAS_SUBJECT = /^I /u;
/** Longer sentences are hard to read aloud. */
const MOST_WORDS = 30;

/** The studies that the first sentence has not named; what was given up is no argument, and school says little beside a degree, unless it is asked for. */
export function studiesLeft({ studies }: LetterPlan, { named }: WhoOneIs): PlannedStudy[] {
  const isMore = studies.some(isAfterSchool);
  return studies.filter(
    (study) =>
      study.state !== "stopped" &&
      !study.sourceIds.some((id) => named.includes(id)) &&
      (!isMore || study.state === "going" || study.isAsked === true || isAfterSchool(study)),
  );
}

/** The study whose subject is that of the post or that the advert asks for, else the first. */
function mostFitting(studies: PlannedStudy[], title: string): PlannedStudy[] {
  const post = meaningOf(title);
  const fitness = ({ isAsked, area = "" }: PlannedStudy) => {
    const near = coverage(post, meaningOf(area));
    return (near >= NEAR ? near : 0) + (isAsked ? OF_ASKED : 0);
  };
  return studies.toSorted((a, b) => fitness(b) - fitness(a)).slice(0, 1);
}
/** An advert may ask for more than one, or wish for one beside the post's own. */
const OF_ASKED = 0.3;
/** So much of the title the name of a subject in its field says. */
const NEAR = 0.35;

/** Beside another study the school and the year are left to the resume. */
function partOf({ degree, area, score, state, sourceIds }: PlannedStudy): PlannedStudy {
  const isStrong = score !== undefined && !isWeak(score);
  return { ...(degree && { degree }), ...(area && { area }), ...(isStrong && { score }), state, sourceIds };
}

/** "a, b and c" */
function inOne(items: Item[]): string {
  const texts = items.map(({ text }) => text);
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""}`;
}

/** "over 9 years of experience", "… in this field" beside others; nothing below a year. */
function lengthOf(experience: LetterPlan["experience"], years: LetterPlan["years"]): Item | undefined {
  if (experience?.months !== undefined && experience.months >= A_YEAR)
    return {
      text: `${lengthInEnglish(experience)} of experience${experience.isMixed ? " in this field" : ""}`,
      sourceIds: experience.sourceIds,
    };
  if (experience || !years || years.count < 1) return undefined;
  return {
    text: `${years.count} ${years.count === 1 ? "year" : "years"} of work experience`,
    sourceIds: years.sourceIds,
  };
}
