import { getUser, changeUserPlan } from "~/features/admin/user-actions.server";
import { serializeUser } from "~/features/admin/user-json.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "PATCH /api/admin/users/{id}/plan": ({ user, params, context, body }) => {
    const { id } = getUser(params.id);
    changeUserPlan({ userId: user.id, address: context.clientAddress }, id, body.plan);
    return { message: "User plan updated successfully", user: serializeUser(id) };
  },
});
export const loader = route;
export const action = route;
