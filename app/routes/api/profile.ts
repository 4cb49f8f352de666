import { ProfileChange } from "~/features/accounts/profile.schema";
import { updateProfile } from "~/features/accounts/profile.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { userJson } from "~/http/json-shapes";
import { countAct } from "~/http/rate-limit.server";
import { currentUser } from "~/http/session.server";

export const loader = api(({ request }) => {
  return userJson(requireApiUser(request));
});

export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "PATCH");
  countAct("savePerUser", user.id);
  const change = await readBody(request, ProfileChange);
  if (change.email && change.email !== user.email) countAct("passwordPerUser", user.id);
  const { pendingEmail } = await updateProfile(user.id, change);
  return {
    ...userJson(currentUser(request) ?? user),
    message: pendingEmail ? "Confirm the new email with the link that we sent to it." : "Profile Updated",
    pendingEmail: pendingEmail ?? null,
  };
}, "Failed to update profile");
