import { deletePerson } from "~/features/data-rights/erase-account.server";
import { allow, api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "DELETE"));

export const action = api(({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "DELETE");
  deletePerson({ userId: admin.id, address: context.clientAddress }, params.id ?? "");
  return { message: "User deleted successfully" };
});
