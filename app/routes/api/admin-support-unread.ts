import { getUnreadConversations } from "~/features/support/conversations.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/admin/support/unread": () => getUnreadConversations(),
});
export const loader = route;
export const action = route;
