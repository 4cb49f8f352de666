import { and, eq, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { deposits, virtualAccounts } from "~/db/schema";
import { recordDepositFee } from "~/features/analytics-events/events.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { getMoneyBalance, recordBalanceEntry } from "~/features/balances/ledger.server";
import { payOpenInvoice } from "~/features/institutions/pay-invoice.server";
import { raiseAlert } from "~/features/payments/alerts.server";
import { getPayer } from "~/features/payments/checkout.server";
import { recordFingerprint } from "~/features/payments/fingerprints.server";
import type { TransactionOwner } from "~/features/payments/other-transactions.server";
import { findPurchase } from "~/features/payments/pay-from-balance.server";
import { isRealMoney } from "~/features/payments/revenue.server";
import { log, serializeError } from "~/log.server";
import { formatNaira } from "~/money";
import { paystackAccount } from "~/providers/paystack/account.server";
import type { PaystackTransaction } from "~/providers/paystack/paystack.schema";
import { verifyTransaction } from "~/providers/paystack/paystack.server";
import { PaystackError } from "~/providers/paystack/paystack-client.server";
import { hours, minutes } from "~/time";
import { buyChoice, findChoice } from "./chosen-offers.server";
import { syncReturns } from "./returns.server";

export type Deposit = typeof deposits.$inferSelect;

/**
 * Asks Paystack about money that is no payment of ours, and takes it over once, however often it is called: a transfer to
 * an account number, or a checkout that fills up a balance. Returns its state; undefined when it is not ours. Throws
 * PaystackError.
 */
export async function receiveDeposit(reference: string, now = new Date()): Promise<string | undefined> {
  const known = findDeposit(reference);
  if (known && known.status !== "open" && known.status !== "expired") return known.status;
  const transaction = await askPaystack(reference);
  if (transaction?.reference !== reference) return known?.status;
  return write((tx) => recordTransaction(tx, transaction, now));
}

// A reference that Paystack does not know is nobody's money, so the event about it is not tried again.
async function askPaystack(reference: string): Promise<PaystackTransaction | undefined> {
  try {
    return await verifyTransaction(reference, { tries: 2 });
  } catch (error) {
    if (error instanceof PaystackError && error.code === "not_found") return undefined;
    throw error;
  }
}

const STATES = {
  open: "waiting",
  expired: "waiting",
  received: "received",
  reversed: "returned",
} as const satisfies Record<Deposit["status"], string>;

/** What the payments feature asks about transactions that are no payments. */
export const depositOwner: TransactionOwner = {
  receive: receiveDeposit,
  syncRefunds: syncReturns,
  reverse: reverseDeposit,
  find(reference) {
    const deposit = findDeposit(reference);
    if (!deposit) return undefined;
    const { userId, status, authorizationUrl: url, createdAt: openedAt } = deposit;
    return {
      userId,
      status: STATES[status],
      checkout: status === "open" && url ? { url, openedAt } : undefined,
      boughtReference: deposit.paymentId ? findPurchase(deposit.paymentId)?.reference : undefined,
      path: `/subscription?${new URLSearchParams({ reference })}`,
    };
  },
};

/** Asks about open checkouts that fill up a balance, as the reconciler does about payments. For every minute. */
export async function reconcileDeposits(now = new Date()): Promise<void> {
  const ago = (age: number) => new Date(now.getTime() - age);
  db.update(deposits)
    .set({ status: "expired" })
    .where(and(eq(deposits.status, "open"), lt(deposits.createdAt, ago(hours(72)))))
    .run();
  const isDue = and(
    eq(deposits.status, "open"),
    lte(deposits.createdAt, ago(minutes(2))),
    or(isNull(deposits.checkedAt), lte(deposits.checkedAt, ago(minutes(5)))),
  );
  for (const { reference } of db.select().from(deposits).where(isDue).limit(50).all()) {
    db.update(deposits).set({ checkedAt: now }).where(eq(deposits.reference, reference)).run();
    try {
      await receiveDeposit(reference, now);
    } catch (error) {
      log.warn({ event: "deposit.verification_failed", reference, ...serializeError(error) });
    }
  }
}

function findDeposit(reference: string, reader: Pick<Tx, "select"> = db): Deposit | undefined {
  return reader.select().from(deposits).where(eq(deposits.reference, reference)).get();
}

// Read again under the lock, because another event may have taken it over.
function recordTransaction(tx: Tx, transaction: PaystackTransaction, now: Date): string | undefined {
  const { reference, amountKobo } = transaction;
  const known = findDeposit(reference, tx);
  if (known && known.status !== "open" && known.status !== "expired") return known.status;
  const isPaid =
    transaction.status === "success" &&
    transaction.currency === "NGN" &&
    transaction.domain === paystackAccount()?.mode &&
    Number.isSafeInteger(amountKobo) &&
    amountKobo > 0;
  if (!isPaid) return known?.status;
  const received = {
    status: "received" as const,
    amountKobo,
    paystackId: transaction.id,
    channel: transaction.channel,
    feesKobo: transaction.feesKobo,
    paidAt: transaction.paidAt ?? now,
    checkedAt: now,
  };
  const deposit = known
    ? tx.update(deposits).set(received).where(eq(deposits.id, known.id)).returning().get()
    : insertTransfer(tx, transaction, received, now);
  if (!deposit) return undefined;
  log.info({ event: "deposit.received", reference });
  recordFingerprint(tx, deposit.userId, transaction, now);
  if (deposit.feesKobo && isRealMoney(deposit))
    recordDepositFee(tx, { depositId: deposit.id, kobo: deposit.feesKobo, at: deposit.paidAt ?? now });
  if (deposit.institutionId) creditInstitution(tx, deposit, now);
  else creditUser(tx, deposit, now);
  return "received";
}

function insertTransfer(
  tx: Tx,
  { reference, domain, receiverAccount, customerCode, channel }: PaystackTransaction,
  received: Partial<Deposit> & Pick<Deposit, "status" | "amountKobo">,
  now: Date,
): Deposit | undefined {
  if (channel !== "dedicated_nuban") return undefined;
  const account = tx
    .select()
    .from(virtualAccounts)
    .where(
      receiverAccount
        ? eq(virtualAccounts.accountNumber, receiverAccount)
        : eq(virtualAccounts.customerCode, customerCode),
    )
    .get();
  if (!account || (domain !== "test" && domain !== "live")) return undefined;
  const { userId, institutionId } = account;
  return tx
    .insert(deposits)
    .values({
      id: newId(),
      createdAt: now,
      userId,
      institutionId,
      payerPseudonym: userId ? getPayer(userId, tx) : (institutionId ?? ""),
      source: "virtual_account",
      reference,
      mode: domain,
      ...received,
    })
    .returning()
    .get();
}

/** Adds the money to the balance, and buys what its owner chose when it is enough. */
function creditUser(
  tx: Tx,
  { id, userId, payerPseudonym, amountKobo, reference, mode }: Deposit,
  now: Date,
): void {
  const user = userId ? findAccount(userId, tx) : undefined;
  if (!userId || !user)
    return raiseAlert(
      tx,
      {
        kind: "mismatch",
        reference,
        note: "The account was deleted before the money came. Refund it at Paystack.",
      },
      now,
    );
  recordBalanceEntry(tx, { userId, payerPseudonym, type: "deposit", amountKobo, sourceId: id }, now);
  const payment = buyChoice(tx, userId, mode, now);
  if (payment) {
    tx.update(deposits).set({ paymentId: payment.id }).where(eq(deposits.id, id)).run();
    return; // its receipt tells them
  }
  queueMail(
    tx,
    { userId, email: user.email },
    {
      subject: `${formatNaira(amountKobo)} arrived`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `We received ${formatNaira(amountKobo)}. ${nextText(tx, userId, now)}`,
        `Reference: ${reference}.`,
      ],
      action: { label: "See my balance", path: "/subscription#balance" },
    },
  );
}

