import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { revokeApiKey } from "~/features/accounts/api-keys.server";
import { requireUser } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/api-keys", 303);
});

// Without a proof of who it is: a key that got lost must stop at once, and whoever revokes one gains nothing.
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("apiKeyPerUser", user.id);
  const { name } = deleteOnce(user.id, id, () => revokeApiKey(user.id, id));
  return redirect("/api-keys", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", `The key “${name}” was revoked.`) },
  });
});
