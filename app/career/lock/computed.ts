import { monthsAt, monthsOfExperience } from "../tenure";
import type { LockContext, LockFact } from "./facts";
import type { Amount } from "./read-amounts";

/**
 * Whether a figure follows from the figures of one cited line: a sum of things of one kind, a difference, a ratio, a share, or the
 * time between two of its dates.
 */
export function followsFromLine(amount: Amount, lines: LockFact[]): boolean {
  return lines.some(({ amounts, text }) => {
    const others = amounts.filter(({ kind }) => kind !== "year");
    return (
      isSum(amount, others) ||
      pairsOf(others).some(([before, after]) => isChange(amount, before, after)) ||
      isTimeBetween(amount, amounts) ||
      (amount.value === 2 && /\b(?:one other|another)\b/i.test(text))
    );
  });
}

/** "3 more than I cover today": a figure of the advert against one of the person. */
export function comparesWithAdvert(amount: Amount, asked: Amount[], own: Amount[]): boolean {
  return asked.some((want) =>
    own.some(
      (have) =>
        sharesNoun(want, have) &&
        (isNear(Math.abs(want.value - have.value), amount.value) ||
          isNear(want.value / have.value, amount.value)),
    ),
  );
}

/** Whether a length of time is one that the dates of the cited entries give, today included. */
export function isTenure(
  { kind, value, bound, endsClause }: Amount,
  { facts, hasPlace }: { facts: LockFact[]; hasPlace: boolean },
  { profile, today }: LockContext,
): boolean {
  const isBare = kind === "count" && endsClause === true;
  if (kind !== "duration" && !isBare) return false;
  const stated = isBare ? value * 12 : value;
  return monthsKnown(facts, hasPlace, profile, today).some((months) => {
    if (months <= 0) return false;
    if (stated % 12 !== 0) return Math.abs(stated - months) <= 1;
    const years = Math.floor(months / 12) * 12;
    if (bound === "over") return stated >= 12 && stated <= years;
    return stated === years || (bound === "about" && stated === years + 12 && months % 12 >= 6);
  });
}

function monthsKnown(
  cited: LockFact[],
  hasPlace: boolean,
  profile: LockContext["profile"],
  today: string,
): number[] {
  const jobs = [...profile.work.keys()].filter((at) => cited.some(({ entry }) => entry === `work.${at}`));
  const single = (["work", "siwes", "volunteer"] as const).flatMap((section) =>
    profile[section].flatMap((job, at) =>
      cited.some(({ entry }) => entry === `${section}.${at}`) ? [monthsAt(job, today)] : [],
    ),
  );
  const since = cited.flatMap(({ amounts }) =>
    amounts.flatMap(({ kind, value, month }) =>
      kind === "year" ? [monthsAt({ startDate: isoMonth(value, month), endDate: "present" }, today)] : [],
    ),
  );
  const together = monthsOfExperience(
    jobs.flatMap((at) => profile.work[at] ?? []),
    today,
  );
  // All of working life counts where the sentence is about no single job.
  const isOfLife = !hasPlace && cited.some(({ isDeed, isImplied }) => !isDeed && !isImplied);
  return [...single, ...since, together, ...(isOfLife ? [monthsOfExperience(profile.work, today)] : [])];
}

function isoMonth(year: number, month = 1): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

function isSum({ kind, value, unit }: Amount, amounts: Amount[]): boolean {
  const like = amounts.filter((one) => one.kind === kind && one.unit === unit && one.rangeFrom === undefined);
  return like.some((first, from) =>
    like.slice(from + 1).some((_, length) => {
      const run = like.slice(from, from + length + 2);
      const isOneKind = run.every(
        (one) => one.nouns.length === 0 || sharesNoun(one, first) || first.nouns.length === 0,
      );
      return (
        isOneKind &&
        isNear(
          run.reduce((sum, one) => sum + one.value, 0),
          value,
        )
      );
    }),
  );
}

function isChange(amount: Amount, before: Amount, after: Amount): boolean {
  if (before.kind !== after.kind || before.unit !== after.unit) return false;
  const [from, to] = [before.scaled ?? before.value, after.scaled ?? after.value];
  const change = Math.abs(from - to);
  if (amount.kind === "factor") return isNear(from * amount.value, to);
  if (before.kind === "percent") return amount.kind === "points" && isNear(change, amount.value);
  if (amount.kind === "percent") return from > 0 && Math.abs((100 * change) / from - amount.value) < 0.6;
  return amount.kind === before.kind && amount.unit === before.unit && isNear(change, amount.value);
}

function isTimeBetween({ kind, value, unit }: Amount, amounts: Amount[]): boolean {
  if (kind !== "duration" || unit !== "month") return false;
  const dates = amounts.filter((one) => one.kind === "year");
  return pairsOf(dates).some(([from, to]) => {
    const months = 12 * Math.abs(to.value - from.value) + (to.month ?? 1) - (from.month ?? 1);
    return (
      months > 0 && (isNear(months, value) || isNear(months + (from.month === undefined ? 12 : 1), value))
    );
  });
}

function pairsOf(amounts: Amount[]): [Amount, Amount][] {
  return amounts.flatMap((first, at) =>
    amounts.slice(at + 1).map((second): [Amount, Amount] => [first, second]),
  );
}

/** Whether two figures count the same thing, as far as both say. */
export function sharesNoun(one: Amount, other: Amount): boolean {
  return one.nouns.some((noun) => other.nouns.includes(noun));
}

/** Equal but for rounding of the machine. */
export function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), 1);
}
