import { join } from "node:path";
import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { aiBreakers } from "~/db/schema";
import { env } from "~/env.server";
import { days, minutes, seconds } from "~/time";
import {
  breakerKey,
  deleteBreakers,
  purgeIdleBreakers,
  acceptsCalls,
  acquireBreakerPermit,
  recordBreakerFailure,
  recordBreakerSuccess,
  releaseBreakerProbe,
} from "./circuit-breaker.server";

const start = new Date("2026-11-21T09:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);
const someone = () => ({
  slug: `p-${newId()}`,
  keyHash: "hash-of-the-key-that-is-long",
  endpoint: { model: "m" },
});
type Guarded = ReturnType<typeof someone>;

const failTimes = (guarded: Guarded, times: number, from = start, step = seconds(1)) =>
  Array.from({ length: times }, (_, number) =>
    recordBreakerFailure(guarded, "server_error", new Date(from.getTime() + number * step)),
  ).at(-1);

test("five failures within a minute open the breaker; four, or five over a longer time, do not", () => {
  const guarded = someone();
  expect(failTimes(guarded, 4)).toBe(false);
  expect(acceptsCalls(guarded, after(seconds(4)))).toBe(true);
  recordBreakerSuccess(guarded); // successes in between do not hide the failures
  expect(recordBreakerFailure(guarded, "network", after(seconds(5)))).toBe(true);
  expect(acceptsCalls(guarded, after(seconds(6)))).toBe(false);
  const slow = someone();
  expect(failTimes(slow, 12, start, seconds(16))).toBe(false);
});

test("after 30 seconds one probe is allowed, and no second one", () => {
  const guarded = someone();
  failTimes(guarded, 5);
  expect(acquireBreakerPermit(guarded, after(seconds(33)))).toBe("open");
  expect(acceptsCalls(guarded, after(seconds(34)))).toBe(true);
  expect(acquireBreakerPermit(guarded, after(seconds(34)))).toBe("probe");
  expect(acquireBreakerPermit(guarded, after(seconds(34)))).toBe("open");
  recordBreakerSuccess(guarded);
  expect(acquireBreakerPermit(guarded, after(seconds(35)))).toBe("closed");
  expect(failTimes(guarded, 4, after(seconds(36)))).toBe(false); // earlier failures no longer count
});

test("each failed probe doubles the wait, up to ten minutes", () => {
  const guarded = someone();
  failTimes(guarded, 5);
  let now = start.getTime() + seconds(4);
  const waits = [30, 60, 120, 240, 480, 600, 600].map((wait) => {
    expect(acquireBreakerPermit(guarded, new Date(now + seconds(wait) - 1))).toBe("open");
    now += seconds(wait);
    expect(acquireBreakerPermit(guarded, new Date(now))).toBe("probe");
    expect(recordBreakerFailure(guarded, "overloaded", new Date(now))).toBe(true);
    return wait;
  });
  expect(waits).toHaveLength(7);
});

test("a permanent failure opens the breaker until an admin closes it", () => {
  for (const code of ["bad_key", "quota_exhausted", "forbidden", "unknown_model"] as const) {
    const guarded = someone();
    expect(recordBreakerFailure(guarded, code, start)).toBe(true);
    expect(acquireBreakerPermit(guarded, after(days(300)))).toBe("open");
    recordBreakerFailure(guarded, "server_error", after(seconds(1))); // a call that was in progress
    recordBreakerSuccess(guarded);
    expect(acceptsCalls(guarded, after(days(300)))).toBe(false);
    expect(write((tx) => deleteBreakers(tx, guarded.slug)).map(({ reason }) => reason)).toEqual([code]);
    expect(write((tx) => deleteBreakers(tx, guarded.slug))).toEqual([]);
    expect(acceptsCalls(guarded, after(days(300)))).toBe(true);
  }
});

test("a breaker belongs to one key and one model", () => {
  const guarded = someone();
  recordBreakerFailure(guarded, "bad_key", start);
  expect(acceptsCalls(guarded, start)).toBe(false);
  expect(acceptsCalls({ ...guarded, keyHash: "another-hash-altogether" }, start)).toBe(true);
  expect(acceptsCalls({ ...guarded, endpoint: { model: "other" } }, start)).toBe(true);
});

test("a probe without a result is repeated at once, or after three minutes when its process died", () => {
  const guarded = someone();
  failTimes(guarded, 5);
  expect(acquireBreakerPermit(guarded, after(minutes(1)))).toBe("probe");
  releaseBreakerProbe(guarded, after(minutes(1)));
  expect(acquireBreakerPermit(guarded, after(minutes(1)))).toBe("probe");
  expect(acquireBreakerPermit(guarded, after(minutes(4) - 1))).toBe("open");
  expect(acquireBreakerPermit(guarded, after(minutes(4)))).toBe("probe");
});

test("an open breaker is in the database for the next process", () => {
  const guarded = someone();
  failTimes(guarded, 5);
  const other = new Database(join(env.DATA_DIR, "oya.db"), { readonly: true });
  const row = other
    .prepare<[string], { state: string; retry_at: number; opens: number; reason: string }>(
      "select state, retry_at, opens, reason from ai_breakers where key = ?",
    )
    .get(breakerKey(guarded));
  other.close();
  expect(row).toEqual({
    state: "open",
    retry_at: after(seconds(34)).getTime(),
    opens: 1,
    reason: "server_error",
  });
});

test("idle breakers are deleted after a while, those that wait for an admin are not", () => {
  const quiet = someone();
  const broken = someone();
  recordBreakerFailure(quiet, "network", start);
  recordBreakerFailure(broken, "bad_key", start);
  purgeIdleBreakers(after(days(7)));
  expect(
    db
      .select()
      .from(aiBreakers)
      .where(eq(aiBreakers.key, breakerKey(quiet)))
      .all(),
  ).toEqual([]);
  expect(acceptsCalls(broken, after(days(8)))).toBe(false);
});
