import type { DateStyle } from "~/time";
import type { KpiName } from "./kpi-definitions";
import { revenueReports } from "./revenue-reports";
import { activityReport, documentReports, planReport, subscriberReport, userReports } from "./reports";
import type { Dataset } from "./dataset";
import type { Report, MonthWindow } from "./report";

export type PanelDefinition = {
  id: string;
  tab: string;
  title: string;
  lead: string;
  kpis: KpiName[];
  reports: (dataset: Dataset, months: MonthWindow, style: DateStyle) => Report[];
  hasWindow?: boolean;
};

/** The panels behind the cards of the overview, in their order. */
export const PANELS: PanelDefinition[] = [
  {
    id: "users",
    tab: "Users",
    title: "User Analytics",
    lead: "Who has an account, who is new, who returns.",
    kpis: ["totalUsers", "activeUsers", "newUsers", "retention"],
    reports: userReports,
  },
  {
    id: "subscribers",
    tab: "Subscribers",
    title: "Subscriber Analytics",
    lead: "Who has an active paid plan.",
    kpis: ["activeSubscribers", "conversion", "churn"],
    reports: (dataset) => [subscriberReport(dataset)],
  },
  {
    id: "documents",
    tab: "Documents",
    title: "Document Analytics",
    lead: "What was delivered, and when.",
    kpis: ["documents", "documentsLately", "documentsPerUser", "peakHour"],
    reports: documentReports,
  },
  {
    id: "revenue",
    tab: "Revenue",
    title: "Revenue Analytics",
    lead: "Money received, refunds, and what AI cost.",
    hasWindow: true,
    reports: revenueReports,
    kpis: [
      "monthRevenue",
      "monthAfterFees",
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
    kpis: ["totalUsers", "activeSubscribers", "conversion"],
    reports: (dataset) => [planReport(dataset)],
  },
  {
    id: "activity",
    tab: "Activity",
    title: "Activity",
    lead: "The latest activity, and how people use the product.",
    kpis: ["sessionMinutes", "retention", "documentsPerUser", "churn", "peakHour", "sessions"],
    reports: (dataset, _, style) => [activityReport(dataset, style)],
  },
];
