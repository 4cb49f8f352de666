import type { z } from "zod";
import { getDateStyle } from "~/features/accounts/settings.server";
import type { AdminPaymentsQuery } from "~/features/payments/admin-payments.schema";
import { listDeadEvents } from "~/features/payments/admin-payments.server";
import { searchPayments } from "~/features/payments/payment-search.server";
import { listOpenAlerts } from "~/features/payments/alerts.server";
import { listOpenDisputes } from "~/features/payments/disputes.server";
import { listOpenOrphans } from "~/features/payments/orphan-payments.server";
import { getLastComparison } from "~/features/payments/reconcile.server";

export type PaymentsPage = ReturnType<typeof getPaymentsPage>;

/** Everything that the payments page shows to one admin, with dates in that admin's style. */
export function getPaymentsPage(adminId: string, view: z.infer<typeof AdminPaymentsQuery>) {
  return {
    view,
    style: getDateStyle(adminId),
    list: searchPayments(view),
    alerts: listOpenAlerts(),
    orphans: listOpenOrphans(),
    disputes: listOpenDisputes(),
    dead: listDeadEvents(),
    compared: getLastComparison() ?? null,
  };
}
