import { lastDays, lastMonths, netOf, total, type Material } from "./material";

export type Unit = "count" | "share" | "kobo" | "decimal" | "hour" | "minutes" | "micro_usd";
/** One figure: its name, what it counts in words that stand beside it, and how it is worked out. Undefined: there is nothing to work it out from yet. */
export type Definition = {
  label: string;
  unit: Unit;
  words: string;
  of: (material: Material) => number | undefined;
};

/** Every figure of Analytics. The page, the API, the CSV files and docs/analytics.md take name, words and value from here. */
export const FIGURES = {
  totalUsers: {
    label: "Total Users",
    unit: "count",
    words: "Accounts that exist now, verified or not, staff included. Deleted accounts are not counted.",
    of: ({ accounts }) => accounts,
  },
  activeUsers: {
    label: "Active users, 7 days",
    unit: "count",
    words:
      "People who opened a page, signed in or asked for documents on any of the last 7 days in Lagos, today included. Staff is not counted.",
    of: ({ week }) => week.active,
  },
  newUsers: {
    label: "New in 30 days",
    unit: "count",
    words: "Accounts registered on the last 30 days in Lagos, today included.",
    of: ({ now, byDay }) => total(byDay, "registered", { slots: lastDays(now, 30) }),
  },
  retention: {
    label: "Retention rate",
    unit: "share",
    words:
      "Of the people who were active in the 7 days before the last 7: the share who were active in the last 7 as well.",
    of: ({ week }) => ratio(week.returned, week.before),
  },

  activeSubscribers: {
    label: "Active Subscribers",
    unit: "count",
    words: "People with an active plan that they paid for. Trials and plans given by staff are not counted.",
    of: subscribersOf,
  },
  conversion: {
    label: "Conversion rate",
    unit: "share",
    words: "Of the accounts with a verified address: the share that ever paid for a plan.",
    of: ({ path, verified }) => ratio(path.paid, verified),
  },
  churn: {
    label: "Monthly churn",
    unit: "share",
    words:
      "Of the people with a paid plan 30 days ago: the share who have none now. Accounts deleted since then are left out.",
    of: ({ month }) => ratio(month.lost, month.paying),
  },

  documents: {
    label: "Documents Generated",
    unit: "count",
    words: "Cover letters and resumes delivered since the beginning, including deleted ones.",
    of: ({ ever }) => total(ever, "documents"),
  },
  documentsLately: {
    label: "Documents, 14 days",
    unit: "count",
    words: "Documents delivered on the last 14 days in Lagos, today included.",
    of: ({ now, byDay }) => total(byDay, "documents", { slots: lastDays(now, 14) }),
  },
  documentsPerUser: {
    label: "Documents per user",
    unit: "decimal",
    words: "Documents delivered since the beginning, divided by accounts registered since the beginning.",
    of: ({ ever }) => ratio(total(ever, "documents"), total(ever, "registered")),
  },
  peakHour: {
    label: "Peak hour",
    unit: "hour",
    words:
      "The hour of the day in Lagos in which most documents of the last 30 days were delivered. If hours are equal, the earliest.",
    of: peakHourOf,
  },

  monthRevenue: {
    label: "Monthly Revenue",
    unit: "kobo",
    words:
      "Payments of this calendar month in Lagos, minus refunds in it. A payment counts on the day it was made. A refund or lost dispute counts on the day it was sent.",
    of: monthRevenueOf,
  },
  halfYearRevenue: {
    label: "Revenue, 6 months",
    unit: "kobo",
    words: "Payments minus refunds, this calendar month and the five before.",
    of: ({ now, byMonth }) => netOf(byMonth, { slots: lastMonths(now, 6) }),
  },
  arpu: {
    label: "ARPU this month",
    unit: "kobo",
    words: "Revenue of this calendar month so far, divided by active subscribers.",
    of: (material) => ratio(monthRevenueOf(material), subscribersOf(material)),
  },
  averageRevenue: {
    label: "Average revenue per user",
    unit: "kobo",
    words: "All revenue since the beginning, divided by accounts registered since the beginning.",
    of: ({ ever }) => ratio(netOf(ever), total(ever, "registered")),
  },
  lifetimeValue: {
    label: "Customer lifetime value",
    unit: "kobo",
    words:
      "What a customer has paid so far on average: all revenue since the beginning, divided by people who ever paid. This is not a forecast.",
    of: ({ ever, payers }) => ratio(netOf(ever), payers),
  },
  recognised: {
    label: "Total recognised revenue",
    unit: "kobo",
    words:
      "All revenue since the beginning, minus the part of each payment for days still to come. A payment is earned evenly over the time of its plan. If a plan ends early, the rest is earned at its end.",
    of: ({ ever, deferredKobo }) => netOf(ever) - deferredKobo,
  },
  freeToJjc: {
    label: "Free to JJC",
    unit: "share",
    words: "Of the accounts with a verified address: the share that ever paid for JJC.",
    of: ({ path, verified }) => ratio(path.jjc, verified),
  },
  jjcToAgba: {
    label: "JJC to Agba",
    unit: "share",
    words: "Of the accounts that ever paid for JJC: the share that had a paid Agba plan after it.",
    of: ({ path }) => ratio(path.jjcThenAgba, path.jjc),
  },
  agbaToIdan: {
    label: "Agba to Idan",
    unit: "share",
    words: "Of the accounts that ever paid for Agba: the share that had a paid Idan plan after it.",
    of: ({ path }) => ratio(path.agbaThenIdan, path.agba),
  },

  sessionMinutes: {
    label: "Average session",
    unit: "minutes",
    words:
      "From the first to the last request of a session that ended in the last 30 days, on average. A session ends when a person asks for nothing for 30 minutes.",
    of: ({ byDay }) => minutesOf(ratio(total(byDay, "session_ms"), total(byDay, "sessions_timed"))),
  },
  sessions: {
    label: "Total sessions",
    unit: "count",
    words:
      "Sessions since the beginning: sign-ins, and visits after a pause of 30 minutes or more. Staff is not counted.",
    of: ({ ever }) => total(ever, "sessions"),
  },

  aiCost: {
    label: "AI cost, 30 days",
    unit: "micro_usd",
    words:
      "Estimated cost of the AI calls for documents on the last 30 days in Lagos. Tests by staff are under AI Monitoring.",
    of: ({ byDay }) => total(byDay, "ai_micro_usd"),
  },
  aiCostPerDocument: {
    label: "AI cost per document",
    unit: "micro_usd",
    words:
      "AI cost of the last 30 days, divided by all documents delivered in them, including those of the built-in writer.",
    of: ({ byDay }) => ratio(total(byDay, "ai_micro_usd"), total(byDay, "documents")),
  },
} satisfies Record<string, Definition>;

export type FigureName = keyof typeof FIGURES;

/** How often documents were delivered in each hour of the day in Lagos, on the last 30 days: 24 entries. */
export function hoursOf({ byDay }: Pick<Material, "byDay">): { hour: number; many: number }[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    many: total(byDay, "documents_by_hour", { key: String(hour).padStart(2, "0") }),
  }));
}

function peakHourOf(material: Material): number | undefined {
  const hours = hoursOf(material);
  const most = Math.max(...hours.map(({ many }) => many));
  return most === 0 ? undefined : hours.find(({ many }) => many === most)?.hour;
}

function monthRevenueOf({ now, byMonth }: Material): number {
  return netOf(byMonth, { slots: lastMonths(now, 1) });
}

function subscribersOf({ cover }: Material): number {
  return cover.reduce((all, { paid }) => all + paid, 0);
}

/** Undefined where there is nothing to divide by: "not enough data yet" is no nought. */
export function ratio(part: number, whole: number): number | undefined {
  return whole > 0 ? part / whole : undefined;
}

function minutesOf(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 60_000;
}
