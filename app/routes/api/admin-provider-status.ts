import { getProviderStatus } from "~/features/ai/providers/provider-status.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request }) => {
  requireApiAdmin(request);
  return getProviderStatus();
});

export const action = refuseMethod("GET", "HEAD");
