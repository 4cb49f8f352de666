import { exportFileName, openExport } from "~/features/accounts/export.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { requireRecentProof } from "~/http/auth/step-up.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";
import { zipResponse } from "~/http/responses/zip-response.server";

export const loader = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  requireRecentProof(request);
  enforceReadLimit(`export ${user.id}`);
  return zipResponse(exportFileName(), await openExport(user.id));
});

export const action = refuseMethod("GET", "HEAD");
