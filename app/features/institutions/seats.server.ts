import { and, asc, count, desc, eq, isNull } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { institutionInvoices, institutions, institutionSeats } from "~/db/schema";
import { getOfferVersion } from "~/features/billing/offers.server";
import { applyPayment } from "~/features/billing/subscription.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { requireMember } from "./members.server";
import { insertSeat } from "./pay-invoice.server";

type Seat = typeof institutionSeats.$inferSelect;

/** How many seats of an institution there are, and how many were taken. No names. */
export function countSeats(institutionId: string): { all: number; taken: number; free: number } {
  const counted = db
    .select({ all: count(), taken: count(institutionSeats.takenAt) })
    .from(institutionSeats)
    .innerJoin(institutionInvoices, eq(institutionInvoices.id, institutionSeats.invoiceId))
    .where(and(eq(institutionInvoices.institutionId, institutionId), isNull(institutionSeats.withdrawnAt)))
    .get();
  const { all = 0, taken = 0 } = counted ?? {};
  return { all, taken, free: all - taken };
}

/** The codes of an institution with their state, and not who took them. The day of taking is left out: it could name somebody. */
export function listSeats(institutionId: string) {
  const nameOf = namesOfVersions();
  return db
    .select({
      id: institutionSeats.id,
      code: institutionSeats.code,
      takenAt: institutionSeats.takenAt,
      withdrawnAt: institutionSeats.withdrawnAt,
      invoice: institutionInvoices.number,
      offerVersionId: institutionInvoices.offerVersionId,
    })
    .from(institutionSeats)
    .innerJoin(institutionInvoices, eq(institutionInvoices.id, institutionSeats.invoiceId))
    .where(eq(institutionInvoices.institutionId, institutionId))
    .orderBy(desc(institutionInvoices.createdAt), asc(institutionSeats.code))
    .all()
    .map(({ id, code, invoice, offerVersionId, ...times }) => ({
      id,
      code: printCode(code),
      invoice,
      gives: nameOf(offerVersionId),
      state: stateOf(times),
    }));
}

/** The same as rows of a table for a spreadsheet. */
export function seatRows(institutionId: string): string[][] {
  return [
    ["Code", "Gives", "Invoice", "State"],
    ...listSeats(institutionId).map(({ code, gives, invoice, state }) => [code, gives, invoice, state]),
  ];
}

/**
 * Gives a user what a code stands for, once: a plan's time and credits, or those of a pack. Throws CODE_UNKNOWN (400), and
 * CODE_TAKEN (409) when it was used.
 */
export function redeemSeat(
  userId: string,
  code: string,
  now = new Date(),
): { name: string; institution: string } {
  return write((tx) => {
    const row = tx
      .select({ seat: institutionSeats, invoice: institutionInvoices, name: institutions.name })
      .from(institutionSeats)
      .innerJoin(institutionInvoices, eq(institutionInvoices.id, institutionSeats.invoiceId))
      .innerJoin(institutions, eq(institutions.id, institutionInvoices.institutionId))
      .where(eq(institutionSeats.code, code))
      .get();
    if (!row || row.seat.withdrawnAt)
      throw refuse("CODE_UNKNOWN", "We do not know this code. Check its spelling.", 400);
    const { seat, invoice } = row;
    const { name } = getOfferVersion(invoice.offerVersionId, tx);
    if (seat.takenAt) {
      if (seat.userId === userId) return { name, institution: row.name };
      throw refuse("CODE_TAKEN", "This code was used already. Ask who gave it to you for another.", 409);
    }
    tx.update(institutionSeats).set({ userId, takenAt: now }).where(eq(institutionSeats.id, seat.id)).run();
    // In the ledger like a payment, under the id of the seat: what it gives counts once, and is no revenue a second time.
    const { offer, offerVersionId } = invoice;
    applyPayment(tx, { id: seat.id, userId, offer, offerVersionId, createdAt: now, paidAt: now }, now);
    log.info({ event: "institution.seat_taken", invoice: invoice.number });
    return { name, institution: row.name };
  });
}

/** Replaces a code that nobody used, as any member: it went to the wrong person. Throws NOT_FOUND (404). */
export function replaceSeat(userId: string, institutionId: string, seatId: string, now = new Date()): void {
  requireMember(userId, institutionId);
  write((tx) => {
    const seat = tx
      .select({ id: institutionSeats.id, invoiceId: institutionSeats.invoiceId })
      .from(institutionSeats)
      .innerJoin(institutionInvoices, eq(institutionInvoices.id, institutionSeats.invoiceId))
      .where(
        and(
          eq(institutionSeats.id, seatId),
          eq(institutionInvoices.institutionId, institutionId),
          isNull(institutionSeats.takenAt),
          isNull(institutionSeats.withdrawnAt),
        ),
      )
      .get();
    if (!seat) throw new Refusal("NOT_FOUND", "This code was used or replaced already.", 404);
    tx.update(institutionSeats).set({ withdrawnAt: now }).where(eq(institutionSeats.id, seat.id)).run();
    insertSeat(tx, seat.invoiceId, now);
  });
}

// Thousands of seats are of a few versions.
function namesOfVersions(): (offerVersionId: string) => string {
  const names = new Map<string, string>();
  return (id) => {
    const name = names.get(id) ?? getOfferVersion(id).name;
    names.set(id, name);
    return name;
  };
}

function stateOf({
  takenAt,
  withdrawnAt,
}: Pick<Seat, "takenAt" | "withdrawnAt">): "free" | "taken" | "withdrawn" {
  if (takenAt) return "taken";
  return withdrawnAt ? "withdrawn" : "free";
}

function printCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

function refuse(code: string, message: string, status: number): Refusal {
  return new Refusal(code, message, status, { fieldErrors: { code: [message] } });
}
