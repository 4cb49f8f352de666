import { createHash } from "node:crypto";
import { eq, lte } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { rateLimits } from "~/db/schema";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { days, hours, minutes } from "~/time";

/** Every limit of the product, in one table: how often, within how long. Counted in the database, so a restart resets nothing. */
export const LIMITS = {
  authPerAddress: { most: 30, within: minutes(1) },
  signInPerAccount: { most: 10, within: minutes(15) },
  registerPerAddress: { most: 20, within: hours(1) },
  mailPerAccount: { most: 3, within: minutes(15) },
  mailPerAccountAndDay: { most: 10, within: days(1) },
  mailPerAddress: { most: 20, within: hours(1) },
  codePerAccount: { most: 20, within: days(1) }, // every try, whoever makes it and from wherever
  googleState: { most: 1, within: hours(1) }, // a state works once, and its cookie lives ten minutes
  generatePerUser: { most: 30, within: hours(1) },
  advicePerUser: { most: 60, within: hours(1) },
  uploadPerUser: { most: 20, within: hours(1) },
  uploadPiecePerUser: { most: 1000, within: minutes(15) },
  passwordPerUser: { most: 10, within: minutes(15) },
  photoPerUser: { most: 20, within: hours(1) },
  settingsPerUser: { most: 60, within: minutes(1) },
  payPerUser: { most: 20, within: minutes(15) },
  returnPerAddress: { most: 60, within: minutes(1) },
  refundPerAdmin: { most: 30, within: hours(1) },
  savePerUser: { most: 60, within: minutes(1) },
  connectionTestPerAdmin: { most: 30, within: hours(1) },
  promptTestPerAdmin: { most: 30, within: hours(1) },
  complaintPerAddress: { most: 20, within: hours(1) }, // many phones share one address
  complaintPerEmail: { most: 3, within: days(1) },
  failoverTestPerAdmin: { most: 10, within: hours(1) },
  supportPerUser: { most: 20, within: minutes(1) },
  supportSeenPerUser: { most: 120, within: minutes(1) },
  supportPerAgent: { most: 120, within: minutes(1) },
} as const;

/** Counts one act of `who` against a limit; throws a Refusal (429) when there were too many. */
export function countAct(name: keyof typeof LIMITS, who: string, now = new Date()): void {
  const { most, within } = LIMITS[name];
  const used = write((tx) => {
    const key = keyOf(name, who);
    const row = tx.select().from(rateLimits).where(eq(rateLimits.key, key)).get();
    if (!row || row.windowEndsAt <= now) {
      const fresh = { windowEndsAt: new Date(now.getTime() + within), count: 1 };
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
  if (used.count <= most) return;
  log.warn({ event: "rate_limit.hit", limit: name });
  const wait = Math.max(1, Math.ceil((used.windowEndsAt.getTime() - now.getTime()) / minutes(1)));
  throw new Refusal("TOO_MANY", `Too many tries. Wait ${waitText(wait)}, then try again.`, 429, {
    retryAfter: wait * 60,
  });
}

// Reads may not write, so their limit lives in memory: it slows a guesser down and guards nothing that 256 random bits do not guard already.
const reads = new Map<string, number>();
const READS_PER_MINUTE = 20;

/** Counts one read of a secret's state from this address in this minute; throws a Refusal (429) when there were too many. */
export function countRead(who: string, now = Date.now()): void {
  const minute = Math.floor(now / minutes(1));
  const key = `${minute} ${who}`;
  for (const old of reads.keys()) if (!old.startsWith(`${minute} `)) reads.delete(old);
  const count = (reads.get(key) ?? 0) + 1;
  reads.set(key, count);
  if (count > READS_PER_MINUTE)
    throw new Refusal("TOO_MANY", `Too many tries. Wait ${waitText(1)}, then try again.`, 429, {
      retryAfter: 60,
    });
}

/** Forgets a counter, for example after the right password. */
export function clearCount(name: keyof typeof LIMITS, who: string): void {
  db.delete(rateLimits)
    .where(eq(rateLimits.key, keyOf(name, who)))
    .run();
}

export function forgetOldCounts(now = new Date()): void {
  db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now)).run();
}

function waitText(wait: number): string {
  if (wait === 1) return "a minute";
  return wait <= 90 ? `${wait} minutes` : `${Math.ceil(wait / 60)} hours`;
}

// The key is hashed: the table of counters holds no addresses of people.
function keyOf(name: string, who: string): string {
  return createHash("sha256").update(`${name}:${who}`).digest("base64url");
}
