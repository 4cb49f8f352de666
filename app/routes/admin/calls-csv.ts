import type { LoaderFunctionArgs } from "@remix-run/node";
import { callsCsv } from "~/features/ai/call-log.server";
import { MonitoringView } from "~/features/ai/monitoring.schema";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request);
  const view = MonitoringView.parse(Object.fromEntries(new URL(request.url).searchParams));
  return new Response(callsCsv(view), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="ai-calls-${view.range}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
