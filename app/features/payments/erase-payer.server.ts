import { and, eq, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { payments, paystackEvents, receipts } from "~/db/schema";

/**
 * Removes checkout links and card data from a user's payments, the name from their receipts, and the webhook bodies about
 * them. The
 * payments stay under their pseudonym; the user id is cleared with the account's row.
 */
export function erasePayer(tx: Tx, userId: string): void {
  const theirs = tx
    .select({ reference: payments.reference })
    .from(payments)
    .where(eq(payments.userId, userId));
  tx.update(paystackEvents).set({ rawBody: null }).where(inArray(paystackEvents.reference, theirs)).run();
  tx.update(payments)
    .set({
      ussdCode: null,
      payerEmail: null,
      accessCode: null,
      authorizationUrl: null,
      last4: null,
      failureText: null,
    })
    .where(eq(payments.userId, userId))
    .run();
  const theirIds = tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));
  tx.update(receipts).set({ buyerName: null }).where(inArray(receipts.paymentId, theirIds)).run();
}

/**
 * Deletes payments started before `before`, and failed payments started before `unpaidBefore`. Their refunds
 * and disputes are deleted with them; the history of the plan stays. Returns how many.
 */
export function deleteOldPayments(before: Date, unpaidBefore: Date): number {
  const isUnpaid = and(
    isNull(payments.paidAt),
    inArray(payments.status, ["pending", "failed", "expired"]),
    lte(payments.createdAt, unpaidBefore),
  );
  return db
    .delete(payments)
    .where(or(isUnpaid, lte(payments.createdAt, before)))
    .run().changes;
}

/** Deletes the bodies of webhooks received before `before`. Their hashes stay. Returns how many. */
export function deleteWebhookBodies(before: Date): number {
  return db
    .update(paystackEvents)
    .set({ rawBody: null })
    .where(and(isNotNull(paystackEvents.rawBody), lte(paystackEvents.receivedAt, before)))
    .run().changes;
}
