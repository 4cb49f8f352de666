import { getDateStyle } from "~/features/accounts/settings.server";
import { MONITORING_RANGES, type MonitoringView } from "~/features/ai/monitoring/monitoring.schema";
import { getMonitoringData } from "~/features/ai/monitoring/monitoring-view.server";
import { listProviders } from "~/features/ai/providers/provider-cards.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { countDecisions } from "~/features/writing/decisions.server";

export type MonitoringPage = Awaited<ReturnType<typeof getMonitoringPage>>;

/** Everything that the monitoring page shows to one admin, with dates in that admin's style. */
export async function getMonitoringPage(adminId: string, view: MonitoringView) {
  const names: Record<string, string> = {
    ...Object.fromEntries(listProviders().map(({ slug, label }) => [slug, label])),
    builtin: "Built-in writer",
  };
  return {
    view,
    style: getDateStyle(adminId),
    names,
    nairaPerUsd: getAiSettings().naira_per_usd,
    decisions: countDecisions(new Date(Date.now() - MONITORING_RANGES[view.range].length)),
    ...(await getMonitoringData(view)),
  };
}
