import { pageOfApplications } from "~/features/applications/application-queries.server";
import { serializePage } from "~/features/api/page";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeApplication } from "~/http/api/application-serializers";

const route = apiRoute({
  "GET /api/v1/applications": ({ user, query }) =>
    serializePage(pageOfApplications(user.id, query), serializeApplication),
});
export const loader = route;
export const action = route;
