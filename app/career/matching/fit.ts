import { chosenPost, forPost } from "~/career/job-advert/for-post";
import type { Demand, JobAdvert, Rule } from "~/career/job-advert/job-advert";
import { foldText } from "~/career/nlp/fold";
import type { Profile } from "~/career/profile.schema";
import { factOf, factsOf } from "./candidate-facts";
import { relatedJobs } from "./field-work";
import { checkRules, monthsOfWork, type RuleCheck } from "./check-rules";
import { type Answer, judgeOf, MET } from "./judge-demand";
import { degreeRule, findPaper } from "./paper-answers";
import { isQuality } from "./qualities";
import { type Question, questionsFor, questionsOfTerms } from "./questions";
import { isReadyFor, readinessAsked, statedReadiness } from "./readiness";
import { type Judged, SHOWS_TRADE, subjectFactor, titleNearness, tradeOf } from "./trade";

export type Fit = {
  /** Of several posts the one that it is about, where none was chosen. */
  post?: string;
  /** 0 to 100: how far the person meets what the advert asks. */
  score: number;
  met: { demand: Demand; fact: { id: string; text: string } }[];
  /** Those that no fact answers for certain. */
  unmet: Demand[];
  /** Of these each that a fact may answer, with the fact. */
  near: { demand: Demand; fact: { id: string; text: string } }[];
  unknown: Demand[];
  rules: RuleCheck[];
  /** At most three, about rules that the profile leaves open and musts that nothing in it answers. */
  questions: Question[];
};

/**
 * How far a person fits a post: trade, musts and rules; each with its proof, or named as a gap. Of several posts of which none was chosen
 * it is the one that fits best, for what one of them asks is not asked of the others.
 */
export function fitOf(advert: JobAdvert, profile: Profile, options: { today: string }): Fit {
  if (advert.posts.length < 2 || chosenPost(advert) !== undefined) return fitOfOne(advert, profile, options);
  const fits = advert.posts.map((post) => {
    const own = forPost({ ...advert, title: post });
    const asked = own.demands.length;
    // First the post is chosen, then what it asks.
    return { asked, fit: { ...fitOfOne(own, profile, options), post, questions: [] } };
  });
  const owners = new Set([...advert.demands, ...advert.rules].flatMap(({ posts = [] }) => posts));
  // What is asked of all may be enough to judge a post by.
  const ofAll = advert.demands.filter(
    ({ posts, kind, need }) => !posts && need === "must" && SHOWS_TRADE.has(kind),
  );
  const isJudged = (post: string) => owners.size === 0 || owners.has(post) || ofAll.length >= ENOUGH;
  const nearness = ({ asked, fit: { post, score } }: (typeof fits)[number]) =>
    score * (asked / (asked + UNKNOWN)) * (isJudged(post) ? 1 : UNASKED) +
    BY_TITLE * titleNearness(post, profile) +
    (isInvited(post, advert, profile) ? BY_INVITATION : 0);
  return fits.reduce((best, other) => (nearness(other) > nearness(best) ? other : best)).fit;
}
/** Who was a pastry chef is nearer to "Pastry & Bakery Chef" than to "Sous Chef", whatever else both ask. In points of the score. */
const BY_TITLE = 40;
const BY_INVITATION = 60;
/** What an advert asks of one post alone, and of another nothing, makes the other no better met. */
const UNASKED = 0.5;
/** Where a post asks next to nothing, that it is met says little: as if so many demands were open. */
const UNKNOWN = 1.5;
const ENOUGH = 4;

/** "Retired matrons may apply": what is said of the post names those whose last post it was. */
function isInvited(post: string, { text, stretches = [] }: JobAdvert, { work }: Profile): boolean {
  const own = stretches.filter(({ posts }) => posts.length === 1 && posts[0] === post);
  const invited = own.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(MAY_APPLY)].map((found) => ` ${foldText(found.groups?.who ?? "")} `),
  );
  const latest = foldText(work[0]?.position ?? "");
  return latest !== "" && invited.some((who) => who.includes(` ${latest} `) || who.includes(` ${latest}s `));
}
const MAY_APPLY =
  /(?<who>[^.;:\n]{3,80}) (?:may|can|are (?:free|welcome|encouraged) to|is encouraged to)(?: also)? apply/giu;

