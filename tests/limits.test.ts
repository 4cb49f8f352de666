import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  BODY_MEMORY,
  LINGER_LIMITS,
  OPEN_PER_PERSON,
  REQUEST_LIMITS,
  SERVER_LIMITS,
} from "~/http/security/server-limits";
import { PROFILE_ROOM } from "~/features/profile/profile-room";
import { RATE_LIMITS } from "~/http/security/rate-limit.server";
import { days, hours, minutes } from "~/time";
import { BUDGETS } from "~/work/budget.server";
import { WORK_LIMITS } from "~/work/limits";

const WORDS = new Map([
  [minutes(1), "a minute"],
  [minutes(15), "15 minutes"],
  [hours(1), "an hour"],
  [days(1), "a day"],
]);

const limits = readFileSync("docs/limits.md", "utf8");

/** The cells of the rows whose first is `name`, below a heading. */
function rowsBelow(heading: string): string[][] {
  const part = limits.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...part.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name = "", cells = ""]) => [
    name,
    ...cells.split(" | "),
  ]);
}

test("docs/limits.md names every budget and queue with its figures, and no other", () => {
  expect(rowsBelow("How much work")).toEqual([
    ...Object.entries(BUDGETS).map(([name, { atOnceMs, perSecondMs }]) => [
      name,
      String(atOnceMs / 1000),
      String(perSecondMs),
    ]),
    ...Object.entries(WORK_LIMITS).map(([name, { atOnce, mostWaiting, perCaller, mostWaitMs }]) => [
      name,
      expect.any(String),
      ...[atOnce, mostWaiting, perCaller, mostWaitMs / 1000].map(String),
    ]),
  ]);
});

test("docs/limits.md names every limit of connections with its figure, and no other", () => {
  const all = { ...SERVER_LIMITS, ...REQUEST_LIMITS, ...LINGER_LIMITS, ...OPEN_PER_PERSON, ...BODY_MEMORY };
  const isTime = (name: string) => /[tT]imeout$|Ms$/.test(name);
  expect(rowsBelow("Connections")).toEqual(
    Object.entries(all).map(([name, limit]) => [
      name,
      expect.any(String),
      isTime(name) ? `${limit / 1000} seconds` : String(limit),
    ]),
  );
});

test("docs/limits.md names every rate limit with its figures, and no other", () => {
  expect(rowsBelow("How often")).toEqual(
    Object.entries(RATE_LIMITS).map(([name, { max, windowMs }]) => [
      name,
      expect.any(String),
      String(max),
      WORDS.get(windowMs),
    ]),
  );
});

test("docs/limits.md says how much a profile holds", () => {
  const { entries, values, notPlaced, doubts } = PROFILE_ROOM;
  expect(limits).toContain(
    `${entries} entries, ${values.toLocaleString("en")} values, ${notPlaced} lines without a place and ${doubts} open questions`,
  );
});
