import { getSupportStatus } from "~/features/support/presence.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/support/status": () => getSupportStatus(),
});
export const loader = route;
export const action = route;
