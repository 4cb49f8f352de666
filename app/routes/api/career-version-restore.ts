import { listFacts, restoreVersion } from "~/features/profile/profile.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeCareer } from "~/http/api/serializers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(({ request, params }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  enforceRateLimit("savePerUser", user.id);
  return serializeCareer(restoreVersion(user.id, Number(params.version)), listFacts(user.id));
});
