import { getProviderStatus } from "~/features/ai/providers/provider-status.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("POST");

// Key, model and address are read from the database for each document, so no reload is needed. The answer
// shows the current values.
export const action = apiHandler(({ request }) => {
  requireApiAdmin(request);
  allowMethods(request, "POST");
  const { current } = getProviderStatus();
  return { message: `${current.activeProvider ?? "No provider"} is in use.` };
});
