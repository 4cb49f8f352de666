import { getEvent, serializeEvent } from "~/features/account-events/events.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/v1/events/{id}": ({ user, params }) => serializeEvent(getEvent(user.id, params.id)),
});
export const loader = route;
export const action = route;
