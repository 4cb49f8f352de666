import { cachified, type CacheEntry } from "@epic-web/cachified"
import { minutes } from "~/time"
import { readActivity } from "./activity.server"
import { breathe } from "~/db/breathe"
import { readDeferred } from "./deferred.server"
import { lastDays, lastMonths, type Material } from "./material"
import { countAccounts, countPayers, readCover, readPath, readPlans, readSpenders, readWeek } from "./people.server"
import { readOpenDays, readSums } from "./sums.server"

const kept = new Map<string, CacheEntry<Material>>()

/** What the figures are made of, read anew after five minutes, or when `dropMaterial` was called. */
export function getMaterial(): Promise<Material> {
  return cachified({ key: "material", cache: kept, ttl: minutes(5), getFreshValue: () => readMaterial() })
}

/** Forgets what was read, so that the next page shows the figures of now. */
export function dropMaterial(): void {
  kept.clear()
}

/** Reads everything anew, a short query at a time, so that nobody else waits for it. */
export async function readMaterial(now = new Date()): Promise<Material> {
  const open = await readOpenDays()
  const byDay = readSums(open, { from: lastDays(now, 30)[0], slotOf: "day" })
  await breathe()
  const byMonth = readSums(open, { from: `${lastMonths(now, 12)[0]}-01`, types: ["payment", "refund", "ai_cost", "ai_unpriced"], slotOf: "month" })
  await breathe()
  const ever = readSums(open, { slotOf: "all" })
  await breathe()
  const accounts = countAccounts()
  const week = await readWeek(now)
  const plans = await readPlans(now)
  const cover = readCover(now)
  await breathe()
  const path = readPath(now)
  await breathe()
  const payers = countPayers()
  await breathe()
  const deferredKobo = readDeferred(now)
  const spenders = await readSpenders(now)
  return { now, byDay, byMonth, ever, ...accounts, week, plans, ...cover, path, payers, deferredKobo, spenders, activity: readActivity(), unmadeDays: open.unmade }
}
