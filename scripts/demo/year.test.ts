import { expect, test } from "vitest";
import { days } from "~/time";
import { writeApplications } from "./applications";
import { TABLE_NAMES } from "./rows";
import { inventYear } from "./year";

// Rows that need the sequence number of each user, or are too rare among a hundred users.
const LATER = [
  "userSequence",
  "planPeriods",
  "coveragePeriods",
  "disputes",
  "paymentAlerts",
  "analyticsEvents",
];
const until = new Date("2026-11-20T11:30:00Z");
const applications = writeApplications();
const yearOf = (seed: string, atOnce: number, people = 120) => [
  ...inventYear({ people, seed, until, staffId: "staff", applications }, atOnce),
];
const named = (seed: string, people?: number) =>
  yearOf(seed, 500, people).flatMap(({ simulatedUsers }) => simulatedUsers);

test("the same seed and end give the same year for any batch size; another seed gives another year", () => {
  const whole = (atOnce: number) => {
    const parts = yearOf("oya", atOnce);
    return {
      countedEvents: parts.flatMap(({ simulatedUsers }) =>
        simulatedUsers.map(({ countedEvents }) => countedEvents),
      ),
      rows: TABLE_NAMES.map((name) => parts.flatMap(({ rows }) => [...rows[name]])),
    };
  };
  const once = whole(500);
  expect(TABLE_NAMES.filter((_, place) => once.rows[place]?.length === 0)).toEqual(LATER);
  expect(whole(50)).toEqual(once);
  const emails = new Set(named("oya").map(({ user }) => user.email));
  expect(named("another").filter(({ user }) => !emails.has(user.email)).length).toBeGreaterThan(60);
});

test("more users come late in the year than early, more on Monday than on Sunday, and very few at four at night", () => {
  const times = named("oya", 2000).map(({ user }) => user.createdAt.getTime());
  const share = (isMeant: (lagos: Date, at: number) => boolean) =>
    times.filter((at) => isMeant(new Date(at + 3_600_000), at)).length / times.length;
  expect(Math.min(...times)).toBeGreaterThan(until.getTime() - days(366));
  expect(share((_, at) => at > until.getTime() - days(182))).toBeGreaterThan(0.58);
  expect(share((day) => day.getUTCDay() === 1)).toBeGreaterThan(1.4 * share((day) => day.getUTCDay() === 0));
  expect(share((day) => day.getUTCHours() === 4)).toBeLessThan(0.01);
  expect(share((day) => day.getUTCHours() >= 9 && day.getUTCHours() < 17)).toBeGreaterThan(0.45);
});

test("no user is active after the end, before sign-up, or after closing the account", () => {
  for (const { user, events, usage, visits } of named("oya", 500)) {
    const acts = [
      ...events.map(({ at }) => at.getTime()),
      ...usage.map(({ createdAt }) => createdAt.getTime()),
    ];
    expect(Math.min(...acts, ...visits, Infinity)).toBeGreaterThanOrEqual(user.createdAt.getTime());
    expect(Math.max(...acts, 0)).toBeLessThanOrEqual(until.getTime());
  }
});
