import { CodeEntry } from "~/features/accounts/account.schema";
import {
  allowMethods,
  apiHandler,
  jsonResponse,
  readBody,
  refuseMethod,
} from "~/http/api/api-handler.server";
import { finishApiSignIn } from "~/http/auth/finish-sign-in.server";
import { authenticateWithCode } from "~/http/auth/sign-in.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  const user = await authenticateWithCode(args, await readBody(args.request, CodeEntry));
  const { body, headers } = await finishApiSignIn(args.request, user);
  return jsonResponse(body, 200, headers);
}, "Invalid OTP");
