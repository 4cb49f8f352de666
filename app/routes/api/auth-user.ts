import { apiRoute } from "~/http/api/api-route.server";
import { serializeCurrentUser } from "~/http/api/serializers";

const route = apiRoute({
  "GET /api/auth/user": ({ user }) => ({ user: serializeCurrentUser(user) }),
});
export const loader = route;
export const action = route;
