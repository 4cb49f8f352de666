import { and, eq } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { creditLedger } from "~/db/schema";
import { Refusal } from "~/refusal";
import { standingOf, type Reader } from "./history.server";
import type { CreditKind } from "./lots";
import { PLANS } from "./plans";
import type { Standing } from "./rules";
import { shortfallOf } from "./shortfall";

export type { CreditKind } from "./lots";
export type Balance = Standing["balance"];

/** What is left: everything granted, less what is reserved, spent or taken back. Usable only while a plan or the trial covers. */
export function getBalance(userId: string, reader: Reader = db, now = new Date()): Balance {
  return standingOf(userId, now, reader).balance;
}

/**
 * Sets one credit of each kind aside for a generation, or refuses the whole and takes nothing: TRIAL_EXPIRED, SUBSCRIPTION_REQUIRED,
 * SUBSCRIPTION_EXPIRED, QUOTA_EXHAUSTED (402, with what is kept and what to do). Under an unlimited plan nothing is taken.
 */
export function reserveCredits(
  tx: Tx,
  userId: string,
  generationId: string,
  kinds: CreditKind[],
  now = new Date(),
): void {
  const standing = standingOf(userId, now, tx);
  const shortfall = shortfallOf(standing, kinds);
  if (shortfall) throw refusal(shortfall, standing.balance);
  for (const kind of kinds)
    addRow(tx, {
      userId,
      generationId,
      kind,
      event: "reserved",
      amount: standing.isUnlimited ? 0 : -1,
      createdAt: now,
    });
}

/** The document was delivered: the reservation becomes a charge. Unique per generation and kind. */
export function spendCredit(
  tx: Tx,
  userId: string,
  generationId: string,
  kind: CreditKind,
  now = new Date(),
): void {
  addRow(tx, { userId, generationId, kind, event: "spent", amount: 0, createdAt: now });
}

/** Nothing was delivered: what was taken goes back. Unique per generation and kind; never after it was spent. */
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
    .where(and(eq(creditLedger.userId, userId), eq(creditLedger.key, keyOf("reserved", generationId, kind))))
    .get();
  addRow(tx, {
    userId,
    generationId,
    kind,
    event: "released",
    amount: reserved ? -reserved.amount : 0,
    createdAt: now,
  });
}

type Row = Omit<typeof creditLedger.$inferInsert, "id" | "key" | "generationId"> & { generationId: string };

function addRow(tx: Tx, row: Row) {
  tx.insert(creditLedger)
    .values({ id: newId(), ...row, key: keyOf(row.event, row.generationId, row.kind) })
    .onConflictDoNothing()
    .run();
}

// "spent" and "released" share one key: a reservation ends once, in one of the two ways.
function keyOf(event: Row["event"], generationId: string, kind: CreditKind): string {
  return `${event === "reserved" ? "reserved" : "settled"}:${generationId}:${kind}`;
}

function refusal(
  { code, message, suggestedActions }: NonNullable<ReturnType<typeof shortfallOf>>,
  balance: Balance,
): Refusal {
  return new Refusal(code, message, 402, {
    errorCode: code,
    suggestedActions,
    availablePlans: PLANS.filter((plan) => plan.onSale).map(
      ({ id, name, displayName, priceKobo, limits }) => ({
        id,
        name,
        displayName,
        price: priceKobo / 100,
        limits,
      }),
    ),
    redirectUrl: "/subscription",
    preservedQuota: { coverLetters: balance.coverLettersRemaining, resumes: balance.resumesRemaining },
  });
}
