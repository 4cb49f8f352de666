import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { finishApiSignIn } from "~/http/auth/finish-sign-in.server";
import { authenticateWithCode } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/verify-otp": async (call) => {
      const user = await authenticateWithCode(call, call.body);
      const { body, headers } = await finishApiSignIn(call.request, user);
      return jsonResponse(body, 200, headers);
    },
  },
  "Invalid OTP",
);
export const loader = route;
export const action = route;
