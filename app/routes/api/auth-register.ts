import { Registration } from "~/features/accounts/account.schema";
import {
  allowMethods,
  apiHandler,
  jsonResponse,
  readBody,
  refuseMethod,
} from "~/http/api/api-handler.server";
import { registerUser } from "~/http/auth/sign-in.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  const cookie = await registerUser(args, await readBody(args.request, Registration));
  return jsonResponse(
    {
      message: "Registration successful! Please check your email to verify your account.",
      requiresVerification: true,
    },
    201,
    { "Set-Cookie": cookie },
  );
}, "Registration failed");
