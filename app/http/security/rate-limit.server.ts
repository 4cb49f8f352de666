import { createHash } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { rateLimits } from "~/db/schema";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { LimitRefusal, type LimitState } from "./limit-refusal";
import { days, hours, minutes, seconds } from "~/time";

/**
 * All rate limits: `max` requests in `windowMs` milliseconds. Counted in the database, so a restart does not
 * reset them.
 */
export const RATE_LIMITS = {
  authPerAddress: { max: 30, windowMs: minutes(1) },
  signInPerAccount: { max: 10, windowMs: minutes(15) },
  signInPerAccountAndDay: { max: 20, windowMs: days(1) },
  registerPerAddress: { max: 40, windowMs: hours(1) }, // not confirmed yet; mobile networks share one address among many phones
  registerPerAddressAndDay: { max: 500, windowMs: days(1) },
  registerPerMailbox: { max: 5, windowMs: days(1) }, // above it the newest of these mails goes on working
  mailPerAccount: { max: 3, windowMs: minutes(15) },
  mailPerAccountAndDay: { max: 10, windowMs: days(1) },
  mailPerAddress: { max: 20, windowMs: hours(1) },
  resetMailPerAccountAndHour: { max: 1, windowMs: hours(1) }, // after the limits above: the owner's way in
  codePerAccount: { max: 20, windowMs: days(1) }, // all attempts from all addresses
  // codes of the app after the right first step; recovery codes and passkeys cannot be guessed and have no such limit
  secondStepPerAccount: { max: 10, windowMs: minutes(15) },
  secondStepPerAccountAndDay: { max: 20, windowMs: days(1) },
  stepUpPerSession: { max: 10, windowMs: hours(1) },
  twoStepPerUser: { max: 20, windowMs: hours(1) }, // changes of second factors, each of which sends a mail
  passkeyChallenge: { max: 1, windowMs: hours(1) }, // a challenge works once and its cookie lasts five minutes
  googleState: { max: 1, windowMs: hours(1) }, // a state works once and its cookie lasts ten minutes
  generatePerUser: { max: 30, windowMs: hours(1) },
  advicePerUser: { max: 60, windowMs: hours(1) },
  uploadPerUser: { max: 20, windowMs: hours(1) },
  uploadChunkPerUser: { max: 1000, windowMs: minutes(15) },
  passwordPerUser: { max: 10, windowMs: minutes(15) },
  photoPerUser: { max: 20, windowMs: hours(1) },
  settingsPerUser: { max: 60, windowMs: minutes(1) },
  payPerUser: { max: 20, windowMs: minutes(15) },
  payPerAddress: { max: 60, windowMs: hours(1) }, // paying for somebody; mobile networks share one address among many phones
  institutionPerUser: { max: 60, windowMs: hours(1) },
  seatPerUser: { max: 20, windowMs: hours(1) },
  invitationsPerUser: { max: 20, windowMs: hours(1) },
  returnPerAddress: { max: 60, windowMs: minutes(1) },
  refundPerAdmin: { max: 30, windowMs: hours(1) },
  supportCopyPerUser: { max: 3, windowMs: hours(1) },
  exportPerAdmin: { max: 30, windowMs: hours(1) },
  sharePerAddress: { max: 120, windowMs: hours(1) }, // mobile networks share one address among many phones
  apiKeyPerUser: { max: 20, windowMs: hours(1) },
  webhookPerUser: { max: 120, windowMs: hours(1) },
  rewritePerUser: { max: 10, windowMs: hours(1) }, // each asks a provider and the judge, and costs no credit
  rewritePerUserAndDay: { max: 20, windowMs: days(1) },
  savePerUser: { max: 60, windowMs: minutes(1) },
  connectionTestPerAdmin: { max: 30, windowMs: hours(1) },
  promptTestPerAdmin: { max: 30, windowMs: hours(1) },
  complaintPerAddress: { max: 20, windowMs: hours(1) }, // mobile networks share one address among many phones
  complaintPerEmail: { max: 3, windowMs: days(1) },
  judgeExamPerAdmin: { max: 10, windowMs: hours(1) },
  failoverTestPerAdmin: { max: 10, windowMs: hours(1) },
  supportPerUser: { max: 20, windowMs: minutes(1) },
  supportSeenPerUser: { max: 120, windowMs: minutes(1) },
  supportPerAgent: { max: 120, windowMs: minutes(1) },
} as const;

