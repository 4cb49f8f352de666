import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { signInCodes, users } from "~/db/schema";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { minutes, seconds } from "~/time";
import { revokeTokens } from "./mail-tokens.server";
import { hashToken, type User } from "./sessions.server";

export const CODE_LIFETIME_MS = minutes(10);
export const MAX_CODE_ATTEMPTS = 5;
/** How long the browser that used a code may use it again: its first answer may have been lost on the way. */
const CODE_REUSE_WINDOW_MS = seconds(60);

/** Six digits, each code as likely as the other; only its keyed hash is kept. */
export function generateCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Makes this the person's only code, with all its tries. */
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
 * Signs in by the code of the newest mail. The try is counted in the transaction that checks it, so many at once are many tries;
 * after five the code is dead. It works once, but for a minute again in the same `browser` (its secret, empty when it has none). One sentence for a wrong, used, old or never sent code: INVALID_OTP.
 */
export function redeemCode(email: string, code: string, { browser = "", now = new Date() } = {}): User {
  const user = write((tx) => {
    const person = tx.select().from(users).where(eq(users.email, email)).get();
    const row = person && tx.select().from(signInCodes).where(eq(signInCodes.userId, person.id)).get();
    if (
      !person?.isActive ||
      !row ||
      !canUseCode(row, browser, now) ||
      row.expiresAt <= now ||
      row.attempts >= MAX_CODE_ATTEMPTS
    )
      return undefined;
    const isRight = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(person.id, code)));
    tx.update(signInCodes)
      .set({
        attempts: row.attempts + 1,
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
    now.getTime() - usedAt.getTime() <= CODE_REUSE_WINDOW_MS
  );
}

/** The code of a mail dies with the mail's link. */
export function revokeCode(tx: Tx, userId: string): void {
  tx.delete(signInCodes).where(eq(signInCodes.userId, userId)).run();
}

function hashCode(userId: string, code: string): string {
  return createHmac("sha256", env.SESSION_SECRET)
    .update(`sign-in code:${userId}:${code}`)
    .digest("base64url");
}
