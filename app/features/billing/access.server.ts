import { desc, eq } from "drizzle-orm"
import { db } from "~/db/client.server"
import { creditLedger, users } from "~/db/schema"
import { days } from "~/time"
import { getBalance, getTotals } from "./credits.server"
import { findPlan } from "./plans"

/** What a person may do now, in the words and figures of the dashboard and the subscription page. */
export function getAccess(userId: string, now = new Date()) {
  const user = db.select({ trialEndsAt: users.trialEndsAt }).from(users).where(eq(users.id, userId)).get()
  const plan = findPlan("free_trial")
  if (!plan) throw new Error("the plan table has no trial")
  const isRunning = Boolean(user?.trialEndsAt && user.trialEndsAt > now)
  const left = user?.trialEndsAt ? Math.ceil((user.trialEndsAt.getTime() - now.getTime()) / days(1)) : 0
  return {
    ...getBalance(userId),
    ...getTotals(userId),
    planId: plan.id,
    planName: plan.name,
    status: isRunning ? "Active" : "Inactive",
    note: isRunning ? `${left} day${left === 1 ? "" : "s"} left` : "Your free trial has expired. Your documents stay yours.",
    endsAt: user?.trialEndsAt ?? null,
    isRunning,
  }
}

/** Every movement of the person's credits, newest first. */
export function listLedger(userId: string) {
  return db
    .select({ id: creditLedger.id, createdAt: creditLedger.createdAt, kind: creditLedger.kind, event: creditLedger.event, amount: creditLedger.amount })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(desc(creditLedger.createdAt), desc(creditLedger.id))
    .limit(200)
    .all()
}
