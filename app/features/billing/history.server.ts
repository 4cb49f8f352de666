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

/** The person's plan, time and credits at an instant: two queries by index, then the pure rules. */
export function getSubscriptionState(
  userId: string,
  now = new Date(),
  reader: DbReader = db,
): SubscriptionState {
  // A delivery moves no credit, and they are half of the rows.
  return deriveSubscription(
    { events: readBillingEvents(userId, reader), usage: readUsage(userId, reader, ["reserved", "released"]) },
    now,
  );
}

/** Everything that happened to the person's plan and credits. */
export function getBillingHistory(userId: string, reader: DbReader = db): BillingHistory {
  return {
    events: readBillingEvents(userId, reader),
    usage: readUsage(userId, reader, ["reserved", "spent", "released"]),
  };
}

/** Stores an event once, however often it is told, and what it makes of the person's plan in time. Says whether it was new. */
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

/** The free trial begins: seven days and the trial's credits, once per account however often it is called. */
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

/** A plan that must exist. */
export function getPlan(id: string) {
  const plan = findPlan(id);
  if (!plan) throw new Error(`the plan table has no ${id}`);
  return plan;
}

/** What a plan grants with each period; nothing under an unlimited one. */
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

// In the order of the index: of one kind as they were stored. Two kinds never meet.
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
