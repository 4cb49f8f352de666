import { resetUserUsage } from "~/features/admin/user-actions.server";
import { serializeUser } from "~/features/admin/user-json.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "POST");
  const id = params.id ?? "";
  resetUserUsage({ userId: admin.id, address: context.clientAddress }, id);
  return { message: "User usage reset successfully", user: serializeUser(id) };
});
