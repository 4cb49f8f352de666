import { getProviderStatus } from "~/features/ai/providers/provider-status.server";
import { apiRoute } from "~/http/api/api-route.server";

// Key, model and address are read from the database for each document, so no reload is needed. The answer
// shows the current values.
const route = apiRoute({
  "POST /api/admin/refresh-provider": () => {
    const { current } = getProviderStatus();
    return { message: `${current.activeProvider ?? "No provider"} is in use.` };
  },
});
export const loader = route;
export const action = route;
