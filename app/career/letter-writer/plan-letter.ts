import { isBlank, type Profile } from "../profile.schema";
import { statedYears, yearsInField, yearsToState } from "../experience-years";
import { isTraining, isWorkExperience, monthsOfExperience } from "../tenure";
import { isReadyFor, type Readiness, statedReadiness } from "../matching/readiness";
import { calmProfile } from "../writer/calm-profile";
import { listPosts } from "./posts";
import { findEarlierPosts, findHome, findPost, findService, findTenure, isOfNewcomer } from "./circumstances";
import { isTerm } from "./terms";
import type { AnsweredDemand } from "./answered-demand";
import { letterLines } from "./letter-lines";
import { coverDemands } from "./cover-demands";
import { rankByWorth } from "./line-worth";
import { asSkill, chooseSkills, MAX_SKILLS } from "./choose-skills";
import { planExperience } from "./experience";
import { demandLabel } from "./demand-label";
import { headingsOf } from "./headings";
import type { LetterPlan, PlannedStudy, ProofLine } from "./letter-plan";
import type { LetterPlanInput } from "./plan-input";
import { askedLinks, reasonIn } from "./own-words";
import { isSoundAlone } from "./post-lines";
import { latestOfEach, planPaper, withoutCommon } from "./papers";
import { planPersonal } from "./personal-answers";
import { inFieldByTitle, inFieldOf } from "./in-field";
import { findStudies, isAfterSchool, schoolCertificate, schoolCredits } from "./study";
import { entryOf } from "./line-text";
import { toProofLine } from "./proof-line";
import { contentStems } from "../nlp/stem";
import { namesLanguage } from "./language-names";
import type { TellableLine } from "./tellable-line";

const MAX_PROOFS = 9;
const MAX_FURTHER = 12;

/**
 * Decides what a letter says: lines of any section that answer demands, and further ones, those first that recruiters would want most
 * (rankByWorth). A line is written once; two demands that one line answers share it.
 */
