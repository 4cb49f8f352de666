import { renderMetrics } from "~/features/metrics/metrics.server";
import { apiRoute } from "~/http/api/api-route.server";
import { requireMetricsAccess } from "~/http/auth/metrics-access.server";

const route = apiRoute({
  "GET /metrics": async ({ request, context }) => {
    requireMetricsAccess(request, context);
    const { text, contentType } = await renderMetrics();
    return new Response(text, { headers: { "Content-Type": contentType, "Cache-Control": "no-store" } });
  },
});
export const loader = route;
export const action = route;
