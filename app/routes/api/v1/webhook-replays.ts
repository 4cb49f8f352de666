import { replayDelivery, serializeDelivery } from "~/features/webhooks/deliveries.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/v1/webhook-deliveries/{id}/replays": ({ user, params: { id } }) =>
    serializeDelivery(replayDelivery(user.id, id)),
});
export const loader = route;
export const action = route;
