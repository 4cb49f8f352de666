import { exportFileName, openExport } from "~/features/accounts/export.server";
import { apiRoute } from "~/http/api/api-route.server";
import { zipResponse } from "~/http/responses/zip-response.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";

const route = apiRoute({
  "GET /api/user/export": async ({ user }) => {
    enforceReadLimit(`export ${user.id}`);
    return zipResponse(exportFileName(), await openExport(user.id));
  },
});
export const loader = route;
export const action = route;
