import { DecisionForm } from "~/features/writing/decision.schema";
import { decide } from "~/features/writing/decisions.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeDecision, serializeDocument } from "~/http/api/serializers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request, params }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  const { answer } = await readBody(request, DecisionForm);
  enforceRateLimit("savePerUser", user.id);
  const { decision, document } = await decide(user.id, params.id ?? "", answer);
  return { decision: serializeDecision(decision), document: serializeDocument(document) };
});
