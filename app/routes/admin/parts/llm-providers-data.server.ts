import { getDateStyle } from "~/features/accounts/settings.server";
import { listAuditEvents } from "~/features/admin/audit.server";
import { findSubjectNames } from "~/features/admin/audit-subjects.server";
import { formatChange } from "~/features/admin/audit-text";
import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { findJudge } from "~/features/ai/judge/find-judge.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { listProviderCards } from "~/features/ai/providers/provider-cards.server";
import { getProviderStatus } from "~/features/ai/providers/provider-status.server";
import { formatDateTime } from "~/time";

export type ProvidersPage = ReturnType<typeof getProvidersPage>;
export type Card = ProvidersPage["cards"][number];

/** Everything that the page of AI providers shows to one admin, with dates in that admin's style. */
export function getProvidersPage(adminId: string) {
  const style = getDateStyle(adminId);
  const listed = listAuditEvents(["provider", "settings"]);
  const subjects = findSubjectNames(listed.map(({ subject }) => subject));
  const auditEvents = listed.map(({ createdAt, ...action }) => ({
    ...action,
    at: formatDateTime(createdAt, style),
    about: subjects.get(action.subject),
    change: formatChange(action, style),
  }));
  const cards = listProviderCards().map((card) => ({
    ...card,
    updated: formatDateTime(card.updatedAt, style),
    tested: card.lastTest && formatDateTime(new Date(card.lastTest.at), style),
  }));
  const failoverOrder = listFailoverProviders().map(({ label, model }) => ({ label, model }));
  const [failover] = auditEvents
    .filter(({ action }) => action === "provider.failover_tested")
    .map(({ at, after }) => ({ at, result: String(after?.result ?? "") }));
  const judge = findJudge();
  return {
    cards,
    failoverOrder,
    failover,
    status: getProviderStatus(),
    aiSettings: getAiSettings(),
    judge: judge && `${judge.availability.label} (${judge.availability.model})`,
    auditEvents,
    style,
  };
}
