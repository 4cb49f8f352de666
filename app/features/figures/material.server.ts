import { cachified, type CacheEntry } from "@epic-web/cachified";
import { minutes } from "~/time";
import { readActivity } from "./activity.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { readDeferred } from "./deferred.server";
import { lastDays, lastMonths, type Material } from "./material";
import {
  countAccounts,
  countPayers,
  readCover,
  readMonth,
  readPath,
  readPlans,
  readSpenders,
  readWeek,
} from "./people.server";
import { readOpenDays, readSums } from "./sums.server";

const kept = new Map<string, CacheEntry<Material>>();

/** What the figures are made of, read anew after five minutes, or when `dropMaterial` was called. */
export function getMaterial(): Promise<Material> {
  return cachified({ key: "material", cache: kept, ttl: minutes(5), getFreshValue: () => readMaterial() });
}

/** Forgets what was read, so that the next page shows the figures of now. */
export function dropMaterial(): void {
  kept.clear();
}

/** Reads everything anew, a short query at a time, so that nobody else waits for it. */
export async function readMaterial(now = new Date()): Promise<Material> {
  const open = await readOpenDays();
  const byDay = await readSums(open, { from: lastDays(now, 30)[0], slotOf: "day" });
  const byMonth = await readSums(open, {
    from: `${lastMonths(now, 12)[0]}-01`,
    types: ["payment", "refund", "ai_cost", "ai_unpriced"],
    slotOf: "month",
  });
  const ever = await readSums(open, { slotOf: "all" });
  const accounts = countAccounts();
  await yieldToEventLoop();
  const week = await readWeek(now);
  const plans = await readPlans(now);
  const cover = await readCover(now);
  const month = await readMonth(now);
  const path = await readPath(now);
  const payers = await countPayers();
  const deferredKobo = await readDeferred(now);
  const spenders = await readSpenders(now);
  return {
    now,
    byDay,
    byMonth,
    ever,
    ...accounts,
    week,
    plans,
    cover,
    month,
    path,
    payers,
    deferredKobo,
    spenders,
    activity: readActivity(),
    unmadeDays: open.unmade,
  };
}
