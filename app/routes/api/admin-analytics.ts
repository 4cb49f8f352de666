import { serializeAnalytics } from "~/features/analytics/analytics-json";
import { getDataset } from "~/features/analytics/dataset.server";
import { allowMethods, apiHandler } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = apiHandler(async ({ request }) => {
  requireApiAdmin(request);
  return serializeAnalytics(await getDataset());
});

export const action = apiHandler(({ request }) => {
  requireApiAdmin(request);
  allowMethods(request, "GET");
});
