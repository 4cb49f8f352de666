import { z } from "zod";
import { FactorCode } from "~/features/two-step/two-step.schema";
import {
  allowMethods,
  apiHandler,
  jsonResponse,
  readBody,
  refuseMethod,
} from "~/http/api/api-handler.server";
import { createApiSession } from "~/http/auth/finish-sign-in.server";
import { completeSecondStep } from "~/http/auth/second-step.server";

const SecondStep = z.object({
  pendingToken: z.string({ error: "Send the pendingToken of the first step" }).max(100),
  code: FactorCode,
});

export const loader = refuseMethod("POST");

export const action = apiHandler(async (args) => {
  allowMethods(args.request, "POST");
  const { pendingToken, code } = await readBody(args.request, SecondStep);
  const user = await completeSecondStep(args, pendingToken, { code });
  const { body, headers } = await createApiSession(args.request, user);
  return jsonResponse(body, 200, headers);
}, "Second step failed");
