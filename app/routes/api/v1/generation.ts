import { getGeneration } from "~/features/writing/progress.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeGenerationDetail } from "~/http/api/serializers";

const route = apiRoute({
  "GET /api/v1/generations/{id}": ({ user, params }) =>
    serializeGenerationDetail(getGeneration(user.id, params.id)),
});
export const loader = route;
export const action = route;
