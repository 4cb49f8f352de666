import { and, eq, gt, isNotNull, sql } from "drizzle-orm"
import { db, type Tx } from "~/db/client.server"
import { newId } from "~/db/id"
import { creditLedger, users } from "~/db/schema"
import { Refusal } from "~/refusal"
import { findPlan, PLANS } from "./plans"

export type CreditKind = "cover_letter" | "resume"
export type Balance = { coverLettersRemaining: number; resumesRemaining: number }
type Reader = Pick<Tx, "select">

/** What is left to use: everything granted, less what is reserved or spent. */
export function getBalance(userId: string, reader: Reader = db): Balance {
  return { coverLettersRemaining: left(reader, userId, "cover_letter"), resumesRemaining: left(reader, userId, "resume") }
}

/** How many documents of each kind were delivered. */
export function getTotals(userId: string): { coverLettersGenerated: number; resumesGenerated: number } {
  const spent = (kind: CreditKind) =>
    db
      .select({ many: sql<number>`count(*)` })
      .from(creditLedger)
      .where(and(eq(creditLedger.userId, userId), eq(creditLedger.kind, kind), eq(creditLedger.event, "spent")))
      .get()?.many ?? 0
  return { coverLettersGenerated: spent("cover_letter"), resumesGenerated: spent("resume") }
}

/** The trial's credits, once per account however often it is called. */
export function grantTrial(tx: Tx, userId: string): void {
  const trial = findPlan("free_trial")
  if (!trial) throw new Error("the plan table has no trial")
  const grants = [
    { kind: "cover_letter" as const, amount: trial.limits.coverLetters },
    { kind: "resume" as const, amount: trial.limits.resumes },
  ]
  for (const { kind, amount } of grants) {
    tx.insert(creditLedger)
      .values({ id: newId(), createdAt: new Date(), userId, kind, event: "granted", amount, key: `granted:trial:${userId}:${kind}` })
      .onConflictDoNothing()
      .run()
  }
}

/**
 * Sets one credit of each kind aside for a generation, or refuses the whole and takes nothing:
 * TRIAL_EXPIRED, then SUBSCRIPTION_REQUIRED (402, with what is kept and what to do).
 */
export function reserveCredits(tx: Tx, userId: string, generationId: string, kinds: CreditKind[], now = new Date()): void {
  const running = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.trialEndsAt), gt(users.trialEndsAt, now)))
    .get()
  const balance = getBalance(userId, tx)
  if (!running) throw refusal("TRIAL_EXPIRED", "Your free trial has expired.", balance, ["Subscribe Now"])
  const short = kinds.find((kind) => left(tx, userId, kind) < 1)
  if (short) throw refusal("SUBSCRIPTION_REQUIRED", shortMessage(short, balance), balance, ["View Plans"])
  for (const kind of kinds) addRow(tx, userId, generationId, kind, "reserved", -1)
}

/** The document was delivered: the reservation becomes a charge. Unique per generation and kind. */
export function spendCredit(tx: Tx, userId: string, generationId: string, kind: CreditKind): void {
  addRow(tx, userId, generationId, kind, "spent", 0)
}

/** Nothing was delivered: the credit goes back. Unique per generation and kind; never after it was spent. */
export function releaseCredit(tx: Tx, userId: string, generationId: string, kind: CreditKind): void {
  addRow(tx, userId, generationId, kind, "released", 1)
}

function left(reader: Reader, userId: string, kind: CreditKind): number {
  const row = reader
    .select({ sum: sql<number | null>`sum(${creditLedger.amount})` })
    .from(creditLedger)
    .where(and(eq(creditLedger.userId, userId), eq(creditLedger.kind, kind)))
    .get()
  return Math.max(0, row?.sum ?? 0)
}

// "spent" and "released" share one key: a reservation ends once, in one of the two ways.
function addRow(tx: Tx, userId: string, generationId: string, kind: CreditKind, event: "reserved" | "spent" | "released", amount: number) {
  const step = event === "reserved" ? "reserved" : "settled"
  tx.insert(creditLedger)
    .values({ id: newId(), createdAt: new Date(), userId, generationId, kind, event, amount, key: `${step}:${generationId}:${kind}` })
    .onConflictDoNothing()
    .run()
}

function shortMessage(short: CreditKind, balance: Balance): string {
  if (short === "cover_letter" && balance.resumesRemaining > 0) {
    return "You have no cover letter credits left. You can still make a resume, or choose a plan."
  }
  if (short === "resume" && balance.coverLettersRemaining > 0) {
    return "You have no resume credits left. You can still make a cover letter, or choose a plan."
  }
  return "Choose a plan to continue."
}

function refusal(code: string, message: string, balance: Balance, suggestedActions: string[]): Refusal {
  return new Refusal(code, message, 402, {
    errorCode: code,
    suggestedActions,
    availablePlans: PLANS.filter((plan) => plan.onSale).map(({ id, name, displayName, priceKobo, limits }) => ({ id, name, displayName, price: priceKobo / 100, limits })),
    redirectUrl: "/subscription",
    preservedQuota: { coverLetters: balance.coverLettersRemaining, resumes: balance.resumesRemaining },
  })
}
