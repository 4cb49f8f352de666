import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { completeGoogleSignIn } from "~/http/auth/google-sign-in.server";
import { finishApiSignIn } from "~/http/auth/finish-sign-in.server";
import { Refusal } from "~/refusal";

const route = apiRoute(
  {
    "POST /api/auth/{provider}/callback": async ({ request, context, params, body: returned }) => {
      if (params.provider !== "google") throw new Refusal("UNKNOWN_PROVIDER", "Authentication failed", 404);
      const { user, cookie } = await completeGoogleSignIn(request, context, returned);
      const { body, headers } = await finishApiSignIn(request, user, [cookie]);
      return jsonResponse(body, 200, headers);
    },
  },
  "Authentication failed",
);
export const loader = route;
export const action = route;
