import type { Demand, DemandKind, JobAdvert, Rule, TextRange } from "../job-advert/job-advert";
import { factsOf, type CandidateFact } from "../matching/candidate-facts";
import { checkRules } from "../matching/check-rules";
import { evidenceFor } from "../matching/evidence";
import { subjectOf } from "../matching/trade";
import type { Profile } from "../profile.schema";
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

// Which kind of line is the best proof, where several prove the same.
const PAPERS = ["certificates", "education", "oLevels"];
const DEEDS = ["work", "siwes", "nysc", "volunteer", "projects", "awards", "custom"];
const SECTION_ORDER: Partial<Record<DemandKind, string[]>> = {
  certificate: [...PAPERS, ...DEEDS],
  licence: [...PAPERS, ...DEEDS],
};

/**
 * The demands of an advert that a letter can answer, in the advert's order, each with the line that answers it best.
 * One line alone must answer it: what several lines say together is no proof that can be printed.
 */
export function answerDemands(
  { demands, rules }: Pick<JobAdvert, "demands" | "rules">,
  profile: Profile,
  { today }: { today: string },
): AnsweredDemand[] {
  const facts = factsOf(profile)
    .filter(({ id }) => !/\.(?:position|summary)$|^summary\./.test(id))
    .map(({ id, text, concepts }) => ({ id, text, concepts }));
  return demands
    .filter(({ kind }) => PROVABLE.has(kind))
    .map((demand) => {
      const degree = rules.find((rule) => rule.kind === "degree" && overlaps(rule, demand));
      const answer = degree ? findStudy(demand, degree, { profile, facts, today }) : findLine(demand, facts);
      return { text: demand.text, need: demand.need, sourceIds: answer ? [answer] : [] };
    });
}

function findLine(demand: Demand, facts: CandidateFact[]): string | undefined {
  const { strength, fact } = evidenceFor(demand, inOrder(facts, demand.kind));
  return fact && strength >= (ENOUGH[demand.kind] ?? 1) ? lineId(fact.id) : undefined;
}

/** The study that meets the rule by itself, in one of the subjects that the demand names: an ND answers no "B.Sc/HND". */
function findStudy(
  demand: Demand,
  rule: Rule,
  { profile, facts, today }: { profile: Profile; facts: CandidateFact[]; today: string },
): string | undefined {
  const subjects = subjectOf(demand.text);
  const at = profile.education.findIndex((study, index) => {
    const [check] = checkRules([rule], { ...profile, education: [study] }, { today });
    const concepts = facts.find(({ id }) => id === `education.${index}`)?.concepts;
    return (
      check?.state === "met" &&
      (subjects.length === 0 || subjects.some((subject) => concepts?.has(subject) ?? false))
    );
  });
  return at < 0 ? undefined : `education.${at}`;
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
