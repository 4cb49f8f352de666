import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { signInCodes, users } from "~/db/schema";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { minutes, seconds } from "~/time";
import { revokeTokens } from "./mail-tokens.server";
import { hashToken, type User } from "./sessions.server";

const CODE_LIFETIME_MS = minutes(10);
const MAX_CODE_ATTEMPTS = 5;
/** How long the same browser may reuse a code, because the first response may have been lost. */
const CODE_REUSE_WINDOW_MS = seconds(60);

/** Six digits, every code equally likely. Only its keyed hash is stored. */
export function generateCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Stores the only valid code of the user, with all its attempts. */
export function storeCode(tx: Tx, userId: string, code: string, now: Date): void {
  const fresh = {
    createdAt: now,
    codeHash: hashCode(userId, code),
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
    attempts: 0,
    usedAt: null,
    usedByBrowser: null,
  };
  tx.insert(signInCodes)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: signInCodes.userId, set: fresh })
    .run();
}

/**
 * Signs in with the code of the newest mail. The transaction that checks the code also counts the attempt;
 * five wrong attempts disable it for strangers. The attempts of a browser that `isKnown` do not count here, because its
 * caller limits them; so strangers cannot disable the code of the owner. A code works once, and for a minute again in the same `browser` (its
 * secret, or empty). The refusal INVALID_OTP is the same for a wrong, used, old or unknown code.
 */
export function redeemCode(
  email: string,
  code: string,
  { browser = "", isKnown = false, now = new Date() } = {},
): User {
  const user = write((tx) => {
    const person = tx.select().from(users).where(eq(users.email, email)).get();
    const row = person && tx.select().from(signInCodes).where(eq(signInCodes.userId, person.id)).get();
    if (
      !person?.isActive ||
      !row ||
      !canUseCode(row, browser, now) ||
      row.expiresAt <= now ||
      (!isKnown && row.attempts >= MAX_CODE_ATTEMPTS)
    )
      return undefined;
    const isRight = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(person.id, code)));
    tx.update(signInCodes)
      .set({
        attempts: isKnown ? row.attempts : row.attempts + 1,
        usedAt: row.usedAt ?? (isRight ? now : null),
        usedByBrowser: row.usedByBrowser ?? (isRight && browser ? hashToken(browser) : null),
      })
      .where(eq(signInCodes.userId, person.id))
      .run();
    if (isRight) revokeTokens(tx, person.id, ["magic_link"]);
    return isRight ? person : undefined;
  });
  if (!user)
    throw new Refusal(
      "INVALID_OTP",
      "Invalid OTP. It is wrong, was used, or is older than 10 minutes. Check the newest email, or send a new code.",
      401,
    );
  return user;
}

function canUseCode(
  { usedAt, usedByBrowser }: typeof signInCodes.$inferSelect,
  browserSecret: string,
  now: Date,
): boolean {
  if (!usedAt) return true;
  return (
    browserSecret !== "" &&
    usedByBrowser === hashToken(browserSecret) &&
    Math.abs(now.getTime() - usedAt.getTime()) <= CODE_REUSE_WINDOW_MS // also when the clock was set back
  );
}

/** Revokes the code of a mail together with the link of that mail. */
export function revokeCode(tx: Tx, userId: string): void {
  tx.delete(signInCodes).where(eq(signInCodes.userId, userId)).run();
}

function hashCode(userId: string, code: string): string {
  return createHmac("sha256", env.SESSION_SECRET)
    .update(`sign-in code:${userId}:${code}`)
    .digest("base64url");
}
