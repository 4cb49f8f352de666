import { recordAgentActivity, getSupportStatus } from "~/features/support/presence.server";
import { apiRoute } from "~/http/api/api-route.server";

// An agent did something in the inbox. An open page alone sends nothing.
const route = apiRoute({
  "POST /api/admin/support/presence": ({ user }) => {
    recordAgentActivity(user.id);
    return getSupportStatus();
  },
});
export const loader = route;
export const action = route;
