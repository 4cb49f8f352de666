import { and, desc, eq, gte, notInArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { dailyFigures, staleDays } from "~/db/schema";
import { DAILY, EVENT_TYPES, type DailyFigure, type Metric } from "~/features/events/daily";
import type { EventType } from "~/features/events/events.server";
import { figuresOfDay } from "~/features/events/roll-up.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import type { Sum } from "./material";

// So many days and types are counted from their events. There are more only in the first minutes after an update that brought events.
const MOST_OPEN = 400;

export type Open = { daysOf: (type: EventType) => string[]; figures: DailyFigure[]; unmade: number };

/** The days that have no figures that hold, today among them, and what their events say now. */
export async function readOpenDays(): Promise<Open> {
  const stale = db.select().from(staleDays).orderBy(desc(staleDays.day)).all();
  const figures: DailyFigure[] = [];
  for (const { day, type } of stale.slice(0, MOST_OPEN)) {
    figures.push(
      ...figuresOfDay(
        db,
        day,
        EVENT_TYPES.filter((known) => known === type),
      ),
    );
    await yieldToEventLoop();
  }
  const unmade = new Set(stale.slice(MOST_OPEN).map(({ day }) => day)).size;
  return {
    daysOf: (type) => stale.filter((row) => row.type === type).map(({ day }) => day),
    figures,
    unmade,
  };
}

type Slots = { from?: string; types?: EventType[]; slotOf: "day" | "month" | "all" };
const LENGTH = { day: 10, month: 7, all: 0 };

/** Sums of the daily figures by day, month or of all time, with the open days put in. */
export async function readSums(
  { daysOf, figures }: Open,
  { from = "", types = EVENT_TYPES, slotOf }: Slots,
): Promise<Sum[]> {
  const length = LENGTH[slotOf];
  const made: Sum[] = [];
  for (const type of types) {
    for (const metric of metricsOf(type)) {
      const isMeant = and(
        eq(dailyFigures.metric, metric),
        gte(dailyFigures.day, from),
        notInArray(dailyFigures.day, daysOf(type)),
      );
      const slot = sql<string>`substr(${dailyFigures.day}, 1, ${length})`;
      const rows = db
        .select({ slot, key: dailyFigures.key, value: sql<number>`sum(${dailyFigures.value})` })
        .from(dailyFigures)
        .where(isMeant)
        .groupBy(slot, dailyFigures.key)
        .all();
      made.push(...rows.map((row) => ({ ...row, metric })));
      await yieldToEventLoop();
    }
  }
  const wanted = types.flatMap(metricsOf);
  const open = figures
    .filter(({ day, metric }) => day >= from && wanted.includes(metric))
    .map(({ day, ...figure }) => ({ ...figure, slot: day.slice(0, length) }));
  return [...made, ...open];
}

function metricsOf(type: EventType): Metric[] {
  return DAILY[type].map(({ metric }) => metric);
}
