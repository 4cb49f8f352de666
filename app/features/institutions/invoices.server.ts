import { and, desc, eq, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { institutionInvoices, invoiceNumbers } from "~/db/schema";
import { queueMail } from "~/features/accounts/mail.server";
import { getOffer, getOfferVersion } from "~/features/billing/offers.server";
import { getSeller } from "~/features/payments/seller.server";
import { log } from "~/log.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { days, formatDay, toLagosDay } from "~/time";
import type { OrderValues } from "./institutions.schema";
import { requireMember } from "./members.server";

export type Invoice = typeof institutionInvoices.$inferSelect;

const DUE_MS = days(30);
const MAX_OPEN = 20;
const PREFIXES = { invoice: "INV", receipt: "IR" } as const;

/** VAT that a price includes: of ₦10,000 at 7.5 % it is 10,000 × 7.5 / 107.5. */
export function includedVat(amountKobo: number, vatBasisPoints: number | null): number {
  return vatBasisPoints === null ? 0 : Math.round((amountKobo * vatBasisPoints) / (10_000 + vatBasisPoints));
}

/**
 * Orders seats, as an owner: an open invoice at today's price. The same form again returns the first invoice. `hasAccount`: the
 * institution has a number to pay to. Throws OFFER_CLOSED (400) and TOO_MANY_INVOICES (409).
 */
export function orderSeats(
  userId: string,
  institutionId: string,
  { offer: offerId, seats, form: id = newId() }: OrderValues,
  { hasAccount = true, now = new Date() }: { hasAccount?: boolean; now?: Date } = {},
): Invoice {
  const { institution } = requireMember(userId, institutionId, "owner");
  return write((tx) => {
    const known = tx.select().from(institutionInvoices).where(eq(institutionInvoices.id, id)).get();
    if (known?.institutionId === institutionId) return known;
    const version = getOffer(offerId, now);
    if (!version.isOnSale)
      throw new Refusal("OFFER_CLOSED", "This is not on sale. Choose something else.", 400, {
        fieldErrors: { offer: ["This is not on sale. Choose something else."] },
      });
    const open = and(
      eq(institutionInvoices.institutionId, institutionId),
      eq(institutionInvoices.status, "open"),
    );
    if (tx.select().from(institutionInvoices).where(open).all().length >= MAX_OPEN)
      throw new Refusal(
        "TOO_MANY_INVOICES",
        "Twenty invoices are open. Pay or cancel one of them first.",
        409,
      );
    const amountKobo = version.priceKobo * seats;
    const invoice = tx
      .insert(institutionInvoices)
      .values({
        id,
        createdAt: now,
        institutionId,
        number: nextNumber(tx, "invoice", now),
        offer: offerId,
        offerVersionId: version.id,
        seats,
        seatKobo: version.priceKobo,
        amountKobo,
        vatKobo: includedVat(amountKobo, getSeller(tx).vatBasisPoints),
        dueAt: new Date(now.getTime() + DUE_MS),
      })
      .returning()
      .get();
    queueMail(
      tx,
      { email: institution.email },
      {
        subject: `Invoice ${invoice.number}: ${formatNaira(amountKobo)}`,
        greeting: "Hello,",
        lines: [
          `${institution.name} ordered ${describeSeats(invoice)} for ${formatNaira(amountKobo)}. ${howToPay(invoice, hasAccount)}`,
          "The codes of the seats are made when the money is here.",
        ],
        action: { label: "See the invoice", path: `/institution/${institutionId}` },
      },
    );
    log.info({ event: "institution.seats_ordered", number: invoice.number });
    return invoice;
  });
}

function howToPay({ amountKobo, dueAt, number }: Invoice, hasAccount: boolean): string {
  return hasAccount
    ? `Please transfer exactly ${formatNaira(amountKobo)} by ${formatDay(dueAt).text} to the account on the invoice, with the number ${number} as the reason.`
    : "There is no account number to pay to yet: ask us for it on the page below. We open it and send it to you by mail.";
}

/** Cancels an open invoice, as an owner. Throws NOT_FOUND (404) for one that is paid. */
export function cancelInvoice(userId: string, institutionId: string, id: string): void {
  requireMember(userId, institutionId, "owner");
  const isOpen = and(
    eq(institutionInvoices.id, id),
    eq(institutionInvoices.institutionId, institutionId),
    eq(institutionInvoices.status, "open"),
  );
  if (db.update(institutionInvoices).set({ status: "cancelled" }).where(isOpen).run().changes === 0)
    throw new Refusal("NOT_FOUND", "There is no such open invoice.", 404);
}

/** What an invoice is for: "12 seats, each with 4 applications". */
export function describeSeats({ seats, offerVersionId }: Pick<Invoice, "seats" | "offerVersionId">): string {
  const { name } = getOfferVersion(offerVersionId);
  return seats === 1 ? `1 seat with ${name}` : `${seats} seats, each with ${name}`;
}

/** The invoices of an institution, the newest first. */
export function listInvoices(institutionId: string): Invoice[] {
  return db
    .select()
    .from(institutionInvoices)
    .where(eq(institutionInvoices.institutionId, institutionId))
    .orderBy(desc(institutionInvoices.createdAt))
    .limit(500)
    .all();
}

/** One invoice of an institution. Throws NOT_FOUND (404). */
export function getInvoice(institutionId: string, id: string): Invoice {
  const invoice = db
    .select()
    .from(institutionInvoices)
    .where(and(eq(institutionInvoices.id, id), eq(institutionInvoices.institutionId, institutionId)))
    .get();
  if (!invoice) throw new Refusal("NOT_FOUND", "There is no such invoice.", 404);
  return invoice;
}

/**
 * The next number of a series in this year of Lagos. Writers come one after the other, and a number that is rolled back is
 * given again: no gap, no number twice.
 */
export function nextNumber(tx: Tx, series: keyof typeof PREFIXES, now: Date): string {
  const year = Number(toLagosDay(now).slice(0, 4));
  const { last } = tx
    .insert(invoiceNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.series, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning()
    .get();
  return `${PREFIXES[series]}-${year}-${String(last).padStart(4, "0")}`;
}
