import { isAllowed } from "~/features/accounts/permissions";
import type { User } from "~/features/accounts/sessions.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { MONITORING_RANGES, type MonitoringView } from "~/features/ai/monitoring/monitoring.schema";
import { getMonitoringData } from "~/features/ai/monitoring/monitoring-view.server";
import { listProviders } from "~/features/ai/providers/provider-cards.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { countDecisions } from "~/features/writing/decisions.server";

export type MonitoringPage = Awaited<ReturnType<typeof getMonitoringPage>>;

/** Everything that the monitoring page shows to this member of staff, with dates in their style. */
export async function getMonitoringPage(admin: User, view: MonitoringView) {
  const data = await getMonitoringData(view);
  const names: Record<string, string> = {
    ...Object.fromEntries(listProviders().map(({ slug, label }) => [slug, label])),
    builtin: "Built-in writer",
  };
  return {
    view,
    style: getDateStyle(admin.id),
    names,
    nairaPerUsd: getAiSettings().naira_per_usd,
    decisions: countDecisions(new Date(Date.now() - MONITORING_RANGES[view.range].length)),
    ...data,
    ...(!isAllowed(admin, "people") && { operations: withoutPeople(data.operations) }),
  };
}

type Operations = Awaited<ReturnType<typeof getMonitoringData>>["operations"];

// A mail names whom it goes to, and its subject may name whom it is about.
function withoutPeople(operations: Operations): Operations {
  return {
    ...operations,
    stuckMails: operations.stuckMails.map((mail) => ({ ...mail, recipient: "–", subject: "–" })),
  };
}
