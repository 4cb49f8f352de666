import { DOCUMENT_TYPES, SOLD_IDS } from "~/db/schema/values";
import { KPIS, documentsByHour, ratio } from "./kpi-definitions";
import { lastDays, lastMonths, netRevenue, sumMetric, type Dataset } from "./dataset";

/** The body of `GET /api/admin/stats`. Money in naira. */
export function serializeStats(dataset: Dataset) {
  return {
    totalUsers: KPIS.totalUsers.compute(dataset),
    activeSubscribers: KPIS.activeSubscribers.compute(dataset),
    documentsGenerated: KPIS.documents.compute(dataset),
    monthlyRevenue: toNaira(KPIS.monthRevenue.compute(dataset)),
    updatedAt: dataset.now,
  };
}

/** The body of `GET /api/admin/analytics`: money in naira, rates in per cent, null without enough data. */
export function serializeAnalytics(dataset: Dataset) {
  const { now, byDay, byMonth, allTime, plans, activity } = dataset;
  return {
    totalUsers: KPIS.totalUsers.compute(dataset),
    activeSubscribers: KPIS.activeSubscribers.compute(dataset),
    documentsGenerated: KPIS.documents.compute(dataset),
    planDistribution: plans.map(({ plan, people }) => ({ plan, count: people })),
    recentActivity: activity.map(({ type, message, at }) => ({ type, message, timestamp: at })),
    monthlyRevenue: lastMonths(now, 12).map((month) => ({
      month,
      revenue: toNaira(netRevenue(byMonth, { periods: [month] })),
      transactions: sumMetric(byMonth, "transactions", { periods: [month] }),
      breakdown: Object.fromEntries(
        SOLD_IDS.map((key) => [key, toNaira(netRevenue(byMonth, { periods: [month], key }))]),
      ),
    })),
    userGrowth: lastDays(now, 30).map((date) => ({
      date,
      users: sumMetric(byDay, "registered", { periods: [date] }),
    })),
    userEngagement: lastDays(now, 7).map((date) => ({
      date,
      activeUsers: sumMetric(byDay, "active", { periods: [date] }),
      totalSessions: sumMetric(byDay, "sessions", { periods: [date] }),
    })),
    documentTrends: lastDays(now, 14).map((date) => ({
      date,
      coverLetters: sumMetric(byDay, "documents", { periods: [date], key: "cover_letter" }),
      resumes: sumMetric(byDay, "documents", { periods: [date], key: "resume" }),
    })),
    documentStats: DOCUMENT_TYPES.map((type) => ({
      type,
      count: sumMetric(allTime, "documents", { key: type }),
    })),
    performanceMetrics: {
      retentionRate: toPercent(KPIS.retention.compute(dataset)),
      avgDocumentsPerUser: roundToCents(KPIS.documentsPerUser.compute(dataset)),
      avgSessionDuration: roundToCents(KPIS.sessionMinutes.compute(dataset)),
      peakUsageHours: documentsByHour(dataset)
        .filter(({ many }) => many > 0)
        .sort((one, other) => other.many - one.many)
        .map(({ hour, many }) => ({ hour, usage: many })),
    },
    conversionMetrics: {
      conversionRate: toPercent(KPIS.conversion.compute(dataset)),
      freeToJjc: toPercent(KPIS.freeToJjc.compute(dataset)),
      jjcToAgba: toPercent(KPIS.jjcToAgba.compute(dataset)),
      agbaToIdan: toPercent(KPIS.agbaToIdan.compute(dataset)),
      customerLifetimeValue: toNaira(KPIS.lifetimeValue.compute(dataset)),
      averageRevenuePerUser: toNaira(KPIS.averageRevenue.compute(dataset)),
      totalRecognizedRevenue: toNaira(KPIS.recognised.compute(dataset)),
      churnRate: toPercent(KPIS.churn.compute(dataset)),
      revenueByPlan: SOLD_IDS.map((key) => ({
        planId: key,
        revenue: toNaira(netRevenue(byMonth, { key })),
        transactions: sumMetric(byMonth, "transactions", { key }),
        averageOrderValue: toNaira(
          ratio(sumMetric(byMonth, "revenue", { key }), sumMetric(byMonth, "transactions", { key })),
        ),
      })),
    },
  };
}

function toNaira(kobo: number | undefined): number | null {
  return kobo === undefined ? null : Math.round(kobo) / 100;
}

function toPercent(share: number | undefined): number | null {
  return share === undefined ? null : roundToCents(share * 100);
}

function roundToCents(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 100) / 100;
}
