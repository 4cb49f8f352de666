import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeCurrentUser } from "~/http/api/serializers";

export const loader = apiHandler(({ request }) => ({ user: serializeCurrentUser(requireApiUser(request)) }));

export const action = refuseMethod("GET", "HEAD");
