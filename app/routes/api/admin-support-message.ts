import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";
import { submitSupportReply } from "~/http/forms/support-form.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request, params, context }) => {
  const agent = requireApiAdmin(request);
  allowMethods(request, "POST");
  const sent = await submitSupportReply(request, agent, context.clientAddress, params.id ?? "");
  if (!sent.ok) throw sent.refusal;
  return { message: "Message Sent!", sent: sent.message };
}, "Failed to send message");
