import { listFacts, restoreVersion } from "~/features/profile/profile.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeCareer } from "~/http/api/serializers";

const route = apiRoute({
  "POST /api/career/versions/{version}/restore": ({ user, params }) =>
    serializeCareer(restoreVersion(user.id, Number(params.version)), listFacts(user.id)),
});
export const loader = route;
export const action = route;
