import { SignIn } from "~/features/accounts/account.schema";
import { allow, api, json, readBody } from "~/http/api.server";
import { arriveByApi, enterByPassword } from "~/http/sign-in.server";

const FAULT = "Login failed";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async (args) => {
  allow(args.request, "POST");
  const { user, requiresVerification } = await enterByPassword(args, await readBody(args.request, SignIn));
  if (requiresVerification) {
    const message = "Please verify your email address to access this feature.";
    return json(
      { requiresVerification: true, message, error: message, errorCode: "EMAIL_NOT_VERIFIED" },
      403,
    );
  }
  const { body, headers } = await arriveByApi(args.request, user);
  return json({ ...body, requiresVerification: false }, 200, headers);
}, FAULT);
