import { getHealth } from "~/features/admin/health.server";
import { apiHandler, jsonResponse, refuseMethod } from "~/http/api/api-handler.server";

export const loader = apiHandler(() => {
  const health = getHealth();
  return jsonResponse(health, health.status === "ok" ? 200 : 503);
});

export const action = refuseMethod("GET", "HEAD");
