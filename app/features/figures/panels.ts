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
    lead: "Who is here, who came, who comes back.",
    figures: ["totalUsers", "activeUsers", "newUsers", "retention"],
    sheets: userSheets,
  },
  {
    id: "subscribers",
    tab: "Subscribers",
    title: "Subscriber Analytics",
    lead: "Who pays for a plan that runs now.",
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
    lead: "What came in, what went back, and what AI cost beside it.",
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
    lead: "Which plan people have, and whether it runs.",
    figures: ["totalUsers", "activeSubscribers", "conversion"],
    sheets: (material) => [planSheet(material)],
  },
  {
    id: "activity",
    tab: "Activity",
    title: "Activity",
    lead: "What happened last, and how the product is used.",
    figures: ["sessionMinutes", "retention", "documentsPerUser", "churn", "peakHour", "sessions"],
    sheets: (material, _, style) => [activitySheet(material, style)],
  },
];
