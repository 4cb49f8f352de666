import { getConversation } from "~/features/support/conversations.server";
import { listMessages } from "~/features/support/messages.server";
import { othersInThread } from "~/features/support/presence.server";
import { api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request, params }) => {
  const agent = requireApiAdmin(request);
  const conversation = getConversation(params.id ?? "");
  const after = Number(new URL(request.url).searchParams.get("after") ?? Number.NaN);
  return {
    ...listMessages(conversation, Number.isInteger(after) ? { after } : {}),
    others: othersInThread(agent.id, conversation.id),
  };
});
