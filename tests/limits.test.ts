import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "~/http/security/rate-limit.server";
import { days, hours, minutes } from "~/time";

const WORDS = new Map([
  [minutes(1), "a minute"],
  [minutes(15), "15 minutes"],
  [hours(1), "an hour"],
  [days(1), "a day"],
]);

test("docs/limits.md names every rate limit with its figures, and no other", () => {
  const rows = [
    ...readFileSync("docs/limits.md", "utf8").matchAll(/^\| `(\w+)` \| .+ \| (\d+) \| ([^|]+) \|$/gm),
  ].map(([, name, most, within]) => [name, Number(most), within]);
  expect(rows).toEqual(
    Object.entries(RATE_LIMITS).map(([name, { max, windowMs }]) => [name, max, WORDS.get(windowMs)]),
  );
});
