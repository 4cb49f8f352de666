import { Verification } from "~/features/accounts/account.schema";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { verifyEmailByToken } from "~/http/auth/sign-in.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  await verifyEmailByToken(args, await readBody(args.request, Verification));
  return { success: true, message: "Email verified successfully! You can now sign in." };
}, "Email verification failed");
