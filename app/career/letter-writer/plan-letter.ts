import { yearsInField, yearsToState } from "../experience-years";
import type { DocumentLanguage } from "../generated-document";
import { foldText } from "../nlp/fold";
import { isBlank, type Profile } from "../profile.schema";
import { calmProfile } from "../writer/calm-profile";
import { lowerFirst } from "../writer/casing";
import {
  findEarlierPosts,
  findHome,
  findPost,
  findService,
  findTenure,
  findYearsInTrade,
} from "./circumstances";
import { isTerm } from "./asked-statements";
import type { AnsweredDemand } from "./answered-demand";
import { rankForDemands } from "./choose-lines";
import type { LetterPlan, ProofLine } from "./letter-plan";
import { planPaper } from "./papers";
import { findStudies } from "./study";
import { entryOf } from "./line-text";
import { listTellableLines, namesLanguage, rankTellableLines, type TellableLine } from "./tellable-lines";

export type LetterPlanInput = {
  profile: Profile;
  /** ISO date. */
  today: string;
  title: string;
  company: string;
  /** The place that the advert names. */
  location: string;
  advertLanguage: DocumentLanguage;
  demands: AnsweredDemand[];
  /** The whole years of any work that the advert asks for at least. */
  yearsAsked?: number;
  /** What the advert asks of everybody, none of it where it is not given. */
  asks?: Partial<LetterPlan["asks"]>;
  /** What the advert is about, in words: orders lines that no demand names. */
  subject: string;
};

const MAX_PROOFS = 9;
const MAX_FURTHER = 9;
const MAX_SKILLS = 8;

/**
 * Decides what a letter says: the best line of any section for up to five demands, musts first, and further lines
 * by figures, recency and nearness to the advert. A line is written once; two demands that one line answers share it.
 */
export function planLetter(input: LetterPlanInput): LetterPlan {
  const { today, title, company, advertLanguage } = input;
  const profile = calmProfile(input.profile);
  const lines = rankTellableLines(listTellableLines(profile), input.subject);
  const asked = mustsFirst(input.demands);
  const studies = findStudies(profile, today, askedStudies(asked));
  const ranked = rankForDemands(
    asked,
    withoutRepeats(lines.filter((line) => !line.isSkill && !isPaper(line.id) && !isStub(line))),
  );
  const answering = new Set(
    ranked.flatMap(({ line, demands }) => (demands.length > 0 ? [entryOf(line.id)] : [])),
  );
  const post = findPost(profile, { title, answering });
  const years = yearsToState(profile, today);
  const yearsInTrade = years && findYearsInTrade(profile, title, today, years.count);
  const tenure = findTenure(profile, post, today, years?.count);
  const chosen = ranked.filter(({ demands }) => demands.length > 0).slice(0, MAX_PROOFS);
  const usedIds = new Set(chosen.map(({ line }) => line.id));
  const papers = profile.certificates.flatMap((paper, at) => planPaper(paper, at) ?? []);
  const askedIds = new Set(asked.flatMap(({ sourceIds, nearIds = [] }) => [...sourceIds, ...nearIds]));
  const nearPapers = new Set(
    asked.flatMap(({ related = [] }) =>
      related.flatMap(({ id, nearness }) => (nearness >= NEAR_PAPER ? [id] : [])),
    ),
  );
  const isAsked = ({ sourceIds }: { sourceIds: string[] }) =>
    sourceIds.some((id) => askedIds.has(id) || nearPapers.has(id));
  const printed = chosen.map(({ line }) => ` ${foldText(line.text)} `);
  const isPrinted = ({ text }: ProofLine) => printed.some((line) => line.includes(` ${foldText(text)} `));
  const skillsFor = (demands: AnsweredDemand[]) =>
    chooseSkills(demands, lines, usedIds).filter((skill) => !isPrinted(skill));
  const skills = skillsFor(asked.filter(({ isTool }) => !isTool));
  const skillIds = new Set(skills.map(({ sourceIds }) => sourceIds[0]));
  const tools = skillsFor(asked.filter(({ isTool }) => isTool)).filter(
    ({ sourceIds }) => !skillIds.has(sourceIds[0]),
  );
  const toolIds = new Set(tools.flatMap(({ sourceIds }) => sourceIds));
  const service = findService(profile, today);
  const inField = yearsInField(profile);
  const home = findHome(profile, input.location);
  const { phone, email } = profile.basics;
  return {
    title,
    company,
    asks: { years: false, study: false, service: false, ...input.asks },
    advertLanguage,
    ...(post && { post }),
    ...(years && { years }),
    ...(yearsInTrade && { yearsInTrade }),
    ...(tenure && { tenure }),
    ...(years &&
      input.yearsAsked !== undefined &&
      years.count >= input.yearsAsked && { yearsAsked: input.yearsAsked }),
    ...(inField && { yearsInField: inField }),
    studies,
    proofs: chosen.map(({ line, demands, isProof }) => ({
      demand: demands.map(({ text }) => text).join("; "),
      isFull: isProof,
      line: toProofLine(line),
    })),
    skills: skills.map(asListed),
    tools,
    languages: lines
      .filter(({ isLanguage, text }) => isLanguage && namesLanguage(text))
      .toSorted((a, b) => a.id.localeCompare(b.id))
      .map(toProofLine),
    otherSkills: lines
      .filter(({ id, isSkill }) => isSkill && !askedIds.has(id) && !toolIds.has(id))
      .slice(0, MAX_SKILLS)
      .map(toProofLine)
      .map(asListed),
    askedPapers: papers.filter(isAsked),
    otherPapers: papers.filter((paper) => !isAsked(paper)),
    earlier: findEarlierPosts(profile, post),
    further: ranked
      .map(({ line }) => line)
      .filter((line) => !usedIds.has(line.id) && line.isSentence && !isTerm(line.text))
      .slice(0, MAX_FURTHER)
      .map(toProofLine),
    ...(service && { service }),
    ...(home && { home }),
    ...(phone && !isBlank(phone) && { phone }),
    ...(email && !isBlank(email) && { email }),
  };
}

