import { PlanChange } from "~/features/admin/admin.schema";
import { changeUserPlan, getUser } from "~/features/admin/user-actions.server";
import { serializeUser } from "~/features/admin/user-json.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("PATCH");

export const action = apiHandler(async ({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "PATCH");
  const { id } = getUser(params.id ?? "");
  const { plan } = await readBody(request, PlanChange);
  changeUserPlan({ userId: admin.id, address: context.clientAddress }, id, plan);
  return { message: "User plan updated successfully", user: serializeUser(id) };
});
