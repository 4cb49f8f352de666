import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { dropMaterial, getMaterial } from "~/features/figures/material.server";
import { PANELS } from "~/features/figures/panels";
import { activitySheet, planSheet } from "~/features/figures/sheets";
import { showFigure } from "~/features/figures/view";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { momentText } from "~/time";
import { ButtonLink } from "~/ui/button";
import { FigureCard, FigureSheet } from "~/ui/figures";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

const PREVIEW = 6;
const SHARES = 3; // plan, people, share

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Analytics", "How people use the product and what it earns.");

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  if (new URL(request.url).searchParams.has("refresh")) {
    dropMaterial(); // what the process remembers, nothing that is stored
    throw redirect("/admin/analytics", 303);
  }
  const material = await getMaterial();
  const style = dateStyleOf(admin.id);
  const plans = planSheet(material);
  const activity = activitySheet(material, style);
  return {
    updatedAt: momentText(material.now, style),
    unmadeDays: material.unmadeDays,
    cards: [
      {
        ...showFigure(material, "totalUsers"),
        href: "/admin/analytics/users",
        note: `${showFigure(material, "newUsers").text ?? ""} new in 30 days`,
      },
      {
        ...showFigure(material, "activeSubscribers"),
        href: "/admin/analytics/subscribers",
        note: "with an active paid plan",
      },
      {
        ...showFigure(material, "documents"),
        href: "/admin/analytics/documents",
        note: `${showFigure(material, "documentsLately").text ?? ""} in 14 days`,
      },
      {
        ...showFigure(material, "monthRevenue"),
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
          <FigureCard key={card.label} {...card} />
        ))}
      </div>
      <div className="split">
        <div className="stack">
          <FigureSheet sheet={plans} csvHref="/admin/analytics/tables/plans.csv" format={String} />
          <p>
            <a href="/admin/analytics/plans">All about plans</a>
          </p>
        </div>
        <div className="stack">
          <FigureSheet sheet={activity} csvHref="/admin/analytics/tables/activity.csv" format={String} />
          <p>
            <a href="/admin/analytics/activity">All activity</a>
          </p>
        </div>
      </div>
    </div>
  );
}
