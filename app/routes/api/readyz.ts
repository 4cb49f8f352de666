import { getReadiness } from "~/features/operations/readiness.server";
import { summarizeReadiness } from "~/features/operations/readiness-summary";
import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { mayReadMetrics } from "~/http/auth/metrics-access.server";

const route = apiRoute({
  "GET /readyz": ({ request, context }) => {
    const summary = summarizeReadiness(getReadiness(), mayReadMetrics(request, context));
    return jsonResponse(summary, summary.status === "unavailable" ? 503 : 200);
  },
});
export const loader = route;
export const action = route;
