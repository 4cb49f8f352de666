import type { Extra } from "./background";
import { isShortName } from "./choose-skills";
import { lengthInEnglish, postsInEnglish } from "./english-experience";
import { contentStems } from "../nlp/stem";
import { knownNamesIn } from "../writer/known-names";
import type { LetterPlan, PlannedHeading, PlannedPaper } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import { printItem, type ListItem } from "./list-items";
import { labelsFor } from "./named-alternatives";
import { studyAsParts, type Phrases, type Topic } from "./phrases";
import { shortLead } from "./short-lead";
import { isAfterSchool } from "./study";
import { withStanding } from "./stated-answers";
import { hasSameWords, startsLike, underHeadings } from "./under-headings";
import { studiesLeft, type WhoOneIs } from "./who-one-is";

/** An item of the list that answers what adverts ask of everybody. */
export type Answer = ListItem & { topic: Topic };

/** `arePostsShown`: the posts stand in the letter with their dates; `opensWithStudy`: so does the study, in its first paragraph. */
export type Answering = {
  phrases: Phrases;
  holds: Holds;
  who: WhoOneIs;
  extras: ReadonlySet<Extra>;
  arePostsShown: boolean;
  opensWithStudy: boolean;
};

/**
 * What the advert asks and studies, years, papers and skills answer, behind a few words: "Qualification: HND Accountancy, Yaba College of Technology, 2014." English
 * only. What the first paragraph has said stands in no list.
 */
export function answersInEnglish(plan: LetterPlan, answering: Answering): Answer[] {
  return [
    ...studyAnswer(plan, answering),
    ...(plan.credits ? particular("credits", answering.phrases.answers.labels.credits, plan.credits) : []),
    ...yearsAnswer(plan, answering),
    ...paperAnswers(plan, answering),
    ...skillAnswers(plan, answering),
    ...languageAnswer(plan, answering),
  ].filter((one) => answering.holds(printItem(one)));
}

/** What the advert asks everybody to state, in the words of a form: "State of origin: Borno." */
export function particularsInEnglish(
  plan: LetterPlan,
  { phrases, holds }: Pick<Answering, "phrases" | "holds">,
): Answer[] {
  const { labels } = phrases.answers;
  const { asks, service, home } = plan;
  return [
    ...(asks.service && service
      ? particular("service", labels.service, {
          text: phrases.answers.service[service.status](service.year ?? ""),
          sourceIds: service.sourceIds,
        })
      : []),
    ...(asks.residence === true && home ? particular("residence", labels.residence, home) : []),
    ...plan.personal.flatMap((one) =>
      particular(one.topic, labels[one.topic], {
        text: one.topic === "age" ? phrases.age(one.years) : one.state,
        sourceIds: one.sourceIds,
      }),
    ),
    ...plan.details.flatMap(({ label, ...detail }) => particular("detail", label, detail)),
  ].filter((one) => holds(printItem(one)));
}

/** The same in sentences, for a letter in prose. `mentions`: the words by which a letter has told it already. */
export function particularsInProse(
  plan: LetterPlan,
  { phrases, holds }: Pick<Answering, "phrases" | "holds">,
): (Item & { mentions?: string })[] {
  const { asks, service, home } = plan;
  return [
    ...(asks.service && service
      ? [{ text: phrases.service[service.status](service.year ?? ""), sourceIds: service.sourceIds }]
      : []),
    ...(asks.residence === true && home
      ? [{ text: phrases.home(home.text), sourceIds: home.sourceIds, mentions: home.text }]
      : []),
    ...plan.personal.map((one) => ({
      text:
        one.topic === "age" ? `I am ${phrases.age(one.years)} old.` : `My State of origin is ${one.state}.`,
      sourceIds: one.sourceIds,
    })),
    ...plan.details.map(({ label, text, sourceIds }) => ({ text: `${label}: ${text}.`, sourceIds })),
  ].filter(holds);
}

function particular(topic: Topic, lead: string, { text, sourceIds }: Item): Answer[] {
  return [{ topic, lead, text: `${text}.`, sourceIds }];
}

