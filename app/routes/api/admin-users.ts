import { serializeUserList } from "~/features/admin/user-json.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/admin/users": ({ query }) => serializeUserList(query),
});
export const loader = route;
export const action = route;
