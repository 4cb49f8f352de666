import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { disputes, refunds } from "~/db/schema";
import { formatMoney } from "~/money";
import { closeAlertsOf, raiseAlert } from "./alerts.server";
import type { Payment } from "./payment";
import { recordRevenueLoss } from "./revenue.server";

type DbReader = Pick<Tx, "select">;
const ON_THE_WAY = ["pending", "processing", "needs-attention"] as const;

/** Refunds of a payment that were sent or are in progress, in kobo. */
export function getCommittedRefundKobo(reader: DbReader, paymentId: string): number {
  return sumRefunds(reader, and(eq(refunds.paymentId, paymentId), ne(refunds.status, "failed")));
}

/** What went back of a payment so far: processed refunds and lost disputes, at most all that arrived. */
export function getReturnedKobo(reader: DbReader, { id, receivedKobo }: Payment): number {
  const refunded = sumRefunds(reader, and(eq(refunds.paymentId, id), eq(refunds.status, "processed")));
  return Math.min(refunded + sumLost(reader, id), receivedKobo ?? 0);
}

/**
 * Books money that went back, once: a payment loses at most what arrived with it, though a refund and a dispute may both
 * claim it. Returns the booked sum. `before` is what had gone back earlier.
 */
export function bookReturn(
  tx: Tx,
  payment: Payment,
  { claimedKobo, before, sourceId }: { claimedKobo: number; before: number; sourceId: string },
  now: Date,
): number {
  const kobo = Math.max(0, Math.min(claimedKobo, (payment.receivedKobo ?? 0) - before));
  recordRevenueLoss(tx, payment, kobo, sourceId, now);
  return kobo;
}

/** Refunds of a payment that are on their way, in kobo. */
export function getOpenRefundKobo(reader: DbReader, paymentId: string): number {
  return sumRefunds(reader, and(eq(refunds.paymentId, paymentId), inArray(refunds.status, ON_THE_WAY)));
}

/** Tells staff that more may have left our account than arrived: a refund and a lost dispute of one payment. */
export function alertReturnedTwice(tx: Tx, payment: Payment, kobo: number, now: Date): void {
  raiseAlert(
    tx,
    {
      kind: "returned_twice",
      payment,
      note: `A refund and a lost dispute. Ask Paystack to stop one of them, or for ${formatMoney(kobo, payment.receivedCurrency ?? "NGN")} back.`,
      amountKobo: kobo,
    },
    now,
  );
}

/** Closes the alerts that money which went back has settled: all of a payment that is reversed, else of its excess. */
export function closeSettledAlerts(tx: Tx, payment: Payment, now: Date): void {
  const { reference, status, amountKobo, receivedKobo } = payment;
  const close = (kinds: Parameters<typeof closeAlertsOf>[2], why: string) =>
    closeAlertsOf(tx, reference, kinds, why, now);
  if (status === "reversed")
    return close(["mismatch", "overpaid", "paid_twice", "blocked_payer", "only_here"], "all money went back");
  if (getReturnedKobo(tx, payment) >= (receivedKobo ?? 0) - amountKobo)
    close(["overpaid"], "the excess went back");
}

function sumRefunds(reader: DbReader, condition: ReturnType<typeof and>): number {
  const sum = reader
    .select({ kobo: sql<number | null>`sum(${refunds.amountKobo})` })
    .from(refunds)
    .where(condition)
    .get();
  return sum?.kobo ?? 0;
}

function sumLost(reader: DbReader, paymentId: string): number {
  const sum = reader
    .select({ kobo: sql<number | null>`sum(${disputes.lostKobo})` })
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId))
    .get();
  return sum?.kobo ?? 0;
}
