import { and, eq, gte, inArray, type SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiCalls } from "~/db/schema";
import { MONITORING_RANGES, type MonitoringFilter } from "./monitoring.schema";

/** The options of the filters: everything that was called within 30 days. */
export function listFilterChoices(now = new Date()) {
  const { provider, model, promptVersion, createdAt } = aiCalls;
  const called = db
    .selectDistinct({ provider, model, promptVersion })
    .from(aiCalls)
    .where(gte(createdAt, new Date(now.getTime() - MONITORING_RANGES["30d"].length)))
    .all();
  const names = (list: string[]) => [...new Set(list)].sort();
  return {
    providers: names(called.map((row) => row.provider)),
    models: names(called.map((row) => row.model)),
    prompts: [...new Set(called.flatMap((row) => row.promptVersion ?? []))].sort((one, other) => other - one),
  };
}

/** The calls in a view, with tests by admins. */
export function callsWhere(
  { range, provider, model, prompt, type }: MonitoringFilter,
  now: Date,
): SQL | undefined {
  return and(
    gte(aiCalls.createdAt, new Date(now.getTime() - MONITORING_RANGES[range].length)),
    provider ? eq(aiCalls.provider, provider) : undefined,
    model ? eq(aiCalls.model, model) : undefined,
    prompt ? eq(aiCalls.promptVersion, prompt) : undefined,
    type ? eq(aiCalls.documentType, type) : undefined,
  );
}

/** The calls in a view that were made for a document of a user, without tests by admins. */
export function documentCallsWhere(filter: MonitoringFilter, now: Date): SQL | undefined {
  return and(callsWhere(filter, now), inArray(aiCalls.purpose, ["write", "judge", "mark"]));
}
