import { getUnreadAnswers } from "~/features/support/conversations.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/support/unread": ({ user }) => {
    const { unread, newest } = getUnreadAnswers(user.id);
    return { unread, newest };
  },
});
export const loader = route;
export const action = route;