function asListed(line: ProofLine): ProofLine {
  return IS_PHRASE.test(line.text) ? { ...line, text: lowerFirst(line.text) } : line;
}

// "Bank reconciliation", a name of work as a list writes it; of "Power BI" the capitals are its own.
const IS_PHRASE = /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)+$/u;

/** "Games master", "Office": words without a deed that tell a reader nothing by themselves; an answer such as "One month's notice" is a term. */
function isStub({ text, tense, isClause, duty, isLanguage }: TellableLine): boolean {
  const isDeed = tense !== undefined || isClause === true || duty !== undefined;
  return (
    !isDeed && !isLanguage && !isTerm(text) && !/\d/.test(text) && text.split(/\s+/).length < FEWEST_WORDS
  );
}
const FEWEST_WORDS = 4;

/** Studies and certificates have sentences of their own. */
function isPaper(id: string): boolean {
  return /^(?:certificates|education)\./.test(id);
}

/** Lines that differ in figures alone are written once. */
function withoutRepeats(lines: TellableLine[]): TellableLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const words = foldText(text).replace(/\d+/g, "0");
    return !seen.has(words) && seen.add(words);
  });
}

function mustsFirst(demands: AnsweredDemand[]): AnsweredDemand[] {
  return demands.toSorted((a, b) => Number(a.need === "wish") - Number(b.need === "wish"));
}

/** The places in `education` of the studies that answer a demand. */
function askedStudies(demands: AnsweredDemand[]): number[] {
  return demands.flatMap(({ sourceIds }) =>
    sourceIds.flatMap((id) => (/^education\.\d+$/.test(id) ? [Number(id.split(".")[1])] : [])),
  );
}

/**
 * Skills that the advert asks for and no line above shows, in the person's own words, and what stands with them in a short group: "QuickBooks,
 * Excel, Remita".
 */
function chooseSkills(demands: AnsweredDemand[], lines: TellableLine[], usedIds: Set<string>): ProofLine[] {
  const skills = lines.filter(({ isSkill, text }) => isSkill && !IS_SENTENCE.test(text));
  const asked = skills.filter(({ id }) =>
    demands.some(({ sourceIds, related = [] }) => {
      const answers = (one: string) => one === id || id.startsWith(`${one}.`);
      const isShown = sourceIds.some((one) => usedIds.has(one));
      const isNamed = related.some((one) => one.nearness >= SAME_SKILL && answers(one.id));
      return (sourceIds.some(answers) && !isShown) || isNamed;
    }),
  );
  const beside = asked.flatMap((skill) => {
    const group = skills.filter((one) => entryOf(one.id) === entryOf(skill.id));
    return group.length <= SHORT_GROUP ? group : [];
  });
  return [...new Set([...asked, ...beside])].slice(0, MAX_SKILLS).map(toProofLine);
}

const SHORT_GROUP = 8;
/** What somebody wrote of themselves among their skills: "I am hardworking". */
const IS_SENTENCE = /^(?:I|My|Am|Have|Has)\b|^(?:\S+ ){14}|\. \p{Lu}/u;

/** A paper that is as near as this to one that is asked for is named beside it. */
const NEAR_PAPER = 0.45;
/** A skill that is as near as this to what is asked is listed beside it. */
const SAME_SKILL = 0.6;

function toProofLine({
  id,
  text,
  place,
  title,
  needsTitle,
  tense,
  isClause,
  duty,
  isLanguage,
  isWork,
  age,
}: TellableLine): ProofLine {
  return {
    text,
    age,
    ...(place && { place }),
    ...(title && { title }),
    ...(needsTitle && { needsTitle }),
    ...(tense && { tense }),
    ...(isClause && { isClause }),
    ...(duty && { duty }),
    ...(isLanguage && { isLanguage }),
    ...(isWork && { isWork }),
    sourceIds: [id],
  };
}
