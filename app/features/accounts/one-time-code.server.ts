import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { codes, users } from "~/db/schema";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { minutes, seconds } from "~/time";
import { dropTokens } from "./mail-token.server";
import { hashToken, type User } from "./sessions.server";

export const CODE_LIFE = minutes(10);
export const TRIES_PER_CODE = 5;
/** How long the browser that used a code may use it again: its first answer may have been lost on the way. */
const USED_AGAIN_WITHIN = seconds(60);

/** Six digits, each code as likely as the other; only its keyed hash is kept. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Makes this the person's only code, with all its tries. */
export function keepCode(tx: Tx, userId: string, code: string, now: Date): void {
  const fresh = {
    createdAt: now,
    codeHash: hashCode(userId, code),
    expiresAt: new Date(now.getTime() + CODE_LIFE),
    tries: 0,
    usedAt: null,
    usedBy: null,
  };
  tx.insert(codes)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: codes.userId, set: fresh })
    .run();
}

/**
 * Signs in by the code of the newest mail. The try is counted in the transaction that checks it, so many at once are many tries;
 * after five the code is dead. It works once, but for a minute again in the same `browser` (its secret, empty when it has none). One sentence for a wrong, used, old or never sent code: INVALID_OTP.
 */
export function redeemCode(email: string, code: string, { browser = "", now = new Date() } = {}): User {
  const user = write((tx) => {
    const person = tx.select().from(users).where(eq(users.email, email)).get();
    const row = person && tx.select().from(codes).where(eq(codes.userId, person.id)).get();
    if (
      !person?.isActive ||
      !row ||
      !mayUse(row, browser, now) ||
      row.expiresAt <= now ||
      row.tries >= TRIES_PER_CODE
    )
      return undefined;
    const isRight = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(person.id, code)));
    tx.update(codes)
      .set({
        tries: row.tries + 1,
        usedAt: row.usedAt ?? (isRight ? now : null),
        usedBy: row.usedBy ?? (isRight && browser ? hashToken(browser) : null),
      })
      .where(eq(codes.userId, person.id))
      .run();
    if (isRight) dropTokens(tx, person.id, ["magic_link"]);
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

function mayUse({ usedAt, usedBy }: typeof codes.$inferSelect, browser: string, now: Date): boolean {
  if (!usedAt) return true;
  return (
    browser !== "" && usedBy === hashToken(browser) && now.getTime() - usedAt.getTime() <= USED_AGAIN_WITHIN
  );
}

/** The code of a mail dies with the mail's link. */
export function dropCode(tx: Tx, userId: string): void {
  tx.delete(codes).where(eq(codes.userId, userId)).run();
}

function hashCode(userId: string, code: string): string {
  return createHmac("sha256", env.SESSION_SECRET)
    .update(`sign-in code:${userId}:${code}`)
    .digest("base64url");
}