function studyAnswer(plan: LetterPlan, answering: Answering): Answer[] {
  const { phrases, holds, who, opensWithStudy } = answering;
  if (!plan.asks.study || opensWithStudy) return [];
  // What goes on is told in a sentence, unless it stands beside what was finished.
  const open = studiesLeft(plan, who);
  const left = open.some(({ state }) => state === "finished") ? open : [];
  const studies = left.map((study) => ({
    text: studyAsParts(withStanding(study, phrases.answers)),
    sourceIds: study.sourceIds,
  }));
  const isSchool = left.every((study) => study.state === "finished" && !isAfterSchool(study));
  const own = isSchool ? phrases.answers.labels.credits : phrases.answers.labels.study;
  const heading = plan.advertLanguage === "en" ? plan.headings.study : undefined;
  // "B.Sc in Physics: B.Sc. Physics" says it twice.
  const isEcho = heading !== undefined && studies.some(({ text }) => sharesWord(text, heading));
  const asked = isEcho ? undefined : heading;
  return inFewWords([asked, own], studies, { topic: "study", mark: "; " }, holds);
}

/** The posts with their dates stand in the resume: a letter that has said how long somebody worked names them where years are asked, or where there is room. */
function yearsAnswer(plan: LetterPlan, { phrases, holds, who, extras, arePostsShown }: Answering): Answer[] {
  const { experience } = plan;
  // The heads of the posts have their dates: what is left to say is how long all of it was.
  if (arePostsShown) {
    if (
      who.areYearsNamed ||
      !plan.asks.years ||
      plan.areYearsFewer ||
      experience?.isMixed ||
      experience?.months === undefined
    )
      return [];
    const whole = { text: lengthInEnglish(experience), sourceIds: experience.sourceIds };
    return inFewWords([phrases.answers.labels.years], [whole], { topic: "years", mark: "; " }, holds);
  }
  if (!experience || !phrases.experience || experience.parts.length + experience.beside.length < 2) return [];
  if (who.areYearsNamed && !plan.asks.years && !extras.has("earlier")) return [];
  const text = who.areYearsNamed ? postsInEnglish(experience) : phrases.experience.answer(experience);
  const answer = { text, sourceIds: experience.sourceIds };
  return inFewWords([phrases.answers.labels.years], [answer], { topic: "years", mark: "; " }, holds);
}

function paperAnswers(plan: LetterPlan, { phrases, holds, extras }: Answering): Answer[] {
  const { headed } = underHeadings(plan.askedPapers, headingsIn(plan, plan.headings.papers), startsLike);
  const behindAsked = headed.flatMap(({ label, at, ones }) =>
    inFewWords([label], ones, { topic: "papers", mark: "; ", at }, holds),
  );
  const listed = new Set(behindAsked.flatMap(({ sourceIds }) => sourceIds));
  // Papers under words that claim more stand with the others, and so do some that nobody asked for.
  const rest = plan.askedPapers.filter(({ sourceIds }) => !sourceIds.some((id) => listed.has(id)));
  // Papers that nobody asked for say little, unless they are about what the advert names.
  const unasked = plan.otherPapers.filter(({ isNear }) => isNear === true || extras.has("papers"));
  const others = [...rest, ...unasked].slice(0, Math.max(rest.length, MOST_OTHERS));
  const named = (own: string, some: PlannedPaper[]) =>
    inFewWords([own], some, { topic: "papers", mark: "; " }, holds);
  return [
    ...behindAsked,
    ...named(
      phrases.answers.labels.papers,
      others.filter((paper) => !paper.membership),
    ),
    ...named(
      MEMBERSHIP,
      others
        .filter((paper) => paper.membership)
        .map(({ text, ...paper }) => ({ ...paper, text: text.replace(/^member(?:,| of)? (?:the )?/iu, "") })),
    ),
  ];
}
const MOST_OTHERS = 3;
/** Who belongs to a body holds no certificate of it. */
const MEMBERSHIP = "Membership";

