import { and, gte, inArray, notInArray, sql } from "drizzle-orm"
import { db } from "~/db/client.server"
import { dailyFigures, staleDays } from "~/db/schema"
import { DAILY, EVENT_TYPES, type DailyFigure, type Metric } from "~/features/events/daily"
import type { EventType } from "~/features/events/events.server"
import { figuresOfDay } from "~/features/events/roll-up.server"
import { lagosDay } from "~/time"
import { breathe } from "./breathe"
import type { Sum } from "./material"

/** A day whose figures are not made yet is counted from its events; after an update that has many such days, only the newest are. */
const OPEN_DAYS = 4

export type Open = { daysOf: (type: EventType) => string[]; figures: DailyFigure[]; unmade: number }

/** The days that have no figures that hold, today among them, and what their events say now. */
export async function readOpenDays(now: Date): Promise<Open> {
  const stale = db.select().from(staleDays).all()
  const newest = [...new Set(stale.map(({ day }) => day))].sort().slice(-OPEN_DAYS)
  const daysOf = (type: EventType) => stale.filter((row) => row.type === type).map(({ day }) => day)
  const figures: DailyFigure[] = []
  for (const day of newest) {
    for (const type of EVENT_TYPES.filter((type) => daysOf(type).includes(day))) {
      figures.push(...figuresOfDay(db, day, [type]))
      await breathe()
    }
  }
  const unmade = new Set(stale.map(({ day }) => day).filter((day) => !newest.includes(day) && day < lagosDay(now))).size
  return { daysOf, figures, unmade }
}

type Slots = { from?: string; types?: EventType[]; slotOf: "day" | "month" | "all" }
const LENGTH = { day: 10, month: 7, all: 0 }

/** Sums of the daily figures by day, month or of all time, with the open days put in. */
export function readSums({ daysOf, figures }: Open, { from = "", types = EVENT_TYPES, slotOf }: Slots): Sum[] {
  const length = LENGTH[slotOf]
  const made = types.flatMap((type) => {
    const metrics = metricsOf(type)
    const isMeant = and(inArray(dailyFigures.metric, metrics), gte(dailyFigures.day, from), notInArray(dailyFigures.day, daysOf(type)))
    const slot = sql<string>`substr(${dailyFigures.day}, 1, ${length})`
    const rows = db.select({ slot, metric: dailyFigures.metric, key: dailyFigures.key, value: sql<number>`sum(${dailyFigures.value})` }).from(dailyFigures).where(isMeant).groupBy(dailyFigures.metric, slot, dailyFigures.key).all()
    return rows.flatMap((row) => metrics.filter((metric) => metric === row.metric).map((metric) => ({ ...row, metric })))
  })
  const wanted = types.flatMap(metricsOf)
  const open = figures.filter(({ day, metric }) => day >= from && wanted.includes(metric)).map(({ day, ...figure }) => ({ ...figure, slot: day.slice(0, length) }))
  return [...made, ...open]
}

function metricsOf(type: EventType): Metric[] {
  return DAILY[type].map(({ metric }) => metric)
}
