import { comparesWithAdvert, followsFromLine, isNear, isTenure } from "./computed";
import type { LockContext, LockFact } from "./facts";
import { frequenciesIn } from "./frequencies";
import { readAmounts, type Amount } from "./read-amounts";
import { tokensOf } from "./tokens";
import type { LockReason } from "./reasons";

/** The cited facts that a clause may draw on; `isAddress`: the advert's figures and names may stand in it, too. */
export type Evidence = { facts: LockFact[]; isAddress: boolean; quotesAdvert: boolean; hasPlace: boolean };

/** Every figure, date and frequency of a clause against the cited facts. */
export function checkAmounts(
  clause: string,
  { facts, isAddress, quotesAdvert, hasPlace }: Evidence,
  context: LockContext,
): LockReason[] {
  const amounts = readAmounts(clause, context.language);
  const known = facts.flatMap((fact) => fact.amounts);
  // A length of time is no figure of the post: "you ask for two years, and I have two years".
  const asked = context.advertFact.amounts.filter(
    ({ kind }) => isAddress || (quotesAdvert && kind !== "duration"),
  );
  return [
    ...amounts.flatMap((amount) => {
      const reason =
        quotesAdvert && comparesWithAdvert(amount, asked, known)
          ? undefined
          : checkOne(amount, { facts, hasPlace, known, asked, all: amounts }, context);
      return reason ? [reason] : [];
    }),
    ...reversedChange(amounts, facts),
    ...checkFrequencies(clause, quotesAdvert ? [...facts, context.advertFact] : facts, context),
  ];
}

type Known = Pick<Evidence, "facts" | "hasPlace"> & { known: Amount[]; asked: Amount[]; all: Amount[] };

function checkOne(
  amount: Amount,
  { facts, hasPlace, known, asked, all }: Known,
  context: LockContext,
): LockReason | undefined {
  const deeds = facts.filter(({ isDeed }) => isDeed);
  const equal = known.filter((other) => isSameValue(amount, other));
  if (asked.some((other) => isSameValue(amount, other) && isSameKind(amount, other))) return undefined;
  if (amount.kind === "vague")
    return known.some(({ kind, value }) => kind !== "year" && value >= amount.value)
      ? undefined
      : { kind: "number", words: amount.text };
  if (amount.kind === "year") return checkYear(amount, equal, deeds);
  const objections = equal.map((other) => objection(amount, other, { facts, hasPlace, known, asked, all }));
  if (objections.includes(undefined)) return undefined;
  if (followsFromLine(amount, facts) || isTenure(amount, { facts, hasPlace }, context)) return undefined;
  return (
    objections[0] ?? {
      kind: amount.kind === "duration" && amount.unit === "month" ? "tenure" : "number",
      words: amount.text,
    }
  );
}

/** A year of the entry may not take the place of a year of the line, but as its beginning or its end. */
function checkYear(amount: Amount, equal: Amount[], deeds: LockFact[]): LockReason | undefined {
  const isOfLine = (one: Amount) => deeds.some(({ amounts }) => amounts.includes(one));
  const hasOwnYears = deeds.some(({ amounts }) => amounts.some(({ kind }) => kind === "year"));
  const usable = hasOwnYears && amount.lead === "" ? equal.filter(isOfLine) : equal;
  const isRight = usable.some(({ month }) => amount.month === undefined || amount.month === month);
  return isRight ? undefined : { kind: "date", words: amount.text };
}

function isSameValue(one: Amount, other: Amount): boolean {
  const isBare = one.kind === "count" && one.unit === "" && other.kind !== "percent";
  const values = [
    other.value,
    ...(other.scaled === undefined ? [] : [other.scaled]),
    ...(isBare ? [other.bare] : []),
  ];
  return [one.value, ...(one.scaled === undefined ? [] : [one.scaled])].some((value) =>
    values.some((known) => isNear(value, known)),
  );
}

/** Why an equal figure is still not the same fact. */
function objection(stated: Amount, known: Amount, { facts, all }: Known): LockReason | undefined {
  const words = stated.text;
  if (!isSameKind(stated, known) || isSwapped(stated, known, facts)) return { kind: "unit", words };
  if (isOtherEnd(stated, known)) return { kind: "unit", words };
  if (stated.rate !== "" && known.rate !== "" && stated.rate !== known.rate)
    return { kind: "frequency", words };
  if (stated.bound === "over" && known.bound !== "over") return { kind: "bound", words };
  const isAlone = known.rangeFrom !== undefined && !all.some(({ bare }) => bare === known.rangeFrom);
  if (stated.bound === "" && (known.bound === "under" || isAlone)) return { kind: "bound", words };
  if (stated.year !== undefined && known.year !== undefined && stated.year !== known.year)
    return { kind: "date", words };
  return undefined;
}

function isSameKind(stated: Amount, known: Amount): boolean {
  if (stated.kind === known.kind)
    return stated.unit === known.unit || stated.unit === "" || isLooseMeasure(stated, known);
  // A figure without its unit is the same figure: "from 48 to 96".
  if (stated.kind === "count" && stated.unit === "") return known.kind !== "percent";
  return stated.kind === "factor" && known.kind === "count";
}

/** Of a count in the line whose unit was not read, the unit cannot be another one. */
function isLooseMeasure(stated: Amount, known: Amount): boolean {
  return stated.kind === "count" && known.unit === "";
}

/** "By 62", where the line has "from 62"; "to 62", where it has "by 62". */
function isOtherEnd(stated: Amount, known: Amount): boolean {
  if (stated.lead === "" || known.lead === "" || stated.lead === known.lead) return false;
  return stated.lead === "by" || known.lead === "by" || (stated.lead === "to" && known.lead === "from");
}

/** The figure that the line gives for something else, while what it is said of has another figure there. */
function isSwapped(stated: Amount, known: Amount, facts: LockFact[]): boolean {
  if (
    (stated.nouns[0] ?? "").length < 4 ||
    known.nouns.includes(stated.nouns[0] ?? "") ||
    known.nouns.length === 0
  )
    return false;
  const line = facts.find(({ amounts }) => amounts.includes(known));
  return (line?.amounts ?? []).some(
    (other) => other !== known && !isSameValue(other, known) && other.nouns.includes(stated.nouns[0] ?? ""),
  );
}

/** "From 3 to 11", where the line goes from 11 to 3. */
function reversedChange(amounts: Amount[], facts: LockFact[]): LockReason[] {
  return amounts.flatMap((to, at) => {
    const from = amounts[at - 1];
    if (!from || to.lead !== "to" || from.lead !== "from" || from.kind === "year" || isSameValue(from, to))
      return [];
    const pairs = facts.flatMap(({ amounts: own }) =>
      own.flatMap((after, n) => (n > 0 ? [[own[n - 1], after]] : [])),
    );
    const holds = (before: Amount, after: Amount) =>
      pairs.some(([one, other]) => one && other && isSameValue(one, before) && isSameValue(other, after));
    return holds(to, from) && !holds(from, to)
      ? [{ kind: "unit" as const, words: `${from.text} – ${to.text}` }]
      : [];
  });
}

function checkFrequencies(clause: string, facts: LockFact[], { language }: LockContext): LockReason[] {
  const known = new Set(facts.flatMap(({ periods }) => [...periods]));
  if (facts.length === 0) return [];
  return [...frequenciesIn(tokensOf(clause, language))]
    .filter((period) => !known.has(period))
    .map((period) => ({ kind: "frequency", words: period }));
}