/** Programs and products behind what asks for them, and the short names of other skills that are asked for. */
function skillAnswers(plan: LetterPlan, { phrases, holds }: Answering): Answer[] {
  const all = [...plan.tools, ...plan.skills].filter(isShortName);
  const named = all.filter(({ text }) => knownNamesIn(text).length > 0);
  const { headed } = underHeadings(named, headingsIn(plan, plan.headings.skills), hasSameWords);
  const behindAsked = headed.flatMap(({ label, at, ones }) =>
    inFewWords([label], ones, { topic: "skills", mark: ", ", at }, holds),
  );
  const listed = new Set(behindAsked.flatMap(({ sourceIds }) => sourceIds));
  const rest = all.filter(({ sourceIds }) => !sourceIds.some((id) => listed.has(id)));
  const own = phrases.answers.labels.skills;
  return [...behindAsked, ...inFewWords([own], rest, { topic: "skills", mark: ", " }, holds)];
}

/** Where one is asked, all are named. */
function languageAnswer({ proofs, languages }: LetterPlan, { phrases, holds }: Answering): Answer[] {
  if (!proofs.some(({ line }) => line.isLanguage)) return [];
  return inFewWords([phrases.answers.labels.languages], languages, { topic: "languages", mark: ", " }, holds);
}

const headingsIn = ({ advertLanguage }: LetterPlan, headings: PlannedHeading[]) =>
  advertLanguage === "en" ? headings : [];

/**
 * What the person has, named behind the first of some words that do not claim more than it says: "Valid practising licence: RN (NMCN, 2014); RM (2015)." What does
 * not hold by itself is left out; words of the advert over which nothing holds give no item.
 */
function inFewWords(
  labels: (string | undefined)[],
  ones: readonly Item[],
  { mark, ...more }: { topic: Topic; mark: string; at?: number },
  holds: Holds,
): Answer[] {
  const bare = ones.map(({ text, sourceIds }) => ({ text: text.replace(/[\s.;,]+$/u, ""), sourceIds }));
  const whole = bare.map(({ text }) => text).join(mark);
  const leads = labels
    .filter((label) => label !== undefined)
    .flatMap((label) => labelsFor(label, whole))
    .flatMap((label) => shortLead(label) ?? [])
    // "ACCA: ACCA (2019)", "MS Excel: Excel for Managers"
    .filter((lead) => more.at === undefined || !sharesWord(whole, lead))
    .filter((lead) => !(CLAIMS_ALL.test(lead) && IS_LESSER.test(whole)));
  for (const lead of leads) {
    const held = bare.filter(({ text, sourceIds }) =>
      holds(printItem({ lead, text: `${text}.`, sourceIds })),
    );
    const isLast = lead === leads.at(-1) && more.at === undefined;
    if (held.length === 0 || (held.length < bare.length && !isLast)) continue;
    // Of names that hold commas nobody sees where the next begins.
    const joint = held.some(({ text }) => text.replace(/\([^()]*\)/gu, "").includes(",")) ? "; " : mark;
    const text = `${held.map((one) => one.text).join(joint)}.`;
    return [{ ...more, lead, text, sourceIds: held.flatMap(({ sourceIds }) => sourceIds) }];
  }
  return [];
}

/** "Full member of NIPR" before a student's membership, "Chartered" before a stage of the examination. */
const CLAIMS_ALL =
  /(?<!\p{L})(?:full|fully|corporate|chartered|fellow|qualified|completed|licensed)(?!\p{L})/iu;
const LESSER =
  "student|graduate member|probation\\p{L}*|stage|level|part|foundation|in[- ]view|in progress|awaiting|ongoing";
const IS_LESSER = new RegExp(`(?<!\\p{L})(?:${LESSER})(?!\\p{L})`, "iu");

/** Whether words of the advert would say a word of the answer twice. */
function sharesWord(answer: string, lead: string): boolean {
  const words = new Set(contentStems(answer));
  return contentStems(lead).some((stem) => words.has(stem));
}
