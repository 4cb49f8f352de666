import { PlanChange } from "~/features/admin/people.schema";
import { changePlan, findUser } from "~/features/admin/people-acts.server";
import { personJson } from "~/features/admin/people-json.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "PATCH"));

export const action = api(async ({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "PATCH");
  const { id } = findUser(params.id ?? "");
  const { plan } = await readBody(request, PlanChange);
  changePlan({ userId: admin.id, address: context.clientAddress }, id, plan);
  return { message: "User plan updated successfully", user: personJson(id) };
});
