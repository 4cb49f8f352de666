import { shareText } from "~/features/ai/words";
import { findPlan } from "~/features/billing/plans";
import { momentText, type DateStyle } from "~/time";
import { hoursOf, ratio } from "./definitions";
import { lastDays, total, type Material } from "./material";
import type { Sheet } from "./sheet";
import { hourText, NOT_YET, shortDay } from "./words";

const DOCUMENTS = [
  ["cover_letter", "Cover letters"],
  ["resume", "Resumes"],
] as const;
const KINDS = {
  user: { text: "User", badge: "go" },
  document: { text: "Document", badge: "plain" },
  subscription: { text: "Subscription", badge: "care" },
  other: { text: "Other", badge: undefined },
} as const;

/** Registrations of 30 days; people and sessions of 7. */
export function userSheets({ now, byDay }: Material): Sheet[] {
  const month = lastDays(now, 30);
  const registered = month.map((day) => total(byDay, "registered", { slots: [day] }));
  const week = lastDays(now, 7);
  const active = week.map((day) => total(byDay, "active", { slots: [day] }));
  const sessions = week.map((day) => total(byDay, "sessions", { slots: [day] }));
  return [
    overTime({
      id: "registrations",
      title: "Registrations, 30 days",
      days: month,
      series: [{ name: "Registered", values: registered }],
    }),
    overTime({
      id: "engagement",
      title: "Active users and sessions, 7 days",
      days: week,
      series: [
        { name: "Active users", values: active },
        { name: "Sessions", values: sessions },
      ],
    }),
  ];
}

/** Documents of 14 days, by type, and by the hour of the day. */
export function documentSheets(material: Material): Sheet[] {
  const fortnight = lastDays(material.now, 14);
  const daily = DOCUMENTS.map(([key, name]) => ({
    name,
    values: fortnight.map((day) => total(material.byDay, "documents", { slots: [day], key })),
  }));
  const hours = hoursOf(material);
  return [
    overTime({ id: "documents", title: "Documents, 14 days", days: fortnight, series: daily }),
    documentTypes(material),
    {
      id: "hours",
      title: "Documents by hour in Lagos, 30 days",
      columns: ["Hour", "Documents"],
      rows: hours.map(({ hour, many }) => [hourText(hour), many]),
      chart: {
        labels: hours.map(({ hour }) => `${String(hour).padStart(2, "0")}:00`),
        series: [{ name: "Documents", values: hours.map(({ many }) => many) }],
        unit: "count",
      },
    },
  ];
}

/** People whose plan runs now. */
export function subscriberSheet({ cover }: Material): Sheet {
  const all = cover.reduce((sum, { paid }) => sum + paid, 0);
  const rows = cover
    .filter(({ plan }) => plan !== "free_trial")
    .map(({ plan, paid, gifts }) => [planName(plan), paid, share(paid, all), gifts]);
  return {
    id: "subscribers",
    title: "Active plans",
    columns: ["Plan", "Paid for", "Share of subscribers", "Given by staff"],
    rows,
  };
}

/** How many people have which plan, and for how many it runs. */
export function planSheet({ plans, cover }: Material): Sheet {
  const all = plans.reduce((sum, { people }) => sum + people, 0);
  const rows = plans.map(({ plan, people }) => {
    const runs = cover.find((row) => row.plan === plan);
    return [planName(plan), people, share(people, all), runs?.paid ?? 0, runs?.gifts ?? 0];
  });
  return {
    id: "plans",
    title: "Subscription Distribution",
    columns: ["Plan", "People", "Share", "Paid and active", "Given by staff and active"],
    rows,
    note: "Plans are as User Management shows them: an ended plan stays until another begins.",
  };
}

/** The latest of what happened, at the times of whoever reads it. */
export function activitySheet({ activity }: Material, style: DateStyle): Sheet {
  const rows = activity.map(({ type, message, at, userId }) => [
    { text: momentText(at, style), value: at.toISOString() },
    { ...KINDS[type], value: KINDS[type].text },
    userId ? { text: message, value: message, href: `/admin/users/${userId}` } : message,
  ]);
  return { id: "activity", title: "Recent Activity", columns: ["When", "Type", "What"], rows };
}

export function planName(plan: string): string {
  return findPlan(plan)?.displayName ?? "Not recorded then";
}

/** A share as a cell: per cent to read, a number from 0 to 1 for a spreadsheet. */
export function share(part: number, whole: number) {
  const value = ratio(part, whole);
  return value === undefined ? { text: NOT_YET, value: "" } : { text: shareText(value), value };
}

function documentTypes({ ever }: Material): Sheet {
  const all = total(ever, "documents");
  return {
    id: "document-types",
    title: "Documents by type, since the beginning",
    columns: ["Type", "Documents", "Share"],
    rows: DOCUMENTS.map(([key, name]) => [
      name,
      total(ever, "documents", { key }),
      share(total(ever, "documents", { key }), all),
    ]),
  };
}

function overTime({
  id,
  title,
  days,
  series,
}: {
  id: string;
  title: string;
  days: string[];
  series: { name: string; values: number[] }[];
}): Sheet {
  const rows = days.map((day, place) => [
    { text: shortDay(day), value: day },
    ...series.map(({ values }) => values[place] ?? 0),
  ]);
  return {
    id,
    title,
    columns: ["Day", ...series.map(({ name }) => name)],
    rows,
    chart: { labels: days.map(shortDay), series, unit: "count" },
  };
}
