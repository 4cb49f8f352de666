import { getProviderStatus } from "~/features/ai/providers/provider-status.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/admin/provider-status": () => getProviderStatus(),
});
export const loader = route;
export const action = route;
