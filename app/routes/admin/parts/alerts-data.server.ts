import { getDateStyle } from "~/features/accounts/settings.server";
import { listClosedAlerts, listOpenAlerts } from "~/features/alerts/alerts.server";
import { getReadiness } from "~/features/operations/readiness.server";

/** Everything that the alerts page shows to one admin, with dates in that admin's style. */
export function getAlertsPage(adminId: string) {
  return {
    style: getDateStyle(adminId),
    open: listOpenAlerts(),
    closed: listClosedAlerts(),
    checks: getReadiness(),
  };
}
