import { CodeEntry } from "~/features/accounts/account.schema";
import { allow, api, json, readBody } from "~/http/api.server";
import { arriveByApi, enterByCode } from "~/http/sign-in.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async (args) => {
  allow(args.request, "POST");
  const user = await enterByCode(args, await readBody(args.request, CodeEntry));
  const { body, headers } = await arriveByApi(args.request, user);
  return json(body, 200, headers);
}, "Invalid OTP");
