import { allow, api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";
import { submitSupportAnswer } from "~/http/support-form.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request, params, context }) => {
  const agent = requireApiAdmin(request);
  allow(request, "POST");
  const sent = await submitSupportAnswer(request, agent, context.clientAddress, params.id ?? "");
  if (!sent.ok) throw sent.refusal;
  return { message: "Message Sent!", sent: sent.message };
}, "Failed to send message");
