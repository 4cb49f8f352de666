import { createEndpoint, listEndpoints, serializeEndpoint } from "~/features/webhooks/endpoints.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/v1/webhook-endpoints": ({ user }) => ({
    data: listEndpoints(user.id).map(serializeEndpoint),
    hasMore: false,
    nextCursor: null,
  }),
  "POST /api/v1/webhook-endpoints": ({ user, body }) => {
    const { endpoint, secret } = createEndpoint(user.id, body);
    return { ...serializeEndpoint(endpoint), secret };
  },
});
export const loader = route;
export const action = route;
