import { createHash, randomInt } from "node:crypto";
import { and, count, eq, inArray, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { recoveryCodes } from "~/db/schema";
import { env } from "~/env.server";
import type { User } from "~/features/accounts/sessions.server";
import { queueChangeMail } from "./change-mails.server";

const RECOVERY_CODE_COUNT = 10;
// 32 characters that cannot be confused: 24 of them are 120 random bits. So guessing needs no limit for each account,
// and nobody can use up the tries of the owner. Earlier codes have 16 and still count.
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 24;

/** Replaces the recovery codes. Returns the new ones as people read them: "ABCD-EFGH-JKLM-NPQR-STUV-WXYZ". */
export function createRecoveryCodes(tx: Tx, userId: string, now: Date): string[] {
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, generateRecoveryCode);
  for (const code of codes)
    tx.insert(recoveryCodes)
      .values({ codeHash: hashRecoveryCode(userId, code), createdAt: now, userId })
      .run();
  return codes.map(formatRecoveryCode);
}

/** The same on the user's demand, with a mail about it. */
export function renewRecoveryCodes(user: User, now = new Date()): string[] {
  return write((tx) => {
    queueChangeMail(tx, user, "codes_renewed", { isOn: true });
    return createRecoveryCodes(tx, user.id, now);
  });
}

/** Uses up a recovery code (without dashes, in capitals). Returns whether it was one of the unused codes of this user. */
export function redeemRecoveryCode(user: User, code: string, now = new Date()): boolean {
  return write((tx) => {
    const isUnused = and(
      eq(recoveryCodes.codeHash, hashRecoveryCode(user.id, code)),
      eq(recoveryCodes.userId, user.id),
      isNull(recoveryCodes.usedAt),
    );
    if (tx.update(recoveryCodes).set({ usedAt: now }).where(isUnused).run().changes === 0) return false;
    const left = countUnused(tx, user.id);
    queueChangeMail(tx, user, "code_used", {
      isOn: true,
      detail:
        left === 0
          ? "It was the last one. Make new codes in your settings."
          : `You have ${left} recovery code${left === 1 ? "" : "s"} left.`,
    });
    return true;
  });
}

/**
 * The text file of codes that were just made. Undefined when one of them is not an unused code of this user, so that
 * nobody can be made to download another text.
 */
export function formatCodesFile(userId: string, codes: string[]): string | undefined {
  const hashes = codes.map((code) => hashRecoveryCode(userId, code.replaceAll("-", "")));
  if (codes.length === 0 || codes.length > RECOVERY_CODE_COUNT) return undefined;
  const known = db
    .select({ hash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(
      and(
        inArray(recoveryCodes.codeHash, hashes),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .all();
  if (known.length !== codes.length) return undefined;
  return [
    `Recovery codes of ${env.SITE_NAME} (${env.APP_URL})`,
    "Each works once, when you cannot use your second step. Store them where nobody else reads them.",
    "",
    ...codes,
    "",
  ].join("\r\n");
}

function countUnused(tx: Tx, userId: string): number {
  const isUnused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  return tx.select({ many: count() }).from(recoveryCodes).where(isUnused).get()?.many ?? 0;
}

function generateRecoveryCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

function formatRecoveryCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, "$&-");
}

// 120 random bits need no slow hash and no key, so a new SESSION_SECRET does not end them.
function hashRecoveryCode(userId: string, code: string): string {
  return createHash("sha256").update(`recovery code:${userId}:${code}`).digest("base64url");
}