function nextText(tx: Tx, userId: string, now: Date): string {
  const balance = getMoneyBalance(userId, tx);
  const choice = findChoice(userId, now, tx);
  if (!choice || choice.priceKobo <= balance)
    return "It is in your balance. Choose a plan or a pack, and it is used first. You can also have it sent back.";
  return `${formatNaira(choice.priceKobo - balance)} more, and ${choice.version.name} is yours.`;
}

function creditInstitution(tx: Tx, { institutionId, amountKobo, reference, mode }: Deposit, now: Date): void {
  const isPaid = institutionId && payOpenInvoice(tx, institutionId, { amountKobo, reference, mode }, now);
  if (isPaid) return;
  const note = `${formatNaira(amountKobo)} from an institution fits no open invoice.`;
  raiseAlert(tx, { kind: "mismatch", reference, note }, now);
}

/** Takes money back out of the balance that a bank took from us. What was bought with it is for staff to decide. */
function reverseDeposit(reference: string, now: Date): string | undefined {
  return write((tx) => {
    const deposit = tx
      .update(deposits)
      .set({ status: "reversed" })
      .where(and(eq(deposits.reference, reference), inArray(deposits.status, ["received"])))
      .returning()
      .get();
    if (!deposit) return findDeposit(reference, tx)?.status;
    const { id: sourceId, userId, payerPseudonym, amountKobo } = deposit;
    if (userId)
      recordBalanceEntry(tx, { userId, payerPseudonym, type: "deposit_reversed", amountKobo, sourceId }, now);
    const note =
      userId && getMoneyBalance(userId, tx) < 0 ? "It was spent already: the balance is below zero." : "";
    raiseAlert(
      tx,
      { kind: "mismatch", reference, note: `The bank took this deposit back. ${note}`.trim() },
      now,
    );
    return "reversed";
  });
}
