import { deleteUser } from "~/features/data-rights/erase-account.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("DELETE");

export const action = apiHandler(({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "DELETE");
  deleteUser({ userId: admin.id, address: context.clientAddress }, params.id ?? "");
  return { message: "User deleted successfully" };
});
