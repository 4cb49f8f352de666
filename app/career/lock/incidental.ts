import { contentStems } from "../nlp/stem";
import { isNear, type Amount } from "./amount";
import type { LockFact } from "./facts";

/**
 * Figures that are left to the judge: one or two periods ("within a year"), a small number of things that no cited line names ("two quarters
 * out of twelve"), and one up to twelve beside all figures of the cited lines. What is altered stands in place of a figure of the line.
 */
export function isIncidental(
  { kind, unit, value, bare, head = "", isAlone, lead, or }: Amount,
  { facts, sentence }: { facts: LockFact[]; sentence: Amount[] },
): boolean {
  const deeds = facts.filter(({ isDeed }) => isDeed);
  if (unit === "time" && bare === 1) return true;
  if (deeds.length === 0 || bare > (unit === "time" ? 2 : 12)) return false;
  const isNumber =
    unit === "" && (kind === "factor" || (kind === "count" && value === bare && Number.isInteger(bare)));
  const own = deeds.flatMap(({ amounts }) => amounts.filter((one) => !["date", "month"].includes(one.kind)));
  const isBesideAll =
    own.length > 0 && own.every(({ value }) => sentence.some((one) => isNear(one.value, value)));
  if (isBesideAll) return isNumber || (unit === "time" && Number.isInteger(bare));
  const isOfThings = isNumber && kind === "count" && !isAlone && lead === "" && !or;
  return isOfThings && bare <= 4 && !facts.some(({ text }) => contentStems(text).includes(head));
}
