import { getDateStyle } from "~/features/accounts/settings.server";
import { countComplaints } from "~/features/complaints/complaint-queries.server";
import { listQuarantinedMails } from "~/features/support/inbound-mail.server";
import {
  countByView,
  listConversations,
  measureResponseTimes,
  INBOX_VIEWS,
  type InboxView,
} from "~/features/support/inbox.server";
import { getSupportStatus } from "~/features/support/presence.server";
import { formatWait } from "~/features/support/response-target";
import { formatDateTime } from "~/time";

const LABELS: Record<InboxView, string> = {
  open: "Open",
  mine: "Mine",
  unassigned: "Unassigned",
  resolved: "Resolved",
};
const MAX_EXCERPT = 90;

export type InboxPage = ReturnType<typeof getInboxPage>;

/** Everything that the support inbox shows to an agent, with dates in the agent's style. */
export function getInboxPage(agentId: string, searchParams: URLSearchParams) {
  const view = INBOX_VIEWS.find((name) => name === searchParams.get("view")) ?? "open";
  const search = (searchParams.get("q") ?? "").trim();
  const style = getDateStyle(agentId);
  const counts = countByView(agentId);
  return {
    userId: agentId,
    complaints: countComplaints(),
    search,
    view,
    isOnline: getSupportStatus().agentOnline,
    views: INBOX_VIEWS.map((name) => ({
      href: `/admin/support?view=${name}`,
      label: LABELS[name],
      count: counts[name],
      current: !search && name === view,
    })),
    queue: listConversations(agentId, { view, search }).map(
      ({ updatedAt, waitedMs, targetUsed, lastBody, ...entry }) => ({
        ...entry,
        last: (lastBody ?? "").slice(0, MAX_EXCERPT),
        updated: formatDateTime(updatedAt, style),
        waits: waitedMs === undefined ? "" : formatWait(waitedMs),
        isLate: targetUsed > 1,
      }),
    ),
    waits: measureResponseTimes().map(({ targetMs, medianMs, answers, inTime }) => ({
      promised: formatWait(targetMs),
      median: formatWait(medianMs),
      answers,
      inTime: `${Math.round(inTime * 100)}%`,
    })),
    quarantined: listQuarantinedMails().map(
      ({ messageIdHash, createdAt, sender, subject, body, reason }) => ({
        id: messageIdHash,
        at: formatDateTime(createdAt, style),
        sender,
        subject,
        body,
        reason,
      }),
    ),
  };
}
