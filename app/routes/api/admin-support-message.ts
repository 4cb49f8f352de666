import { apiRoute } from "~/http/api/api-route.server";
import { submitSupportReply } from "~/http/forms/support-form.server";

const route = apiRoute(
  {
    "POST /api/admin/support/{id}/message": async ({ request, params, context, user }) => {
      const sent = await submitSupportReply(request, user, context.clientAddress, params.id);
      if (!sent.ok) throw sent.refusal;
      return { message: "Message Sent!", sent: sent.message };
    },
  },
  "Failed to send message",
);
export const loader = route;
export const action = route;
