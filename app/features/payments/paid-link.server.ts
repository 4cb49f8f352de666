import { and, eq, gt } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { payments, payRequests } from "~/db/schema";
import type { Payment } from "./payment";

/** Ends the link that a payment was made by, in the transaction that applies it: nobody else may pay by it. */
export function endPaidLink(tx: Tx, { payRequestId }: Payment, now: Date): void {
  if (!payRequestId) return;
  tx.update(payRequests)
    .set({ endsAt: now })
    .where(and(eq(payRequests.id, payRequestId), gt(payRequests.endsAt, now)))
    .run();
}

/** Whether somebody has paid by this link. */
export function isLinkPaid(payRequestId: string): boolean {
  const paid = and(eq(payments.payRequestId, payRequestId), eq(payments.status, "applied"));
  return db.select({ id: payments.id }).from(payments).where(paid).limit(1).get() !== undefined;
}
