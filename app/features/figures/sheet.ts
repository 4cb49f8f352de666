/** A cell: what it says, and where that differs what a spreadsheet gets and where it leads. */
export type Cell =
  string | number | { text: string; value: string | number; href?: string; badge?: "plain" | "go" | "care" };
/** A table of figures, drawn as a chart where it has columns of numbers over time. `id` names its CSV file. */
export type Report = {
  id: string;
  title: string;
  columns: string[];
  rows: Cell[][];
  chart?: { labels: string[]; series: { name: string; values: number[] }[]; unit: "count" | "kobo" };
  note?: string;
};

/** Months that a panel may look back on. */
export const MONTH_WINDOWS = [3, 6, 12] as const;
export type MonthWindow = (typeof MONTH_WINDOWS)[number];
