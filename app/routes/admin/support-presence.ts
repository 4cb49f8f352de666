import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { recordAgentActivity } from "~/features/support/presence.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "support");
  return redirect("/admin/support", 303);
});

// Without scripts, a button marks the agent as present.
export const action = pageHandler(({ request }: ActionFunctionArgs) => {
  const agent = requireAdmin(request, "support");
  recordAgentActivity(agent.id);
  return redirect("/admin/support", 303);
});
