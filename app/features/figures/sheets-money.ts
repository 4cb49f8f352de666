import { PAID_PLAN_IDS, PLAN_IDS } from "~/db/schema/values";
import { usdText } from "~/features/ai/words";
import { naira } from "~/money";
import { ratio } from "./definitions";
import { lastMonths, netOf, total, type Material } from "./material";
import type { Cell, Sheet, Window } from "./sheet";
import { planName, share } from "./sheets";
import { monthText, NOT_YET } from "./words";

/** Revenue by month and by plan, the way from plan to plan, and what AI cost beside it. */
export function revenueSheets(material: Material, window: Window): Sheet[] {
  return [
    monthSheet(material, window),
    revenuePlanSheet(material, window),
    pathSheet(material),
    aiPlanSheet(material),
    spenderSheet(material),
  ];
}

function monthSheet({ now, byMonth }: Material, window: Window): Sheet {
  const months = lastMonths(now, window);
  const rows = months.map((month): Cell[] => {
    const slots = [month];
    const net = netOf(byMonth, { slots });
    return [
      { text: monthText(month), value: month },
      money(total(byMonth, "revenue", { slots })),
      money(total(byMonth, "paid_back", { slots })),
      money(net),
      total(byMonth, "transactions", { slots }),
      dollars(total(byMonth, "ai_micro_usd", { slots })),
    ];
  });
  const values = months.map((month) => netOf(byMonth, { slots: [month] }));
  return {
    id: "revenue",
    title: `Revenue by month, ${window} months`,
    columns: ["Month", "Paid", "Refunded", "Revenue", "Payments", "AI cost"],
    rows,
    chart: { labels: months.map(monthText), series: [{ name: "Revenue", values }], unit: "kobo" },
  };
}

function revenuePlanSheet({ now, byMonth }: Material, window: Window): Sheet {
  const slots = lastMonths(now, window);
  const rows = PAID_PLAN_IDS.map((key): Cell[] => {
    const paid = total(byMonth, "revenue", { slots, key });
    const many = total(byMonth, "transactions", { slots, key });
    return [
      planName(key),
      money(netOf(byMonth, { slots, key })),
      many,
      money(ratio(paid, many)),
      share(netOf(byMonth, { slots, key }), netOf(byMonth, { slots })),
    ];
  });
  return {
    id: "revenue-by-plan",
    title: `Revenue by plan, ${window} months`,
    columns: ["Plan", "Revenue", "Payments", "Average order", "Share"],
    rows,
    note: "The average order is what was paid, before refunds.",
  };
}

function pathSheet({ verified, path }: Material): Sheet {
  const steps: [string, number, number][] = [
    ["Free to JJC", path.jjc, verified],
    ["JJC to Agba", path.jjcThenAgba, path.jjc],
    ["Agba to Idan", path.agbaThenIdan, path.agba],
  ];
  return {
    id: "funnel",
    title: "From plan to plan",
    columns: ["Step", "Moved on", "Of", "Share"],
    rows: steps.map(([step, went, of]) => [step, went, of, share(went, of)]),
  };
}

function aiPlanSheet({ byDay }: Material): Sheet {
  const rows = [...PLAN_IDS, ""].flatMap((key): Cell[][] => {
    const documents = total(byDay, "documents_by_plan", { key });
    const cost = total(byDay, "ai_micro_usd", { key });
    const unpriced = total(byDay, "ai_unpriced", { key });
    if (key === "" && documents + cost + unpriced === 0) return [];
    return [
      [
        planName(key),
        documents,
        dollars(cost),
        dollars(ratio(cost, documents)),
        unpriced,
        money(netOf(byDay, { key })),
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

function spenderSheet({ spenders }: Material): Sheet {
  const rows = spenders.map(({ userId, name, requests, microUsd }): Cell[] => [
    userId ? { text: name, value: name, href: `/admin/users/${userId}` } : name,
    requests,
    dollars(microUsd),
    dollars(ratio(microUsd, requests)),
  ]);
  return {
    id: "ai-cost-by-person",
    title: "Highest AI cost by person, 30 days",
    columns: ["Person", "Requests", "AI cost", "For each request"],
    rows,
  };
}

// A spreadsheet gets naira and US dollars as plain numbers.
function money(kobo: number | undefined) {
  return kobo === undefined
    ? { text: NOT_YET, value: "" }
    : { text: naira(Math.round(kobo)), value: Math.round(kobo) / 100 };
}

function dollars(microUsd: number | undefined) {
  return microUsd === undefined
    ? { text: NOT_YET, value: "" }
    : { text: usdText(microUsd), value: microUsd / 1_000_000 };
}
