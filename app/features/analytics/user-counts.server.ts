import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
  ne,
} from "drizzle-orm";
import { db } from "~/db/client.server";
import { coveragePeriods, userSequence, analyticsEvents, planPeriods, users } from "~/db/schema";
import { OFFER_IDS, PLAN_IDS } from "~/db/schema/values";
import { NOBODY } from "~/features/analytics-events/events.server";
import { dayBounds } from "~/features/analytics-events/roll-up.server";
import type { OfferId } from "~/features/billing/plans";
import { days } from "~/time";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { lastDays, type Dataset } from "./dataset";
import { mapUserSlices, sumCounts } from "./user-slices.server";

/** Accounts now, and those with a verified address. */
export function countAccounts(): Pick<Dataset, "accounts" | "verified"> {
  const accounts = db.select({ many: count() }).from(userSequence).get()?.many ?? 0;
  const unverified =
    db.select({ many: count() }).from(users).where(isNull(users.emailVerifiedAt)).get()?.many ?? 0;
  return { accounts, verified: accounts - unverified };
}

/** Active users of the last seven days, of the seven before, and of both. */
export async function getWeeklyActivity(now: Date): Promise<Dataset["week"]> {
  const fortnight = lastDays(now, 14);
  const before = await usersActiveOn(fortnight.slice(0, 7));
  const active = await usersActiveOn(fortnight.slice(7));
  return {
    active: active.size,
    before: before.size,
    returned: [...before].filter((number) => active.has(number)).length,
  };
}

async function usersActiveOn(dates: string[]): Promise<Set<number>> {
  const people = new Set<number>();
  for (const day of dates) {
    const { from, to } = dayBounds(day);
    for (const [number] of db
      .select({ number: analyticsEvents.userSequenceId })
      .from(analyticsEvents)
      .where(
        and(eq(analyticsEvents.type, "active"), gte(analyticsEvents.at, from), lt(analyticsEvents.at, to)),
      )
      .values())
      people.add(Number(number));
    await yieldToEventLoop();
  }
  return people;
}

/** The number of users of each plan, as in the admin list. */
export async function countUsersByPlan(now: Date): Promise<Dataset["plans"]> {
  const plans: Dataset["plans"] = [];
  for (const plan of PLAN_IDS) {
    const holds = and(
      eq(planPeriods.plan, plan),
      lte(planPeriods.startsAt, now),
      gt(planPeriods.endsAt, now),
    );
    const slices = await mapUserSlices(
      (from, to) =>
        db
          .select({ many: count() })
          .from(planPeriods)
          .where(and(holds, between(planPeriods.userSequenceId, from, to)))
          .get()?.many ?? 0,
    );
    plans.push({ plan, people: slices.reduce((all, many) => all + many, 0) });
  }
  return plans;
}

/** Users with a running plan, by plan. */
export async function countCoverage(now: Date): Promise<Dataset["coverage"]> {
  const paid = sql<number>`count(${coveragePeriods.paymentId})`;
  const slices = await mapUserSlices((from, to) =>
    db
      .select({ plan: coveragePeriods.plan, all: count(), paid })
      .from(coveragePeriods)
      .where(and(coversAt(now), between(coveragePeriods.userSequenceId, from, to)))
      .groupBy(coveragePeriods.plan)
      .all(),
  );
  return PLAN_IDS.map((plan) => {
    const rows = slices.flat().filter((row) => row.plan === plan);
    return { plan, paid: sumCounts(rows, "paid"), gifts: sumCounts(rows, "all") - sumCounts(rows, "paid") };
  });
}

/** What became of the users with a paid plan 30 days ago. */
export async function getMonthlyChurn(now: Date): Promise<Dataset["month"]> {
  const then = coversAt(new Date(now.getTime() - days(30)));
  const slices = await mapUserSlices((from, to) => {
    const paid = and(isNotNull(coveragePeriods.paymentId), between(coveragePeriods.userSequenceId, from, to));
    const still = db
      .select({ number: coveragePeriods.userSequenceId })
      .from(coveragePeriods)
      .where(and(coversAt(now), paid));
    return (
      db
        .select({
          paying: count(),
          lost: sql<number>`coalesce(sum(${coveragePeriods.userSequenceId} not in ${still}), 0)`,
        })
        .from(coveragePeriods)
        .where(and(then, paid))
        .get() ?? { paying: 0, lost: 0 }
    );
  });
  return { paying: sumCounts(slices, "paying"), lost: sumCounts(slices, "lost") };
}

/** How many accounts ever had a paid plan, and how many changed from one plan to the next. */
export async function getConversionPath(now: Date): Promise<Dataset["conversionPath"]> {
  const startOf = (plan: string, pick: string) =>
    sql`${sql.raw(pick)}(case when ${coveragePeriods.plan} = ${plan} then ${coveragePeriods.startsAt} end)`;
  const slices = await mapUserSlices((from, to) =>
    db.get<Dataset["conversionPath"]>(sql`
      with firsts as (
        select ${startOf("jjc", "min")} as jjc, ${startOf("agba", "min")} as agba, ${startOf("agba", "max")} as last_agba, ${startOf("idan", "max")} as last_idan
        from ${coveragePeriods} where ${between(coveragePeriods.userSequenceId, from, to)} and ${coveragePeriods.paymentId} is not null and ${lte(coveragePeriods.startsAt, now)} group by ${coveragePeriods.userSequenceId}
      ) select count(*) as paid, count(jjc) as jjc, coalesce(sum(last_agba > jjc), 0) as jjcThenAgba, count(agba) as agba, coalesce(sum(last_idan > agba), 0) as agbaThenIdan from firsts`),
  );
  const sum = (name: keyof Dataset["conversionPath"]) => sumCounts(slices, name);
  return {
    paid: sum("paid"),
    jjc: sum("jjc"),
    jjcThenAgba: sum("jjcThenAgba"),
    agba: sum("agba"),
    agbaThenIdan: sum("agbaThenIdan"),
  };
}

/** How many users ever paid, for anything or for one of these offers. */
export async function countPayers(offers: readonly OfferId[] = OFFER_IDS): Promise<number> {
  const isPayment = eq(analyticsEvents.type, "payment");
  const [first, last] = [asc, desc].map(
    (order) =>
      db
        .select({ at: analyticsEvents.at })
        .from(analyticsEvents)
        .where(isPayment)
        .orderBy(order(analyticsEvents.at))
        .limit(1)
        .get()
        ?.at.getTime() ?? 0,
  );
  const payers = new Set<unknown>();
  for (let from = first ?? 0; from > 0 && from <= (last ?? 0); from += days(30)) {
    const within = and(
      isPayment,
      inArray(analyticsEvents.plan, [...offers]),
      ne(analyticsEvents.userSequenceId, NOBODY), // institutions
      gte(analyticsEvents.at, new Date(from)),
      lt(analyticsEvents.at, new Date(from + days(30))),
    );
    for (const [number] of db
      .selectDistinct({ number: analyticsEvents.userSequenceId })
      .from(analyticsEvents)
      .where(within)
      .values())
      payers.add(number);
    await yieldToEventLoop();
  }
  return payers.size;
}

function coversAt(instant: Date) {
  return and(lte(coveragePeriods.startsAt, instant), gt(coveragePeriods.endsAt, instant));
}
