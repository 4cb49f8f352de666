import type { Demand, JobAdvert, Rule } from "~/career/job-advert/job-advert";
import type { Profile } from "~/career/profile.schema";
import { type CandidateFact, factsOf, meaningStems } from "./candidate-facts";
import { checkRules, monthsOfWork, type RuleCheck } from "./check-rules";
import { evidenceFor } from "./evidence";
import { degreesIn } from "~/career/job-advert/rules-papers";
import { type Question, questionsFor } from "./questions";
import { conceptsOf, withSynonyms } from "./synonyms";

export type Fit = {
  /** 0 to 100: how far the person meets what the advert asks. */
  score: number;
  met: { demand: Demand; fact: { id: string; text: string } }[];
  unmet: Demand[];
  unknown: Demand[];
  rules: RuleCheck[];
  /** At most three, about rules that the profile leaves open and musts that nothing in it answers. */
  questions: Question[];
};

/** How far a person fits a post: trade, musts and rules; each with its proof, or named as a gap. */
export function fitOf(advert: JobAdvert, profile: Profile, { today }: { today: string }): Fit {
  const facts = factsOf(profile);
  const judged = advert.demands.map((demand) => ({ demand, ...judge(demand, advert, facts) }));
  const related = relatedJobs(advert, facts);
  const rules = checkRules(advert.rules, profile, { today, isRelated: (index) => related.has(index) });
  const otherYears = monthsOfWork(profile, { today, isRelated: (index) => !related.has(index) }) / 12;
  const trade = tradeOf(advert, { judged, profile, facts, rules, otherYears });
  const score = Math.round(
    100 *
      trade *
      (0.5 + 0.5 * shareMet(judged, rules)) *
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
    unmet: missing.filter(({ demand }) => demand.kind !== "trait").map(({ demand }) => demand),
    unknown: missing.filter(({ demand }) => demand.kind === "trait").map(({ demand }) => demand),
    rules,
    questions: questionsFor(
      missing.map(({ demand }) => demand),
      rules,
    ),
  };
}

const MET = 0.75;

type Judged = { demand: Demand; strength: number; fact?: CandidateFact; rule?: Rule };

/** A demand that is a rule is answered by the check of the rule; all others by the best fact. */
function judge(demand: Demand, advert: JobAdvert, facts: CandidateFact[]): Omit<Judged, "demand"> {
  const rule = advert.rules.find(({ start, end }) => start < demand.end && demand.start < end);
  return { ...evidenceFor(demand, facts), ...(rule && { rule }) };
}

const WEIGHTS: Partial<Record<Demand["kind"], number>> = { duty: 0.6, certificate: 1.2, language: 0.8 };
const RULE_WEIGHTS: Partial<Record<Rule["kind"], number>> = {
  degree: 1.2,
  years: 1.5,
  body: 1.5,
  licence: 1.2,
};

