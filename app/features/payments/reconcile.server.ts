import { and, eq, gte, inArray, isNull, lt, lte, ne, or } from "drizzle-orm";
import { z } from "zod";
import { readAppSettings, writeAppSetting } from "~/db/app-settings.server";
import { db, write } from "~/db/client.server";
import { paymentAlerts, payments } from "~/db/schema";
import { serializeError, log } from "~/log.server";
import { paystackAccount } from "~/providers/paystack/account.server";
import { listDisputes, listSuccessfulTransactions } from "~/providers/paystack/paystack.server";
import { days, hours, toLagosDay, minutes } from "~/time";
import { raiseAlert } from "./alerts.server";
import { recordDispute } from "./disputes.server";
import { registerReconciler } from "./on-demand-reconcile.server";
import { otherTransactions } from "./other-transactions.server";
import { recordOrphanTransaction } from "./orphan-payments.server";
import { BALANCE_CHANNEL } from "./payment";
import { syncOpenRefunds, syncRefunds, syncRefundsBetween } from "./refunds.server";
import { settle } from "./settle.server";

const BATCH_SIZE = 4;
let isRunning = false;

/** Starts the reconciler of this process: every minute and on demand. Returns a function that stops it. */
export function startReconciler(): () => void {
  const timer = setInterval(() => void reconcile(), minutes(1));
  registerReconciler((reference) => settle(reference, "verify"));
  return () => {
    clearInterval(timer);
    registerReconciler(undefined);
  };
}
const LAST_COMPARISON_SETTING = "payments.last_comparison";

/**
 * Replaces webhooks that never arrive. Open payments are checked every 5 minutes for a day, then every hour
 * for two days. Then they expire; a late payment still undoes that. Once a night our payments are compared
 * with Paystack. Called every minute; one run at a time.
 */
export async function reconcile(now = new Date()): Promise<void> {
  const account = paystackAccount();
  if (isRunning || !account) return;
  isRunning = true;
  try {
    expireOldPayments(now);
    await settleAll(listDuePayments(now), now);
    await syncOpenRefunds(now);
    // The sandbox has no accounts to compare.
    if (!account.isSandbox && getLastComparison()?.day !== comparisonDay(now)) await compareWithPaystack(now);
  } catch (error) {
    log.error({ event: "payment.reconcile_failed", ...serializeError(error) });
  } finally {
    isRunning = false;
  }
}

/** The day of a comparison, which begins at two in the morning in Lagos: "YYYY-MM-DD". */
const comparisonDay = (now: Date) => toLagosDay(new Date(now.getTime() - hours(2)));

/**
 * Compares the last three days of successful transactions in both directions. Transactions only at Paystack
 * are settled or stored as orphans; payments only with us become alerts, unless a refund that was made at Paystack explains
 * them. Returns the number of differences.
 */
export async function compareWithPaystack(now = new Date()): Promise<number> {
  const day = comparisonDay(now);
  const from = new Date(now.getTime() - days(3));
  // A checkout can be paid long after it was opened, so Paystack's list begins earlier.
  const theirs = new Map(
    (await listSuccessfulTransactions(new Date(now.getTime() - days(10)), now)).map((transaction) => [
      transaction.reference,
      transaction,
    ]),
  );
  const mode = paystackAccount()?.mode ?? "test";
  const applied = and(
    eq(payments.mode, mode),
    eq(payments.status, "applied"),
    or(isNull(payments.channel), ne(payments.channel, BALANCE_CHANNEL)), // known to Paystack as a deposit
    gte(payments.paidAt, from),
    lt(payments.paidAt, now),
  );
  const ours = new Set(
    db
      .select({ reference: payments.reference })
      .from(payments)
      .where(applied)
      .all()
      .map(({ reference }) => reference),
  );
  let differences = 0;
  for (const [reference, transaction] of theirs) {
    if (ours.has(reference)) continue;
    const payment = await settle(reference, "reconciler", now);
    if (!payment && (await otherTransactions()?.receive(reference, now))) continue;
    if (!payment) recordOrphanTransaction(transaction, now);
    const isKnown =
      payment?.status === "reversed" ||
      (payment?.status === "applied" && payment.appliedAt && payment.appliedAt < now);
    if (isKnown) continue;
    differences += 1;
    if (payment)
      write((tx) =>
        raiseAlert(
          tx,
          {
            kind: "only_at_paystack",
            payment,
            note: `found by the nightly comparison, now ${payment.status}`,
          },
          now,
        ),
      );
  }
  differences += await syncRefundsBetween(new Date(now.getTime() - days(10)), now, now);
  for (const reference of ours)
    if (!theirs.has(reference)) differences += await explainMissing(reference, now);
  for (const dispute of await listDisputes(from, now)) await recordDispute(dispute, now);
  const value = { day, at: now.getTime(), differences };
  write((tx) => writeAppSetting(tx, LAST_COMPARISON_SETTING, value, now));
  log.info({ event: "payment.comparison_finished", theirs: theirs.size, ours: ours.size, differences });
  return differences;
}

