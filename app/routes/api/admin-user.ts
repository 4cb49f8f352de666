import { deleteUser } from "~/features/data-rights/erase-account.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "DELETE /api/admin/users/{id}": ({ user, params, context }) => {
    deleteUser({ userId: user.id, address: context.clientAddress }, params.id);
    return { message: "User deleted successfully" };
  },
});
export const loader = route;
export const action = route;
