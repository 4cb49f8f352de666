import { MailRequest } from "~/features/accounts/account.schema";
import { allow, api, json, readBody } from "~/http/api.server";
import { askForVerification } from "~/http/sign-in.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async (args) => {
  allow(args.request, "POST");
  const { email } = await readBody(args.request, MailRequest);
  return json({ message: "If this address still needs verification, a new link is on its way." }, 200, {
    "Set-Cookie": await askForVerification(args, email),
  });
}, "Failed to resend verification email");
