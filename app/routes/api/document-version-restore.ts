import { VersionNumber } from "~/features/documents/versions.schema";
import { restoreDocumentVersion } from "~/features/documents/versions.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeDocument } from "~/http/api/serializers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request, params: { id = "", version } }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  enforceRateLimit("savePerUser", user.id);
  return serializeDocument(
    await restoreDocumentVersion(user.id, id, { version: VersionNumber.parse(version) }),
  );
});
