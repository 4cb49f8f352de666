import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { disputes, orphanPayments, paystackEvents, refunds } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { listAuditEventsOn, recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { formatAction, formatChange } from "~/features/admin/audit-text";
import { getPaymentUsage } from "~/features/billing/access.server";
import { getOfferVersion, offerNames } from "~/features/billing/offers.server";
import { enqueue } from "~/jobs/queue.server";
import { Refusal } from "~/refusal";
import { closeAlert } from "./alerts.server";
import { LAGOS } from "~/time";
import { WEBHOOK_EVENT_JOB } from "./webhook-events.server";
import { findPayment } from "./payments.server";
import { findCodeOf } from "./promo-codes.server";
import { listReceiptsOf } from "./receipts.server";
import { getCommittedRefundKobo } from "./returned-money.server";
import { humanizeName } from "./payment-labels";

/** One payment with all its events, in order. Throws NOT_FOUND (404). */
export function getPaymentDetails(reference: string) {
  const payment = findPayment(reference);
  const buyer = payment.userId ? findAccount(payment.userId) : undefined;
  const refundRows = db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
    .orderBy(asc(refunds.createdAt))
    .all();
  const events = db
    .select({
      at: paystackEvents.receivedAt,
      event: paystackEvents.event,
      note: paystackEvents.note,
      state: paystackEvents.state,
    })
    .from(paystackEvents)
    .where(eq(paystackEvents.reference, reference))
    .all();
  const credits = payment.userId ? getPaymentUsage(payment.userId, payment.id) : undefined;
  const disputeRows = db.select().from(disputes).where(eq(disputes.paymentId, payment.id)).all();
  const timeline = [
    { at: payment.createdAt, description: "Checkout opened" },
    ...(payment.paidAt
      ? [
          {
            at: payment.paidAt,
            description: `Paid${payment.channel ? ` by ${humanizeName(payment.channel)}` : ""}`,
          },
        ]
      : []),
    ...(payment.appliedAt
      ? [
          {
            at: payment.appliedAt,
            description: payment.kind === "pack" ? "Credits given" : "Plan and credits given",
          },
        ]
      : []),
    ...events.map(({ at, event, note, state }) => ({
      at,
      description: `Paystack said “${humanizeName(event)}”: ${note || state}`,
    })),
    ...refundRows.map(({ updatedAt, status }) => ({
      at: updatedAt,
      description: `Refund ${humanizeName(status)}`,
    })),
    ...disputeRows.map(({ updatedAt, status, resolution }) => ({
      at: updatedAt,
      description: `Dispute ${humanizeName(status)}${resolution ? `: ${resolution}` : ""}`,
    })),
    ...listAuditEventsOn(`payment:${reference}`).map(({ createdAt, actorName, action, ...facts }) => ({
      at: createdAt,
      description: [`${actorName}: ${formatAction(action)}`, formatChange(facts, LAGOS, offerNames())]
        .filter(Boolean)
        .join(", "),
    })),
  ].sort((one, two) => one.at.getTime() - two.at.getTime());
  return {
    payment,
    offerName: getOfferVersion(payment.offerVersionId).name,
    promoCode: findCodeOf(payment),
    buyer: buyer && {
      id: buyer.id,
      email: buyer.email,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
    },
    refunds: refundRows,
    receipts: listReceiptsOf([payment.id]).map(({ number }) => number),
    timeline,
    credits,
    unusedPackKobo:
      credits?.pack && unusedShareKobo(Math.min(payment.amountKobo, payment.receivedKobo ?? 0), credits.pack),
    refundableKobo:
      payment.status === "applied" || payment.status === "mismatch"
        ? (payment.receivedKobo ?? 0) - getCommittedRefundKobo(db, payment.id)
        : 0,
  };
}

/** The share of a pack's price for its unused applications, rounded down to whole naira. In kobo. */
export function unusedShareKobo(
  amountKobo: number,
  { applications, unused }: { applications: number; unused: number },
): number {
  return Math.floor((amountKobo * unused) / applications / 100) * 100;
}

/** Events that failed after all attempts of the worker. */
export function listDeadEvents() {
  const { id, receivedAt, event, reference } = paystackEvents;
  return db
    .select({ id, receivedAt, event, reference })
    .from(paystackEvents)
    .where(eq(paystackEvents.state, "dead"))
    .orderBy(desc(paystackEvents.receivedAt))
    .limit(100)
    .all();
}

/** Closes an alert with the staff member's decision as text. */
export function decideAlert(actor: Actor, alertId: string, decision: string, now = new Date()): void {
  write((tx) => {
    const { kind, reference } = closeAlert(tx, alertId, decision, now);
    recordAuditEvent(
      tx,
      actor,
      "payment.alert_decided",
      `payment:${reference}`,
      { after: { kind, decision } },
      now,
    );
  });
}

/** Closes an orphan payment with the staff member's decision as text. Throws NOT_FOUND (404). */
export function decideOrphan(actor: Actor, reference: string, decision: string, now = new Date()): void {
  write((tx) => {
    const decided = tx
      .update(orphanPayments)
      .set({ decidedAt: now, decision })
      .where(and(eq(orphanPayments.reference, reference), isNull(orphanPayments.decidedAt)))
      .run();
    if (decided.changes === 0) throw new Refusal("NOT_FOUND", "There is no such payment.", 404);
    recordAuditEvent(
      tx,
      actor,
      "payment.orphan_decided",
      `payment:${reference}`,
      { after: { decision } },
      now,
    );
  });
}

/** Gives a dead event to the worker once more. */
export function retryDeadEvent(actor: Actor, eventId: string, now = new Date()): void {
  write((tx) => {
    const updated = tx
      .update(paystackEvents)
      .set({ state: "stored" })
      .where(and(eq(paystackEvents.id, eventId), ne(paystackEvents.state, "done")))
      .run();
    if (updated.changes === 0) throw new Refusal("NOT_FOUND", "This event is done already.", 404);
    enqueue(WEBHOOK_EVENT_JOB, { eventId }, tx, { maxAttempts: 12 });
    recordAuditEvent(tx, actor, "payment.event_retried", `event:${eventId}`, {}, now);
  });
}
