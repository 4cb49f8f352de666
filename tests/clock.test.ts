import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { jobs } from "~/db/schema";
import { consumeToken, inspectToken, issueToken } from "~/features/accounts/mail-tokens.server";
import { redeemCode, storeCode } from "~/features/accounts/one-time-code.server";
import { createSession, findSessionUser } from "~/features/accounts/sessions.server";
import { enforceRateLimit, RATE_LIMITS } from "~/http/security/rate-limit.server";
import { claimJob, enqueue, LEASE_MS } from "~/jobs/queue.server";
import { days, formatDateTime, hours, minutes, toLagosDay } from "~/time";
import { makeUser } from "./factories/people";

// The clock of a machine jumps: by a day when somebody sets it, by an hour where there is summer time.

const NOW = new Date("2026-11-23T10:00:00Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const JUMPS = [days(-1), days(1), hours(-1), hours(1)];

test.each(JUMPS)("a used link, code or token works no more after a jump of %d ms", (jump) => {
  const user = makeUser();
  const secret = write((tx) =>
    issueToken(tx, { userId: user.id, purpose: "magic_link", lifetimeMs: minutes(15) }, NOW),
  );
  expect(write((tx) => consumeToken(tx, "magic_link", secret, NOW))?.userId).toBe(user.id);
  expect(write((tx) => consumeToken(tx, "magic_link", secret, after(jump)))).toBeUndefined();
  expect(inspectToken("magic_link", secret, after(jump)).state).toBe("gone");
  write((tx) => storeCode(tx, user.id, "123456", NOW));
  expect(redeemCode(user.email, "123456", { browser: "own", now: NOW }).id).toBe(user.id);
  expect(() => redeemCode(user.email, "123456", { browser: "own", now: after(jump) })).toThrow();
});

test("five wrong codes stay five after the clock was set back", () => {
  const user = makeUser();
  write((tx) => storeCode(tx, user.id, "123456", NOW));
  for (let tries = 0; tries < 5; tries += 1)
    expect(() => redeemCode(user.email, "000000", { now: NOW })).toThrow();
  expect(() => redeemCode(user.email, "123456", { now: after(days(-1)) })).toThrow();
});

test("a limit that was reached while the clock was wrong ends with its own window, not a day later", () => {
  const { max, windowMs } = RATE_LIMITS.savePerUser;
  const subject = makeUser().id;
  const wrong = after(days(1));
  for (let count = 0; count < max; count += 1) enforceRateLimit("savePerUser", subject, wrong);
  expect(() => enforceRateLimit("savePerUser", subject, wrong)).toThrow();
  for (let count = 0; count < max; count += 1) enforceRateLimit("savePerUser", subject, NOW);
  expect(() => enforceRateLimit("savePerUser", subject, NOW)).toThrow();
  expect(() => enforceRateLimit("savePerUser", subject, after(windowMs))).not.toThrow();
});

test("a job whose process died while the clock was a day ahead is taken over, one that is at work is not", () => {
  const start = new Date();
  const id = write((tx) => enqueue("clock.test", {}, tx, { runAt: new Date(start.getTime() - 1) }));
  const kinds = ["clock.test"];
  expect(claimJob(new Date(start.getTime() + days(1)), kinds)?.job.id).toBe(id);
  expect(claimJob(start, kinds)?.job.id).toBe(id);
  expect(claimJob(start, kinds)).toBeUndefined();
  expect(claimJob(new Date(start.getTime() - LEASE_MS / 2), kinds)).toBeUndefined();
  db.delete(jobs).where(eq(jobs.id, id)).run();
});

test("a session outlives a day in either direction and ends all the same", () => {
  const user = makeUser();
  const token = createSession(user.id, "test", { shared: false });
  const at = (ms: number) => findSessionUser(token, new Date(Date.now() + ms))?.id;
  expect([at(days(-1)), at(days(1)), at(days(31))]).toEqual([user.id, user.id, undefined]);
});

test("days are those of Lagos, which has no summer time, and other zones show theirs", () => {
  expect(toLagosDay(new Date("2026-03-28T22:59:59Z"))).toBe("2026-03-28");
  expect(toLagosDay(new Date("2026-03-28T23:00:00Z"))).toBe("2026-03-29");
  const inBerlin = (iso: string) =>
    formatDateTime(new Date(iso), { timezone: "Europe/Berlin", language: "en" });
  expect([inBerlin("2026-03-29T00:59:00Z"), inBerlin("2026-03-29T01:00:00Z")]).toEqual([
    "29 Mar 2026, 01:59",
    "29 Mar 2026, 03:00",
  ]);
  expect([inBerlin("2026-10-25T00:30:00Z"), inBerlin("2026-10-25T01:30:00Z")]).toEqual([
    "25 Oct 2026, 02:30",
    "25 Oct 2026, 02:30",
  ]);
});
