import { sendTestNotification } from "~/features/accounts/notifications.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  enforceRateLimit("mailPerAccount", user.email);
  sendTestNotification(user.id);
  return { success: true, message: "The test email is on its way." };
}, "Failed to send test email");
