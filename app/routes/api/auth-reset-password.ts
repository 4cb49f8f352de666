import { PasswordResetCall } from "~/features/accounts/account.schema";
import {
  allowMethods,
  apiHandler,
  jsonResponse,
  readBody,
  refuseMethod,
} from "~/http/api/api-handler.server";
import { closeSession, setCookieHeaders } from "~/http/auth/session.server";
import { resetPasswordByToken } from "~/http/auth/sign-in.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  await resetPasswordByToken(args, await readBody(args.request, PasswordResetCall));
  return jsonResponse(
    { success: true, message: "Password reset successful" },
    200,
    setCookieHeaders(closeSession(args.request).cookies),
  );
}, "Failed to reset password");
