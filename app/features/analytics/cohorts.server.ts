import { and, eq, gte, lt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { analyticsEvents } from "~/db/schema";
import type { AnalyticsEventType } from "~/features/analytics-events/events.server";
import { dayBounds } from "~/features/analytics-events/roll-up.server";
import { days, toLagosDay } from "~/time";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { lastDays, lastMonths, type Cohort, type ShareFunnel } from "./dataset";

const COHORT_MONTHS = 6;
const SLICE_DAYS = 10;
const FUNNEL_DAYS = 90;

/** The accounts of each of the last six months: how many made documents in which month after, and how many ever paid. */
export async function getCohorts(now: Date): Promise<Cohort[]> {
  const months = lastMonths(now, COHORT_MONTHS);
  const from = dayBounds(`${months[0]}-01`).from;
  const cohorts = months.map((month, index) => ({
    month,
    registered: 0,
    made: months.slice(index).map(() => 0),
    paid: 0,
  }));
  const monthIndex = (at: Date) => months.indexOf(toLagosDay(at).slice(0, 7));
  const cohortOf = new Map<number, number>();
  await eachEvent("registered", from, now, ({ user, at }) => {
    const index = monthIndex(at);
    const cohort = cohorts[index];
    if (!cohort || cohortOf.has(user)) return;
    cohortOf.set(user, index);
    cohort.registered += 1;
  });
  const counted = new Set<string>();
  await eachEvent("document", from, now, ({ user, at }) => {
    const index = cohortOf.get(user);
    if (index === undefined) return;
    const later = monthIndex(at) - index;
    const made = cohorts[index]?.made;
    if (made?.[later] !== undefined && isFirst(counted, `${user}/${later}`)) made[later] += 1;
  });
  await eachEvent("payment", from, now, ({ user }) => {
    const cohort = cohorts[cohortOf.get(user) ?? -1];
    if (cohort && isFirst(counted, `${user}/paid`)) cohort.paid += 1;
  });
  return cohorts;
}

/** How many people shared something from their phone in 90 days, and how many of them asked for documents, got them and paid after it. */
export async function getShareFunnel(now: Date): Promise<ShareFunnel> {
  const from = dayBounds(lastDays(now, FUNNEL_DAYS)[0] ?? "").from;
  const sharedAt = new Map<number, number>();
  await eachEvent("shared", from, now, ({ user, at }) => {
    if (!sharedAt.has(user)) sharedAt.set(user, at.getTime());
  });
  const countAfter = async (type: AnalyticsEventType) => {
    const reached = new Set<number>();
    if (sharedAt.size === 0) return 0;
    await eachEvent(type, from, now, ({ user, at }) => {
      const shared = sharedAt.get(user);
      if (shared !== undefined && at.getTime() >= shared) reached.add(user);
    });
    return reached.size;
  };
  return {
    shared: sharedAt.size,
    asked: await countAfter("generation"),
    made: await countAfter("document"),
    paid: await countAfter("payment"),
  };
}

// In slices of ten days, so that no query holds other requests for long.
async function eachEvent(
  type: AnalyticsEventType,
  from: Date,
  until: Date,
  run: (event: { user: number; at: Date }) => void,
): Promise<void> {
  for (let start = from.getTime(); start <= until.getTime(); start += days(SLICE_DAYS)) {
    const within = and(
      eq(analyticsEvents.type, type),
      gte(analyticsEvents.at, new Date(start)),
      lt(analyticsEvents.at, new Date(Math.min(start + days(SLICE_DAYS), until.getTime() + 1))),
    );
    db.select({ user: analyticsEvents.userSequenceId, at: analyticsEvents.at })
      .from(analyticsEvents)
      .where(within)
      .orderBy(analyticsEvents.at)
      .all()
      .forEach(run);
    await yieldToEventLoop();
  }
}

function isFirst(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
