import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { noteAgent } from "~/features/support/presence.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request);
  return redirect("/admin/support", 303);
});

// Without scripts an agent says by a button that they are there.
export const action = page(({ request }: ActionFunctionArgs) => {
  const agent = requireAdmin(request);
  noteAgent(agent.id);
  return redirect("/admin/support", 303);
});
