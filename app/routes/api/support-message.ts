import { getResponseTarget } from "~/features/support/response-target";
import { getSupportStatus } from "~/features/support/presence.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { submitSupportMessage } from "~/http/forms/support-form.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  const sent = await submitSupportMessage(request, user);
  if (!sent.ok) throw sent.refusal;
  const { agentOnline } = getSupportStatus();
  return {
    message: agentOnline
      ? `Message Sent! ${getResponseTarget(currentPlanOf(user.id)).text}`
      : "Message Sent! Using email fallback - your message will still be delivered",
    sent: sent.message,
  };
}, "Failed to send message");
