import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { requestSignInMail } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/send-otp": async (call) =>
      jsonResponse({ message: "If this address has an account, a code is on its way." }, 200, {
        "Set-Cookie": await requestSignInMail(call, call.body.email),
      }),
  },
  "Failed to send OTP",
);
export const loader = route;
export const action = route;
