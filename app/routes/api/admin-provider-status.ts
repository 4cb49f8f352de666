import { getProviderStatus } from "~/features/ai/status.server";
import { api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => {
  requireApiAdmin(request);
  return getProviderStatus();
});
