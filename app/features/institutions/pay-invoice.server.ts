import { randomInt } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { institutionInvoices, institutions, institutionSeats } from "~/db/schema";
import { env } from "~/env.server";
import { queueMail } from "~/features/accounts/mail.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { recordInstitutionPayment } from "~/features/analytics-events/events.server";
import { log } from "~/log.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { nextNumber, type Invoice } from "./invoices.server";

// Without letters and digits that look alike.
const CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/**
 * Pays the oldest open invoice of exactly this sum, when money arrived at the account number of an institution. Returns
 * whether there was one.
 */
export function payOpenInvoice(
  tx: Tx,
  institutionId: string,
  { amountKobo, reference, mode }: { amountKobo: number; reference: string; mode: "test" | "live" },
  now: Date,
): boolean {
  const fits = and(
    eq(institutionInvoices.institutionId, institutionId),
    eq(institutionInvoices.status, "open"),
    eq(institutionInvoices.amountKobo, amountKobo),
  );
  const invoice = tx
    .select()
    .from(institutionInvoices)
    .where(fits)
    .orderBy(asc(institutionInvoices.createdAt))
    .get();
  if (!invoice) return false;
  completeInvoice(
    tx,
    invoice,
    { paidBy: reference, isRevenue: mode === (env.isLive ? "live" : "test") },
    now,
  );
  return true;
}

/** Marks an invoice as paid, as staff who saw the money at the bank. Throws NOT_FOUND (404) unless it is open. */
export function markInvoicePaid(actor: Actor, id: string, paidBy: string, now = new Date()): Invoice {
  return write((tx) => {
    const invoice = tx
      .select()
      .from(institutionInvoices)
      .where(and(eq(institutionInvoices.id, id), eq(institutionInvoices.status, "open")))
      .get();
    if (!invoice) throw new Refusal("NOT_FOUND", "There is no such open invoice.", 404);
    const { number, amountKobo } = invoice;
    recordAuditEvent(
      tx,
      actor,
      "institution.invoice_paid",
      `invoice:${number}`,
      { after: { amount: formatNaira(amountKobo), paidBy } },
      now,
    );
    return completeInvoice(tx, invoice, { paidBy, isRevenue: true }, now);
  });
}

/** Everything that a paid invoice does, in one transaction: number of the receipt, codes, revenue, mail. */
function completeInvoice(
  tx: Tx,
  invoice: Invoice,
  { paidBy, isRevenue }: { paidBy: string; isRevenue: boolean },
  now: Date,
): Invoice {
  const { id: invoiceId, institutionId, seats, amountKobo, offer } = invoice;
  const paid = tx
    .update(institutionInvoices)
    .set({ status: "paid", paidAt: now, paidBy, receiptNumber: nextNumber(tx, "receipt", now) })
    .where(eq(institutionInvoices.id, invoiceId))
    .returning()
    .get();
  for (let seat = 0; seat < seats; seat++) insertSeat(tx, invoiceId, now);
  if (isRevenue) recordInstitutionPayment(tx, { invoiceId, offer, kobo: amountKobo, at: now });
  const institution = tx.select().from(institutions).where(eq(institutions.id, institutionId)).get();
  if (institution)
    queueMail(
      tx,
      { email: institution.email },
      {
        subject: `Receipt ${paid.receiptNumber}: ${formatNaira(amountKobo)}`,
        greeting: "Hello,",
        lines: [
          `We received ${formatNaira(amountKobo)} for invoice ${paid.number}. Thank you. The codes of ${seats} seats are ready.`,
        ],
        action: { label: "See codes and receipt", path: `/institution/${institutionId}` },
      },
    );
  log.info({ event: "institution.invoice_paid", number: paid.number });
  return paid;
}

/** Adds a seat with a new code to an invoice. */
export function insertSeat(tx: Tx, invoiceId: string, now: Date): void {
  const code = Array.from({ length: 10 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  tx.insert(institutionSeats).values({ id: newId(), createdAt: now, invoiceId, code }).run();
}
