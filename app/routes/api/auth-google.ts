import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { startGoogleSignIn } from "~/http/auth/google-sign-in.server";
import { safePath } from "~/http/security/safe-redirect";

const route = apiRoute(
  {
    "GET /api/auth/google": async ({ request, query }) => {
      const { headers } = await startGoogleSignIn(request, safePath(query.next ?? null, "/dashboard"));
      return jsonResponse({ authUrl: headers.get("location") }, 200, {
        "Set-Cookie": headers.get("set-cookie") ?? "",
      });
    },
  },
  "Failed to initialize Google login",
);
export const loader = route;
export const action = route;
