import { shareText, usdText } from "~/features/ai/words";
import { naira } from "~/money";
import { dayText } from "~/time";
import type { Unit } from "./definitions";

export const NOT_YET = "Not enough data yet";

/** A figure as it is read; where there is none, that there is not enough data yet. */
export function figureText(value: number | undefined, unit: Unit): string {
  return value === undefined ? NOT_YET : TEXTS[unit](value);
}

const TEXTS: Record<Unit, (value: number) => string> = {
  count: countText,
  share: shareText,
  kobo: (kobo) => naira(Math.round(kobo / 100) * 100), // to whole naira; the API and the CSV files have the rest
  decimal: (value) => value.toLocaleString("en-GB", { maximumFractionDigits: 2 }),
  hour: hourText,
  minutes: (minutes) => `${minutes.toLocaleString("en-GB", { maximumFractionDigits: 1 })} min`,
  micro_usd: usdText,
};

export function countText(count: number): string {
  return count.toLocaleString("en-GB");
}

/** An hour of the day: "11:00–12:00". */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00–${String(hour + 1).padStart(2, "0")}:00`;
}

/** A day without its year: "21 Nov". */
export function shortDay(day: string): string {
  return dayText(new Date(`${day}T11:00:00Z`)).text.replace(/ \d{4}$/, "");
}

/** A month: "Nov 2026". */
export function monthText(month: string): string {
  return dayText(new Date(`${month}-15T11:00:00Z`)).text.replace(/^\d+ /, "");
}
