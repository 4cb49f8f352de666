import { bodiesIn } from "../job-advert/rules-bodies";
import type { Demand, DemandKind, JobAdvert, Rule, TextRange } from "../job-advert/job-advert";
import type { CandidateFact } from "../matching/candidate-facts";
import { EVERY_PAPER } from "../matching/every-paper";
import { isOfEvent, namesMembership } from "../matching/memberships";
import { evidenceFor } from "../matching/evidence";
import { languageIn } from "../matching/spoken-language";
import type { Profile } from "../profile.schema";
import { demandParts } from "./demand-parts";
import { termOf, termsAskedIn } from "./terms";
import { isAboutLeading, namesLeader } from "../matching/about-leading";
import { type RelatedLine, relatedLinesOf } from "./related-lines";
import { answeringFacts } from "./answering-facts";
import type { AnsweredDemand } from "./answered-demand";
import { otherWritings } from "../nlp/short-forms";
import { degreeRule, findLicenceLine, findPaper, lineId, studiesUnderWay } from "../matching/paper-answers";

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
const PAPER: ReadonlySet<DemandKind> = new Set(["certificate", "licence"]);
const IS_LINE = /\.highlights\.\d+$|^(?:custom|projects|skills|summary)\./;
// Rules that a study or a certificate meets by itself.
const ON_PAPER: ReadonlySet<Rule["kind"]> = new Set(["degree", "body", "licence"]);

// Which kind of line is the best proof, where several prove the same.
const PAPERS = ["certificates", "education", "oLevels"];
const DEEDS = ["work", "siwes", "nysc", "volunteer", "projects", "awards", "custom", "summary"];
const SECTION_ORDER: Partial<Record<DemandKind, string[]>> = {
  certificate: [...PAPERS, ...DEEDS],
  licence: [...PAPERS, ...DEEDS],
  language: ["languages", "skills", ...DEEDS],
};

/**
 * The demands of an advert that a letter can answer, in the advert's order, each with the line that answers it best
 * (`sourceIds`), or the line that answers a part of it (`nearIds`), and those that speak of the same (`related`). One line alone must answer it: what several
 * lines say together is no proof that can be printed.
 */
export function answerDemands(
  { demands, rules, howToApply, title = "" }: Pick<JobAdvert, "demands" | "rules" | "howToApply" | "title">,
  profile: Profile,
  { today }: { today: string },
): AnsweredDemand[] {
  const facts = answeringFacts(profile).map(({ id, text, concepts }) => ({ id, text, concepts }));
  const lines = facts.filter(({ id }) => IS_LINE.test(id));
  const writings = otherWritings([...facts, ...demands].map(({ text }) => text));
  /** What is related to any writing of a text, by the nearest. */
  const inAnyWriting = (relatedTo: (text: string) => RelatedLine[]) => (text: string) =>
    writings(text)
      .flatMap(relatedTo)
      .toSorted((one, other) => other.nearness - one.nearness)
      .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at);
  const relatedTo = inAnyWriting(relatedLinesOf(lines));
  const papersFor = inAnyWriting(
    relatedLinesOf(
      facts.filter(({ id }) => id.startsWith("certificates.")),
      EVERY_PAPER,
    ),
  );
  const near = (text: string) => relatedTo(text).map(({ id, nearness }) => ({ id: lineId(id), nearness }));
  const answered = demands
    .filter(({ kind }) => PROVABLE.has(kind))
    .flatMap((demand): AnsweredDemand[] => {
      const rule = rules.find((one) => ON_PAPER.has(one.kind) && overlaps(one, demand)) ?? degreeRule(demand);
      const { text, need } = demand;
      const marks = {
        ...(demand.kind === "tool" && { isTool: true as const }),
        ...(demand.kind === "language" && { isSpoken: true as const }),
        ...(PAPER.has(demand.kind) && { isPaper: true as const }),
      };
      if (!rule) {
        const asked = demand.kind === "language" ? { ...demand, text: languageIn(text) } : demand;
        const tries = writings(asked.text).map((written) => {
          const demand = { ...asked, text: written };
          return findLine(demand, usableFor(demand, facts));
        });
        const found = tries.find(({ sourceIds }) => sourceIds.length > 0) ?? tries[0] ?? { sourceIds: [] };
        if (DONE.has(demand.kind) && found.sourceIds.length === 0)
          return demandParts(text).map((part) => ({
            text: part,
            need,
            ...marks,
            ...found,
            related: [...near(part), ...papersFor(part)],
          }));
        const related = [
          ...(DONE.has(demand.kind) ? near(text) : []),
          ...(DONE.has(demand.kind) || PAPER.has(demand.kind) ? papersFor(text) : []),
        ];
        return [{ text, need, ...marks, ...found, ...(related.length > 0 && { related }) }];
      }
      const paper = findPaper(demand, rule, { profile, facts, today }) ?? findLicenceLine(rule, facts);
      const related = PAPER.has(demand.kind) ? papersFor(text) : [];
      const going = paper ? [] : studiesUnderWay(demand, rule, { profile, today });
      return [
        {
          text,
          need,
          isPaper: true,
          sourceIds: paper ? [paper] : [],
          ...(going.length > 0 && { nearIds: going }),
          ...(related.length > 0 && { related }),
        },
      ];
    });
  // A trait is shown by what somebody did, and only where it speaks of that.
  const shown = demands
    .filter(({ kind }) => kind === "trait")
    .map(({ text }): AnsweredDemand => {
      const related = near(text).filter(({ nearness }) => nearness >= SHOWS_TRAIT);
      return { text, need: "wish", sourceIds: [], related };
    });
  // The name and the post stand in every letter.
  const asked = (howToApply.statements ?? []).filter(({ kind }) => kind !== "identity");
  const stated = asked.map(({ text }): AnsweredDemand => ({
    text,
    need: "must",
    isStatement: true,
    sourceIds: [],
    related: near(text),
  }));
  return [
    ...answered,
    ...shown.filter(({ related = [] }) => related.length > 0),
    ...leadingOf(title, demands, lines),
    ...stated,
    ...termsFor({ stated, demands }, facts),
  ];
}

