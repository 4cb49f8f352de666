import { getGeneration } from "~/features/writing/progress.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeGeneration } from "~/http/api/serializers";

export const loader = apiHandler(({ request, params }) => {
  const user = requireApiUser(request);
  return serializeGeneration(getGeneration(user.id, params.job ?? ""));
});

export const action = refuseMethod("GET", "HEAD");
