import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { resumeSubscription } from "~/features/billing/subscription.server";
import { flash } from "~/http/flash.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";

export function loader({ request }: LoaderFunctionArgs) {
  requireUser(request);
  return redirect("/subscription", 303);
}

export const action = page(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  countAct("settingsPerUser", user.id);
  resumeSubscription(user.id);
  return redirect("/subscription", {
    status: 303,
    headers: {
      "Set-Cookie": await flash("success", "Your subscription continues. We will remind you before it ends."),
    },
  });
});
