import { PasswordResetCall } from "~/features/accounts/account.schema";
import { allow, api, json, readBody } from "~/http/api.server";
import { closeSession, setCookies } from "~/http/session.server";
import { resetByToken } from "~/http/sign-in.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async (args) => {
  allow(args.request, "POST");
  await resetByToken(args, await readBody(args.request, PasswordResetCall));
  return json(
    { success: true, message: "Password reset successful" },
    200,
    setCookies(closeSession(args.request).cookies),
  );
}, "Failed to reset password");