// A full refund takes a payment off Paystack's list of successful ones. Anything else is for staff.
async function explainMissing(reference: string, now: Date): Promise<number> {
  const find = () => db.select().from(payments).where(eq(payments.reference, reference)).get();
  if (find()?.status !== "applied") return 0; // one of the refunds above
  await syncRefunds(reference, now);
  const payment = find();
  if (payment?.status === "applied")
    write((tx) =>
      raiseAlert(
        tx,
        { kind: "only_here", payment, note: "Paystack does not list this payment as successful." },
        now,
      ),
    );
  return 1;
}

/** Time and result of the last comparison, or undefined. */
export function getLastComparison(): z.infer<typeof Comparison> | undefined {
  return Comparison.safeParse(readAppSettings()[LAST_COMPARISON_SETTING]).data;
}

const Comparison = z.object({ day: z.string(), at: z.number(), differences: z.number() });

/** Payments that are due for a check. Failed ones too: the same checkout can still be paid. */
function listDuePayments(now: Date): string[] {
  const ago = (age: number) => new Date(now.getTime() - age);
  const notCheckedFor = (age: number) => or(isNull(payments.checkedAt), lte(payments.checkedAt, ago(age)));
  const young = and(
    lte(payments.createdAt, ago(minutes(2))),
    gte(payments.createdAt, ago(hours(24))),
    notCheckedFor(minutes(5)),
  );
  const old = and(
    lt(payments.createdAt, ago(hours(24))),
    gte(payments.createdAt, ago(hours(72))),
    notCheckedFor(hours(1)),
  );
  const open = and(
    inArray(payments.status, ["pending", "failed"]),
    eq(payments.mode, paystackAccount()?.mode ?? "test"),
    or(young, old),
  );
  return db
    .select({ reference: payments.reference })
    .from(payments)
    .where(open)
    .orderBy(payments.createdAt)
    .limit(200)
    .all()
    .map(({ reference }) => reference);
}

async function settleAll(references: string[], now: Date): Promise<void> {
  for (let next = 0; next < references.length; next += BATCH_SIZE) {
    await Promise.all(
      references.slice(next, next + BATCH_SIZE).map((reference) => settleOne(reference, now)),
    );
  }
}

async function settleOne(reference: string, now: Date): Promise<void> {
  // before the response, so that a missing one is not requested every minute
  db.update(payments).set({ checkedAt: now }).where(eq(payments.reference, reference)).run();
  try {
    await settle(reference, "reconciler", now);
  } catch (error) {
    log.warn({ event: "payment.verification_failed", reference, ...serializeError(error) });
  }
}

function expireOldPayments(now: Date): void {
  const old = and(
    inArray(payments.status, ["pending", "failed"]),
    lt(payments.createdAt, new Date(now.getTime() - hours(72))),
  );
  const { changes } = db.update(payments).set({ status: "expired" }).where(old).run();
  if (changes > 0) log.info({ event: "payment.expired", many: changes });
  db.delete(paymentAlerts)
    .where(lt(paymentAlerts.decidedAt, new Date(now.getTime() - days(365))))
    .run();
}
