import { MailRequest } from "~/features/accounts/account.schema";
import {
  allowMethods,
  apiHandler,
  jsonResponse,
  readBody,
  refuseMethod,
} from "~/http/api/api-handler.server";
import { requestResetMail } from "~/http/auth/sign-in.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  const { email } = await readBody(args.request, MailRequest);
  return jsonResponse({ message: "If this address has an account, a reset link is on its way." }, 200, {
    "Set-Cookie": await requestResetMail(args, email),
  });
}, "Failed to send reset email");
