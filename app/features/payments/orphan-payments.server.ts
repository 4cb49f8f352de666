import { desc, eq, isNull } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { orphanPayments, payments } from "~/db/schema";
import { log } from "~/log.server";
import { PaystackTransaction } from "~/providers/paystack/paystack.schema";

export type OrphanPayment = typeof orphanPayments.$inferSelect;

/**
 * Records money that Paystack knows and we do not, for staff to decide. It never creates a user or a plan.
 */
export function recordOrphanEvent(data: unknown, now: Date): void {
  const transaction = PaystackTransaction.safeParse(data).data;
  if (transaction) recordOrphanTransaction(transaction, now);
}

/** The same for a transaction that was already read. Returns true when it is new. */
export function recordOrphanTransaction(
  { reference, id, amountKobo, currency, channel, status, paidAt }: PaystackTransaction,
  now: Date,
): boolean {
  return write((tx) => {
    if (tx.select({ id: payments.id }).from(payments).where(eq(payments.reference, reference)).get())
      return false;
    const details = {
      paystackId: id,
      amountKobo,
      currency,
      channel,
      status,
      paidAt: paidAt?.toISOString() ?? null,
    };
    const stored = tx
      .insert(orphanPayments)
      .values({ reference, firstSeenAt: now, details })
      .onConflictDoNothing()
      .run();
    if (stored.changes === 1) log.error({ event: "payment.orphan", reference });
    return stored.changes === 1;
  });
}

/** Open orphan payments, newest first. */
export function listOpenOrphans(limit = 100): OrphanPayment[] {
  return db
    .select()
    .from(orphanPayments)
    .where(isNull(orphanPayments.decidedAt))
    .orderBy(desc(orphanPayments.firstSeenAt))
    .limit(limit)
    .all();
}
