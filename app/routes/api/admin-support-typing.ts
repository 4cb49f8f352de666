import { announceAgentTyping } from "~/features/support/typing.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/admin/support/{id}/typing": ({ user, params }) => {
    announceAgentTyping(user.id, params.id);
    return { shown: true };
  },
});
export const loader = route;
export const action = route;
