import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { requestResetMail } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/forgot-password": async (call) =>
      jsonResponse({ message: "If this address has an account, a reset link is on its way." }, 200, {
        "Set-Cookie": await requestResetMail(call, call.body.email),
      }),
  },
  "Failed to send reset email",
);
export const loader = route;
export const action = route;
