import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { payments } from "~/db/schema";
import { failPoint } from "~/failpoint.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { log } from "~/log.server";
import type { PaystackTransaction } from "~/providers/paystack/paystack.schema";
import { verifyTransaction } from "~/providers/paystack/paystack.server";
import { Refusal } from "~/refusal";
import { seconds } from "~/time";
import { closeAlertsOf, raiseAlert } from "./alerts.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { applyPayment } from "~/features/billing/subscription.server";
import { recordEvent } from "~/features/account-events/events.server";
import type { Payment } from "./payment";
import { flagDoublePayment } from "./double-payment.server";
import { recordFingerprint } from "./fingerprints.server";
import { endPaidLink } from "./paid-link.server";
import { queueReceipt } from "./receipt.server";
import { recordRevenue } from "./revenue.server";
import { thankFriends } from "./thank-friends.server";
import { evaluateTransaction, receivedMoney, type TransactionEvaluation } from "./evaluate-transaction";

export type SettleSource = "webhook" | "return" | "verify" | "reconciler" | "admin";

const MIN_CALL_INTERVAL_MS = seconds(3);
/** States that may still give access: every payment counts, however late it is confirmed. */
const UNSETTLED_STATUSES: Payment["status"][] = ["pending", "failed", "expired", "mismatch"];
const runningSettlements = new Map<string, Promise<Payment>>();
const lastVerifiedAt = new Map<string, number>();

/**
 * The only way from money to access. Asks Paystack for the state of a payment and stores it, once, however
 * often and from wherever it is called. At most one call for each reference in 3 seconds: requests get the
 * stored state, the worker waits. Undefined when the reference is not ours. Throws PaystackError when
 * Paystack cannot be reached.
 */
export async function settle(
  reference: string,
  source: SettleSource,
  now = new Date(),
): Promise<Payment | undefined> {
  const isInteractive = source === "return" || source === "verify";
  for (;;) {
    const payment = db.select().from(payments).where(eq(payments.reference, reference)).get();
    if (!payment || !isUnsettled(payment)) return payment;
    const run = runningSettlements.get(reference);
    const waitMs = (lastVerifiedAt.get(reference) ?? 0) + MIN_CALL_INTERVAL_MS - Date.now();
    if (run && isInteractive) return run;
    if (waitMs > 0 && isInteractive) return payment;
    if (!run && waitMs <= 0) return startSettlement(payment, source, now);
    // Its result may be older than the event, so a second call follows.
    await Promise.allSettled([run, wait(Math.max(0, waitMs))]);
  }
}

/** Whether Paystack could still change this payment. */
export function isUnsettled({ status }: Payment): boolean {
  return UNSETTLED_STATUSES.includes(status);
}

function startSettlement(payment: Payment, source: SettleSource, now: Date): Promise<Payment> {
  const { reference } = payment;
  if (lastVerifiedAt.size > 10_000) lastVerifiedAt.clear();
  lastVerifiedAt.set(reference, Date.now());
  const run = verifyAndRecord(payment, source, now).finally(() => runningSettlements.delete(reference));
  runningSettlements.set(reference, run);
  return run;
}

async function verifyAndRecord(payment: Payment, source: SettleSource, now: Date): Promise<Payment> {
  failPoint("payment_before_verify");
  // A reference may be unknown for a moment after the checkout, so a returning user waits.
  const transaction = await verifyTransaction(payment.reference, { tries: source === "return" ? 4 : 1 });
  failPoint("payment_after_verify");
  const settled = write((tx) => recordTransaction(tx, payment.id, transaction, now));
  failPoint("payment_after_commit");
  if (settled.status !== payment.status)
    log.info({ event: "payment.settled", reference: payment.reference, status: settled.status, source });
  return settled;
}

// The row is read again under the lock, because another process may have changed it.
function recordTransaction(tx: Tx, id: string, transaction: PaystackTransaction, now: Date): Payment {
  const payment = tx.select().from(payments).where(eq(payments.id, id)).get();
  if (!payment) throw new Error(`payment ${id} is gone`);
  if (!isUnsettled(payment)) return payment;
  const evaluation = evaluateTransaction(payment, transaction);
  if (transaction.status === "success") recordFingerprint(tx, payment.userId, transaction, now);
  if (evaluation.outcome === "paid") return applySuccess(tx, payment, transaction, evaluation.note, now);
  const changed = {
    ...payment,
    ...statusChangeOf(evaluation, payment),
    ...receivedMoney(payment, transaction),
    channel: transaction.channel,
    paystackId: transaction.id,
    checkedAt: now,
  };
  tx.update(payments).set(changed).where(eq(payments.id, id)).run();
  if (evaluation.outcome === "mismatch" && payment.status !== "mismatch")
    raiseAlert(tx, { kind: "mismatch", payment: changed, note: evaluation.reason }, now);
  if (changed.status === "reversed") closeAlertsOf(tx, payment.reference, ["mismatch"], "went back", now);
  return changed;
}

