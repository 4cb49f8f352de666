import { z } from "zod";
import {
  allowMethods,
  apiHandler,
  jsonResponse,
  readBody,
  refuseMethod,
} from "~/http/api/api-handler.server";
import { completeGoogleSignIn } from "~/http/auth/google-sign-in.server";
import { finishApiSignIn } from "~/http/auth/finish-sign-in.server";
import { Refusal } from "~/refusal";

const Returned = z.object({
  code: z.string().max(2000).default(""),
  state: z.string().max(2000).default(""),
});

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request, context, params }) => {
  allowMethods(request, "POST");
  if (params.provider !== "google") throw new Refusal("UNKNOWN_PROVIDER", "Authentication failed", 404);
  const { user, cookie } = await completeGoogleSignIn(request, context, await readBody(request, Returned));
  const { body, headers } = await finishApiSignIn(request, user, [cookie]);
  return jsonResponse(body, 200, headers);
}, "Authentication failed");
