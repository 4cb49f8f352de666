import { shareText, usdText } from "~/features/ai/text";
import { formatNaira } from "~/money";
import { formatDay } from "~/time";
import type { KpiUnit } from "./kpi-definitions";

export const NOT_ENOUGH_DATA = "Not enough data yet";

/** A KPI value as text, or that there is not enough data yet. */
export function kpiText(value: number | undefined, unit: KpiUnit): string {
  return value === undefined ? NOT_ENOUGH_DATA : UNIT_FORMATTERS[unit](value);
}

const UNIT_FORMATTERS: Record<KpiUnit, (value: number) => string> = {
  count: wholeNumberText,
  share: shareText,
  // rounded to whole naira; the API and the CSV files have the exact value
  kobo: (kobo) => formatNaira(Math.round(kobo / 100) * 100),
  decimal: (value) => value.toLocaleString("en-GB", { maximumFractionDigits: 2 }),
  hour: hourText,
  minutes: (minutes) => `${minutes.toLocaleString("en-GB", { maximumFractionDigits: 1 })} min`,
  micro_usd: usdText,
};

/** A count with thousands separators. */
export function wholeNumberText(count: number): string {
  return count.toLocaleString("en-GB");
}

/** An hour of the day: "11:00–12:00". */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00–${String(hour + 1).padStart(2, "0")}:00`;
}

/** A day without its year: "21 Nov". */
export function shortDayText(day: string): string {
  return formatDay(new Date(`${day}T11:00:00Z`)).text.replace(/ \d{4}$/, "");
}

/** A month: "Nov 2026". */
export function monthText(month: string): string {
  return formatDay(new Date(`${month}-15T11:00:00Z`)).text.replace(/^\d+ /, "");
}
