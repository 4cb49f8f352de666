import { getEndpoint, serializeEndpoint, testEndpoint } from "~/features/webhooks/endpoints.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/v1/webhook-endpoints/{id}/tests": ({ user, params: { id } }) => {
    testEndpoint(user.id, id);
    return serializeEndpoint(getEndpoint(user.id, id));
  },
});
export const loader = route;
export const action = route;
