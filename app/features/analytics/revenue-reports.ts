import { PLAN_IDS, SOLD_IDS } from "~/db/schema/values";
import { usdText } from "~/features/ai/text";
import { formatNaira } from "~/money";
import { ratio } from "./kpi-definitions";
import { lastMonths, netRevenue, revenueAfterFees, sumMetric, type Dataset } from "./dataset";
import type { Cell, Report, MonthWindow } from "./report";
import { planNameText, shareCell } from "./reports";
import { monthText, NOT_ENOUGH_DATA } from "./text";

/** Revenue by month and by plan, the changes between plans, and the AI cost beside it. */
export function revenueReports(dataset: Dataset, window: MonthWindow): Report[] {
  return [
    monthlyRevenueReport(dataset, window),
    revenueByPlanReport(dataset, window),
    conversionReport(dataset),
    shareFunnelReport(dataset),
    aiCostByPlanReport(dataset),
    topSpendersReport(dataset),
  ];
}

function monthlyRevenueReport({ now, byMonth }: Dataset, window: MonthWindow): Report {
  const months = lastMonths(now, window);
  const rows = months.map((month): Cell[] => {
    const periods = [month];
    const net = netRevenue(byMonth, { periods });
    return [
      { text: monthText(month), value: month },
      nairaCell(sumMetric(byMonth, "revenue", { periods })),
      nairaCell(sumMetric(byMonth, "paid_back", { periods })),
      nairaCell(net),
      nairaCell(sumMetric(byMonth, "fees", { periods })),
      nairaCell(revenueAfterFees(byMonth, { periods })),
      sumMetric(byMonth, "transactions", { periods }),
      dollarCell(sumMetric(byMonth, "ai_micro_usd", { periods })),
    ];
  });
  const values = months.map((month) => netRevenue(byMonth, { periods: [month] }));
  return {
    id: "revenue",
    title: `Revenue by month, ${window} months`,
    columns: ["Month", "Paid", "Refunded", "Revenue", "Fees", "After fees", "Payments", "AI cost"],
    rows,
    chart: { labels: months.map(monthText), series: [{ name: "Revenue", values }], unit: "kobo" },
    note: "Fees are what Paystack kept of payments and transfers. A refund does not return them.",
  };
}

function revenueByPlanReport({ now, names, byMonth }: Dataset, window: MonthWindow): Report {
  const periods = lastMonths(now, window);
  const rows = SOLD_IDS.map((key): Cell[] => {
    const paid = sumMetric(byMonth, "revenue", { periods, key });
    const many = sumMetric(byMonth, "transactions", { periods, key });
    return [
      planNameText(names, key),
      nairaCell(netRevenue(byMonth, { periods, key })),
      many,
      nairaCell(ratio(paid, many)),
      shareCell(netRevenue(byMonth, { periods, key }), netRevenue(byMonth, { periods })),
    ];
  });
  return {
    id: "revenue-by-plan",
    title: `Revenue by plan and pack, ${window} months`,
    columns: ["Plan or pack", "Revenue", "Payments", "Average order", "Share"],
    rows,
    note: "The average order is what was paid, before refunds.",
  };
}

function conversionReport({ verified, conversionPath, packBuyers }: Dataset): Report {
  const steps: [string, number, number][] = [
    ["Free to a pack", packBuyers, verified],
    ["Free to JJC", conversionPath.jjc, verified],
    ["JJC to Agba", conversionPath.jjcThenAgba, conversionPath.jjc],
    ["Agba to Idan", conversionPath.agbaThenIdan, conversionPath.agba],
  ];
  return {
    id: "funnel",
    title: "From plan to plan",
    columns: ["Step", "Moved on", "Of", "Share"],
    rows: steps.map(([step, went, of]) => [step, went, of, shareCell(went, of)]),
  };
}

function shareFunnelReport({ shareFunnel: { shared, asked, made, paid } }: Dataset): Report {
  const steps: [string, number][] = [
    ["Shared an advert or a file", shared],
    ["Asked for documents", asked],
    ["Got documents", made],
    ["Paid", paid],
  ];
  return {
    id: "share-funnel",
    title: "From a shared advert to a payment, 90 days",
    columns: ["Step", "People", "Share"],
    rows: steps.map(([step, people]) => [step, people, shareCell(people, shared)]),
    note: "People who were signed in when they shared from another app, and what they did after it.",
  };
}

function aiCostByPlanReport({ byDay, names }: Dataset): Report {
  const rows = [...PLAN_IDS, ""].flatMap((key): Cell[][] => {
    const documents = sumMetric(byDay, "documents_by_plan", { key });
    const cost = sumMetric(byDay, "ai_micro_usd", { key });
    const unpriced = sumMetric(byDay, "ai_unpriced", { key });
    if (key === "" && documents + cost + unpriced === 0) return [];
    return [
      [
        planNameText(names, key),
        documents,
        dollarCell(cost),
        dollarCell(ratio(cost, documents)),
        unpriced,
        nairaCell(netRevenue(byDay, { key })),
      ],
    ];
  });
  return {
    id: "ai-cost-by-plan",
    title: "AI cost by plan, 30 days",
    columns: ["Plan", "Documents", "AI cost", "For each document", "Calls of unknown price", "Revenue"],
    rows,
    note: "The plan is the one the person had when the document was made. A call of unknown price counts as nothing.",
  };
}

function topSpendersReport({ spenders }: Dataset): Report {
  const rows = spenders.map(({ userId, name, requests, microUsd }): Cell[] => [
    userId ? { text: name, value: name, href: `/admin/users/${userId}` } : name,
    requests,
    dollarCell(microUsd),
    dollarCell(ratio(microUsd, requests)),
  ]);
  return {
    id: "ai-cost-by-person",
    title: "Highest AI cost by person, 30 days",
    columns: ["Person", "Requests", "AI cost", "For each request"],
    rows,
  };
}

// A spreadsheet gets naira and US dollars as plain numbers.
function nairaCell(kobo: number | undefined) {
  return kobo === undefined
    ? { text: NOT_ENOUGH_DATA, value: "" }
    : { text: formatNaira(Math.round(kobo)), value: Math.round(kobo) / 100 };
}

function dollarCell(microUsd: number | undefined) {
  return microUsd === undefined
    ? { text: NOT_ENOUGH_DATA, value: "" }
    : { text: usdText(microUsd), value: microUsd / 1_000_000 };
}