/** The weighted share of demands met. A quality counts only where a fact shows it: its absence proves nothing. */
function shareMet(judged: Judged[], rules: RuleCheck[]): number {
  let reached = 0;
  let possible = 0;
  for (const { demand, strength, rule } of judged) {
    if (rule) continue;
    if (demand.kind === "trait" && strength < MET) continue;
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
  // An advert that names little cannot be met for sure.
  return reached / (possible + 0.6);
}

/** How near the person's trade is to the post, from 0 to 1: by the title, the studies, and what the post demands. */
function tradeOf(
  advert: JobAdvert,
  {
    judged,
    profile,
    facts,
    rules,
    otherYears,
  }: { judged: Judged[]; profile: Profile; facts: CandidateFact[]; rules: RuleCheck[]; otherYears: number },
): number {
  const titles = advert.posts.length > 1 ? advert.posts : [advert.title ?? ""];
  const byTitle = Math.max(
    ...titles.map((title) => titleShare(title, profile, facts)),
    headShare(advert.text, profile),
  );
  const of = judged.filter(
    ({ demand, rule }) => !rule && demand.need === "must" && SHOWS_TRADE.has(demand.kind),
  );
  const proven = of.reduce((sum, { strength }) => sum + (strength >= MET ? strength : strength / 2), 0);
  // Two demands prove little; the more there are, the more their share says.
  const byDemands = of.length === 0 ? 0 : proven / Math.max(of.length, 3);
  const years = Math.max(0, ...advert.rules.map((rule) => (rule.kind === "years" ? rule.atLeast : 0)));
  const byStudy = studyShare(judged, facts) * (years >= 4 ? 0.25 : 0.5);
  const byTrade = 1 - (1 - byTitle) * (1 - byDemands) * (1 - byStudy);
  return Math.max(byTrade, floorOf(advert, { tradeDemands: of.length, years, otherYears, rules }));
}

/** What somebody of another trade still brings: the rules that are met. It is little, unless the post asks for no trade. */
function floorOf(
  advert: JobAdvert,
  {
    tradeDemands,
    years,
    otherYears,
    rules,
  }: { tradeDemands: number; years: number; otherYears: number; rules: RuleCheck[] },
): number {
  const papers = rules.filter(({ rule }) => rule.kind !== "closes" && rule.kind !== "years");
  const isEligible = papers.length > 0 && papers.every(({ state }) => state !== "unmet");
  const share =
    papers.length === 0 ? 0 : papers.filter(({ state }) => state === "met").length / papers.length;
  if (isOpenToAll(advert)) return !isEligible || otherYears >= 5 ? 0.12 * share : 0.9;
  const asksPaper = advert.rules.some(
    ({ kind }) => kind === "degree" || kind === "oLevels" || kind === "class",
  );
  const asksTrade =
    years > 1 ||
    tradeDemands > 2 ||
    advert.rules.some(({ kind }) => kind === "body" || kind === "licence") ||
    namesSubject(advert);
  // Years in another trade make a beginner's post unlikely.
  if (asksPaper && !asksTrade && otherYears < 3) return isEligible ? 0.55 : 0.1;
  return 0.12 * share;
}

/** "BSc Accounting" asks for a trade, "HND in any discipline" and "OND" do not. */
function namesSubject({ demands }: JobAdvert): boolean {
  return demands.some(
    ({ kind, text, need }) => kind === "degree" && need === "must" && subjectOf(text).length > 0,
  );
}

const PAPER_WORDS = new Set(
  "bsc bachelor degre degree hnd ond nd nce ba msc univers university polytechn polytechnic recogn recognis recogniz first minimum holder apply appli class upper lower second credit hon certific certificate diploma subject institut institution accredit".split(
    " ",
  ),
);

/** The concepts of the subject that a demand for a degree names; empty where any subject will do. */
export function subjectOf(text: string): string[] {
  if (/(?<!\p{L})any(?!\p{L})/iu.test(text)) return [];
  const bare = degreesIn(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  return conceptsOf(meaningStems(bare).filter((one) => one.length > 2 && !PAPER_WORDS.has(one)));
}

function studyShare(judged: Judged[], facts: CandidateFact[]): number {
  const subjects = judged
    .filter(({ demand }) => demand.kind === "degree" && demand.need === "must")
    .flatMap(({ demand }) => subjectOf(demand.text));
  const studies = facts.filter(({ id }) => id.startsWith("education."));
  return subjects.length > 0 &&
    studies.some(({ concepts }) => subjects.some((subject) => concepts.has(subject)))
    ? 1
    : 0;
}

/** A degree in another subject than those named is half an answer. */
function subjectFactor(judged: Judged[], facts: CandidateFact[]): number {
  const named = judged
    .filter(
      ({ demand }) =>
        demand.kind === "degree" &&
        demand.need === "must" &&
        !/related|similar|equivalent|relevant|like/i.test(demand.text),
    )
    .some(({ demand }) => subjectOf(demand.text).length > 0);
  return named && studyShare(judged, facts) === 0 ? 0.6 : 1;
}

/** Where the title was not read: the person's own posts, found again in the opening of the advert. */
function headShare(text: string, profile: Profile): number {
  const opening = withSynonyms(meaningStems(text.slice(0, 260)));
  const shares = profile.work.map(({ position }) => {
    const own = conceptsOf(meaningStems(position ?? "").filter((one) => !RANK_WORDS.has(one)));
    return own.length === 0 ? 0 : own.filter((concept) => opening.has(concept)).length / own.length;
  });
  // Half a title in common is chance: "Class Teacher" and "driver, class G".
  return 0.8 * Math.max(0, ...shares.filter((share) => share > 0.6));
}

const SHOWS_TRADE = new Set<Demand["kind"]>(["skill", "tool", "duty", "certificate"]);

/** A post for graduates of any subject asks for no trade. */
function isOpenToAll({ demands, rules, title, text }: JobAdvert): boolean {
  const trade = demands.filter(({ kind, need }) => SHOWS_TRADE.has(kind) && need === "must").length;
  const asksNothingElse =
    trade <= 1 && !rules.some(({ kind }) => kind === "years" || kind === "body" || kind === "licence");
  const isForGraduates =
    /(?<!\p{L})(?:trainees?|entry[- ]level|graduates?|interns?)(?!\p{L})/iu.test(
      `${title ?? ""} ${text.slice(0, 260)}`,
    ) || demands.some(({ text }) => /any (?:discipline|course|field|degree)/i.test(text));
  return asksNothingElse && isForGraduates && rules.some(({ kind }) => kind === "degree");
}

/** Words of rank and form, which any trade shares. */
const RANK_WORDS = new Set(
  "senior junior officer offic manager manag assistant assist executive execut head lead chief trainee traine intern staff supervisor supervis associate associ representative represent rep agent specialist special consultant consult coordinator coordin principal princip level entry experienc graduate graduat worker i ii iii deputy deput general gener director direct f m w d h attendant attend handler hand profession analyst analys".split(
    " ",
  ),
);

function titleShare(title: string, profile: Profile, facts: CandidateFact[]): number {
  const wanted = conceptsOf(meaningStems(title).filter((one) => !RANK_WORDS.has(one)));
  if (wanted.length === 0) return 0;
  const share = (concepts: Set<string>) =>
    wanted.filter((concept) => concepts.has(concept)).length / wanted.length;
  const positions = profile.work.map(({ position, summary }) =>
    withSynonyms(meaningStems(`${position ?? ""} ${summary ?? ""}`)),
  );
  const studies = facts.filter(
    ({ id }) =>
      id.startsWith("education.") ||
      id.startsWith("siwes.") ||
      id.startsWith("skills.") ||
      id.startsWith("certificates."),
  );
  return Math.max(0, ...positions.map(share), ...studies.map(({ concepts }) => 0.5 * share(concepts)));
}

/** The jobs that count as experience: their title or lines share something with the post. */
function relatedJobs(advert: JobAdvert, facts: CandidateFact[]): Set<number> {
  const titles = [advert.title ?? "", ...advert.posts].flatMap((title) =>
    conceptsOf(meaningStems(title).filter((one) => !RANK_WORDS.has(one))),
  );
  const demands = advert.demands.filter(({ kind }) => SHOWS_TRADE.has(kind) || kind === "years");
  const related = new Set<number>();
  for (const fact of facts) {
    if (fact.entry === undefined || related.has(fact.entry)) continue;
    if (
      titles.some((concept) => fact.concepts.has(concept)) ||
      demands.some((demand) => evidenceFor(demand, [fact]).strength >= MET)
    )
      related.add(fact.entry);
  }
  return related;
}

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
