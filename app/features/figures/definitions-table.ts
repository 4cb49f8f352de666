import { FIGURES, type Unit } from "./definitions";

const UNITS: Record<Unit, string> = {
  count: "count",
  share: "share",
  kobo: "naira",
  decimal: "number",
  hour: "hour",
  minutes: "minutes",
  micro_usd: "US$",
};

/** The definitions as a Markdown table, for docs/analytics.md. */
export function definitionsTable(): string {
  return [
    "| Figure | In | What it says |",
    "| --- | --- | --- |",
    ...Object.values(FIGURES).map(({ label, unit, words }) => `| ${label} | ${UNITS[unit]} | ${words} |`),
  ].join("\n");
}
