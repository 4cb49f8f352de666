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
} from "drizzle-orm";
import { db } from "~/db/client.server";
import { coverSpans, directory, events, planSpans, users } from "~/db/schema";
import { PLAN_IDS } from "~/db/schema/values";
import { boundsOf } from "~/features/events/roll-up.server";
import { days } from "~/time";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { lastDays, type Material, type Spender } from "./material";
import { bySlice, sumOf } from "./slices.server";

/** Accounts now, and those with a verified address. */
export function countAccounts(): Pick<Material, "accounts" | "verified"> {
  const accounts = db.select({ many: count() }).from(directory).get()?.many ?? 0;
  const unverified =
    db.select({ many: count() }).from(users).where(isNull(users.emailVerifiedAt)).get()?.many ?? 0;
  return { accounts, verified: accounts - unverified };
}

/** People of the last seven days, of the seven before, and those of both. */
export async function readWeek(now: Date): Promise<Material["week"]> {
  const fortnight = lastDays(now, 14);
  const before = await activeOn(fortnight.slice(0, 7));
  const active = await activeOn(fortnight.slice(7));
  return {
    active: active.size,
    before: before.size,
    returned: [...before].filter((number) => active.has(number)).length,
  };
}

async function activeOn(dates: string[]): Promise<Set<number>> {
  const people = new Set<number>();
  for (const day of dates) {
    const { from, to } = boundsOf(day);
    for (const [number] of db
      .select({ number: events.number })
      .from(events)
      .where(and(eq(events.type, "active"), gte(events.at, from), lt(events.at, to)))
      .values())
      people.add(Number(number));
    await yieldToEventLoop();
  }
  return people;
}

/** How many people each plan has, as the list of staff shows it. */
export async function readPlans(now: Date): Promise<Material["plans"]> {
  const plans: Material["plans"] = [];
  for (const plan of PLAN_IDS) {
    const holds = and(eq(planSpans.plan, plan), lte(planSpans.startsAt, now), gt(planSpans.endsAt, now));
    const slices = await bySlice(
      (from, to) =>
        db
          .select({ many: count() })
          .from(planSpans)
          .where(and(holds, between(planSpans.number, from, to)))
          .get()?.many ?? 0,
    );
    plans.push({ plan, people: slices.reduce((all, many) => all + many, 0) });
  }
  return plans;
}

/** People whose plan runs now, by plan. */
export async function readCover(now: Date): Promise<Material["cover"]> {
  const paid = sql<number>`count(${coverSpans.paymentId})`;
  const slices = await bySlice((from, to) =>
    db
      .select({ plan: coverSpans.plan, all: count(), paid })
      .from(coverSpans)
      .where(and(holdsAt(now), between(coverSpans.number, from, to)))
      .groupBy(coverSpans.plan)
      .all(),
  );
  return PLAN_IDS.map((plan) => {
    const rows = slices.flat().filter((row) => row.plan === plan);
    return { plan, paid: sumOf(rows, "paid"), gifts: sumOf(rows, "all") - sumOf(rows, "paid") };
  });
}

/** What became of the people whose paid plan ran 30 days ago. */
export async function readMonth(now: Date): Promise<Material["month"]> {
  const then = holdsAt(new Date(now.getTime() - days(30)));
  const slices = await bySlice((from, to) => {
    const paid = and(isNotNull(coverSpans.paymentId), between(coverSpans.number, from, to));
    const still = db
      .select({ number: coverSpans.number })
      .from(coverSpans)
      .where(and(holdsAt(now), paid));
    return (
      db
        .select({
          paying: count(),
          lost: sql<number>`coalesce(sum(${coverSpans.number} not in ${still}), 0)`,
        })
        .from(coverSpans)
        .where(and(then, paid))
        .get() ?? { paying: 0, lost: 0 }
    );
  });
  return { paying: sumOf(slices, "paying"), lost: sumOf(slices, "lost") };
}

/** How many accounts ever had a plan that was paid for, and how many went from one to the next. */
export async function readPath(now: Date): Promise<Material["path"]> {
  const startOf = (plan: string, pick: string) =>
    sql`${sql.raw(pick)}(case when ${coverSpans.plan} = ${plan} then ${coverSpans.startsAt} end)`;
  const slices = await bySlice((from, to) =>
    db.get<Material["path"]>(sql`
      with firsts as (
        select ${startOf("jjc", "min")} as jjc, ${startOf("agba", "min")} as agba, ${startOf("agba", "max")} as last_agba, ${startOf("idan", "max")} as last_idan
        from ${coverSpans} where ${between(coverSpans.number, from, to)} and ${coverSpans.paymentId} is not null and ${lte(coverSpans.startsAt, now)} group by ${coverSpans.number}
      ) select count(*) as paid, count(jjc) as jjc, coalesce(sum(last_agba > jjc), 0) as jjcThenAgba, count(agba) as agba, coalesce(sum(last_idan > agba), 0) as agbaThenIdan from firsts`),
  );
  const sum = (name: keyof Material["path"]) => sumOf(slices, name);
  return {
    paid: sum("paid"),
    jjc: sum("jjc"),
    jjcThenAgba: sum("jjcThenAgba"),
    agba: sum("agba"),
    agbaThenIdan: sum("agbaThenIdan"),
  };
}

/** How many people ever paid. */
export async function countPayers(): Promise<number> {
  const isPayment = eq(events.type, "payment");
  const [first, last] = [asc, desc].map(
    (order) =>
      db
        .select({ at: events.at })
        .from(events)
        .where(isPayment)
        .orderBy(order(events.at))
        .limit(1)
        .get()
        ?.at.getTime() ?? 0,
  );
  const payers = new Set<unknown>();
  for (let from = first ?? 0; from > 0 && from <= (last ?? 0); from += days(30)) {
    const within = and(isPayment, gte(events.at, new Date(from)), lt(events.at, new Date(from + days(30))));
    for (const [number] of db.selectDistinct({ number: events.number }).from(events).where(within).values())
      payers.add(number);
    await yieldToEventLoop();
  }
  return payers.size;
}

/** The people whose documents cost most on the last 30 days, most first. */
export async function readSpenders(now: Date, limit = 10): Promise<Spender[]> {
  const spent = new Map<number, { requests: number; microUsd: number }>();
  for (const day of lastDays(now, 30)) {
    const { from, to } = boundsOf(day);
    for (const { number, value } of db
      .select({ number: events.number, value: events.value })
      .from(events)
      .where(and(eq(events.type, "ai_cost"), gte(events.at, from), lt(events.at, to)))
      .all()) {
      const { requests, microUsd } = spent.get(number) ?? { requests: 0, microUsd: 0 };
      spent.set(number, { requests: requests + 1, microUsd: microUsd + value });
    }
    await yieldToEventLoop();
  }
  const most = [...spent].sort(([, one], [, other]) => other.microUsd - one.microUsd).slice(0, limit);
  const named = db
    .select({ number: directory.number, userId: users.id, first: users.firstName, last: users.lastName })
    .from(directory)
    .innerJoin(users, eq(users.id, directory.userId))
    .where(
      inArray(
        directory.number,
        most.map(([number]) => number),
      ),
    )
    .all();
  return most.map(([number, sum]) => {
    const person = named.find((row) => row.number === number);
    return {
      userId: person?.userId ?? null,
      name: person ? `${person.first} ${person.last}`.trim() : "A deleted account",
      ...sum,
    };
  });
}

function holdsAt(instant: Date) {
  return and(lte(coverSpans.startsAt, instant), gt(coverSpans.endsAt, instant));
}
