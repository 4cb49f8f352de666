import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { untilPersonWrites } from "~/db/person-version.server";
import { billingEvents, creditLedger } from "~/db/schema";
import { days } from "~/time";
import { getOffer } from "./offers.server";
import type { Offer } from "./plans";
import { deriveSubscription, type BillingHistory, type SubscriptionState, type UsageRow } from "./rules";
import { savePeriods } from "./stored-periods.server";

type NewBillingEvent = Omit<typeof billingEvents.$inferInsert, "id">;

const TRIAL_MS = days(7);

/** The plan, time and credits of a user at an instant: two queries by index, then the pure rules. */
export function getSubscriptionState(userId: string, now = new Date()): SubscriptionState {
  // A delivery moves no credit, and deliveries are half of the rows.
  return deriveSubscription({ events: readEvents(userId), usage: readCreditsMoved(userId) }, now);
}

/** All events of the user's plan and credits. */
export function getBillingHistory(userId: string): BillingHistory {
  return { events: readEvents(userId), usage: readUsage(userId) };
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
  const endsAt = new Date(now.getTime() + TRIAL_MS);
  recordBillingEvent(tx, {
    at: now,
    userId,
    type: "trial_started",
    plan: "free_trial",
    ...grantOf(getOffer("free_trial", now)),
    endsAt,
    key: `trial_started:${userId}`,
  });
}

/** What a version of a plan or pack adds, in the columns of its event. An unlimited plan adds no credits. */
export function grantOf({ name, isUnlimited, coverLetters, resumes }: Offer) {
  return {
    offerName: name,
    isUnlimited,
    coverLetters: isUnlimited ? 0 : coverLetters,
    resumes: isUnlimited ? 0 : resumes,
  };
}

// Every page shows plan and credits. There is one connection, so a transaction sees its own rows here.
const { id: _id, userId: _userId, ...eventColumns } = getTableColumns(billingEvents);
const eventsOf = db
  .select(eventColumns)
  .from(billingEvents)
  .where(eq(billingEvents.userId, sql.placeholder("userId")))
  .orderBy(asc(billingEvents.at), sql`rowid`)
  .prepare();
const readEvents = untilPersonWrites((userId) => eventsOf.all({ userId }));

const usageOf = prepareUsage(["reserved", "spent", "released"]);
const readUsage = untilPersonWrites((userId) => usageOf.all({ userId }));
const creditsMovedBy = prepareUsage(["reserved", "released"]);
const readCreditsMoved = untilPersonWrites((userId) => creditsMovedBy.all({ userId }));

// In the order of the index: rows of one kind in order of storage. Two kinds are independent.
function prepareUsage(wanted: UsageRow["event"][]) {
  const { createdAt, kind, event, amount, key } = creditLedger;
  return db
    .select({ createdAt, kind, event, amount, key })
    .from(creditLedger)
    .where(and(eq(creditLedger.userId, sql.placeholder("userId")), inArray(event, wanted)))
    .prepare();
}
