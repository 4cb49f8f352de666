import { PasswordChange } from "~/features/accounts/change-password.schema";
import { changePassword } from "~/features/accounts/change-password.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { resetRateLimit, enforceRateLimit } from "~/http/security/rate-limit.server";
import { readSessionToken } from "~/http/auth/session.server";

export const loader = refuseMethod("POST", "PUT", "PATCH");

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST", "PUT", "PATCH");
  const change = await readBody(request, PasswordChange);
  enforceRateLimit("passwordPerUser", user.id);
  await changePassword(user.id, change, readSessionToken(request) ?? "");
  resetRateLimit("passwordPerUser", user.id);
  return { success: true, message: "Your password has been changed successfully." };
}, "Failed to change password");