export function planLetter(input: LetterPlanInput): LetterPlan {
  const { today, title, company, advertLanguage } = input;
  const profile = calmProfile(input.profile);
  const { about, awards, lines, asked, answering: unranked, context } = letterLines(profile, input);
  const roles = new Set(context.roles.map(({ id }) => id));
  const ranked = coverDemands(
    rankByWorth(unranked, context),
    asked,
    ({ line }) => roles.has(entryOf(line.id)) || isSoundAlone(line),
  );
  const credits = input.areCreditsAsked ? schoolCredits(profile) : undefined;
  const school = input.areCreditsAsked && !credits ? schoolCertificate(profile) : undefined;
  const studies = withDegreesFirst(
    findStudies(profile, today, {
      asked: [...askedStudies(asked), ...(school === undefined ? [] : [school])],
      isClassAsked: input.isClassAsked === true,
    }),
  );
  const answering = new Set(
    ranked.flatMap(({ line, demands }) => (demands.length > 0 ? [entryOf(line.id)] : [])),
  );
  const found = findPost(profile, { title, answering });
  // A shop during the holidays is not what a graduate opens with.
  const isNewcomer = found !== undefined && isOfNewcomer(found, title);
  const post = isNewcomer ? undefined : found;
  const years = yearsToState(profile, today);
  const inField = inFieldOf(title, { fieldWork: input.fieldWork ?? [], ranked }, profile.work);
  const experienceIn = (places: number[]) =>
    planExperience(profile, {
      isFieldKnown: input.fieldWork !== undefined,
      inField: places,
      asked: input.mostYearsAsked,
      years,
      // Of two figures that are possible neither is told: the person is asked.
      stated: years ? undefined : statedYears(profile)?.count,
      today,
      ...(post?.employer && { named: post.sourceIds[0] }),
    });
  const experience = isNewcomer ? undefined : experienceIn(inField);
  const ofField = experience?.isMixed
    ? experienceIn(inFieldByTitle(title, inField, profile.work))
    : undefined;
  const isOnlyTrained = profile.work.every((job) => isTraining(job));
  const tenure = findTenure(profile, post, today, years?.count);
  const answers = ranked.filter(({ demands, named }) => demands.length > 0 || named !== undefined);
  // Terms and languages take no work its place.
  const isBeside = ({ line }: { line: TellableLine }) => isTerm(line.text) || line.isLanguage === true;
  const chosen = [
    ...answers.filter((one) => !isBeside(one)).slice(0, MAX_PROOFS),
    ...answers.filter(isBeside),
  ];
  // Of a line of a post one sentence is told by itself: the next may lean on the one before.
  const used = new Set(
    chosen.flatMap(({ line }) => (roles.has(entryOf(line.id)) ? [line.id, line] : [line])),
  );
  const papers = latestOfEach(
    profile.certificates.flatMap((paper, at) => {
      const planned = planPaper(paper, at, today);
      return planned ? [{ ...planned, date: paper.date }] : [];
    }),
  );
  const inAdvert = new Set(contentStems(`${title} ${input.advertText ?? ""}`));
  const isNearTo = (text: string) => contentStems(withoutCommon(text)).some((stem) => inAdvert.has(stem));
  const askedIds = new Set([
    ...asked.flatMap(({ sourceIds, nearIds = [] }) => [...sourceIds, ...nearIds]),
    ...(input.named ?? []),
  ]);
  const nearPapers = new Set(
    asked.flatMap(({ related = [] }) =>
      related.flatMap(({ id, nearness }) => (nearness >= NEAR_PAPER ? [id] : [])),
    ),
  );
  const isAsked = ({ sourceIds }: { sourceIds: string[] }) =>
    sourceIds.some((id) => askedIds.has(id) || nearPapers.has(id));
  const mustIds = new Set(
    asked.flatMap(({ isPaper, need, sourceIds }) => (isPaper && need === "must" ? sourceIds : [])),
  );
  const isMust = ({ sourceIds }: { sourceIds: string[] }) => sourceIds.some((id) => mustIds.has(id));
  const { skills, tools } = chooseSkills(asked, {
    title,
    lines,
    named: input.named ?? [],
    printed: chosen.map(({ line }) => line.text),
  });
  const skillIds = new Set([...skills, ...tools].flatMap(({ sourceIds }) => sourceIds));
  // Years after it nobody asks whether somebody served.
  const isLongAgo =
    !input.asks?.service && monthsOfExperience(profile.work.filter(isWorkExperience), today) >= LONG_RECORD;
  const service = isLongAgo ? undefined : findService(profile, today);
  const statedInField = yearsInField(profile);
  // The address stands over the letter.
  const home = input.asks?.residence ? findHome(profile, input.location) : undefined;
  const { personal, details } = planPersonal(profile, {
    statements: asked.flatMap(({ isStatement, text }) => (isStatement ? [text] : [])),
    advert: input.advertText ?? "",
    isAgeAsked: input.isAgeAsked === true,
    today,
  });
  const reason = input.isReasonAsked ? reasonIn(profile) : undefined;
  const { phone, email } = profile.basics;
  return {
    title,
    company,
    asks: {
      years: false,
      service: false,
      ...input.asks,
      // A study after school is a part of any record.
      study: input.asks?.study === true || studies.some(isAfterSchool),
    },
    ...(input.asks?.study === true && { isStudyAsked: true as const }),
    advertLanguage,
    ...(post && { post }),
    posts: listPosts(profile),
    ...(about && { about }),
    ...(years && !isNewcomer && (experience || !isOnlyTrained) && { years }),
    ...(experience && { experience }),
    // Years of which some were in other fields say enough where those of the field are what is asked.
    ...(input.asks?.years && ofField?.isOfField && ofField.months !== undefined && { ofField }),
    ...(input.mostYearsAsked !== undefined &&
      (experience?.months ?? (years?.count ?? 0) * 12) < input.mostYearsAsked * 12 && {
        areYearsFewer: true as const,
      }),
    ...(tenure && { tenure }),
    ...(years &&
      input.yearsAsked !== undefined &&
      years.count >= input.yearsAsked && { yearsAsked: input.yearsAsked }),
    ...(statedInField && { yearsInField: statedInField }),
    studies,
    headings: headingsOf(asked, { experience, studies, ...input }),
    ...(credits && { credits }),
    personal,
    details: [...details, ...askedLinks(input.advertText ?? "", profile)],
    ...(reason && { reason }),
    readiness: readinessFor(input.readiness ?? [], profile),
    proofs: chosen.map(({ line, demands, isProof, worth, need, named }) => ({
      demand: demands.map(({ text }) => text).join("; "),
      isFull: isProof,
      line: { ...toProofLine(line), worth, need, ...labelOf(named, asked) },
    })),
    skills,
    tools,
    languages: lines
      .filter(
        ({ id, isLanguage, isSlight, text }) =>
          isLanguage &&
          namesLanguage(text) &&
          // Without English a reader would take it that there is none.
          (!isSlight || askedIds.has(id) || /^english\b/iu.test(text)),
      )
      .toSorted((a, b) => a.id.localeCompare(b.id))
      .map(toProofLine),
    otherSkills: lines
      .filter(({ id, isSkill }) => isSkill && !askedIds.has(id) && !skillIds.has(id))
      .slice(0, MAX_SKILLS)
      .map(asSkill),
    askedPapers: papers
      .filter(isAsked)
      .map((paper) => ({ ...paper, ...(isMust(paper) && { isMust: true as const }) })),
    otherPapers: papers
      .filter((paper) => !isAsked(paper) && paper.isSure && paper.isHeld)
      .map((paper) => ({ ...paper, ...(isNearTo(paper.text) && { isNear: true as const }) })),
    awards,
    earlier: findEarlierPosts(profile, post),
    further: ranked
      .filter(({ line }) => !used.has(line) && !used.has(line.id) && line.isOfWork && !isTerm(line.text))
      .slice(0, MAX_FURTHER)
      .map(({ line, worth, need }) => ({ ...toProofLine(line), worth, need })),
    ...(service && { service }),
    ...(home && { home }),
    ...(phone && !isBlank(phone) && { phone }),
    ...(email && !isBlank(email) && { email }),
    attachments: input.attachments ?? [],
  };
}

