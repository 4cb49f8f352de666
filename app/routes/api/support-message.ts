import { currentPlanOf } from "~/features/billing/current-plan.server";
import { getSupportStatus } from "~/features/support/presence.server";
import { getResponseTarget } from "~/features/support/response-target";
import { apiRoute } from "~/http/api/api-route.server";
import { submitSupportMessage } from "~/http/forms/support-form.server";

const route = apiRoute(
  {
    "POST /api/support/message": async ({ request, user }) => {
      const sent = await submitSupportMessage(request, user);
      if (!sent.ok) throw sent.refusal;
      const { agentOnline } = getSupportStatus();
      return {
        message: agentOnline
          ? `Message Sent! ${getResponseTarget(currentPlanOf(user.id)).text}`
          : "Message Sent! Using email fallback - your message will still be delivered",
        sent: sent.message,
      };
    },
  },
  "Failed to send message",
);
export const loader = route;
export const action = route;
