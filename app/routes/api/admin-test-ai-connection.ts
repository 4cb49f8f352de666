import { testUnsavedConnection } from "~/features/ai/providers/connection-test.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute(
  {
    "POST /api/admin/test-ai-connection": async ({ body: { provider, apiKey, model } }) => {
      const { ok, message, step } = await testUnsavedConnection(provider, { apiKey, model });
      return { connected: ok, message, step };
    },
  },
  "Connection Error",
);
export const loader = route;
export const action = route;
