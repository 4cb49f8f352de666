import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { restoreVersion } from "~/features/profile/profile.server";
import { createFlashCookie, returnWithRefusal } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/career", 303);
});

export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("savePerUser", user.id);
  try {
    restoreVersion(user.id, Number(params.version));
  } catch (error) {
    return returnWithRefusal("/career", error);
  }
  return redirect("/career", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The earlier version is back.") },
  });
});
