import { noteAgent, supportStatus } from "~/features/support/presence.server";
import { allow, api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "POST"));

// The heartbeat of an open inbox where the socket does not come through.
export const action = api(({ request }) => {
  const agent = requireApiAdmin(request);
  allow(request, "POST");
  noteAgent(agent.id);
  return supportStatus();
});
