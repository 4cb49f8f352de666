import { z } from "zod";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { proveIdentity } from "~/http/auth/step-up.server";

const StepUp = z.object({
  proof: z.string({ error: "Send your password, or a code if two-step sign-in is on" }).min(1).max(1024),
});

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  const user = requireApiUser(args.request);
  allowMethods(args.request, "POST");
  await proveIdentity(args, user, await readBody(args.request, StepUp));
  return { message: "Thank you. You can go on for ten minutes." };
}, "Step-up failed");
