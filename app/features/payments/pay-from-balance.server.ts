import { and, desc, eq, gte } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { getMoneyBalance, recordBalanceEntry } from "~/features/balances/ledger.server";
import type { Offer } from "~/features/billing/plans";
import { applyPayment } from "~/features/billing/subscription.server";
import { log } from "~/log.server";
import type { Refusal } from "~/refusal";
import { raiseAlert } from "./alerts.server";
import { insertPayment, termsOf } from "./checkout.server";
import { BALANCE_CHANNEL, type Payment } from "./payment";
import type { Discount } from "./promo-codes.server";
import { queueReceipt } from "./receipt.server";
import { recordRevenue } from "./revenue.server";
import { thankFriends } from "./thank-friends.server";

type BalancePurchase = {
  version: Offer;
  kind: Payment["kind"];
  mode: Payment["mode"];
  discount: Discount | null;
  /** Of the form that was sent, so that a second click buys nothing. */
  id?: string;
  /** Why a new purchase is refused. What was chosen and paid before is honoured. */
  refusal?: Refusal | null;
};

/**
 * Buys a plan or pack from the balance and gives it, in one transaction with everything that a settled payment does.
 * Undefined when the balance is too small. The same `id` again returns the first payment. Throws `refusal`.
 */
export function buyFromBalance(
  tx: Tx,
  userId: string,
  { version, kind, mode, discount, refusal, id = newId() }: BalancePurchase,
  now = new Date(),
): Payment | undefined {
  const known = tx.select().from(payments).where(eq(payments.id, id)).get();
  if (known) return known.userId === userId ? known : undefined;
  if (refusal) throw refusal;
  const amountKobo = discount?.priceKobo ?? version.priceKobo;
  if (version.offer === "free_trial" || getMoneyBalance(userId, tx) < amountKobo) return undefined;
  const payment = insertPayment(
    tx,
    {
      id,
      userId,
      mode,
      ...termsOf(version, kind, discount),
      status: "applied",
      channel: BALANCE_CHANNEL,
      feesKobo: 0, // they were taken from the deposit
      receivedKobo: discount?.priceKobo ?? version.priceKobo,
      receivedCurrency: "NGN",
      paidAt: now,
      appliedAt: now,
    },
    now,
  );
  const { payerPseudonym } = payment;
  recordBalanceEntry(tx, { userId, payerPseudonym, type: "purchase", amountKobo, sourceId: id }, now);
  applyPayment(tx, payment, now);
  recordRevenue(tx, payment);
  thankFriends(tx, payment, now);
  queueReceipt(tx, payment, now);
  if (!findAccount(userId, tx)?.isActive)
    raiseAlert(
      tx,
      { kind: "blocked_payer", reference: payment.reference, note: "The account is switched off." },
      now,
    );
  log.info({ event: "payment.paid_from_balance", reference: payment.reference });
  return payment;
}

/** What was bought with the money of a deposit; undefined for any other id. */
export function findPurchase(id: string): Payment | undefined {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.channel, BALANCE_CHANNEL)))
    .get();
}

/** The newest payment by which a user bought a plan or pack from the balance since `since`; undefined before the money is here. */
export function findBought(userId: string, offer: string, since: Date): Payment | undefined {
  const isBought = and(
    eq(payments.userId, userId),
    eq(payments.channel, BALANCE_CHANNEL),
    gte(payments.createdAt, since),
  );
  return db
    .select()
    .from(payments)
    .where(isBought)
    .orderBy(desc(payments.createdAt))
    .all()
    .find((payment) => payment.offer === offer);
}
