import { Registration } from "~/features/accounts/account.schema";
import { allow, api, json, readBody } from "~/http/api.server";
import { registerPerson } from "~/http/sign-in.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async (args) => {
  allow(args.request, "POST");
  const cookie = await registerPerson(args, await readBody(args.request, Registration));
  return json(
    {
      message: "Registration successful! Please check your email to verify your account.",
      requiresVerification: true,
    },
    201,
    { "Set-Cookie": cookie },
  );
}, "Registration failed");
