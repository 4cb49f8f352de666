import { z } from "zod";
import { allow, api, json, readBody } from "~/http/api.server";
import { endGoogle } from "~/http/google-sign-in.server";
import { arriveByApi } from "~/http/sign-in.server";
import { Refusal } from "~/refusal";

const Returned = z.object({
  code: z.string().max(2000).default(""),
  state: z.string().max(2000).default(""),
});

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request, context, params }) => {
  allow(request, "POST");
  if (params.provider !== "google") throw new Refusal("UNKNOWN_PROVIDER", "Authentication failed", 404);
  const { user, cookie } = await endGoogle(request, context, await readBody(request, Returned));
  const { body, headers } = await arriveByApi(request, user, [cookie]);
  return json(body, 200, headers);
}, "Authentication failed");
