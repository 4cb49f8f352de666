import { DOCUMENT_TYPES, PAID_PLAN_IDS } from "~/db/schema/values";
import { FIGURES, hoursOf, ratio } from "./definitions";
import { lastDays, lastMonths, netOf, total, type Material } from "./material";

/** What `GET /api/admin/stats` answers. Money in naira. */
export function statsJson(material: Material) {
  return {
    totalUsers: FIGURES.totalUsers.of(material),
    activeSubscribers: FIGURES.activeSubscribers.of(material),
    documentsGenerated: FIGURES.documents.of(material),
    monthlyRevenue: nairaOf(FIGURES.monthRevenue.of(material)),
    updatedAt: material.now,
  };
}

/** What `GET /api/admin/analytics` answers: money in naira, rates in per cent, null where there is not enough data yet. */
export function analyticsJson(material: Material) {
  const { now, byDay, byMonth, ever, plans, activity } = material;
  return {
    totalUsers: FIGURES.totalUsers.of(material),
    activeSubscribers: FIGURES.activeSubscribers.of(material),
    documentsGenerated: FIGURES.documents.of(material),
    planDistribution: plans.map(({ plan, people }) => ({ plan, count: people })),
    recentActivity: activity.map(({ type, message, at }) => ({ type, message, timestamp: at })),
    monthlyRevenue: lastMonths(now, 12).map((month) => ({
      month,
      revenue: nairaOf(netOf(byMonth, { slots: [month] })),
      transactions: total(byMonth, "transactions", { slots: [month] }),
      breakdown: Object.fromEntries(
        PAID_PLAN_IDS.map((key) => [key, nairaOf(netOf(byMonth, { slots: [month], key }))]),
      ),
    })),
    userGrowth: lastDays(now, 30).map((date) => ({
      date,
      users: total(byDay, "registered", { slots: [date] }),
    })),
    userEngagement: lastDays(now, 7).map((date) => ({
      date,
      activeUsers: total(byDay, "active", { slots: [date] }),
      totalSessions: total(byDay, "sessions", { slots: [date] }),
    })),
    documentTrends: lastDays(now, 14).map((date) => ({
      date,
      coverLetters: total(byDay, "documents", { slots: [date], key: "cover_letter" }),
      resumes: total(byDay, "documents", { slots: [date], key: "resume" }),
    })),
    documentStats: DOCUMENT_TYPES.map((type) => ({
      type,
      count: total(ever, "documents", { key: type }),
    })),
    performanceMetrics: {
      retentionRate: percentOf(FIGURES.retention.of(material)),
      avgDocumentsPerUser: rounded(FIGURES.documentsPerUser.of(material)),
      avgSessionDuration: rounded(FIGURES.sessionMinutes.of(material)),
      peakUsageHours: hoursOf(material)
        .filter(({ many }) => many > 0)
        .sort((one, other) => other.many - one.many)
        .map(({ hour, many }) => ({ hour, usage: many })),
    },
    conversionMetrics: {
      conversionRate: percentOf(FIGURES.conversion.of(material)),
      freeToJjc: percentOf(FIGURES.freeToJjc.of(material)),
      jjcToAgba: percentOf(FIGURES.jjcToAgba.of(material)),
      agbaToIdan: percentOf(FIGURES.agbaToIdan.of(material)),
      customerLifetimeValue: nairaOf(FIGURES.lifetimeValue.of(material)),
      averageRevenuePerUser: nairaOf(FIGURES.averageRevenue.of(material)),
      totalRecognizedRevenue: nairaOf(FIGURES.recognised.of(material)),
      churnRate: percentOf(FIGURES.churn.of(material)),
      revenueByPlan: PAID_PLAN_IDS.map((key) => ({
        planId: key,
        revenue: nairaOf(netOf(byMonth, { key })),
        transactions: total(byMonth, "transactions", { key }),
        averageOrderValue: nairaOf(
          ratio(total(byMonth, "revenue", { key }), total(byMonth, "transactions", { key })),
        ),
      })),
    },
  };
}

function nairaOf(kobo: number | undefined): number | null {
  return kobo === undefined ? null : Math.round(kobo) / 100;
}

function percentOf(share: number | undefined): number | null {
  return share === undefined ? null : rounded(share * 100);
}

function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 100) / 100;
}
