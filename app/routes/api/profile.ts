import { findAccount } from "~/features/accounts/find-accounts.server";
import { updateProfile } from "~/features/accounts/profile.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeCurrentUser } from "~/http/api/serializers";
import { enforceEmailChangeMail } from "~/http/auth/try-limits.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

const route = apiRoute(
  {
    "GET /api/profile": ({ user }) => serializeCurrentUser(user),
    "PATCH /api/profile": async ({ user, body: change }) => {
      if (change.email && change.email !== user.email) enforceRateLimit("passwordPerUser", user.id);
      const { pendingEmail } = await updateProfile(user.id, change, { countMail: enforceEmailChangeMail });
      return {
        ...serializeCurrentUser({ ...(findAccount(user.id) ?? user), role: user.role }),
        message: pendingEmail ? "Confirm the new email with the link that we sent to it." : "Profile Updated",
        pendingEmail: pendingEmail ?? null,
      };
    },
  },
  "Failed to update profile",
);
export const loader = route;
export const action = route;
