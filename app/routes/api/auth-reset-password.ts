import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { closeSession, setCookieHeaders } from "~/http/auth/session.server";
import { resetPasswordByToken } from "~/http/auth/sign-in.server";

const route = apiRoute(
  {
    "POST /api/auth/reset-password": async (call) => {
      await resetPasswordByToken(call, call.body);
      return jsonResponse(
        { success: true, message: "Password reset successful" },
        200,
        setCookieHeaders(closeSession(call.request).cookies),
      );
    },
  },
  "Failed to reset password",
);
export const loader = route;
export const action = route;