/** One sentence for each thing that is asked, none twice. */
function readinessFor(asked: Readiness[], profile: Profile): LetterPlan["readiness"] {
  const own = statedReadiness(profile).filter(({ sentence }) => sentence !== undefined);
  const chosen = asked.flatMap((one) => own.find((stated) => isReadyFor(one, [stated])) ?? []);
  const sentences = chosen.flatMap(({ id, sentence: text }) => (text ? [{ text, sourceIds: [id] }] : []));
  return sentences.filter(({ text }, at) => sentences.findIndex((one) => one.text === text) === at);
}

/** A short course that stands among the studies is none beside a degree. */
function withDegreesFirst(studies: PlannedStudy[]): PlannedStudy[] {
  const named = studies.filter(({ degree }) => degree !== undefined);
  return named.length > 0 ? named : studies;
}

/** In months. */
const LONG_RECORD = 72;

function labelOf(named: AnsweredDemand | undefined, asked: AnsweredDemand[]): Pick<ProofLine, "label"> {
  // The name of a tool stands over what names it, too: related work is none with it.
  const isOther = named?.isTool === true && named.sourceIds.length === 0;
  const text = named && !isOther ? demandLabel(named.text) : undefined;
  return text === undefined || !named ? {} : { label: { text, at: asked.indexOf(named) } };
}

/** The places in `education` of the studies that answer a demand. */
function askedStudies(demands: AnsweredDemand[]): number[] {
  return demands.flatMap(({ sourceIds, nearIds = [] }) =>
    [...sourceIds, ...nearIds].flatMap((id) =>
      /^education\.\d+$/.test(id) ? [Number(id.split(".")[1])] : [],
    ),
  );
}

/** A paper that is as near as this to one that is asked for is named beside it. */
const NEAR_PAPER = 0.3;
