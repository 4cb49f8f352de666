import { degreesIn } from "~/career/job-advert/named-degrees";
import type { Demand, JobAdvert, Rule } from "~/career/job-advert/job-advert";
import { foldText } from "~/career/nlp/fold";
import { coverage, meaningOf } from "~/career/nlp/relatedness";
import { stem } from "~/career/nlp/stem";
import type { Profile } from "~/career/profile.schema";
import { type CandidateFact, isFinished, meaningStems } from "./candidate-facts";
import type { RuleCheck } from "./check-rules";
import { conceptsOf, withSynonyms } from "./synonyms";
import { isOfFaculty } from "./faculties";
import { type Answer, MET } from "./judge-demand";
import { familiesOf } from "./trade-families";

/** A demand as it was judged, and the rule that judges it instead, where there is one. */
export type Judged = { demand: Demand; rule?: Rule } & Answer;

/** How near the person's trade is to the post, from 0 to 1: by the title, the studies, and what the post demands. */
export function tradeOf(
  advert: JobAdvert,
  {
    judged,
    profile,
    facts,
    rules,
    otherYears,
  }: { judged: Judged[]; profile: Profile; facts: CandidateFact[]; rules: RuleCheck[]; otherYears: number },
): number {
  const titles = [advert.title ?? ""];
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
  const byFamily = familyShare(titles.filter(Boolean).join(", ") || openingOf(advert.text), profile);
  const byStudy = studyShare(judged, facts) * (years >= 4 ? 0.25 : 0.5);
  const byTrade = 1 - (1 - byTitle) * (1 - byDemands) * (1 - byStudy) * (1 - byFamily);
  return Math.max(byTrade, floorOf(advert, { tradeDemands: of.length, years, otherYears, rules, profile }));
}

/** What somebody of another trade still brings: the rules that are met. It is little, unless the post asks for no trade. */
function floorOf(
  advert: JobAdvert,
  {
    tradeDemands,
    years,
    otherYears,
    rules,
    profile,
  }: { tradeDemands: number; years: number; otherYears: number; rules: RuleCheck[]; profile: Profile },
): number {
  const papers = rules.filter(({ rule }) => rule.kind !== "closes" && rule.kind !== "years");
  // Who is still serving is asked for the discharge later: the factor of that rule says enough.
  const isEligible =
    papers.length > 0 && papers.every(({ rule, state }) => state !== "unmet" || rule.kind === "nysc");
  const share =
    papers.length === 0 ? 0 : papers.filter(({ state }) => state === "met").length / papers.length;
  if (isOpenToAll(advert)) return !isEligible || otherYears >= 5 ? 0.12 * share : 0.9;
  const asksTrade =
    years > 1 ||
    tradeDemands > 2 ||
    advert.rules.some(({ kind }) => kind === "body" || kind === "licence") ||
    namesSubject(advert);
  const asksPaper = advert.rules.some(
    ({ kind }) => kind === "degree" || kind === "oLevels" || kind === "class",
  );
  if (asksTrade || !asksPaper) return 0.12 * share;
  if (!isEligible) return 0.1;
  // Years in another trade, or a degree where none is asked, make a beginner's post unlikely.
  if (isAbove(advert, profile) && otherYears >= 3) return 0.05;
  return otherYears < 3 ? 0.55 : 0.25;
}

/** A graduate with a trade of their own against a post for school leavers. */
function isAbove({ rules }: JobAdvert, profile: Profile): boolean {
  const asked = rules.flatMap((rule) => (rule.kind === "degree" ? degreesIn(rule.options.join(", ")) : []));
  const highest = Math.max(
    0,
    ...profile.education
      .filter(({ standing }) => isFinished(standing))
      .flatMap(({ studyType }) => degreesIn(studyType ?? "").map(({ rank }) => rank)),
  );
  return highest >= 5 && !asked.some(({ rank }) => rank >= 5) && profile.work.length > 1;
}

/** Where no title was read: the words in which an advert first says whom it wants. */
function openingOf(text: string): string {
  return text.slice(0, 140);
}

