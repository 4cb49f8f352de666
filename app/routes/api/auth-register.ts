import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { registerUser } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/register": async (call) => {
      const cookie = await registerUser(call, call.body);
      const message = "Registration successful! Please check your email to verify your account.";
      return jsonResponse({ message, requiresVerification: true }, 201, { "Set-Cookie": cookie });
    },
  },
  "Registration failed",
);
export const loader = route;
export const action = route;
