import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatCsv } from "~/features/ai/csv";
import { getDatasetFor } from "~/features/analytics/dataset.server";
import { findReport, toPlainRows, parseMonthWindow } from "~/features/analytics/view-model";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";
import { toLagosDay } from "~/time";

export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "analytics");
  const dataset = await getDatasetFor(admin);
  const report = findReport(
    dataset,
    params.table,
    parseMonthWindow(new URL(request.url).searchParams.get("months")),
  );
  if (!report) throw new Refusal("NOT_FOUND", "This table does not exist.", 404);
  return new Response(formatCsv(toPlainRows(report)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${report.id}-${toLagosDay(dataset.now)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
