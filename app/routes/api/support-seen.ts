import { markSeenByUser } from "~/features/support/seen.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/support/seen": ({ user, body: { upTo } }) => {
    markSeenByUser(user.id, upTo);
    return { upTo };
  },
});
export const loader = route;
export const action = route;
