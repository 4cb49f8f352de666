import { SeenPosition } from "~/features/support/message.schema";
import { markSeenBySupport } from "~/features/support/seen.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request, params }) => {
  const agent = requireApiAdmin(request);
  allowMethods(request, "POST");
  const { upTo } = await readBody(request, SeenPosition);
  enforceRateLimit("supportSeenPerUser", agent.id);
  markSeenBySupport(params.id ?? "", upTo);
  return { upTo };
});
