import { CLOSED_FOR } from "~/features/accounts/close-account.server";
import { listSessions } from "~/features/accounts/sessions-list.server";
import { accessIn } from "~/features/billing/access.server";
import { historyOf } from "~/features/billing/history.server";
import { movementsOf } from "~/features/billing/movements";
import { standingAt } from "~/features/billing/rules";
import { countDocumentsOf } from "~/features/documents/count.server";
import { countSockets } from "~/providers/realtime/hub.server";
import { actsOn } from "./audit.server";
import { findUser } from "./people-acts.server";
import { fullNameOf } from "./people.server";

const SHOWN = 50;

/** Everything that staff sees of one account on one page but their payments; of documents only how many there are. Throws NOT_FOUND (404). */
export function openPerson(userId: string, now = new Date()) {
  const user = findUser(userId);
  const history = historyOf(userId);
  const standing = standingAt(history, now);
  const {
    planName,
    coverLettersGenerated,
    resumesGenerated,
    coverLettersRemaining,
    resumesRemaining,
    isUnlimited,
  } = accessIn(standing, history, now);
  return {
    id: user.id,
    fullName: fullNameOf(user),
    email: user.email,
    isVerified: user.emailVerifiedAt !== null,
    role: user.role,
    isActive: user.isActive,
    erasedOn: user.deletionRequestedAt && new Date(user.deletionRequestedAt.getTime() + CLOSED_FOR),
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
    plan: standing.plan,
    planName,
    status: standing.status,
    expiresAt: standing.expiresAt,
    usage: { coverLettersGenerated, resumesGenerated, coverLettersRemaining, resumesRemaining, isUnlimited },
    sessions: listSessions(userId, "", now).map(({ id, browser, createdAt }) => ({ id, browser, createdAt })),
    sockets: countSockets(userId),
    movements: movementsOf(history, standing).slice(0, SHOWN),
    documents: countDocumentsOf(userId),
    acts: actsOn(`user:${userId}`),
  };
}