/** How near the person's posts and studies are by the family of trades. */
function familyShare(title: string, profile: Profile): number {
  const wanted = familiesOf(title);
  const isNear = (text: string | undefined) =>
    text !== undefined && [...familiesOf(text)].some((family) => wanted.has(family));
  if (profile.work.some(({ position }) => isNear(position))) return 0.45;
  return profile.education.some(({ area, standing }) => isFinished(standing) && isNear(area)) ? 0.25 : 0;
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
  const isShouted = text === text.toUpperCase();
  const bare = degreesIn(text)
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
    // "BMLS or AMLSCN": capitals alone name a paper, not a subject.
    .replace(isShouted && text.split(" ").length > 3 ? /$^/u : /(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/gu, " ");
  return conceptsOf(meaningStems(bare).filter((one) => one.length > 2 && !PAPER_WORDS.has(one)));
}

function studyShare(judged: Judged[], facts: CandidateFact[]): number {
  const asked = judged.filter(({ demand }) => demand.kind === "degree" && demand.need === "must");
  const studies = facts.filter(({ id }) => id.startsWith("education."));
  return asked.some(({ demand: { text } }) => {
    const subjects = subjectOf(text);
    return (
      subjects.length > 0 &&
      studies.some(
        (study) => subjects.some((subject) => study.concepts.has(subject)) || isOfFaculty(text, study.text),
      )
    );
  })
    ? 1
    : 0;
}

/** A degree in another subject than those named is half an answer. */
export function subjectFactor(judged: Judged[], facts: CandidateFact[]): number {
  const named = judged
    .filter(
      // One that something else answers ("HND Hospitality or City & Guilds") needs no study.
      ({ demand, strength, fact }) =>
        demand.kind === "degree" &&
        demand.need === "must" &&
        !(strength >= MET && fact && !fact.id.startsWith("education.")) &&
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

export const SHOWS_TRADE = new Set<Demand["kind"]>(["skill", "tool", "duty", "certificate"]);

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
export const RANK_WORDS = new Set(
  "senior junior officer offic manager manag assistant assist executive execut head lead chief trainee traine intern staff supervisor supervis associate associ representative represent rep agent specialist special consultant consult coordinator coordin principal princip level entry experienc graduate graduat worker i ii iii deputy deput general gener director direct f m w d h attendant attend handler hand profession analyst analys".split(
    " ",
  ),
);

/** How near a title is to one post of the person, from 0 to 1: by its words, and where it shares none, less by words that are used alike ("Chauffeur" and "Driver"). */
export function titleNearness(title: string, profile: Pick<Profile, "work">): number {
  const overlap = Math.max(
    0,
    ...profile.work.map((job) => sinceWhen(job, profile) * titleOverlap(title, { work: [job] })),
  );
  if (overlap > 0) return overlap;
  const wanted = meaningOf(withoutPeople(title));
  const alike = profile.work.map(({ position = "" }) => {
    const own = meaningOf(withoutPeople(position));
    return (coverage(wanted, own) + coverage(own, wanted)) / 2;
  });
  return ALIKE * Math.max(0, ...alike);
}
const ALIKE = 0.7;

/** What somebody left long before their last post says half as much of what they are. */
function sinceWhen({ endDate }: Profile["work"][number], { work }: Pick<Profile, "work">): number {
  const yearOf = (date: string | undefined) => Number(/^\d{4}/u.exec(date ?? "")?.[0] ?? NaN);
  const years = work.flatMap((job) => [yearOf(job.startDate), yearOf(job.endDate)]).filter(Number.isFinite);
  return Math.max(0, ...years) - yearOf(endDate) > LONG_AGO ? 0.5 : 1;
}
const LONG_AGO = 12;

/** "Motor Boy" and "Vulcanizer Boy" are two trades. */
const withoutPeople = (title: string) =>
  title.replace(
    /(?<!\p{L})(?:m[ae]n|wom[ae]n|boys?|girls?|persons?|people|hands?|lady|ladies|youths?)(?!\p{L})/giu,
    "",
  );

/** How much the words of a title and of one post of the person have in common, from 0 to 1; of words that any trade has none count. */
function titleOverlap(title: string, { work }: Pick<Profile, "work">): number {
  const wordsOf = (name: string) =>
    new Set(
      foldText(withoutPeople(name))
        .match(/\p{L}{3,}/gu)
        ?.map(stem)
        .filter((word) => !RANK_WORDS.has(word)),
    );
  const wanted = wordsOf(title);
  const shares = work.map(({ position }) => {
    const own = wordsOf(position ?? "");
    const both = [...wanted].filter((stem) => own.has(stem)).length;
    return both / Math.max(1, wanted.size) / 2 + both / Math.max(1, own.size) / 2;
  });
  return Math.max(0, ...shares);
}

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
