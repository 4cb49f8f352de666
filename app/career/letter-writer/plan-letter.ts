import { yearsInField, yearsToState } from "../experience-years";
import type { DocumentLanguage } from "../generated-document";
import { foldText } from "../nlp/fold";
import { isBlank, type Profile } from "../profile.schema";
import { lowerFirst } from "../writer/casing";
import { findEarlierPosts, findHome, findPost, findService, findTenure } from "./circumstances";
import type { LetterPlan, Proof, ProofLine } from "./letter-plan";
import { planPaper } from "./papers";
import { findStudies } from "./study";
import { listTellableLines, rankTellableLines, type TellableLine } from "./tellable-lines";

/**
 * A demand of the advert with the ids of the person's lines that answer it, or of those that answer a part of it.
 * `text` is a span of the advert, `label` its short name where one may stand before the proof.
 */
export type AnsweredDemand = {
  text: string;
  label?: string;
  need: "must" | "wish";
  isTool?: true;
  sourceIds: string[];
  nearIds?: string[];
  /** Lines that speak of the same and may answer none of it, the nearest first. */
  relatedIds?: string[];
};

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

const MAX_PROOFS = 6;
const MAX_NEAR = 6;
const MAX_FURTHER = 9;
const MAX_SKILLS = 8;

/**
 * Decides what a letter says: the best line of any section for up to five demands, musts first, and further lines
 * by figures, recency and nearness to the advert. A line is written once; two demands that one line answers share it.
 */
export function planLetter(input: LetterPlanInput): LetterPlan {
  const { profile, today, title, company, advertLanguage } = input;
  const lines = rankTellableLines(listTellableLines(profile), input.subject);
  const asked = mustsFirst(input.demands);
  const studies = findStudies(profile, today, askedStudies(asked));
  const proofs = chooseProofs(asked, lines);
  const usedIds = new Set(proofs.flatMap((proof) => proof.line.sourceIds));
  const post = findPost(profile);
  const years = yearsToState(profile, today);
  const tenure = findTenure(profile, post, today, years?.count);
  const papers = profile.certificates.flatMap((paper, at) => planPaper(paper, at) ?? []);
  const askedIds = new Set(asked.flatMap(({ sourceIds, nearIds = [] }) => [...sourceIds, ...nearIds]));
  const isAsked = ({ sourceIds }: { sourceIds: string[] }) => sourceIds.some((id) => askedIds.has(id));
  const near = chooseNear(asked, lines, usedIds);
  const printed = [...proofs.map(({ line }) => line), ...near].map(({ text }) => ` ${foldText(text)} `);
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
    ...(tenure && { tenure }),
    ...(years &&
      input.yearsAsked !== undefined &&
      years.count >= input.yearsAsked && { yearsAsked: input.yearsAsked }),
    ...(inField && { yearsInField: inField }),
    studies,
    proofs,
    skills: skills.map(asListed),
    tools,
    languages: lines
      .filter(({ isLanguage }) => isLanguage)
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
    near: near.map(toProofLine),
    further: withoutRepeats([...near, ...lines.filter(({ isSentence, isSkill }) => isSentence && !isSkill)])
      .filter((line) => !near.includes(line) && !usedIds.has(line.id))
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

function answersTo(ids: string[], lines: TellableLine[]): TellableLine[] {
  return lines.filter(({ id }) => ids.some((one) => one === id || id.startsWith(`${one}.`)));
}

/** The places in `education` of the studies that answer a demand. */
function askedStudies(demands: AnsweredDemand[]): number[] {
  return demands.flatMap(({ sourceIds }) =>
    sourceIds.flatMap((id) => (/^education\.\d+$/.test(id) ? [Number(id.split(".")[1])] : [])),
  );
}

/** Lines that answer a part of a demand, one for each, in the order of the demands; then one each that is related. */
function chooseNear(demands: AnsweredDemand[], lines: TellableLine[], usedIds: Set<string>): TellableLine[] {
  const chosen = new Set<TellableLine>();
  const isUsable = (line: TellableLine) =>
    !line.isSkill && !isPaper(line.id) && !usedIds.has(line.id) && !chosen.has(line);
  const add = (ids: string[]) => {
    const [best] = answersTo(ids, lines).filter(isUsable);
    if (best) chosen.add(best);
  };
  for (const { nearIds = [] } of demands) add(nearIds);
  // In the order in which they are related, not in that of the lines.
  for (const { relatedIds = [] } of demands)
    add(relatedIds.filter((id) => !id.startsWith("skills.")).slice(0, 1));
  return withoutRepeats([...chosen]).slice(0, MAX_NEAR);
}

function chooseProofs(demands: AnsweredDemand[], lines: TellableLine[]): Proof[] {
  const proofs = new Map<string, { asked: AnsweredDemand[]; line: TellableLine }>();
  for (const demand of demands) {
    const answers = answersTo(demand.sourceIds, lines).filter(({ id }) => !isPaper(id));
    const best = answers.find(({ isSkill }) => !isSkill);
    if (!best) continue;
    const shared = answers.find(({ id }) => proofs.has(id));
    const known = proofs.get((shared ?? best).id);
    if (known) known.asked.push(demand);
    else if (proofs.size < MAX_PROOFS) proofs.set(best.id, { asked: [demand], line: best });
  }
  return [...proofs.values()].map(({ asked, line }) => {
    const labels = [...new Set(asked.flatMap(({ label }) => label ?? []))].slice(0, 2);
    return {
      demand: asked.map(({ text }) => text).join("; "),
      ...(labels.length > 0 && { label: labels.join(", ") }),
      line: toProofLine(line),
    };
  });
}

/** Skills that the advert asks for and no line above shows: one list of the person's own words. */
function chooseSkills(demands: AnsweredDemand[], lines: TellableLine[], usedIds: Set<string>): ProofLine[] {
  return lines
    .filter(({ isSkill }) => isSkill)
    .filter(({ id }) =>
      demands.some(({ sourceIds, relatedIds = [] }) => {
        const answers = (one: string) => one === id || id.startsWith(`${one}.`);
        const isShown = sourceIds.some((one) => usedIds.has(one));
        return (sourceIds.some(answers) && !isShown) || relatedIds.some(answers);
      }),
    )
    .slice(0, MAX_SKILLS)
    .map(toProofLine);
}

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
