/** A table cell: its text and, where it differs, the spreadsheet value and the link. */
export type Cell =
  string | number | { text: string; value: string | number; href?: string; badge?: "plain" | "go" | "care" };
/** A report as a table, drawn as a chart when it has number columns over time. `id` names its CSV file. */
export type Report = {
  id: string;
  title: string;
  columns: string[];
  rows: Cell[][];
  chart?: { labels: string[]; series: { name: string; values: number[] }[]; unit: "count" | "kobo" };
  note?: string;
};

/** The available windows of a panel, in months. */
export const MONTH_WINDOWS = [3, 6, 12] as const;
export type MonthWindow = (typeof MONTH_WINDOWS)[number];
