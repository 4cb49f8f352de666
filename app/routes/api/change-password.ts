import { PasswordChange } from "~/features/accounts/change-password.schema";
import { changePassword } from "~/features/accounts/change-password.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { clearCount, countAct } from "~/http/rate-limit.server";
import { sessionToken } from "~/http/session.server";

export const loader = api(({ request }) => allow(request, "POST", "PUT", "PATCH"));

export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST", "PUT", "PATCH");
  const change = await readBody(request, PasswordChange);
  countAct("passwordPerUser", user.id);
  await changePassword(user.id, change, sessionToken(request) ?? "");
  clearCount("passwordPerUser", user.id);
  return { success: true, message: "Your password has been changed successfully." };
}, "Failed to change password");