/** Counts one request of `subject` against a limit; throws a Refusal (429) above it. Returns what is left. */
export function enforceRateLimit(
  name: keyof typeof RATE_LIMITS,
  subject: string,
  now = new Date(),
): LimitState {
  const { max, windowMs } = RATE_LIMITS[name];
  const counter = write((tx) => {
    const key = hashKey(name, subject);
    const row = tx.select().from(rateLimits).where(eq(rateLimits.key, key)).get();
    // A window that ends later than a whole window from now began before the clock was set back.
    const isOver = !row || row.windowEndsAt <= now || row.windowEndsAt.getTime() > now.getTime() + windowMs;
    if (isOver) {
      const fresh = { windowEndsAt: new Date(now.getTime() + windowMs), count: 1 };
      tx.insert(rateLimits)
        .values({ key, ...fresh })
        .onConflictDoUpdate({ target: rateLimits.key, set: fresh })
        .run();
      return { count: 1, windowEndsAt: fresh.windowEndsAt };
    }
    tx.update(rateLimits)
      .set({ count: row.count + 1 })
      .where(eq(rateLimits.key, key))
      .run();
    return { count: row.count + 1, windowEndsAt: row.windowEndsAt };
  });
  const resetSeconds = Math.ceil((counter.windowEndsAt.getTime() - now.getTime()) / seconds(1));
  const state = { max, windowSeconds: windowMs / seconds(1), remaining: max - counter.count, resetSeconds };
  if (state.remaining >= 0) return state;
  log.warn({ event: "rate_limit.hit", limit: name });
  const waitMinutes = Math.max(1, Math.ceil((counter.windowEndsAt.getTime() - now.getTime()) / minutes(1)));
  const wait = `Too many tries. Wait ${formatWait(waitMinutes)}, then try again.`;
  throw new LimitRefusal(wait, state, waitMinutes * 60);
}

// GET requests write nothing, so this limit is in memory. The 256 random bits of a token are the real
// protection.
const readCounts = new Map<string, number>();
const READS_PER_MINUTE = 20;

/**
 * Counts one read of a token's state from this address per minute; throws a Refusal (429) above the limit.
 */
export function enforceReadLimit(subject: string, now = Date.now()): void {
  const minute = Math.floor(now / minutes(1));
  const key = `${minute} ${subject}`;
  for (const old of readCounts.keys()) if (!old.startsWith(`${minute} `)) readCounts.delete(old);
  const count = (readCounts.get(key) ?? 0) + 1;
  readCounts.set(key, count);
  if (count > READS_PER_MINUTE)
    throw new Refusal("TOO_MANY", `Too many tries. Wait ${formatWait(1)}, then try again.`, 429, {
      retryAfter: 60,
    });
}

/** Whether this is the first use of a value that may be used once, such as a state or a challenge. */
export function isFirstUse(name: "googleState" | "passkeyChallenge", value: string): boolean {
  try {
    enforceRateLimit(name, value);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A limit in words, such as "60 calls a minute"; null where there is none of this name. */
export function describeLimit(name: string | null): string | null {
  const limit = Object.entries(RATE_LIMITS).find(([one]) => one === name)?.[1];
  if (!limit) return null;
  const windows = new Map<number, string>([
    [minutes(1), "a minute"],
    [hours(1), "an hour"],
    [days(1), "a day"],
  ]);
  return `${limit.max} ${windows.get(limit.windowMs) ?? `in ${limit.windowMs / minutes(1)} minutes`}`;
}

/** Takes one request back that turned out not to count, for example a registration that was confirmed. */
export function releaseRateLimit(name: keyof typeof RATE_LIMITS, subject: string, now = new Date()): void {
  db.update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(
      and(
        eq(rateLimits.key, hashKey(name, subject)),
        gt(rateLimits.count, 0),
        gt(rateLimits.windowEndsAt, now),
      ),
    )
    .run();
}

/** Deletes a counter, for example after the right password. */
export function resetRateLimit(name: keyof typeof RATE_LIMITS, subject: string): void {
  db.delete(rateLimits)
    .where(eq(rateLimits.key, hashKey(name, subject)))
    .run();
}

export function purgeExpiredRateLimits(now = new Date()): void {
  db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now)).run();
}

/** "a minute", "40 minutes", "24 hours". */
export function formatWait(waitMinutes: number): string {
  if (waitMinutes === 1) return "a minute";
  return waitMinutes <= 90 ? `${waitMinutes} minutes` : `${Math.ceil(waitMinutes / 60)} hours`;
}

// The key is hashed, so that the table contains no addresses of users.
function hashKey(name: string, subject: string): string {
  return createHash("sha256").update(`${name}:${subject}`).digest("base64url");
}
