import { UserListQuery } from "~/features/admin/admin.schema";
import { serializeUserList } from "~/features/admin/user-json.server";
import { allowMethods, apiHandler } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request }) => {
  requireApiAdmin(request);
  return serializeUserList(UserListQuery.parse(Object.fromEntries(new URL(request.url).searchParams)));
});

export const action = apiHandler(({ request }) => {
  requireApiAdmin(request);
  allowMethods(request, "GET");
});
