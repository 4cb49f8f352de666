import { getHealth } from "~/features/admin/health.server";
import { api, json } from "~/http/api.server";

export const loader = api(() => {
  const health = getHealth();
  return json(health, health.status === "ok" ? 200 : 503);
});
