import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { dailyFigures, events, staleDays } from "~/db/schema";
import { days, hours, lagosDay } from "~/time";
import { DAILY, EVENT_TYPES, type DailyFigure } from "./daily";
import type { EventType } from "./events.server";

/**
 * Makes the figures of the next closed day, for one type of event, whose events changed. Whatever stood there is replaced, so that doing it again changes
 * nothing. A slice is small, so that requests are answered in between. Returns whether there may be more. The open day is not closed by it.
 */
export function rollUpNext(now = new Date()): boolean {
  return write((tx) => {
    const stale = tx
      .select()
      .from(staleDays)
      .where(lt(staleDays.day, lagosDay(now)))
      .orderBy(staleDays.day)
      .limit(1)
      .get();
    if (!stale) return false;
    tx.delete(staleDays)
      .where(and(eq(staleDays.day, stale.day), eq(staleDays.type, stale.type)))
      .run();
    const type = EVENT_TYPES.find((known) => known === stale.type);
    if (type) store(tx, type, stale.day);
    return true;
  });
}

/** The figures of a day made of its events now: for the day that is still open. */
export function figuresOfDay(
  reader: Pick<Tx, "select">,
  day: string,
  types: EventType[] = EVENT_TYPES,
): DailyFigure[] {
  const { from, to } = boundsOf(day);
  return types.flatMap((type) => {
    const within = and(eq(events.type, type), gte(events.at, from), lt(events.at, to));
    return DAILY[type].flatMap(({ metric, key = sql`''`, value }) =>
      reader
        .select({ key: key.mapWith(String), value: value.mapWith(Number) })
        .from(events)
        .where(within)
        .groupBy(key)
        .all()
        .map((row) => ({ day, metric, ...row })),
    );
  });
}

/** The first instant of a day in Lagos, and of the next. */
export function boundsOf(day: string): { from: Date; to: Date } {
  const from = Date.parse(`${day}T00:00:00Z`) - hours(1);
  return { from: new Date(from), to: new Date(from + days(1)) };
}

/** Forgets the next events that are older than `before` and whose days have their figures; payments only when older than `paidBefore`. Returns how many. */
export function forgetEvents(before: Date, paidBefore: Date, limit = 1000): number {
  return EVENT_TYPES.reduce((many, type) => {
    const isOld = and(
      eq(events.type, type),
      lt(events.at, type === "payment" || type === "refund" ? paidBefore : before),
    );
    const hasFigures = sql`not exists (select 1 from ${staleDays} where ${staleDays.day} = ${events.day} and ${staleDays.type} = ${events.type})`;
    const old = db.select({ id: events.id }).from(events).where(and(isOld, hasFigures)).limit(limit);
    return many + db.delete(events).where(inArray(events.id, old)).run().changes;
  }, 0);
}

function store(tx: Tx, type: EventType, day: string) {
  for (const { metric } of DAILY[type])
    tx.delete(dailyFigures)
      .where(and(eq(dailyFigures.metric, metric), eq(dailyFigures.day, day)))
      .run();
  const figures = figuresOfDay(tx, day, [type]);
  if (figures.length > 0) tx.insert(dailyFigures).values(figures).run();
}
