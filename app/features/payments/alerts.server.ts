import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { paymentAlerts, payments } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import type { Payment } from "./payment";

export type PaymentAlert = typeof paymentAlerts.$inferSelect;

/** What an alert is about: a payment of ours, or the name of an event. Its sum is what arrived, unless `amountKobo` says else. */
type NewAlert = {
  kind: PaymentAlert["kind"];
  note: string;
  amountKobo?: number | null;
  dueAt?: Date | null;
} & ({ payment: Payment } | { reference: string });

/** Raises an alert for staff. The same alert about the same payment exists once until it is closed. */
export function raiseAlert(tx: Tx, { kind, note, amountKobo, dueAt, ...subject }: NewAlert, now: Date): void {
  const payment = "payment" in subject ? subject.payment : undefined;
  const reference = "payment" in subject ? subject.payment.reference : subject.reference;
  const open = and(
    eq(paymentAlerts.kind, kind),
    eq(paymentAlerts.reference, reference),
    isNull(paymentAlerts.decidedAt),
  );
  if (tx.select({ id: paymentAlerts.id }).from(paymentAlerts).where(open).get()) return;
  tx.insert(paymentAlerts)
    .values({
      id: newId(),
      createdAt: now,
      kind,
      paymentId: payment?.id,
      reference,
      note,
      amountKobo: amountKobo ?? payment?.receivedKobo,
      currency: payment?.receivedCurrency ?? payment?.currency,
      dueAt,
    })
    .run();
  log.error({ event: "payment.alert", kind, reference });
}

/** Open alerts with their payers, newest first. */
export function listOpenAlerts(limit = 100): (PaymentAlert & { payer: AlertPayer | null })[] {
  return db
    .select({ alert: paymentAlerts, userId: payments.userId })
    .from(paymentAlerts)
    .leftJoin(payments, eq(payments.id, paymentAlerts.paymentId))
    .where(isNull(paymentAlerts.decidedAt))
    .orderBy(desc(paymentAlerts.createdAt))
    .limit(limit)
    .all()
    .map(({ alert, userId }) => ({ ...alert, payer: payerOf(userId) }));
}

/** Closes the open alerts of these kinds about one payment, because the money itself has settled them. */
export function closeAlertsOf(
  tx: Tx,
  reference: string,
  kinds: PaymentAlert["kind"][],
  decision: string,
  now: Date,
): void {
  const settled = and(
    eq(paymentAlerts.reference, reference),
    inArray(paymentAlerts.kind, kinds),
    isNull(paymentAlerts.decidedAt),
  );
  const { changes } = tx
    .update(paymentAlerts)
    .set({ decidedAt: now, decision: `Closed by itself: ${decision}.` })
    .where(settled)
    .run();
  if (changes > 0) log.info({ event: "payment.alerts_settled", reference, kinds });
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

type AlertPayer = { userId: string; name: string; email: string };

function payerOf(userId: string | null): AlertPayer | null {
  const account = userId ? findAccount(userId) : undefined;
  return account
    ? { userId: account.id, name: `${account.firstName} ${account.lastName}`.trim(), email: account.email }
    : null;
}
