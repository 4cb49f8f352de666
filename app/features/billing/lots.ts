import { DOCUMENT_TYPES } from "~/db/schema/values";

export type CreditKind = (typeof DOCUMENT_TYPES)[number];
type Count = { granted: number; voided: number; used: number };
type Grant = {
  key: string;
  paymentId: string | null;
  source: "trial" | "payment" | "admin";
  createdAt: Date;
  paidAt: Date;
};

/** Credits that came together. left = granted − voided − used, of each kind. `reservations` names who uses them. */
export type Lot = Grant & {
  voidedAt: Date | null;
  cover_letter: Count;
  resume: Count;
  reservations: Set<string>;
};

/** Puts a lot in its place: the oldest is spent first. */
export function addLot(
  lots: Lot[],
  {
    coverLetters,
    resumes,
    key,
    paymentId,
    source,
    createdAt,
    paidAt,
  }: Grant & { coverLetters: number; resumes: number },
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
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.paidAt.getTime() - other.paidAt.getTime() ||
      (one.key < other.key ? -1 : 1),
  );
}

/** Takes away what is not spent of the lots that are meant. */
export function voidLot(lots: Lot[], at: Date, isMeant: (lot: Lot) => boolean): void {
  for (const lot of lots.filter(isMeant)) {
    lot.voidedAt = at;
    for (const kind of DOCUMENT_TYPES) lot[kind].voided += leftIn(lot[kind]);
  }
}

/** Uses one credit of the oldest lot that has one. */
export function takeOne(lots: Lot[], kind: CreditKind, reservation: string): void {
  const lot = lots.find((candidate) => leftIn(candidate[kind]) > 0);
  if (!lot) return;
  lot[kind].used += 1;
  lot.reservations.add(reservation);
}

/** Gives a credit back to the lot that it came from; what was voided in the meantime stays void. */
export function giveBack(lots: Lot[], kind: CreditKind, reservation: string): void {
  const lot = lots.find(({ reservations }) => reservations.has(reservation));
  if (!lot) return;
  lot.reservations.delete(reservation);
  lot[kind].used -= 1;
  if (lot.voidedAt) lot[kind].voided += 1;
}

/** What a lot must hold to lift each balance up to these figures; never less than nothing. */
export function liftTo(
  lots: Lot[],
  target: { coverLetters: number; resumes: number },
): { coverLetters: number; resumes: number } {
  return {
    coverLetters: Math.max(0, target.coverLetters - leftOf(lots, "cover_letter")),
    resumes: Math.max(0, target.resumes - leftOf(lots, "resume")),
  };
}

/** What is left of a kind in all lots together. */
export function leftOf(lots: Lot[], kind: CreditKind): number {
  return lots.reduce((sum, lot) => sum + leftIn(lot[kind]), 0);
}

function leftIn({ granted, voided, used }: Count): number {
  return granted - voided - used;
}
