import { and, eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { creditLedger } from "~/db/schema";
import { Refusal } from "~/refusal";
import { getSubscriptionState } from "./history.server";
import type { CreditKind } from "./credit-lots";
import { listShownPacks, listShownPlans } from "./offers.server";
import { serializeOffer } from "./serialize-offer";
import type { SubscriptionState } from "./rules";
import { findQuotaError } from "./quota-error";

export type { CreditKind } from "./credit-lots";
export type CreditBalance = SubscriptionState["balance"];

/**
 * The balance: granted minus reserved, spent and voided credits, those included that wait for a plan.
 */
export function getBalance(userId: string, now = new Date()): CreditBalance {
  return getSubscriptionState(userId, now).balance;
}

/**
 * Reserves one credit of each kind for a generation, or refuses all and takes none: TRIAL_EXPIRED,
 * SUBSCRIPTION_REQUIRED, SUBSCRIPTION_EXPIRED, QUOTA_EXHAUSTED (402, with the balance and the next step). An
 * unlimited plan needs no credit, and neither do the kinds in `free`.
 */
export function reserveCredits(
  tx: Tx,
  userId: string,
  generationId: string,
  kinds: CreditKind[],
  now = new Date(),
  free: CreditKind[] = [],
): void {
  const subscription = getSubscriptionState(userId, now);
  const paid = kinds.filter((kind) => !free.includes(kind));
  const quotaError = paid.length > 0 && findQuotaError(subscription, paid);
  if (quotaError) throw quotaRefusal(quotaError, subscription.balance);
  for (const kind of kinds)
    insertLedgerRow(tx, {
      userId,
      generationId,
      kind,
      event: "reserved",
      amount: subscription.isUnlimited || free.includes(kind) ? 0 : -1,
      createdAt: now,
    });
}

/** Turns a reservation into a charge after delivery. Unique for each generation and kind. */
export function spendCredit(
  tx: Tx,
  userId: string,
  generationId: string,
  kind: CreditKind,
  now = new Date(),
): void {
  insertLedgerRow(tx, { userId, generationId, kind, event: "spent", amount: 0, createdAt: now });
}

/**
 * Returns a reserved credit when nothing was delivered. Unique for each generation and kind; never after it
 * was spent.
 */
export function releaseCredit(
  tx: Tx,
  userId: string,
  generationId: string,
  kind: CreditKind,
  now = new Date(),
): void {
  const reserved = tx
    .select({ amount: creditLedger.amount })
    .from(creditLedger)
    .where(
      and(eq(creditLedger.userId, userId), eq(creditLedger.key, ledgerKey("reserved", generationId, kind))),
    )
    .get();
  insertLedgerRow(tx, {
    userId,
    generationId,
    kind,
    event: "released",
    amount: reserved ? -reserved.amount : 0,
    createdAt: now,
  });
}

type LedgerRow = Omit<typeof creditLedger.$inferInsert, "id" | "key" | "generationId"> & {
  generationId: string;
};

function insertLedgerRow(tx: Tx, row: LedgerRow) {
  tx.insert(creditLedger)
    .values({ id: newId(), ...row, key: ledgerKey(row.event, row.generationId, row.kind) })
    .onConflictDoNothing()
    .run();
}

// "spent" and "released" share one key: a reservation ends once, in one of the two ways.
function ledgerKey(event: LedgerRow["event"], generationId: string, kind: CreditKind): string {
  return `${event === "reserved" ? "reserved" : "completed"}:${generationId}:${kind}`;
}

function quotaRefusal(
  { code, message, suggestedActions }: NonNullable<ReturnType<typeof findQuotaError>>,
  balance: CreditBalance,
): Refusal {
  return new Refusal(code, message, 402, {
    errorCode: code,
    suggestedActions,
    availablePlans: [...listShownPlans().filter(({ isOnSale }) => isOnSale), ...listShownPacks()].map(
      serializeOffer,
    ),
    redirectUrl: "/subscription",
    preservedQuota: { coverLetters: balance.coverLettersRemaining, resumes: balance.resumesRemaining },
  });
}
