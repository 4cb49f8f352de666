import { and, desc, eq, isNull } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { paymentAlerts } from "~/db/schema";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";

export type PaymentAlert = typeof paymentAlerts.$inferSelect;

/** Raises an alert for staff. The same alert about the same payment exists once until it is closed. */
export function raiseAlert(
  tx: Tx,
  { kind, reference, note }: { kind: PaymentAlert["kind"]; reference: string; note: string },
  now: Date,
): void {
  const open = and(
    eq(paymentAlerts.kind, kind),
    eq(paymentAlerts.reference, reference),
    isNull(paymentAlerts.decidedAt),
  );
  if (tx.select({ id: paymentAlerts.id }).from(paymentAlerts).where(open).get()) return;
  tx.insert(paymentAlerts).values({ id: newId(), createdAt: now, kind, reference, note }).run();
  log.error({ event: "payment.alert", kind, reference });
}

/** Open alerts, newest first. */
export function listOpenAlerts(limit = 100): PaymentAlert[] {
  return db
    .select()
    .from(paymentAlerts)
    .where(isNull(paymentAlerts.decidedAt))
    .orderBy(desc(paymentAlerts.createdAt))
    .limit(limit)
    .all();
}

/** Closes one alert with its decision. Throws NOT_FOUND (404) when it is already closed. */
export function closeAlert(tx: Tx, id: string, decision: string, now: Date): PaymentAlert {
  const closed = tx
    .update(paymentAlerts)
    .set({ decidedAt: now, decision })
    .where(and(eq(paymentAlerts.id, id), isNull(paymentAlerts.decidedAt)))
    .returning()
    .get();
  if (!closed) throw new Refusal("NOT_FOUND", "Somebody has already decided this.", 404);
  return closed;
}
