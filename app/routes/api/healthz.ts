import { getHealth } from "~/features/admin/health.server";
import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /healthz": () => {
    const health = getHealth();
    return jsonResponse(health, health.status === "ok" ? 200 : 503);
  },
});
export const loader = route;
export const action = route;
