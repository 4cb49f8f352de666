import { z } from "zod";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { acceptFrom } from "~/http/invitation.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

const Invitation = z.object({
  code: z.string({ error: "Enter the code of the invitation." }).min(1).max(40),
});

export const loader = refuseMethod("POST");

/** Accepts the invitation of a friend, before the first payment. */
export const action = apiHandler(async ({ request, context }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  const { code } = await readBody(request, Invitation);
  enforceRateLimit("invitationsPerUser", user.id);
  await acceptFrom(request, context, user.id, code);
  return { success: true };
});
