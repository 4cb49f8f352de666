import { staffRoleOf } from "~/features/accounts/permissions";
import { RESTORE_PERIOD_MS } from "~/features/accounts/close-account.server";
import { listSessions } from "~/features/accounts/session-list.server";
import { describeAccess } from "~/features/billing/access.server";
import { getBillingHistory } from "~/features/billing/history.server";
import { listCreditMovements } from "~/features/billing/credit-movements";
import { deriveSubscription } from "~/features/billing/rules";
import { countDocumentsOf } from "~/features/documents/document-count.server";
import { countSockets } from "~/providers/realtime/hub.server";
import { listAuditEventsOn } from "./audit.server";
import { getUser } from "./user-actions.server";
import { formatFullName } from "./users.server";

const MAX_ROWS = 50;

/**
 * Everything about one account on the admin page except payments; only the number of documents. Throws
 * NOT_FOUND (404).
 */
export function getUserDetail(userId: string, now = new Date()) {
  const user = getUser(userId);
  const history = getBillingHistory(userId);
  const state = deriveSubscription(history, now);
  const {
    planName,
    coverLettersGenerated,
    resumesGenerated,
    coverLettersRemaining,
    resumesRemaining,
    isUnlimited,
  } = describeAccess(state, history, now);
  return {
    id: user.id,
    fullName: formatFullName(user),
    email: user.email,
    isVerified: user.emailVerifiedAt !== null,
    role: user.role,
    staffRole: staffRoleOf(user),
    isActive: user.isActive,
    erasedOn: user.deletionRequestedAt && new Date(user.deletionRequestedAt.getTime() + RESTORE_PERIOD_MS),
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
    plan: state.plan,
    planName,
    status: state.status,
    expiresAt: state.expiresAt,
    usage: { coverLettersGenerated, resumesGenerated, coverLettersRemaining, resumesRemaining, isUnlimited },
    sessions: listSessions(userId, "", now).map(({ id, browser, createdAt }) => ({ id, browser, createdAt })),
    sockets: countSockets(userId),
    movements: listCreditMovements(history, state).slice(0, MAX_ROWS),
    documents: countDocumentsOf(userId),
    auditEvents: listAuditEventsOn(`user:${userId}`),
  };
}
