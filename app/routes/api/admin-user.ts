import { deleteUser } from "~/features/data-rights/erase-account.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";
import { requireRecentProof } from "~/http/auth/step-up.server";

export const loader = refuseMethod("DELETE");

export const action = apiHandler(({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "DELETE");
  requireRecentProof(request);
  deleteUser({ userId: admin.id, address: context.clientAddress }, params.id ?? "");
  return { message: "User deleted successfully" };
});
