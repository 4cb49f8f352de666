import { and, asc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { billingEvents, coveragePeriods, userSequence, planPeriods } from "~/db/schema";
import type { PlanId } from "./plans";
import { deriveSubscription, type BillingHistory } from "./rules";

/**
 * Increase it with every rule change that can give a user another plan. Then all periods are written again at
 * the next start.
 */
export const RULES_VERSION = 2;
// The first and the last instant of time.
const BEGINNING_OF_TIME = new Date(0);
const END_OF_TIME = new Date(8_640_000_000_000_000);

export type PlanPeriod = { startsAt: Date; endsAt: Date; plan: PlanId };

/**
 * Stores the plan periods of a user if nothing else happens. Runs in the transaction of each billing event.
 */
export function savePeriods(tx: Tx, userId: string): void {
  const number = tx
    .select({ number: userSequence.id })
    .from(userSequence)
    .where(eq(userSequence.userId, userId))
    .get()?.number;
  if (number === undefined) return;
  const events = tx
    .select()
    .from(billingEvents)
    .where(eq(billingEvents.userId, userId))
    .orderBy(asc(billingEvents.at), sql`rowid`)
    .all();
  tx.delete(planPeriods).where(eq(planPeriods.userSequenceId, number)).run();
  const planPeriodRows = planPeriodsOf(events);
  tx.insert(planPeriods)
    .values(planPeriodRows.map((period) => ({ userSequenceId: number, ...period })))
    .run();
  const searchTerms = [...new Set(planPeriodRows.map(({ plan }) => planSearchTerm(plan)))].join(" ");
  tx.run(
    sql`update user_search set plans = ${searchTerms} where rowid = ${number} and plans <> ${searchTerms}`,
  );
  tx.delete(coveragePeriods).where(eq(coveragePeriods.userSequenceId, number)).run();
  const coverage = coveragePeriodsOf(events);
  if (coverage.length > 0)
    tx.insert(coveragePeriods)
      .values(coverage.map((period) => ({ userSequenceId: number, ...period })))
      .run();
  tx.update(userSequence).set({ rulesVersion: RULES_VERSION }).where(eq(userSequence.id, number)).run();
}

/** A plan as one word in the search index of users. */
export function planSearchTerm(plan: PlanId): string {
  return plan.replace("_", "");
}

/**
 * The plan over time, from the newest event on: the rules are evaluated at every instant of a possible
 * change.
 */
export function planPeriodsOf(events: BillingHistory["events"]): PlanPeriod[] {
  const newest = Math.max(0, ...events.map(({ at }) => at.getTime()));
  const { coveragePeriods } = deriveSubscription({ events, usage: [] }, new Date(newest));
  const ends = [
    ...coveragePeriods.map(({ endsAt }) => endsAt),
    ...events.flatMap(({ endsAt }) => endsAt ?? []),
  ].map((end) => end.getTime());
  const changes = [...new Set([newest, ...ends.filter((end) => end > newest)])].sort(
    (one, other) => one - other,
  );
  return changes.reduce<PlanPeriod[]>((periods, change) => {
    const { plan } = deriveSubscription({ events, usage: [] }, new Date(change));
    const last = periods.at(-1);
    if (last?.plan === plan) return periods;
    if (last) last.endsAt = new Date(change);
    return [...periods, { startsAt: last ? new Date(change) : BEGINNING_OF_TIME, endsAt: END_OF_TIME, plan }];
  }, []);
}

/** What pays, from when until when, past and future, if nothing else happens. */
export function coveragePeriodsOf(events: BillingHistory["events"]) {
  const newest = Math.max(0, ...events.map(({ at }) => at.getTime()));
  const { coveragePeriods } = deriveSubscription({ events, usage: [] }, new Date(newest));
  return coveragePeriods.map(({ plan, paymentId, startsAt, endsAt }) => ({
    plan,
    paymentId,
    startsAt,
    endsAt,
  }));
}

/** The plan of each of these users at an instant: one query for a list. */
export function getPlansAt(userIds: string[], at: Date): Map<string, PlanId> {
  const holds = and(
    inArray(userSequence.userId, userIds),
    lte(planPeriods.startsAt, at),
    gt(planPeriods.endsAt, at),
  );
  const rows = db
    .select({ userId: userSequence.userId, plan: planPeriods.plan })
    .from(userSequence)
    .innerJoin(planPeriods, eq(planPeriods.userSequenceId, userSequence.id))
    .where(holds)
    .all();
  return new Map(rows.map(({ userId, plan }) => [userId, plan]));
}

/** Who of these users has time on a plan at an instant, or later. */
export function filterCovered(userIds: string[], plan: PlanId, at: Date): string[] {
  return db
    .selectDistinct({ userId: userSequence.userId })
    .from(userSequence)
    .innerJoin(coveragePeriods, eq(coveragePeriods.userSequenceId, userSequence.id))
    .where(
      and(
        inArray(userSequence.userId, userIds),
        eq(coveragePeriods.plan, plan),
        gt(coveragePeriods.endsAt, at),
      ),
    )
    .all()
    .map(({ userId }) => userId);
}

/** Writes the periods of the next users with older rules. Returns how many; 0 when all are done. */
export function refreshPeriods(limit = 25): number {
  return write((tx) => {
    const outdated = tx
      .select({ userId: userSequence.userId })
      .from(userSequence)
      .where(lt(userSequence.rulesVersion, RULES_VERSION))
      .limit(limit)
      .all();
    for (const { userId } of outdated) savePeriods(tx, userId);
    return outdated.length;
  });
}
