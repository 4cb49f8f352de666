import { SeenPosition } from "~/features/support/message.schema";
import { markSeenByUser } from "~/features/support/seen.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  const { upTo } = await readBody(request, SeenPosition);
  enforceRateLimit("supportSeenPerUser", user.id);
  markSeenByUser(user.id, upTo);
  return { upTo };
});
