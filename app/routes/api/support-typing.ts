import { announceUserTyping } from "~/features/support/typing.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/support/typing": ({ user }) => {
    announceUserTyping(user.id);
    return { shown: true };
  },
});
export const loader = route;
export const action = route;