function fitOfOne(advert: JobAdvert, profile: Profile, { today }: { today: string }): Fit {
  const facts = factsOf(profile);
  const judge = judgeOf(facts);
  /** "A Master's is an added advantage" is no rule, and is judged like one: by the degrees that the person has. */
  const degreeFor = (demand: Demand): Answer | undefined => {
    const asked = degreeRule(demand);
    const id = asked && findPaper(demand, asked, { profile, facts, today });
    const fact = facts.find((one) => one.id === id);
    return asked && { strength: fact ? 1 : 0, ...(fact && { fact }) };
  };
  const stated = statedReadiness(profile);
  const readyFor = (demand: Demand): Answer | undefined => {
    const asked = readinessAsked(demand);
    const answering = stated.find((one) => asked.some((each) => isReadyFor(each, [one])));
    return answering && asked.every((each) => isReadyFor(each, stated))
      ? { strength: 1, fact: factOf(answering.id, answering.text) }
      : undefined;
  };
  const judged = advert.demands.map((demand): Judged => {
    const rule = advert.rules.find(({ start, end }) => start < demand.end && demand.start < end);
    return { demand, ...(degreeFor(demand) ?? readyFor(demand) ?? judge(demand)), ...(rule && { rule }) };
  });
  const related = relatedJobs(advert, facts, profile);
  const rules = checkRules(advert.rules, profile, { today, isRelated: (index) => related.has(index) });
  const otherYears = monthsOfWork(profile, { today, isRelated: (index) => !related.has(index) }) / 12;
  const trade = tradeOf(advert, { judged, profile, facts, rules, otherYears });
  const score = Math.round(
    100 *
      trade *
      (0.5 + 0.5 * shareMet(judged, rules, PRIOR * trade)) *
      factorOf(rules, profile, { today, related }) *
      subjectFactor(judged, facts),
  );
  const missing = judged.filter(({ rule, strength }) => rule === undefined && strength < MET);
  return {
    score: Math.min(100, score),
    met: judged.flatMap(({ demand, strength, fact, rule }) =>
      rule === undefined && strength >= MET && fact
        ? [{ demand, fact: { id: fact.id, text: fact.text } }]
        : [],
    ),
    unmet: missing.filter(({ demand }) => !isQuality(demand)).map(({ demand }) => demand),
    near: missing.flatMap(({ demand, nearest }) =>
      nearest && !isQuality(demand) ? [{ demand, fact: { id: nearest.id, text: nearest.text } }] : [],
    ),
    unknown: missing.filter(({ demand }) => isQuality(demand)).map(({ demand }) => demand),
    rules,
    questions: [
      ...questionsFor(
        {
          missing: missing.filter(({ demand }) => !isQuality(demand)).map(({ demand }) => demand),
          demands: advert.demands,
          rules,
          stated,
        },
        profile,
      ),
      ...questionsOfTerms(advert, profile),
    ],
  };
}

const WEIGHTS: Partial<Record<Demand["kind"], number>> = { duty: 0.6, certificate: 1.2, language: 0.8 };
const RULE_WEIGHTS: Partial<Record<Rule["kind"], number>> = {
  degree: 1.2,
  years: 1.5,
  body: 1.5,
  licence: 1.2,
};

/** The weighted share of demands met. A quality counts only where a fact shows it: its absence proves nothing. */
function shareMet(judged: Judged[], rules: RuleCheck[], prior: number): number {
  let reached = 0;
  let possible = 0;
  for (const { demand, strength, rule } of judged) {
    if (rule) continue;
    if (isQuality(demand) && strength < MET) continue;
    const weight = (WEIGHTS[demand.kind] ?? 1) * (demand.need === "wish" ? 0.3 : 1);
    reached += weight * strength;
    possible += weight;
  }
  for (const { rule, state } of rules) {
    if (!(rule.kind in RULE_WEIGHTS)) continue;
    const weight = RULE_WEIGHTS[rule.kind] ?? 1;
    reached += weight * (state === "met" ? 1 : 0);
    possible += weight;
  }
  // An advert that names little can neither be met nor missed for sure.
  return (reached + 0.6 * prior) / (possible + 0.6);
}

/** The share of demands that somebody of the same trade is taken to meet before any is known. */
const PRIOR = 0.7;

const FACTORS: Partial<Record<Rule["kind"], number>> = {
  age: 0.6,
  degree: 0.6,
  class: 0.6,
  nysc: 0.7,
  licence: 0.6,
  body: 0.6,
  gender: 0.5,
  residence: 0.8,
};

/** Each rule that shuts the person out takes its part; years count by how near the person comes. */
function factorOf(
  checks: RuleCheck[],
  profile: Profile,
  { today, related }: { today: string; related: Set<number> },
): number {
  return checks.reduce((factor, { rule, state }) => {
    if (state === "met") return factor;
    if (rule.kind === "years" && rule.atLeast > 0) {
      const years = monthsOfWork(profile, { today, isRelated: (index) => related.has(index) }) / 12;
      return factor * (0.5 + 0.5 * Math.min(1, years / rule.atLeast));
    }
    const own = FACTORS[rule.kind] ?? 1;
    return factor * (state === "unmet" ? own : 1 - (1 - own) / 4);
  }, 1);
}
