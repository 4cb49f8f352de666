import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { finishApiSignIn } from "~/http/auth/finish-sign-in.server";
import { authenticateWithLink } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/verify-magic-link": async (call) => {
      const user = await authenticateWithLink(call, call.body);
      const { body, headers } = await finishApiSignIn(call.request, user);
      return jsonResponse({ ...body, message: "Magic link verified successfully" }, 200, headers);
    },
  },
  "Magic link verification failed",
);
export const loader = route;
export const action = route;
