import { allowMethods, apiHandler, jsonResponse } from "~/http/api/api-handler.server";
import { startGoogleSignIn } from "~/http/auth/google-sign-in.server";
import { safePath } from "~/http/security/safe-redirect";

export const loader = apiHandler(async ({ request }) => {
  const { headers } = await startGoogleSignIn(
    request,
    safePath(new URL(request.url).searchParams.get("next"), "/dashboard"),
  );
  return jsonResponse({ authUrl: headers.get("location") }, 200, {
    "Set-Cookie": headers.get("set-cookie") ?? "",
  });
}, "Failed to initialize Google login");

export const action = apiHandler(({ request }) => allowMethods(request, "GET"));
