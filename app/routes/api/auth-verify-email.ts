import { Verification } from "~/features/accounts/account.schema";
import { allowMethods, apiHandler, readBody } from "~/http/api/api-handler.server";
import { verifyEmailByToken } from "~/http/auth/sign-in.server";

export const loader = apiHandler(({ request }) => allowMethods(request, "POST"));

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  verifyEmailByToken(args, (await readBody(args.request, Verification)).token);
  return { success: true, message: "Email verified successfully! You can now sign in." };
}, "Email verification failed");
