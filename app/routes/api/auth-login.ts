import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { finishApiSignIn } from "~/http/auth/finish-sign-in.server";
import { authenticateWithPassword } from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";

const route = apiRoute(
  {
    "POST /api/auth/login": async (call) => {
      const { user, requiresVerification } = await authenticateWithPassword(call, call.body);
      if (requiresVerification)
        throw new Refusal(
          "EMAIL_NOT_VERIFIED",
          "Please verify your email address to access this feature.",
          403,
          { requiresVerification },
        );
      const { body, headers } = await finishApiSignIn(call.request, user);
      return jsonResponse({ ...body, requiresVerification: false }, 200, headers);
    },
  },
  "Login failed",
);
export const loader = route;
export const action = route;
