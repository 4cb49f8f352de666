import { desc, eq, isNull } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { orphanPayments, payments } from "~/db/schema";
import { log } from "~/log.server";
import { Transaction } from "~/providers/paystack/paystack.schema";

export type Orphan = typeof orphanPayments.$inferSelect;

/** Keeps money that Paystack knows of and we do not, for staff to decide. Nobody and no plan is ever made of what came with it. */
export function noteOrphan(told: unknown, now: Date): void {
  const transaction = Transaction.safeParse(told).data;
  if (transaction) noteOrphanTransaction(transaction, now);
}

/** The same for a transaction that was read already. True when it is new. */
export function noteOrphanTransaction(
  { reference, id, amountKobo, currency, channel, status, paidAt }: Transaction,
  now: Date,
): boolean {
  return write((tx) => {
    if (tx.select({ id: payments.id }).from(payments).where(eq(payments.reference, reference)).get())
      return false;
    const facts = {
      paystackId: id,
      amountKobo,
      currency,
      channel,
      status,
      paidAt: paidAt?.toISOString() ?? null,
    };
    const stored = tx
      .insert(orphanPayments)
      .values({ reference, firstSeenAt: now, facts })
      .onConflictDoNothing()
      .run();
    if (stored.changes === 1) log.error({ event: "payment.orphan", reference });
    return stored.changes === 1;
  });
}

/** Orphans that wait for a decision, newest first. */
export function listOrphans(limit = 100): Orphan[] {
  return db
    .select()
    .from(orphanPayments)
    .where(isNull(orphanPayments.decidedAt))
    .orderBy(desc(orphanPayments.firstSeenAt))
    .limit(limit)
    .all();
}
