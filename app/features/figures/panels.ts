import type { DateStyle } from "~/time";
import type { FigureName } from "./definitions";
import { revenueSheets } from "./sheets-money";
import { activitySheet, documentSheets, planSheet, subscriberSheet, userSheets } from "./sheets";
import type { Material } from "./material";
import type { Sheet, Window } from "./sheet";

export type Panel = {
  id: string;
  tab: string;
  title: string;
  lead: string;
  figures: FigureName[];
  sheets: (material: Material, months: Window, style: DateStyle) => Sheet[];
  hasWindow?: boolean;
};

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
