import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { clearDatasetCache, getDatasetFor } from "~/features/analytics/dataset.server";
import { PANELS } from "~/features/analytics/panels";
import { activityReport, planReport } from "~/features/analytics/reports";
import { toKpiView } from "~/features/analytics/view-model";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDateTime } from "~/time";
import { ButtonLink } from "~/ui/button";
import { KpiCard, ReportTable } from "~/ui/kpis";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

const PREVIEW = 6;
const SHARES = 3; // plan, users, share

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Analytics", "How people use the product and what it earns.");

export const loader = pageHandler(async ({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "analytics");
  if (new URL(request.url).searchParams.has("refresh")) {
    clearDatasetCache(); // clears only the cache in memory
    throw redirect("/admin/analytics", 303);
  }
  const dataset = await getDatasetFor(admin);
  const style = getDateStyle(admin.id);
  const plans = planReport(dataset);
  const activity = activityReport(dataset, style);
  return {
    updatedAt: formatDateTime(dataset.now, style),
    unmadeDays: dataset.pendingDays,
    cards: [
      {
        ...toKpiView(dataset, "totalUsers"),
        href: "/admin/analytics/users",
        note: `${toKpiView(dataset, "newUsers").text ?? ""} new in 30 days`,
      },
      {
        ...toKpiView(dataset, "activeSubscribers"),
        href: "/admin/analytics/subscribers",
        note: "with an active paid plan",
      },
      {
        ...toKpiView(dataset, "documents"),
        href: "/admin/analytics/documents",
        note: `${toKpiView(dataset, "documentsLately").text ?? ""} in 14 days`,
      },
      {
        ...toKpiView(dataset, "monthRevenue"),
        href: "/admin/analytics/revenue",
        note: "this calendar month so far",
      },
    ],
    panels: PANELS.map(({ id, tab }) => ({ href: `/admin/analytics/${id}`, label: tab })),
    plans: {
      ...plans,
      columns: plans.columns.slice(0, SHARES),
      rows: plans.rows.map((cells) => cells.slice(0, SHARES)),
    },
    activity: { ...activity, rows: activity.rows.slice(0, PREVIEW) },
  };
});

export default function Analytics() {
  const { updatedAt, unmadeDays, cards, panels, plans, activity } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="Analytics"
        lead={`Updated at ${updatedAt}. Days and months are in Lagos time.`}
        actions={
          <ButtonLink small href="/admin/analytics?refresh=1">
            Refresh
          </ButtonLink>
        }
      />
      <FilterLinks
        label="Analytics"
        links={[{ href: "/admin/analytics", label: "Overview", current: true }, ...panels]}
      />
      {unmadeDays > 0 && (
        <Notice kind="info">{`The figures of ${unmadeDays} past days are being updated. Check again in a minute.`}</Notice>
      )}
      <div className="cards cards-4">
        {cards.map((card) => (
          <KpiCard key={card.label} {...card} />
        ))}
      </div>
      <div className="split">
        <div className="stack">
          <ReportTable report={plans} csvHref="/admin/analytics/tables/plans.csv" format={String} />
          <p>
            <a href="/admin/analytics/plans">All about plans</a>
          </p>
        </div>
        <div className="stack">
          <ReportTable report={activity} csvHref="/admin/analytics/tables/activity.csv" format={String} />
          <p>
            <a href="/admin/analytics/activity">All activity</a>
          </p>
        </div>
      </div>
    </div>
  );
}
