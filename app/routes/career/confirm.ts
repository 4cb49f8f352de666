import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { confirmProfile } from "~/features/profile/profile.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/career", 303);
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("savePerUser", user.id);
  confirmProfile(user.id);
  return redirect("/career", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie(
        "success",
        "Confirmed. The next application needs only an advert.",
      ),
    },
  });
});
