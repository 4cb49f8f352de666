import { serializeAnalytics } from "~/features/analytics/analytics-json";
import { getDataset } from "~/features/analytics/dataset.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/admin/analytics": async () => serializeAnalytics(await getDataset()),
});
export const loader = route;
export const action = route;
