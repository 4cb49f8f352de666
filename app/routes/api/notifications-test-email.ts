import { sendTestNotice } from "~/features/accounts/notices.server";
import { allow, api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  countAct("mailPerAccount", user.email);
  sendTestNotice(user.id);
  return { success: true, message: "The test email is on its way." };
}, "Failed to send test email");
