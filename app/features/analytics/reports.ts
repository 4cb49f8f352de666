import { shareText } from "~/features/ai/text";
import { formatDateTime, type DateStyle } from "~/time";
import { documentsByHour, ratio } from "./kpi-definitions";
import { lastDays, sumMetric, type Dataset } from "./dataset";
import type { Cell, Report } from "./report";
import { hourText, monthText, NOT_ENOUGH_DATA, shortDayText } from "./text";

const DOCUMENTS = [
  ["cover_letter", "Cover letters"],
  ["resume", "Resumes"],
] as const;
const ACTIVITY_BADGES = {
  user: { text: "User", badge: "go" },
  document: { text: "Document", badge: "plain" },
  subscription: { text: "Subscription", badge: "care" },
  other: { text: "Other", badge: undefined },
} as const;

/** Registrations of 30 days; users and sessions of 7. */
export function userReports(dataset: Dataset): Report[] {
  const { now, byDay } = dataset;
  const month = lastDays(now, 30);
  const registered = month.map((day) => sumMetric(byDay, "registered", { periods: [day] }));
  const week = lastDays(now, 7);
  const active = week.map((day) => sumMetric(byDay, "active", { periods: [day] }));
  const sessions = week.map((day) => sumMetric(byDay, "sessions", { periods: [day] }));
  return [
    dailyReport({
      id: "registrations",
      title: "Registrations, 30 days",
      days: month,
      series: [{ name: "Registered", values: registered }],
    }),
    dailyReport({
      id: "engagement",
      title: "Active users and sessions, 7 days",
      days: week,
      series: [
        { name: "Active users", values: active },
        { name: "Sessions", values: sessions },
      ],
    }),
    cohortReport(dataset),
  ];
}

function cohortReport({ cohorts }: Dataset): Report {
  const months = cohorts.length;
  const rows = cohorts.map(({ month, registered, made, paid }): Cell[] => [
    { text: monthText(month), value: month },
    registered,
    ...Array.from({ length: months }, (_, later) => {
      const people = made[later];
      return people === undefined ? "" : cohortCell(people, registered);
    }),
    cohortCell(paid, registered),
  ]);
  const later = Array.from({ length: months - 1 }, (_, index) => `+${index + 1}`);
  return {
    id: "cohorts",
    title: "Who came in a month, and who made documents later",
    columns: ["Registered in", "Accounts", "That month", ...later, "Ever paid"],
    rows,
    note: "The share of a month's new accounts that made a document in that month and in each one after it. Deleted accounts stay counted.",
  };
}

// Words in each cell of an empty month would hide the months that have people.
function cohortCell(part: number, registered: number): Cell {
  return registered === 0 ? "–" : shareCell(part, registered);
}

/** Documents of 14 days, by type, and by the hour of the day. */
export function documentReports(dataset: Dataset): Report[] {
  const fortnight = lastDays(dataset.now, 14);
  const daily = DOCUMENTS.map(([key, name]) => ({
    name,
    values: fortnight.map((day) => sumMetric(dataset.byDay, "documents", { periods: [day], key })),
  }));
  const hours = documentsByHour(dataset);
  return [
    dailyReport({ id: "documents", title: "Documents, 14 days", days: fortnight, series: daily }),
    documentTypesReport(dataset),
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

/** Users with a running plan. */
export function subscriberReport({ coverage, names }: Dataset): Report {
  const all = coverage.reduce((sum, { paid }) => sum + paid, 0);
  const rows = coverage
    .filter(({ plan }) => plan !== "free_trial")
    .map(({ plan, paid, gifts }) => [planNameText(names, plan), paid, shareCell(paid, all), gifts]);
  return {
    id: "subscribers",
    title: "Active plans",
    columns: ["Plan", "Paid for", "Share of subscribers", "Given by staff"],
    rows,
  };
}

/** Users by plan, and how many of those plans run. */
export function planReport({ plans, coverage, names }: Dataset): Report {
  const all = plans.reduce((sum, { people }) => sum + people, 0);
  const rows = plans.map(({ plan, people }) => {
    const runs = coverage.find((row) => row.plan === plan);
    return [planNameText(names, plan), people, shareCell(people, all), runs?.paid ?? 0, runs?.gifts ?? 0];
  });
  return {
    id: "plans",
    title: "Subscription Distribution",
    columns: ["Plan", "People", "Share", "Paid and active", "Given by staff and active"],
    rows,
    note: "Plans are as User Management shows them: an ended plan stays until another begins.",
  };
}

/** The latest activity, with times in the reader's time zone. */
export function activityReport({ activity }: Dataset, style: DateStyle): Report {
  const rows = activity.map(({ type, message, at, userId }) => [
    { text: formatDateTime(at, style), value: at.toISOString() },
    { ...ACTIVITY_BADGES[type], value: ACTIVITY_BADGES[type].text },
    userId ? { text: message, value: message, href: `/admin/users/${userId}` } : message,
  ]);
  return { id: "activity", title: "Recent Activity", columns: ["When", "Type", "What"], rows };
}

/** The name of a plan or pack. */
export function planNameText(names: Dataset["names"], id: string): string {
  return [...names].find(([offer]) => offer === id)?.[1] ?? "Not recorded then";
}

/** A share as a cell: per cent for display, a number from 0 to 1 for a spreadsheet. */
export function shareCell(part: number, whole: number) {
  const value = ratio(part, whole);
  return value === undefined ? { text: NOT_ENOUGH_DATA, value: "" } : { text: shareText(value), value };
}

function documentTypesReport({ allTime }: Dataset): Report {
  const all = sumMetric(allTime, "documents");
  return {
    id: "document-types",
    title: "Documents by type, since the beginning",
    columns: ["Type", "Documents", "Share"],
    rows: DOCUMENTS.map(([key, name]) => [
      name,
      sumMetric(allTime, "documents", { key }),
      shareCell(sumMetric(allTime, "documents", { key }), all),
    ]),
  };
}

function dailyReport({
  id,
  title,
  days,
  series,
}: {
  id: string;
  title: string;
  days: string[];
  series: { name: string; values: number[] }[];
}): Report {
  const rows = days.map((day, index) => [
    { text: shortDayText(day), value: day },
    ...series.map(({ values }) => values[index] ?? 0),
  ]);
  return {
    id,
    title,
    columns: ["Day", ...series.map(({ name }) => name)],
    rows,
    chart: { labels: days.map(shortDayText), series, unit: "count" },
  };
}
