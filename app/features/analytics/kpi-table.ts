import { KPIS, type KpiUnit } from "./kpi-definitions";

const UNIT_LABELS: Record<KpiUnit, string> = {
  count: "count",
  share: "share",
  kobo: "naira",
  decimal: "number",
  hour: "hour",
  minutes: "minutes",
  micro_usd: "US$",
};

/** The definitions as a Markdown table, for docs/analytics.md. */
export function formatKpiTable(): string {
  return [
    "| Figure | In | What it says |",
    "| --- | --- | --- |",
    ...Object.values(KPIS).map(
      ({ label, unit, description }) => `| ${label} | ${UNIT_LABELS[unit]} | ${description} |`,
    ),
  ].join("\n");
}
