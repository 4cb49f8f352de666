import { getGeneration } from "~/features/writing/progress.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeGeneration } from "~/http/api/serializers";

const route = apiRoute({
  "GET /api/generate/{job}": ({ user, params }) => serializeGeneration(getGeneration(user.id, params.job)),
});
export const loader = route;
export const action = route;
