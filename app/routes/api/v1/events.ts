import { serializePage } from "~/features/api/page";
import { listEvents, serializeEvent } from "~/features/account-events/events.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/v1/events": ({ user, query }) => serializePage(listEvents(user.id, query), serializeEvent),
});
export const loader = route;
export const action = route;
