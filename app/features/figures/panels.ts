import type { DateStyle } from "~/time";
import type { FigureName } from "./definitions";
import { revenueSheets } from "./sheets-money";
import { activitySheet, documentSheets, planSheet, subscriberSheet, userSheets } from "./sheets";
import type { Material } from "./material";

/** A cell: what it says, and where that differs what a spreadsheet gets and where it leads. */
export type Cell =
  string | number | { text: string; value: string | number; href?: string; badge?: "plain" | "go" | "care" };
/** A table of figures, drawn as a chart where it has columns of numbers over time. `id` names its CSV file. */
export type Sheet = {
  id: string;
  title: string;
  columns: string[];
  rows: Cell[][];
  chart?: { labels: string[]; series: { name: string; values: number[] }[]; unit: "count" | "kobo" };
  note?: string;
};
export type Panel = {
  id: string;
  tab: string;
  title: string;
  lead: string;
  figures: FigureName[];
  sheets: (material: Material, months: Window, style: DateStyle) => Sheet[];
  hasWindow?: boolean;
};

export const WINDOWS = [3, 6, 12] as const;
export type Window = (typeof WINDOWS)[number];

/** The panels behind the cards of the overview, in their order. */
export const PANELS: Panel[] = [
  {
    id: "users",
    tab: "Users",
    title: "User Analytics",
    lead: "Who has an account, who is new, who returns.",
    figures: ["totalUsers", "activeUsers", "newUsers", "retention"],
    sheets: userSheets,
  },
  {
    id: "subscribers",
    tab: "Subscribers",
    title: "Subscriber Analytics",
    lead: "Who has an active paid plan.",
    figures: ["activeSubscribers", "conversion", "churn"],
    sheets: (material) => [subscriberSheet(material)],
  },
  {
    id: "documents",
    tab: "Documents",
    title: "Document Analytics",
    lead: "What was delivered, and when.",
    figures: ["documents", "documentsLately", "documentsPerUser", "peakHour"],
    sheets: documentSheets,
  },
  {
    id: "revenue",
    tab: "Revenue",
    title: "Revenue Analytics",
    lead: "Money received, refunds, and what AI cost.",
    hasWindow: true,
    sheets: revenueSheets,
    figures: [
      "monthRevenue",
      "halfYearRevenue",
      "arpu",
      "conversion",
      "lifetimeValue",
      "averageRevenue",
      "recognised",
      "churn",
      "freeToJjc",
      "jjcToAgba",
      "agbaToIdan",
      "aiCost",
      "aiCostPerDocument",
    ],
  },
  {
    id: "plans",
    tab: "Plans",
    title: "Subscription Distribution",
    lead: "Which plans people have, and which are active.",
    figures: ["totalUsers", "activeSubscribers", "conversion"],
    sheets: (material) => [planSheet(material)],
  },
  {
    id: "activity",
    tab: "Activity",
    title: "Activity",
    lead: "The latest activity, and how people use the product.",
    figures: ["sessionMinutes", "retention", "documentsPerUser", "churn", "peakHour", "sessions"],
    sheets: (material, _, style) => [activitySheet(material, style)],
  },
];
