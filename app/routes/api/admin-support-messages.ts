import { getConversation } from "~/features/support/conversations.server";
import { listMessages } from "~/features/support/messages.server";
import { listOtherAgents } from "~/features/support/presence.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request, params }) => {
  const agent = requireApiAdmin(request);
  const conversation = getConversation(params.id ?? "");
  const after = Number(new URL(request.url).searchParams.get("after") ?? Number.NaN);
  return {
    ...listMessages(conversation, Number.isInteger(after) ? { after } : {}),
    others: listOtherAgents(agent.id, conversation.id),
  };
});

export const action = refuseMethod("GET", "HEAD");
