import { listUserMessages } from "~/features/support/messages.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/support/messages": ({ user, query }) => listUserMessages(user.id, query),
});
export const loader = route;
export const action = route;
