import { LeftOutForm } from "~/features/writing/left-out.schema";
import { listLeftOutLines, restoreLine } from "~/features/writing/left-out.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeDocument } from "~/http/api/serializers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request, params }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  const { line } = await readBody(request, LeftOutForm);
  enforceRateLimit("savePerUser", user.id);
  const document = await restoreLine(user.id, params.id ?? "", line);
  return { ...serializeDocument(document), leftOut: listLeftOutLines(user.id, document) };
});
