import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatCallsCsv } from "~/features/ai/monitoring/call-log.server";
import { MonitoringView } from "~/features/ai/monitoring/monitoring.schema";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "analytics");
  const view = MonitoringView.parse(Object.fromEntries(new URL(request.url).searchParams));
  return new Response(formatCallsCsv(view), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="ai-calls-${view.range}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
