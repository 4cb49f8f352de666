import type { RuleCheck } from "../matching/check-rules";
import type { LetterPlan } from "./letter-plan";
import type { AnsweredDemand } from "./answered-demand";

/** A letter that proves less is not worth a credit. */
export const MIN_PROOFS = 2;

/**
 * How many facts in a letter answer what the advert asks, in full or in part: lines, the study, the years, NYSC. What the
 * person did in a post of the same trade (`trade`: "work.0") counts, too: adverts for drivers and tailors seldom list what the work is. Of an
 * advert that asks for fewer than two such things, each line of what the person did counts, and the study.
 */
export function countProofs(
  plan: LetterPlan,
  { demands, rules, trade }: { demands: AnsweredDemand[]; rules: RuleCheck[]; trade: string[] },
): number {
  const answering = demands.flatMap(({ sourceIds, nearIds = [] }) => [...sourceIds, ...nearIds]);
  const answers = (id: string) =>
    answering.some((one) => one === id || id.startsWith(`${one}.`)) ||
    trade.some((one) => id.startsWith(`${one}.`));
  const statements = rules.filter(({ rule }) => rule.kind === "years" || rule.kind === "nysc");
  const isAskedForLittle =
    demands.filter(({ isStatement }) => !isStatement).length + statements.length < MIN_PROOFS;
  const full = plan.proofs.filter(({ isFull }) => isFull);
  const partial = plan.proofs.filter(({ isFull }) => !isFull).map(({ line }) => line);
  // A paper or skill that stands beside the asked ones because it is near to them proves nothing.
  const named = [...plan.askedPapers, ...plan.skills, ...plan.tools];
  // A study under way is told and proves nothing.
  const studies = plan.studies.filter(({ state }) => state === "finished" || isAskedForLittle);
  const others = [...partial, ...plan.further, ...studies];
  return (
    full.length +
    named.filter(({ sourceIds }) => sourceIds.some(answers)).length +
    others.filter(({ sourceIds }) => isAskedForLittle || sourceIds.some(answers)).length +
    statements.filter(
      ({ rule, state }) => state === "met" && (rule.kind === "years" ? plan.years : plan.service),
    ).length
  );
}
