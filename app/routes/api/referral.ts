import { getInvitations, openInvitations } from "~/features/referrals/referrals.server";
import { apiRoute } from "~/http/api/api-route.server";
import { site } from "~/http/layout-data.server";
import { hashNetwork } from "~/http/security/network-hash.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";

const route = apiRoute({
  "GET /api/referral": ({ user }) => {
    enforceReadLimit(`referral ${user.id}`);
    return serializeInvitations(user.id);
  },
  "POST /api/referral": ({ user, context }) => {
    openInvitations(user.id, { networkHash: hashNetwork(context.clientAddress) });
    return serializeInvitations(user.id);
  },
});
export const loader = route;
export const action = route;

function serializeInvitations(userId: string) {
  const { code, invited, acceptedAt, acceptedStatus } = getInvitations(userId);
  return {
    code,
    link: code && `${site.url}/invite/${code}`,
    invited: invited.map(({ createdAt, status }) => ({ acceptedAt: createdAt.toISOString(), status })),
    accepted: acceptedAt && { acceptedAt: acceptedAt.toISOString(), status: acceptedStatus },
  };
}
