import { eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { userSequence, analyticsEvents } from "~/db/schema";
import { toLagosDay } from "~/time";

type EventRow = typeof analyticsEvents.$inferInsert;
export type AnalyticsEventType = EventRow["type"];
/** `sourceId` is the id of the cause, so that a repeated event counts once. */
export type NewAnalyticsEvent = {
  type: Exclude<AnalyticsEventType, "registered" | "active" | "refund">;
  userId: string;
  sourceId: string;
} & Partial<Pick<EventRow, "at" | "documentType" | "plan" | "value">>;

/**
 * Adds an analytics event in the transaction of the action, once, however often it is called. A deleted
 * account counts nothing.
 */
export function recordAnalyticsEvent(tx: Tx, { userId, sourceId, ...event }: NewAnalyticsEvent): void {
  const userSequenceId = userSequenceIdOf(tx, userId);
  if (userSequenceId !== undefined)
    insertEvent(tx, { at: new Date(), ...event, userSequenceId, key: `${event.type}:${sourceId}` });
}

/** Records a new account. */
export function recordRegistration(tx: Tx, userId: string, at: Date): void {
  const userSequenceId = userSequenceIdOf(tx, userId);
  if (userSequenceId !== undefined)
    insertEvent(tx, { at, userSequenceId, type: "registered", key: `registered:${userSequenceId}` });
}

/** Records an active user: once on each day in Lagos. */
export function recordActivity(tx: Tx, userId: string, at: Date): void {
  const userSequenceId = userSequenceIdOf(tx, userId);
  if (userSequenceId !== undefined)
    insertEvent(tx, {
      at,
      userSequenceId,
      type: "active",
      key: `active:${userSequenceId}:${toLagosDay(at)}`,
    });
}

/** The number of what belongs to no user: no user has it. */
export const NOBODY = 0;

/** Records an invoice that an institution paid: revenue of nobody in particular, so that it makes nobody a payer. */
export function recordInstitutionPayment(
  tx: Tx,
  { invoiceId, offer, kobo, at }: { invoiceId: string; offer: EventRow["plan"]; kobo: number; at: Date },
): void {
  const key = `payment:${invoiceId}`;
  insertEvent(tx, { at, userSequenceId: NOBODY, type: "payment", plan: offer, value: kobo, key });
}

/** Records what Paystack kept of a deposit. What is bought with it later has no fee of its own. */
export function recordDepositFee(
  tx: Tx,
  { depositId, kobo, at }: { depositId: string; kobo: number; at: Date },
): void {
  insertEvent(tx, { at, userSequenceId: NOBODY, type: "fee", value: kobo, key: `fee:${depositId}` });
}

/** Records a refund, with or without the account. Does nothing when the payment was never counted. */
export function recordRefund(
  tx: Tx,
  { paymentId, sourceId, kobo, at }: { paymentId: string; sourceId: string; kobo: number; at: Date },
): void {
  const paid = tx
    .select({ userSequenceId: analyticsEvents.userSequenceId, plan: analyticsEvents.plan })
    .from(analyticsEvents)
    .where(eq(analyticsEvents.key, `payment:${paymentId}`))
    .get();
  if (paid) insertEvent(tx, { at, ...paid, type: "refund", value: kobo, key: `refund:${sourceId}` });
}

function insertEvent(tx: Tx, row: EventRow) {
  tx.insert(analyticsEvents).values(row).onConflictDoNothing({ target: analyticsEvents.key }).run();
}

function userSequenceIdOf(tx: Tx, userId: string): number | undefined {
  return tx
    .select({ number: userSequence.id })
    .from(userSequence)
    .where(eq(userSequence.userId, userId))
    .get()?.number;
}
