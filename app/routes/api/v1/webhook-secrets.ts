import { rotateSecret, serializeEndpoint } from "~/features/webhooks/endpoints.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/v1/webhook-endpoints/{id}/secrets": ({ user, params: { id } }) => {
    const { endpoint, secret } = rotateSecret(user.id, id);
    return { ...serializeEndpoint(endpoint), secret };
  },
});
export const loader = route;
export const action = route;
