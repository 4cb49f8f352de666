import { getDateStyle } from "~/features/accounts/settings.server";
import type { MonitoringView } from "~/features/ai/monitoring/monitoring.schema";
import { getMonitoringData } from "~/features/ai/monitoring/monitoring-view.server";
import { listProviders } from "~/features/ai/providers/provider-cards.server";
import { getAiSettings } from "~/features/ai/settings.server";

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
    ...(await getMonitoringData(view)),
  };
}
