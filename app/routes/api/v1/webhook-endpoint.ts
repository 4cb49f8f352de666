import {
  changeEndpoint,
  deleteEndpoint,
  getEndpoint,
  serializeEndpoint,
} from "~/features/webhooks/endpoints.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/v1/webhook-endpoints/{id}": ({ user, params: { id } }) =>
    serializeEndpoint(getEndpoint(user.id, id)),
  "PATCH /api/v1/webhook-endpoints/{id}": ({ user, params: { id }, body }) =>
    serializeEndpoint(changeEndpoint(user.id, id, body)),
  "DELETE /api/v1/webhook-endpoints/{id}": ({ user, params: { id } }) => deleteEndpoint(user.id, id),
});
export const loader = route;
export const action = route;
