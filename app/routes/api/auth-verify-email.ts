import { Verification } from "~/features/accounts/account.schema";
import { allow, api, readBody } from "~/http/api.server";
import { verifyByToken } from "~/http/sign-in.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async (args) => {
  allow(args.request, "POST");
  verifyByToken(args, (await readBody(args.request, Verification)).token);
  return { success: true, message: "Email verified successfully! You can now sign in." };
}, "Email verification failed");
