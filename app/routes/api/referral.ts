import { getInvitations, openInvitations } from "~/features/referrals/referrals.server";
import { allowMethods, apiHandler } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { site } from "~/http/layout-data.server";
import { hashNetwork } from "~/http/security/network-hash.server";
import { enforceRateLimit, enforceReadLimit } from "~/http/security/rate-limit.server";

/** The person's invitation code and what came of it. `code` is null until it was asked for. */
export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  enforceReadLimit(`referral ${user.id}`);
  return serializeInvitations(user.id);
});

/** Makes the code, once. */
export const action = apiHandler(({ request, context }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  enforceRateLimit("invitationsPerUser", user.id);
  openInvitations(user.id, { networkHash: hashNetwork(context.clientAddress) });
  return serializeInvitations(user.id);
});

function serializeInvitations(userId: string) {
  const { code, invited, acceptedAt, acceptedStatus } = getInvitations(userId);
  return {
    code,
    link: code && `${site.url}/invite/${code}`,
    invited: invited.map(({ createdAt, status }) => ({ acceptedAt: createdAt.toISOString(), status })),
    accepted: acceptedAt && { acceptedAt: acceptedAt.toISOString(), status: acceptedStatus },
  };
}
