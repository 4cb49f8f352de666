import { apiRoute } from "~/http/api/api-route.server";
import { verifyEmailByToken } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/verify-email": async (call) => {
      await verifyEmailByToken(call, call.body);
      return { success: true, message: "Email verified successfully! You can now sign in." };
    },
  },
  "Email verification failed",
);
export const loader = route;
export const action = route;
