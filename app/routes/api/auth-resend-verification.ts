import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { requestVerificationMail } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/resend-verification": async (call) =>
      jsonResponse({ message: "If this address still needs verification, a new link is on its way." }, 200, {
        "Set-Cookie": await requestVerificationMail(call, call.body.email),
      }),
  },
  "Failed to resend verification email",
);
export const loader = route;
export const action = route;
