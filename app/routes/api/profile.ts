import { ProfileChange } from "~/features/accounts/profile.schema";
import { updateProfile } from "~/features/accounts/profile.server";
import { allowMethods, apiHandler, readBody } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeCurrentUser } from "~/http/api/serializers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { getCurrentUser } from "~/http/auth/session.server";

export const loader = apiHandler(({ request }) => {
  return serializeCurrentUser(requireApiUser(request));
});

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "PATCH");
  enforceRateLimit("savePerUser", user.id);
  const change = await readBody(request, ProfileChange);
  if (change.email && change.email !== user.email) enforceRateLimit("passwordPerUser", user.id);
  const { pendingEmail } = await updateProfile(user.id, change);
  return {
    ...serializeCurrentUser(getCurrentUser(request) ?? user),
    message: pendingEmail ? "Confirm the new email with the link that we sent to it." : "Profile Updated",
    pendingEmail: pendingEmail ?? null,
  };
}, "Failed to update profile");
