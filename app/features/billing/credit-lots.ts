import { DOCUMENT_TYPES } from "~/db/schema/values";

export type CreditKind = (typeof DOCUMENT_TYPES)[number];
type CreditCount = { granted: number; voided: number; used: number };
type CreditGrant = {
  key: string;
  paymentId: string | null;
  source: "trial" | "payment" | "admin" | "pack" | "gift";
  createdAt: Date;
  paidAt: Date;
};

/**
 * Credits that were granted together. left = granted − voided − used, for each kind. `reservations` lists who
 * uses them.
 */
export type CreditLot = CreditGrant & {
  voidedAt: Date | null;
  cover_letter: CreditCount;
  resume: CreditCount;
  reservations: Set<string>;
};

/** Packs and gifts of credits need no plan and never end; all other credits need a plan or the trial. */
export function isPermanent({ source }: Pick<CreditLot, "source">): boolean {
  return source === "pack" || source === "gift";
}

/** Inserts a lot in order: what needs a plan is spent first, then the oldest. */
export function addCreditLot(
  lots: CreditLot[],
  {
    coverLetters,
    resumes,
    key,
    paymentId,
    source,
    createdAt,
    paidAt,
  }: CreditGrant & { coverLetters: number; resumes: number },
): void {
  const count = (granted: number) => ({ granted, voided: 0, used: 0 });
  lots.push({
    key,
    paymentId,
    source,
    createdAt,
    paidAt,
    voidedAt: null,
    cover_letter: count(coverLetters),
    resume: count(resumes),
    reservations: new Set(),
  });
  lots.sort(
    (one, other) =>
      Number(isPermanent(one)) - Number(isPermanent(other)) ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.paidAt.getTime() - other.paidAt.getTime() ||
      (one.key < other.key ? -1 : 1),
  );
}

/** Voids the unspent credits of the matching lots. */
export function voidCreditLots(lots: CreditLot[], at: Date, matches: (lot: CreditLot) => boolean): void {
  for (const lot of lots.filter(matches)) {
    lot.voidedAt = at;
    for (const kind of DOCUMENT_TYPES) lot[kind].voided += remainingIn(lot[kind]);
  }
}

/**
 * Uses one credit of the first lot that has one: with a plan of any lot, without one of a permanent lot. A row of the
 * ledger always counts, so one that no longer fits its moment uses whatever is left.
 */
export function consumeCredit(
  lots: CreditLot[],
  kind: CreditKind,
  reservation: string,
  isCovered: boolean,
): void {
  const holding = lots.filter((candidate) => remainingIn(candidate[kind]) > 0);
  const lot = holding.find((candidate) => isCovered || isPermanent(candidate)) ?? holding[0];
  if (!lot) return;
  lot[kind].used += 1;
  lot.reservations.add(reservation);
}

/** Returns a credit to its lot. Credits that were voided meanwhile stay void. */
export function returnCredit(lots: CreditLot[], kind: CreditKind, reservation: string): void {
  const lot = lots.find(({ reservations }) => reservations.has(reservation));
  if (!lot) return;
  lot.reservations.delete(reservation);
  lot[kind].used -= 1;
  if (lot.voidedAt) lot[kind].voided += 1;
}

/** The grant that raises each balance to these values, packs and gifts not counted; never negative. */
export function topUpTo(
  lots: CreditLot[],
  target: { coverLetters: number; resumes: number },
): { coverLetters: number; resumes: number } {
  const bound = lots.filter((lot) => !isPermanent(lot));
  return {
    coverLetters: Math.max(0, target.coverLetters - remainingCredits(bound, "cover_letter")),
    resumes: Math.max(0, target.resumes - remainingCredits(bound, "resume")),
  };
}

/** The remaining credits of a kind in these lots together. */
export function remainingCredits(lots: CreditLot[], kind: CreditKind): number {
  return lots.reduce((sum, lot) => sum + remainingIn(lot[kind]), 0);
}

function remainingIn({ granted, voided, used }: CreditCount): number {
  return granted - voided - used;
}
