import { promiseOf } from "~/features/support/promise";
import { supportStatus } from "~/features/support/presence.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { allow, api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { submitSupportMessage } from "~/http/support-form.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  const sent = await submitSupportMessage(request, user);
  if (!sent.ok) throw sent.refusal;
  const { agentOnline } = supportStatus();
  return {
    message: agentOnline
      ? `Message Sent! ${promiseOf(currentPlanOf(user.id)).words}`
      : "Message Sent! Using email fallback - your message will still be delivered",
    sent: sent.message,
  };
}, "Failed to send message");
