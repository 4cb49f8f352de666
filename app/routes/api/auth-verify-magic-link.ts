import { MagicLink } from "~/features/accounts/account.schema";
import {
  allowMethods,
  apiHandler,
  jsonResponse,
  readBody,
  refuseMethod,
} from "~/http/api/api-handler.server";
import { finishApiSignIn } from "~/http/auth/finish-sign-in.server";
import { authenticateWithLink } from "~/http/auth/sign-in.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  const user = await authenticateWithLink(args, await readBody(args.request, MagicLink));
  const { body, headers } = await finishApiSignIn(args.request, user);
  return jsonResponse({ ...body, message: "Magic link verified successfully" }, 200, headers);
}, "Magic link verification failed");
