import { MagicLink } from "~/features/accounts/account.schema";
import { allow, api, json, readBody } from "~/http/api.server";
import { arriveByApi, enterByLink } from "~/http/sign-in.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async (args) => {
  allow(args.request, "POST");
  const user = await enterByLink(args, await readBody(args.request, MagicLink));
  const { body, headers } = await arriveByApi(args.request, user);
  return json({ ...body, message: "Magic link verified successfully" }, 200, headers);
}, "Magic link verification failed");
