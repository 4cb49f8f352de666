import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { billingEvents, creditLedger } from "~/db/schema";
import { days } from "~/time";
import { findPlan } from "./plans";
import { deriveSubscription, type BillingHistory, type SubscriptionState, type UsageRow } from "./rules";
import { savePeriods } from "./stored-periods.server";

export type DbReader = Pick<Tx, "select">;
type NewBillingEvent = Omit<typeof billingEvents.$inferInsert, "id">;

const TRIAL_MS = days(7);

/** The plan, time and credits of a user at an instant: two queries by index, then the pure rules. */
export function getSubscriptionState(
  userId: string,
  now = new Date(),
  reader: DbReader = db,
): SubscriptionState {
  // A delivery moves no credit, and deliveries are half of the rows.
  return deriveSubscription(
    { events: readBillingEvents(userId, reader), usage: readUsage(userId, reader, ["reserved", "released"]) },
    now,
  );
}

/** All events of the user's plan and credits. */
export function getBillingHistory(userId: string, reader: DbReader = db): BillingHistory {
  return {
    events: readBillingEvents(userId, reader),
    usage: readUsage(userId, reader, ["reserved", "spent", "released"]),
  };
}

/**
 * Stores an event once, however often it is called, and updates the stored periods of the user. Returns
 * whether it was new.
 */
export function recordBillingEvent(tx: Tx, event: NewBillingEvent): boolean {
  const isNew =
    tx
      .insert(billingEvents)
      .values({ id: newId(), ...event })
      .onConflictDoNothing({ target: billingEvents.key })
      .run().changes === 1;
  if (isNew) savePeriods(tx, event.userId);
  return isNew;
}

/** Starts the free trial: seven days and the credits of the trial, once for each account. */
export function startTrial(tx: Tx, userId: string, now: Date): void {
  const { limits } = getPlan("free_trial");
  const endsAt = new Date(now.getTime() + TRIAL_MS);
  recordBillingEvent(tx, {
    at: now,
    userId,
    type: "trial_started",
    plan: "free_trial",
    coverLetters: limits.coverLetters,
    resumes: limits.resumes,
    endsAt,
    key: `trial_started:${userId}`,
  });
}

/** A plan of the plan table. Throws when it does not exist. */
export function getPlan(id: string) {
  const plan = findPlan(id);
  if (!plan) throw new Error(`the plan table has no ${id}`);
  return plan;
}

/** The grant of a plan for each period; none for an unlimited plan. */
export function getPlanAllowance(id: string): { coverLetters: number; resumes: number } {
  const { isUnlimited, coverLetters, resumes } = getPlan(id).limits;
  return isUnlimited ? { coverLetters: 0, resumes: 0 } : { coverLetters, resumes };
}

function readBillingEvents(userId: string, reader: DbReader): BillingHistory["events"] {
  const { at, type, paymentId, plan, coverLetters, resumes, startedAt, paidAt, endsAt, reason, key } =
    billingEvents;
  return reader
    .select({ at, type, paymentId, plan, coverLetters, resumes, startedAt, paidAt, endsAt, reason, key })
    .from(billingEvents)
    .where(eq(billingEvents.userId, userId))
    .orderBy(asc(billingEvents.at), sql`rowid`)
    .all();
}

// In the order of the index: rows of one kind in order of storage. Two kinds are independent.
function readUsage(userId: string, reader: DbReader, wanted: UsageRow["event"][]): UsageRow[] {
  return reader
    .select({
      createdAt: creditLedger.createdAt,
      kind: creditLedger.kind,
      event: creditLedger.event,
      amount: creditLedger.amount,
      key: creditLedger.key,
    })
    .from(creditLedger)
    .where(and(eq(creditLedger.userId, userId), inArray(creditLedger.event, wanted)))
    .all();
}
