import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { clearDatasetCache, getDatasetFor } from "~/features/analytics/dataset.server";
import { PANELS } from "~/features/analytics/panels";
import { MONTH_WINDOWS } from "~/features/analytics/report";
import { aiCostText, findPanel, toKpiView, parseMonthWindow } from "~/features/analytics/view-model";
import { wholeNumberText } from "~/features/analytics/text";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { formatDateTime } from "~/time";
import { ButtonLink } from "~/ui/button";
import { ReportTable, KpiTiles } from "~/ui/kpis";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  createPageMeta(
    matches,
    data?.title ?? "Analytics",
    data?.lead ?? "Figures on one subject, and how we count them.",
  );

export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "analytics");
  const panel = findPanel(params.panel);
  if (!panel) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  const { searchParams } = new URL(request.url);
  const window = parseMonthWindow(searchParams.get("months"));
  const path = `/admin/analytics/${panel.id}`;
  const currentPath = panel.hasWindow ? `${path}?months=${window}` : path;
  if (searchParams.has("refresh")) {
    clearDatasetCache(); // clears only the cache in memory
    throw redirect(currentPath, 303);
  }
  const dataset = await getDatasetFor(admin);
  const style = getDateStyle(admin.id);
  const notes: Record<string, string> = { aiCost: aiCostText(dataset, getAiSettings().naira_per_usd) };
  return {
    title: panel.title,
    lead: panel.lead,
    updatedAt: formatDateTime(dataset.now, style),
    refreshHref: panel.hasWindow ? `${currentPath}&refresh=1` : `${path}?refresh=1`,
    panels: PANELS.map(({ id, tab }) => ({
      href: `/admin/analytics/${id}`,
      label: tab,
      current: id === panel.id,
    })),
    windows: panel.hasWindow
      ? MONTH_WINDOWS.map((months) => ({
          href: `${path}?months=${months}`,
          label: `${months} months`,
          current: months === window,
        }))
      : [],
    kpis: panel.kpis.map((name) => ({ ...toKpiView(dataset, name), note: notes[name] })),
    reports: panel.reports(dataset, window, style).map((report) => ({
      ...report,
      csvHref: `/admin/analytics/tables/${report.id}.csv${panel.hasWindow ? `?months=${window}` : ""}`,
    })),
  };
});

export default function AnalyticsPanel() {
  const { title, lead, updatedAt, refreshHref, panels, windows, kpis, reports } =
    useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title={title}
        lead={`${lead} Updated at ${updatedAt}.`}
        actions={
          <ButtonLink small href={refreshHref}>
            Refresh
          </ButtonLink>
        }
      />
      <FilterLinks label="Analytics" links={[{ href: "/admin/analytics", label: "Overview" }, ...panels]} />
      <KpiTiles kpis={kpis} />
      {windows.length > 0 && <FilterLinks label="Period" links={windows} />}
      {reports.map(({ csvHref, ...report }) => (
        <ReportTable
          key={report.id}
          report={report}
          csvHref={csvHref}
          format={report.chart?.unit === "kobo" ? formatNaira : wholeNumberText}
        />
      ))}
    </div>
  );
}
