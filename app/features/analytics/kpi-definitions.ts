import { lastDays, lastMonths, netRevenue, revenueAfterFees, sumMetric, type Dataset } from "./dataset";

export type KpiUnit = "count" | "share" | "kobo" | "decimal" | "hour" | "minutes" | "micro_usd";
/** One KPI: its name, its definition as text, and its calculation. Undefined: not enough data yet. */
export type KpiDefinition = {
  label: string;
  unit: KpiUnit;
  description: string;
  compute: (dataset: Dataset) => number | undefined;
};

/**
 * Every KPI of Analytics. The page, the API, the CSV files and docs/analytics.md take name, text and value
 * from here.
 */
export const KPIS = {
  totalUsers: {
    label: "Total Users",
    unit: "count",
    description:
      "Accounts that exist now, verified or not, staff included. Deleted accounts are not counted.",
    compute: ({ accounts }) => accounts,
  },
  activeUsers: {
    label: "Active users, 7 days",
    unit: "count",
    description:
      "People who opened a page, signed in or asked for documents on any of the last 7 days in Lagos, today included. Staff is not counted.",
    compute: ({ week }) => week.active,
  },
  newUsers: {
    label: "New in 30 days",
    unit: "count",
    description: "Accounts registered on the last 30 days in Lagos, today included.",
    compute: ({ now, byDay }) => sumMetric(byDay, "registered", { periods: lastDays(now, 30) }),
  },
  retention: {
    label: "Retention rate",
    unit: "share",
    description:
      "Of the people who were active in the 7 days before the last 7: the share who were active in the last 7 as well.",
    compute: ({ week }) => ratio(week.returned, week.before),
  },

  activeSubscribers: {
    label: "Active Subscribers",
    unit: "count",
    description:
      "People with an active plan that they paid for. Trials and plans given by staff are not counted.",
    compute: countSubscribers,
  },
  conversion: {
    label: "Conversion rate",
    unit: "share",
    description: "Of the accounts with a verified address: the share that ever paid for a plan.",
    compute: ({ conversionPath, verified }) => ratio(conversionPath.paid, verified),
  },
  churn: {
    label: "Monthly churn",
    unit: "share",
    description:
      "Of the people with a paid plan 30 days ago: the share who have none now. Accounts deleted since then are left out.",
    compute: ({ month }) => ratio(month.lost, month.paying),
  },

  documents: {
    label: "Documents Generated",
    unit: "count",
    description: "Cover letters and resumes delivered since the beginning, including deleted ones.",
    compute: ({ allTime }) => sumMetric(allTime, "documents"),
  },
  documentsLately: {
    label: "Documents, 14 days",
    unit: "count",
    description: "Documents delivered on the last 14 days in Lagos, today included.",
    compute: ({ now, byDay }) => sumMetric(byDay, "documents", { periods: lastDays(now, 14) }),
  },
  documentsPerUser: {
    label: "Documents per user",
    unit: "decimal",
    description:
      "Documents delivered since the beginning, divided by accounts registered since the beginning.",
    compute: ({ allTime }) => ratio(sumMetric(allTime, "documents"), sumMetric(allTime, "registered")),
  },
  peakHour: {
    label: "Peak hour",
    unit: "hour",
    description:
      "The hour of the day in Lagos in which most documents of the last 30 days were delivered. If hours are equal, the earliest.",
    compute: findPeakHour,
  },

  monthRevenue: {
    label: "Monthly Revenue",
    unit: "kobo",
    description:
      "Payments of this calendar month in Lagos, minus refunds in it. A payment counts on the day it was made. A refund or lost dispute counts on the day it was sent.",
    compute: monthRevenue,
  },
  monthAfterFees: {
    label: "After fees this month",
    unit: "kobo",
    description:
      "Monthly Revenue minus what Paystack kept of this month's payments and transfers. A refund does not return a fee.",
    compute: ({ now, byMonth }) => revenueAfterFees(byMonth, { periods: lastMonths(now, 1) }),
  },
  halfYearRevenue: {
    label: "Revenue, 6 months",
    unit: "kobo",
    description: "Payments minus refunds, this calendar month and the five before.",
    compute: ({ now, byMonth }) => netRevenue(byMonth, { periods: lastMonths(now, 6) }),
  },
  arpu: {
    label: "ARPU this month",
    unit: "kobo",
    description: "Revenue of this calendar month so far, divided by active subscribers.",
    compute: (dataset) => ratio(monthRevenue(dataset), countSubscribers(dataset)),
  },
  averageRevenue: {
    label: "Average revenue per user",
    unit: "kobo",
    description: "All revenue since the beginning, divided by accounts registered since the beginning.",
    compute: ({ allTime }) => ratio(netRevenue(allTime), sumMetric(allTime, "registered")),
  },
  lifetimeValue: {
    label: "Customer lifetime value",
    unit: "kobo",
    description:
      "What a customer has paid so far on average: all revenue since the beginning, divided by people who ever paid. This is not a forecast.",
    compute: ({ allTime, payers }) => ratio(netRevenue(allTime), payers),
  },
  recognised: {
    label: "Total recognised revenue",
    unit: "kobo",
    description:
      "All revenue since the beginning, minus the part of each payment for days still to come. A payment is earned evenly over the time of its plan, one for a pack on its day. If a plan ends early, the rest is earned at its end.",
    compute: ({ allTime, deferredKobo }) => netRevenue(allTime) - deferredKobo,
  },
  freeToJjc: {
    label: "Free to JJC",
    unit: "share",
    description: "Of the accounts with a verified address: the share that ever paid for JJC.",
    compute: ({ conversionPath, verified }) => ratio(conversionPath.jjc, verified),
  },
  jjcToAgba: {
    label: "JJC to Agba",
    unit: "share",
    description: "Of the accounts that ever paid for JJC: the share that had a paid Agba plan after it.",
    compute: ({ conversionPath }) => ratio(conversionPath.jjcThenAgba, conversionPath.jjc),
  },
  agbaToIdan: {
    label: "Agba to Idan",
    unit: "share",
    description: "Of the accounts that ever paid for Agba: the share that had a paid Idan plan after it.",
    compute: ({ conversionPath }) => ratio(conversionPath.agbaThenIdan, conversionPath.agba),
  },

  sessionMinutes: {
    label: "Average session",
    unit: "minutes",
    description:
      "From the first to the last request of a session that ended in the last 30 days, on average. A session ends when a person asks for nothing for 30 minutes.",
    compute: ({ byDay }) =>
      toMinutes(ratio(sumMetric(byDay, "session_ms"), sumMetric(byDay, "sessions_timed"))),
  },
  sessions: {
    label: "Total sessions",
    unit: "count",
    description:
      "Sessions since the beginning: sign-ins, and visits after a pause of 30 minutes or more. Staff is not counted.",
    compute: ({ allTime }) => sumMetric(allTime, "sessions"),
  },

  aiCost: {
    label: "AI cost, 30 days",
    unit: "micro_usd",
    description:
      "Estimated cost of the AI calls for documents on the last 30 days in Lagos. Tests by staff are under AI Monitoring.",
    compute: ({ byDay }) => sumMetric(byDay, "ai_micro_usd"),
  },
  aiCostPerDocument: {
    label: "AI cost per document",
    unit: "micro_usd",
    description:
      "AI cost of the last 30 days, divided by all documents delivered in them, including those of the built-in writer.",
    compute: ({ byDay }) => ratio(sumMetric(byDay, "ai_micro_usd"), sumMetric(byDay, "documents")),
  },
} satisfies Record<string, KpiDefinition>;

export type KpiName = keyof typeof KPIS;

/** Delivered documents by hour of the day in Lagos, over the last 30 days: 24 entries. */
export function documentsByHour({ byDay }: Pick<Dataset, "byDay">): { hour: number; many: number }[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    many: sumMetric(byDay, "documents_by_hour", { key: String(hour).padStart(2, "0") }),
  }));
}

function findPeakHour(dataset: Dataset): number | undefined {
  const hours = documentsByHour(dataset);
  const max = Math.max(...hours.map(({ many }) => many));
  return max === 0 ? undefined : hours.find(({ many }) => many === max)?.hour;
}

function monthRevenue({ now, byMonth }: Dataset): number {
  return netRevenue(byMonth, { periods: lastMonths(now, 1) });
}

function countSubscribers({ coverage }: Dataset): number {
  return coverage.reduce((all, { paid }) => all + paid, 0);
}

/** Undefined when there is nothing to divide by: "not enough data yet" is different from 0. */
export function ratio(part: number, whole: number): number | undefined {
  return whole > 0 ? part / whole : undefined;
}

function toMinutes(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 60_000;
}
