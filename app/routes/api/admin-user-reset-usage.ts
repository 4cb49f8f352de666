import { resetUserUsage } from "~/features/admin/user-actions.server";
import { serializeUser } from "~/features/admin/user-json.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/admin/users/{id}/reset-usage": ({ user, params: { id }, context }) => {
    resetUserUsage({ userId: user.id, address: context.clientAddress }, id);
    return { message: "User usage reset successfully", user: serializeUser(id) };
  },
});
export const loader = route;
export const action = route;
