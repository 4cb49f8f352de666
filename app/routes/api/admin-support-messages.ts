import { getConversation } from "~/features/support/conversations.server";
import { listMessages } from "~/features/support/messages.server";
import { listOtherAgents } from "~/features/support/presence.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/admin/support/{id}/messages": ({ user, params, query }) => {
    const conversation = getConversation(params.id);
    return {
      ...listMessages(conversation, query),
      others: listOtherAgents(user.id, conversation.id),
    };
  },
});
export const loader = route;
export const action = route;
