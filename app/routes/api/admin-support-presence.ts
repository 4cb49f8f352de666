import { recordAgentActivity, getSupportStatus } from "~/features/support/presence.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("POST");

// The heartbeat of an open inbox without a socket.
export const action = apiHandler(({ request }) => {
  const agent = requireApiAdmin(request);
  allowMethods(request, "POST");
  recordAgentActivity(agent.id);
  return getSupportStatus();
});
