import { resetUsageOf } from "~/features/admin/people-acts.server";
import { personJson } from "~/features/admin/people-json.server";
import { allow, api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "POST");
  const id = params.id ?? "";
  resetUsageOf({ userId: admin.id, address: context.clientAddress }, id);
  return { message: "User usage reset successfully", user: personJson(id) };
});
