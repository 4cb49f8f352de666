import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { requestSignInMail } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/send-magic-link": async (call) =>
      jsonResponse({ message: "If this address has an account, a link is on its way." }, 200, {
        "Set-Cookie": await requestSignInMail(call, call.body.email),
      }),
  },
  "Failed to send magic link",
);
export const loader = route;
export const action = route;
