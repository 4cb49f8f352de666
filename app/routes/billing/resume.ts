import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { resumeSubscription } from "~/features/billing/subscription.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export function loader({ request }: LoaderFunctionArgs) {
  requireUser(request);
  return redirect("/subscription", 303);
}

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("settingsPerUser", user.id);
  resumeSubscription(user.id);
  return redirect("/subscription", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie(
        "success",
        "Your subscription continues. We will remind you before it ends.",
      ),
    },
  });
});
