import { StatusChange } from "~/features/admin/admin.schema";
import { getUser, setUserActive } from "~/features/admin/user-actions.server";
import { serializeUser } from "~/features/admin/user-json.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("PATCH");

export const action = apiHandler(async ({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "PATCH");
  const { id } = getUser(params.id ?? "");
  const { isActive } = await readBody(request, StatusChange);
  setUserActive({ userId: admin.id, address: context.clientAddress }, id, isActive);
  return { message: "User status updated successfully", user: serializeUser(id) };
});
