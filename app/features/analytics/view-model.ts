import { usdText } from "~/features/ai/text";
import { LAGOS } from "~/time";
import { KPIS, type KpiName } from "./kpi-definitions";
import type { Dataset } from "./dataset";
import { PANELS, type PanelDefinition } from "./panels";
import { MONTH_WINDOWS, type Report, type MonthWindow } from "./report";
import { kpiText } from "./text";

/** A KPI for the page, without text when there is not enough data yet. */
export function toKpiView(dataset: Dataset, name: KpiName) {
  const { label, unit, description, compute } = KPIS[name];
  const value = compute(dataset);
  return { label, description, text: value === undefined ? undefined : kpiText(value, unit) };
}

/** A panel by its name in the address, or undefined. */
export function findPanel(id: string | undefined): PanelDefinition | undefined {
  return PANELS.find((panel) => panel.id === id);
}

/** A table by the name of its CSV file. */
export function findReport(
  dataset: Dataset,
  file: string | undefined,
  window: MonthWindow,
): Report | undefined {
  return PANELS.flatMap(({ reports }) => reports(dataset, window, LAGOS)).find(
    ({ id }) => `${id}.csv` === file,
  );
}

/** A report as rows of plain values, columns first. */
export function toPlainRows({ columns, rows }: Report): (string | number)[][] {
  return [
    columns,
    ...rows.map((cells) => cells.map((cell) => (typeof cell === "object" ? cell.value : cell))),
  ];
}

/** The window of months from the address; 12 for an invalid value. */
export function parseMonthWindow(param: string | null): MonthWindow {
  return MONTH_WINDOWS.find((months) => String(months) === param) ?? 12;
}

/** The AI cost of 30 days in naira, when the operator set a rate. */
export function aiCostText(dataset: Dataset, nairaPerUsd: number | null): string {
  const cost = KPIS.aiCost.compute(dataset);
  if (nairaPerUsd === null)
    return "No exchange rate is set under Provider settings, so costs are not shown in naira";
  return `${usdText(cost)} is about ₦${Math.round((cost / 1_000_000) * nairaPerUsd).toLocaleString("en-NG")} at ₦${nairaPerUsd.toLocaleString("en-NG")} to the dollar`;
}
