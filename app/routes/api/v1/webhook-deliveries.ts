import { serializePage } from "~/features/api/page";
import { listDeliveries, serializeDelivery } from "~/features/webhooks/deliveries.server";
import { getEndpoint } from "~/features/webhooks/endpoints.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/v1/webhook-endpoints/{id}/deliveries": ({ user, params: { id }, query }) =>
    serializePage(listDeliveries(user.id, getEndpoint(user.id, id).id, query), serializeDelivery),
});
export const loader = route;
export const action = route;
