import type { Amount } from "./amount";
import { isNear } from "./amount";
import type { LockContext, LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { anyWord } from "./any-word";
import vocabulary from "./vocabulary/bonds.json";
import { daysOf } from "./days-in-bonds";
import { bondsOf, type Bond } from "./surroundings";

/**
 * Figures that hold one by one and still stand in the wrong place: with what another figure of the line counts, in its year, at the other end
 * of a change. Each stated figure is laid beside the one figure of one cited line that it equals. In English.
 */
export function checkBonds(text: string, cited: LockFact[], { language }: LockContext): LockReason[] {
  if (language !== "en") return [];
  const stated = bondsOf(text, language);
  const days = daysOf(text, language);
  if (stated.length + days.length === 0) return [];
  const lines = cited
    .filter(({ isDeed }) => isDeed)
    .map((fact) => ({ fact, line: bondsOf(fact.text, language) }));
  return lines.flatMap(({ fact, line }): LockReason[] => {
    const ownDays = days.length > 0 ? daysOf(fact.text, language) : [];
    const day = swappedIn(alignedWith(days, ownDays, []), ownDays);
    if (day) return [{ kind: "frequency", words: day.amount.text }];
    if (line.length === 0) return [];
    const others = lines.filter((one) => one.fact !== fact).flatMap((one) => one.line);
    const aligned = alignedWith(stated, line, others);
    const wrong =
      swappedIn(aligned, line) ??
      turnedIn(aligned, line) ??
      aligned.find(
        (one) =>
          isOfOtherYear(one, line) ||
          isEndAsChange(one, line) ||
          isTotal(one, line, fact) ||
          isOfOneAlone(one, line),
      )?.stated;
    return wrong ? [{ kind: "number", words: wrong.amount.text }] : [];
  });
}

type Aligned = { stated: Bond; line: Bond };

/** The stated figures that equal one figure of the line, and none of another cited line. */
function alignedWith(stated: Bond[], line: Bond[], others: Bond[]): Aligned[] {
  return stated.flatMap((one) => {
    const equal = line.filter((other) => isEqualAmount(one.amount, other.amount));
    const [only] = equal;
    const isElsewhere = others.some((other) => isEqualAmount(one.amount, other.amount));
    return only && equal.length === 1 && !isElsewhere ? [{ stated: one, line: only }] : [];
  });
}

/** Whether two figures have one value, with or without their units. */
export function isEqualAmount(one: Amount, other: Amount): boolean {
  return isNear(one.value, other.value) || isNear(one.bare, other.bare);
}

/** "Two turbines at 64 parks" of "64 turbines at 2 parks": what is said of each figure stands in the line with the other. */
function swappedIn(aligned: Aligned[], line: Bond[]): Bond | undefined {
  for (const one of aligned)
    for (const other of line) {
      // Both ends of a change are of one thing.
      if (other === one.line || changeOf(one.line, other) !== undefined) continue;
      const beside = aligned.find((two) => two.line === other);
      const own = distinct(one.line, other);
      const its = distinct(other, one.line);
      if (beside) {
        const uncrossed = count(one.stated, own) + count(beside.stated, its);
        const crossed = count(one.stated, its) + count(beside.stated, own);
        if (
          crossed >= 2 &&
          crossed > uncrossed &&
          count(one.stated, its) > 0 &&
          count(beside.stated, own) > 0
        )
          return one.stated;
      } else if (isOfOneKind(one.line.amount, other.amount) && isOnlyOf(its, own, one.stated))
        return one.stated;
    }
  return undefined;
}

/** "128 CT scans" of "35 CT scans on two 128-slice scanners". */
function isOnlyOf(its: string[], own: string[], stated: Bond): boolean {
  return own.length > 0 && count(stated, its) >= 2 && count(stated, own) === 0;
}

function distinct({ words }: Bond, other: Bond): string[] {
  return [...words].filter((word) => !other.words.has(word));
}

function count({ words }: Bond, of: string[]): number {
  return of.filter((word) => words.has(word)).length;
}

/** "From 12 to 19" of "from 19 to 12". */
function turnedIn(aligned: Aligned[], line: Bond[]): Bond | undefined {
  for (const one of aligned)
    for (const two of aligned) {
      if (
        one === two ||
        !isOfOneKind(one.stated.amount, two.stated.amount) ||
        !isOfOneKind(one.line.amount, two.line.amount)
      )
        continue;
      const [was, is] = [changeOf(one.line, two.line), changeOf(one.stated, two.stated)];
      if (line.length >= 2 && was !== undefined && is !== undefined && was !== is) return one.stated;
    }
  return undefined;
}

function isOfOneKind(one: Amount, other: Amount): boolean {
  const isLike = (first: Amount, second: Amount) => first.unit === second.unit && first.kind === second.kind;
  return isLike(one, other) || isLike(one.or ?? one, other.or ?? other);
}

/** Whether the first of two figures came before the second. */
function changeOf(one: Bond, other: Bond): boolean | undefined {
  if (one.role === other.role) return undefined;
  return one.role === "former" || other.role === "now";
}

/** "Nine hours less" of what went from 16 hours to 9. */
function isEndAsChange({ stated, line }: Aligned, all: Bond[]): boolean {
  const other = all.find((one) => changeOf(line, one) !== undefined && isOfOneKind(one.amount, line.amount));
  if (!stated.isDifference || line.isDifference || !other) return false;
  return !isNear(Math.abs(other.amount.bare - line.amount.bare), stated.amount.bare, 0.02);
}

/** "94% in 2023" of "94% in 2025, up from 81% in 2023"; "in 2024 alone" of what took two years. */
function isOfOtherYear({ stated, line }: Aligned, all: Bond[]): boolean {
  const [year] = stated.years;
  if (year === undefined || stated.years.length > 1 || line.years.length === 0) return false;
  if (line.years.length > 1) {
    const isTotal = ["count", "money", "measure"].includes(line.amount.kind) && line.amount.per === 0;
    return isTotal && line.role === "" && line.years.includes(year);
  }
  return !line.years.includes(year) && all.some((other) => other !== line && other.years.includes(year));
}

/** "Three grants of £24,000 each" of "£24,000 from 3 grants". */
function isTotal({ stated, line }: Aligned, all: Bond[], fact: LockFact): boolean {
  const isMany = all.some(
    ({ amount }) => amount !== line.amount && amount.kind === "count" && amount.value > 1,
  );
  const isBound = [stated.amount, line.amount].some(
    ({ bound, rangeFrom }) => bound !== "" || rangeFrom !== undefined,
  );
  const isRight = all.some(
    ({ amount }) => amount !== line.amount && isNear(line.amount.value, amount.value / stated.amount.value),
  );
  return (
    stated.isEach &&
    !isRight &&
    isMany &&
    !isBound &&
    !line.isOfOne &&
    !SEVERAL.test(fact.text) &&
    !AT.test(before(fact.text, line.amount))
  );
}
/** "₦1.5m in all" of "₦1.5m each to 4 suppliers". */
function isOfOneAlone({ stated, line }: Aligned, all: Bond[]): boolean {
  const isMany = all.some(
    ({ amount }) => amount !== line.amount && amount.kind === "count" && amount.value > 1,
  );
  return stated.isWhole && !stated.isEach && line.isEach && isMany;
}

const SEVERAL = anyWord(vocabulary.severally);
const AT = anyWord(vocabulary.at, { after: "\\W*$" });

function before(text: string, { text: figure }: Amount): string {
  return text.slice(0, Math.max(0, text.indexOf(figure)));
}