function statusChangeOf(
  evaluation: Exclude<TransactionEvaluation, { outcome: "paid" }>,
  { status }: Payment,
): Pick<Payment, "status" | "failureText"> {
  if (evaluation.outcome === "mismatch") return { status: "mismatch", failureText: evaluation.reason };
  if (evaluation.outcome === "reversed") return { status: "reversed", failureText: null };
  if (evaluation.outcome === "failed")
    return { status: status === "mismatch" ? status : "failed", failureText: evaluation.text || null };
  // After one failed card the user may try another one now.
  return { status: status === "failed" ? "pending" : status, failureText: evaluation.text || null };
}

/** Stores access, credits, receipt and all records in one transaction, or nothing. */
function applySuccess(
  tx: Tx,
  payment: Payment,
  transaction: PaystackTransaction,
  note: string,
  now: Date,
): Payment {
  const buyer = payment.userId ? findAccount(payment.userId, tx) : undefined;
  const transactionFields = {
    ...receivedMoney(payment, transaction),
    checkedAt: now,
    channel: transaction.channel,
    last4: transaction.last4,
    feesKobo: transaction.feesKobo,
    paystackId: transaction.id,
    paidAt: transaction.paidAt ?? now,
  };
  if (!buyer) {
    const unmatched = {
      ...payment,
      ...transactionFields,
      status: "mismatch" as const,
      failureText: "the account was erased",
    };
    tx.update(payments).set(unmatched).where(eq(payments.id, payment.id)).run();
    raiseAlert(
      tx,
      {
        kind: "mismatch",
        payment: unmatched,
        note: "The account was deleted before the money came. Refund it.",
      },
      now,
    );
    return unmatched;
  }
  const applied = {
    ...payment,
    ...transactionFields,
    status: "applied" as const,
    failureText: null,
    appliedAt: now,
  };
  const updated = tx
    .update(payments)
    .set(applied)
    .where(and(eq(payments.id, payment.id), inArray(payments.status, UNSETTLED_STATUSES)))
    .run();
  if (updated.changes !== 1) throw new Error(`payment ${payment.id} changed under the lock`);
  giveWhatWasBought(tx, applied, now);
  if (note !== "")
    raiseAlert(
      tx,
      {
        kind: "overpaid",
        payment: applied,
        note,
        amountKobo: (applied.receivedKobo ?? 0) - applied.amountKobo,
      },
      now,
    );
  if (!buyer.isActive)
    raiseAlert(tx, { kind: "blocked_payer", payment: applied, note: "The account is switched off." }, now);
  flagDoublePayment(tx, applied, now);
  failPoint("payment_before_commit");
  return applied;
}

function giveWhatWasBought(tx: Tx, payment: Payment, now: Date): void {
  applyPayment(tx, payment, now);
  recordRevenue(tx, payment);
  thankFriends(tx, payment, now);
  endPaidLink(tx, payment, now);
  queueReceipt(tx, payment, now);
  recordSettled(tx, payment, now);
  closeAlertsOf(tx, payment.reference, ["mismatch", "only_at_paystack"], "the plan was given", now);
}

function recordSettled(tx: Tx, { userId, reference, offer, amountKobo }: Payment, now: Date): void {
  const data = { reference, offer, amountKobo };
  if (userId) recordEvent(tx, userId, { type: "payment.settled", data }, now);
}

/**
 * Gives the plan, as staff, for money that did not match the request. Throws NOT_FOUND (404) for any other
 * payment.
 */
export function applyManually(actor: Actor, reference: string, now = new Date()): void {
  write((tx) => {
    const payment = tx
      .select()
      .from(payments)
      .where(and(eq(payments.reference, reference), eq(payments.status, "mismatch")))
      .get();
    if (!payment?.userId) throw new Refusal("NOT_FOUND", "There is no such payment to decide.", 404);
    const applied = {
      ...payment,
      status: "applied" as const,
      failureText: null,
      paidAt: payment.paidAt ?? now,
      appliedAt: now,
    };
    tx.update(payments).set(applied).where(eq(payments.id, payment.id)).run();
    giveWhatWasBought(tx, applied, now);
    recordAuditEvent(
      tx,
      actor,
      "payment.applied_manually",
      `payment:${reference}`,
      { before: { status: payment.status, reason: payment.failureText }, after: { status: "applied" } },
      now,
    );
  });
}
