import { SignIn } from "~/features/accounts/account.schema";
import {
  allowMethods,
  apiHandler,
  jsonResponse,
  readBody,
  refuseMethod,
} from "~/http/api/api-handler.server";
import { finishApiSignIn } from "~/http/auth/finish-sign-in.server";
import { authenticateWithPassword } from "~/http/auth/sign-in.server";

const FAULT = "Login failed";

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  const { user, requiresVerification } = await authenticateWithPassword(
    args,
    await readBody(args.request, SignIn),
  );
  if (requiresVerification) {
    const message = "Please verify your email address to access this feature.";
    return jsonResponse(
      { requiresVerification: true, message, error: message, errorCode: "EMAIL_NOT_VERIFIED" },
      403,
    );
  }
  const { body, headers } = await finishApiSignIn(args.request, user);
  return jsonResponse({ ...body, requiresVerification: false }, 200, headers);
}, FAULT);