/** What the person offers or expects, where a request or a condition of the advert asks for it: "Guarantors: two ready". */
function termsFor(
  { stated, demands }: { stated: { text: string }[]; demands: { text: string }[] },
  facts: CandidateFact[],
): AnsweredDemand[] {
  const kindsIn = (asked: { text: string }[]) =>
    asked.flatMap(({ text }) => termsAskedIn(text).map((kind) => ({ kind, text })));
  // "Pay the salaries of 14 staff" is a duty, and asks nobody for a price.
  const kinds = [...kindsIn(stated), ...kindsIn(demands).filter(({ kind }) => kind === "guarantors")];
  return facts.flatMap(({ id, text: line }): AnsweredDemand[] => {
    const kind = termOf(line);
    const request = kinds.find((one) => one.kind === kind);
    const related = [{ id: lineId(id), nearness: 1 }];
    return request ? [{ text: request.text, need: "must", isStatement: true, sourceIds: [], related }] : [];
  });
}

/** A supervisor is asked to have led people, also where the advert does not say so. */
function leadingOf(title: string, demands: Demand[], lines: CandidateFact[]): AnsweredDemand[] {
  if (!namesLeader(title) || demands.some(({ text }) => isAboutLeading(text))) return [];
  const related = lines
    .filter(({ text }) => isAboutLeading(text))
    .map(({ id }) => ({ id, nearness: SHOWS_TRAIT }));
  return related.length > 0 ? [{ text: title, need: "must", isOfTitle: true, sourceIds: [], related }] : [];
}
const SHOWS_TRAIT = 0.5;
/** "Membership of CITN", "Professional member of COREN" */
const ASKS_MEMBERS = /^(?:\p{L}+ )?member(?:ship)?(?!\p{L})/iu;
/**
 * Only a study or a certificate is a paper: a "sports master" is no master's degree. Leading people is answered by
 * people who were led: not by leading a change.
 */
function usableFor({ kind, text }: Demand, facts: CandidateFact[]): CandidateFact[] {
  if (isAboutLeading(text)) return facts.filter((fact) => isAboutLeading(fact.text));
  if (kind !== "degree" && kind !== "certificate") return facts;
  const papers = facts.filter(({ id }) => PAPERS.includes(id.split(".")[0] ?? ""));
  // A course of a body answers no membership of it.
  return ASKS_MEMBERS.test(text)
    ? papers.filter((paper) => namesMembership(paper.text) && !isOfEvent(paper.text))
    : papers;
}

function findLine(demand: Demand, facts: CandidateFact[]): Pick<AnsweredDemand, "sourceIds" | "nearIds"> {
  const isOfMembers = demand.kind === "certificate" && ASKS_MEMBERS.test(demand.text);
  const bodies = isOfMembers ? bodiesIn(demand.text).map(({ name }) => name) : [];
  // "CITN" is the Chartered Institute of Taxation of Nigeria.
  const isOfBody = ({ text }: CandidateFact) => bodiesIn(text).some(({ name }) => bodies.includes(name));
  const member = bodies.length > 0 ? facts.find(isOfBody) : undefined;
  if (member) return { sourceIds: [lineId(member.id)], nearIds: [] };
  const { strength, fact } = evidenceFor(demand, inOrder(facts, demand.kind));
  if (!fact || strength < Math.min(NEAR, ENOUGH[demand.kind] ?? 1)) return { sourceIds: [], nearIds: [] };
  const ids = [lineId(fact.id)];
  if (strength < (ENOUGH[demand.kind] ?? 1))
    return { sourceIds: [], nearIds: DONE.has(demand.kind) ? ids : [] };
  return { sourceIds: ids, nearIds: [] };
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
