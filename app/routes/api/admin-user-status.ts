import { getUser, setUserActive } from "~/features/admin/user-actions.server";
import { serializeUser } from "~/features/admin/user-json.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "PATCH /api/admin/users/{id}/status": ({ user, params, context, body }) => {
    const { id } = getUser(params.id);
    setUserActive({ userId: user.id, address: context.clientAddress }, id, body.isActive);
    return { message: "User status updated successfully", user: serializeUser(id) };
  },
});
export const loader = route;
export const action = route;
