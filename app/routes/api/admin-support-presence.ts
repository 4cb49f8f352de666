import { recordAgentActivity, getSupportStatus } from "~/features/support/presence.server";
import { apiRoute } from "~/http/api/api-route.server";

// The heartbeat of an open inbox without a socket.
const route = apiRoute({
  "POST /api/admin/support/presence": ({ user }) => {
    recordAgentActivity(user.id);
    return getSupportStatus();
  },
});
export const loader = route;
export const action = route;
