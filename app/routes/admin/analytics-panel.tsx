import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { getHouseSettings } from "~/features/ai/house.server";
import { dropMaterial, getMaterial } from "~/features/figures/material.server";
import { PANELS } from "~/features/figures/panels";
import { WINDOWS } from "~/features/figures/sheet";
import { aiCostNote, findPanel, showFigure, windowOf } from "~/features/figures/view";
import { countText } from "~/features/figures/words";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { naira } from "~/money";
import { Refusal } from "~/refusal";
import { momentText } from "~/time";
import { ButtonLink } from "~/ui/button";
import { FigureSheet, FigureTiles } from "~/ui/figures";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data?.title ?? "Analytics",
    data?.lead ?? "Figures on one subject, and how we count them.",
  );

export const loader = page(async ({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const panel = findPanel(params.panel);
  if (!panel) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  const { searchParams } = new URL(request.url);
  const window = windowOf(searchParams.get("months"));
  const path = `/admin/analytics/${panel.id}`;
  const here = panel.hasWindow ? `${path}?months=${window}` : path;
  if (searchParams.has("refresh")) {
    dropMaterial(); // what the process remembers, nothing that is stored
    throw redirect(here, 303);
  }
  const material = await getMaterial();
  const style = dateStyleOf(admin.id);
  const notes: Record<string, string> = { aiCost: aiCostNote(material, getHouseSettings().naira_per_usd) };
  return {
    title: panel.title,
    lead: panel.lead,
    updatedAt: momentText(material.now, style),
    refreshHref: panel.hasWindow ? `${here}&refresh=1` : `${path}?refresh=1`,
    panels: PANELS.map(({ id, tab }) => ({
      href: `/admin/analytics/${id}`,
      label: tab,
      current: id === panel.id,
    })),
    windows: panel.hasWindow
      ? WINDOWS.map((months) => ({
          href: `${path}?months=${months}`,
          label: `${months} months`,
          current: months === window,
        }))
      : [],
    figures: panel.figures.map((name) => ({ ...showFigure(material, name), note: notes[name] })),
    sheets: panel.sheets(material, window, style).map((sheet) => ({
      ...sheet,
      csvHref: `/admin/analytics/tables/${sheet.id}.csv${panel.hasWindow ? `?months=${window}` : ""}`,
    })),
  };
});

export default function AnalyticsPanel() {
  const { title, lead, updatedAt, refreshHref, panels, windows, figures, sheets } =
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
      <FigureTiles figures={figures} />
      {windows.length > 0 && <FilterLinks label="Period" links={windows} />}
      {sheets.map(({ csvHref, ...sheet }) => (
        <FigureSheet
          key={sheet.id}
          sheet={sheet}
          csvHref={csvHref}
          format={sheet.chart?.unit === "kobo" ? naira : countText}
        />
      ))}
    </div>
  );
}
