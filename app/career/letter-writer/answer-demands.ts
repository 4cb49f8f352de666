import type { Demand, DemandKind, JobAdvert, Rule, TextRange } from "../job-advert/job-advert";
import { factsOf, type CandidateFact } from "../matching/candidate-facts";
import { checkRules } from "../matching/check-rules";
import { evidenceFor } from "../matching/evidence";
import { subjectOf } from "../matching/trade";
import type { Profile } from "../profile.schema";
import { demandLabel } from "./demand-label";
import { frequencyOf, isAboutLeading, relatedLines } from "./related-lines";
import type { AnsweredDemand } from "./plan-letter";

// What a line can prove. Age, years, service and residence are rules, and a trait is shown and not claimed.
const PROVABLE: ReadonlySet<DemandKind> = new Set([
  "skill",
  "tool",
  "certificate",
  "degree",
  "licence",
  "language",
  "duty",
]);
// A paper is known by its name; of work every part must be there, or the label would claim more than the line.
const ENOUGH: Partial<Record<DemandKind, number>> = { certificate: 0.75, licence: 0.75, language: 0.75 };
// Half of what a demand names: worth telling, and never under the demand's name.
const NEAR = 0.75;
// Work answers in part; half a paper is none.
const DONE: ReadonlySet<DemandKind> = new Set(["skill", "tool", "duty"]);
// A paper and a language name themselves.
const LABELLED: ReadonlySet<DemandKind> = new Set(["skill", "tool", "duty"]);
const IS_LINE = /\.highlights\.\d+$|^(?:custom|projects|skills)\./;
// Rules that a study or a certificate meets by itself.
const ON_PAPER: ReadonlySet<Rule["kind"]> = new Set(["degree", "body", "licence"]);

// Which kind of line is the best proof, where several prove the same.
const PAPERS = ["certificates", "education", "oLevels"];
const DEEDS = ["work", "siwes", "nysc", "volunteer", "projects", "awards", "custom"];
const SECTION_ORDER: Partial<Record<DemandKind, string[]>> = {
  certificate: [...PAPERS, ...DEEDS],
  licence: [...PAPERS, ...DEEDS],
};

/**
 * The demands of an advert that a letter can answer, in the advert's order, each with the line that answers it best
 * (`sourceIds`), or the line that answers a part of it (`nearIds`), or those that speak of the same (`relatedIds`). One line alone must answer it: what several
 * lines say together is no proof that can be printed.
 */
export function answerDemands(
  { demands, rules }: Pick<JobAdvert, "demands" | "rules">,
  profile: Profile,
  { today }: { today: string },
): AnsweredDemand[] {
  const facts = factsOf(profile)
    .filter(({ id }) => !/\.(?:position|summary)$|^summary\./.test(id))
    .map(({ id, text, concepts }) => ({ id, text, concepts }));
  const lines = facts.filter(({ id }) => IS_LINE.test(id));
  const frequency = frequencyOf(lines);
  return demands
    .filter(({ kind }) => PROVABLE.has(kind))
    .map((demand) => {
      const rule = rules.find((one) => ON_PAPER.has(one.kind) && overlaps(one, demand));
      const { text, need } = demand;
      const isTool = demand.kind === "tool" && { isTool: true as const };
      if (!rule) {
        const found = findLine(demand, usableFor(demand, facts));
        const isMet = found.sourceIds.length > 0 || !DONE.has(demand.kind);
        const relatedIds = isMet ? [] : relatedLines(text, lines, frequency).map(lineId);
        return { text, need, ...isTool, ...found, ...(relatedIds.length > 0 && { relatedIds }) };
      }
      const paper = findPaper(demand, rule, { profile, facts, today }) ?? findLicenceLine(rule, facts);
      return { text, need, sourceIds: paper ? [paper] : [], nearIds: [] };
    });
}

/**
 * Only a study or a certificate is a paper: a "sports master" is no master's degree. Leading people is answered by
 * people who were led: not by leading a change.
 */
function usableFor({ kind, text }: Demand, facts: CandidateFact[]): CandidateFact[] {
  if (isAboutLeading(text)) return facts.filter((fact) => isAboutLeading(fact.text));
  return kind === "degree" || kind === "certificate"
    ? facts.filter(({ id }) => PAPERS.includes(id.split(".")[0] ?? ""))
    : facts;
}

function findLine(
  demand: Demand,
  facts: CandidateFact[],
): Pick<AnsweredDemand, "label" | "sourceIds" | "nearIds"> {
  const { strength, fact, part } = evidenceFor(demand, inOrder(facts, demand.kind));
  if (!fact || strength < Math.min(NEAR, ENOUGH[demand.kind] ?? 1)) return { sourceIds: [], nearIds: [] };
  const ids = [lineId(fact.id)];
  if (strength < (ENOUGH[demand.kind] ?? 1))
    return { sourceIds: [], nearIds: DONE.has(demand.kind) ? ids : [] };
  const label = LABELLED.has(demand.kind) ? demandLabel(part ?? demand.text) : undefined;
  return { ...(label && { label }), sourceIds: ids, nearIds: [] };
}

/**
 * The certificate or study that meets the rule by itself. A degree must be in one of the subjects that the demand
 * names, and an ND answers no "B.Sc/HND".
 */
function findPaper(
  demand: Demand,
  rule: Rule,
  { profile, facts, today }: { profile: Profile; facts: CandidateFact[]; today: string },
): string | undefined {
  const isMetBy = (papers: Pick<Profile, "certificates" | "education">) =>
    checkRules([rule], { ...profile, personal: [], skills: [], custom: [], ...papers }, { today })[0]
      ?.state === "met";
  const certificate = profile.certificates.findIndex((one) =>
    isMetBy({ certificates: [one], education: [] }),
  );
  if (certificate >= 0) return `certificates.${certificate}`;
  const subjects = rule.kind === "degree" ? subjectOf(demand.text) : [];
  const study = profile.education.findIndex((one, index) => {
    const concepts = facts.find(({ id }) => id === `education.${index}`)?.concepts;
    return (
      isMetBy({ certificates: [], education: [one] }) &&
      (subjects.length === 0 || subjects.some((subject) => concepts?.has(subject) ?? false))
    );
  });
  return study < 0 ? undefined : `education.${study}`;
}

/** A licence that stands in a section of the person's own: "Driver's licence class B and E". */
function findLicenceLine({ kind }: Rule, facts: CandidateFact[]): string | undefined {
  if (kind !== "licence") return undefined;
  const line = facts.find(({ id, text }) => id.startsWith("custom.") && /\blicen[cs]e\b/i.test(text));
  return line && lineId(line.id);
}

function overlaps(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}

function inOrder(facts: CandidateFact[], kind: DemandKind): CandidateFact[] {
  const order = SECTION_ORDER[kind] ?? [...DEEDS, ...PAPERS, "languages"];
  const place = ({ id }: CandidateFact) => {
    const at = order.indexOf(id.split(".")[0] ?? "");
    return at < 0 ? order.length : at;
  };
  return facts.toSorted((a, b) => place(a) - place(b));
}

// A fact of a list names its place in it: "skills.0.2" is the line "skills.0.keywords.2".
function lineId(factId: string): string {
  return factId
    .replace(/^skills\.(\d+)\.(\d+)$/, "skills.$1.keywords.$2")
    .replace(/^custom\.(\d+)\.(\d+)$/, "custom.$1.lines.$2");
}
