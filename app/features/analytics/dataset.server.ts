import { cachified, type CacheEntry } from "@epic-web/cachified";
import { PACK_IDS } from "~/db/schema/values";
import { isAllowed } from "~/features/accounts/permissions";
import type { User } from "~/features/accounts/sessions.server";
import { listOffers } from "~/features/billing/offers.server";
import { minutes } from "~/time";
import { listActivity } from "./activity.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { getDeferredRevenue } from "./deferred-revenue.server";
import { lastDays, lastMonths, type Dataset } from "./dataset";
import {
  countAccounts,
  countPayers,
  countCoverage,
  getMonthlyChurn,
  getConversionPath,
  countUsersByPlan,
  getWeeklyActivity,
} from "./user-counts.server";
import { getCohorts, getShareFunnel } from "./cohorts.server";
import { listTopSpenders } from "./top-spenders.server";
import { readInvalidatedDays, readMetricSums } from "./metric-sums.server";

const cache = new Map<string, CacheEntry<Dataset>>();

/** The analytics dataset, read anew after five minutes, or after `clearDatasetCache`. */
export function getDataset(): Promise<Dataset> {
  return cachified({ key: "dataset", cache: cache, ttl: minutes(5), getFreshValue: () => readDataset() });
}

/** The dataset for a member of staff: names and links to people only for who may see people. */
export async function getDatasetFor(reader: Pick<User, "role" | "staffRole">): Promise<Dataset> {
  const dataset = await getDataset();
  return isAllowed(reader, "people") ? dataset : withoutPeople(dataset);
}

function withoutPeople(dataset: Dataset): Dataset {
  return {
    ...dataset,
    spenders: dataset.spenders.map((spender, index) => ({
      ...spender,
      userId: null,
      name: `Person ${index + 1}`,
    })),
    activity: dataset.activity.map((activity) => ({ ...activity, userId: null })),
  };
}

/** Clears the cache, so that the next page shows current data. */
export function clearDatasetCache(): void {
  cache.clear();
}

/** Reads the dataset from the database, in short queries that do not block other requests. */
export async function readDataset(now = new Date()): Promise<Dataset> {
  const invalidated = await readInvalidatedDays();
  const byDay = await readMetricSums(invalidated, { from: lastDays(now, 30)[0], granularity: "day" });
  const byMonth = await readMetricSums(invalidated, {
    from: `${lastMonths(now, 12)[0]}-01`,
    types: ["payment", "refund", "fee", "ai_cost", "ai_unpriced"],
    granularity: "month",
  });
  const allTime = await readMetricSums(invalidated, { granularity: "all" });
  const accounts = countAccounts();
  await yieldToEventLoop();
  const week = await getWeeklyActivity(now);
  const plans = await countUsersByPlan(now);
  const coverage = await countCoverage(now);
  const month = await getMonthlyChurn(now);
  const conversionPath = await getConversionPath(now);
  const payers = await countPayers();
  const packBuyers = await countPayers(PACK_IDS);
  const deferredKobo = await getDeferredRevenue(now);
  const cohorts = await getCohorts(now);
  const shareFunnel = await getShareFunnel(now);
  const spenders = await listTopSpenders(now);
  return {
    now,
    names: new Map(listOffers(now).map(({ offer, name }) => [offer, name])),
    byDay,
    byMonth,
    allTime,
    ...accounts,
    week,
    plans,
    coverage,
    month,
    conversionPath,
    payers,
    packBuyers,
    deferredKobo,
    cohorts,
    shareFunnel,
    spenders,
    activity: listActivity(),
    pendingDays: invalidated.pendingDays,
  };
}
