import { and, asc, count, eq, gt, isNull } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { authenticatorApps, passkeys, recoveryCodes, rememberedBrowsers } from "~/db/schema";
import { env } from "~/env.server";
import type { User } from "~/features/accounts/sessions.server";
import { Refusal } from "~/refusal";

/** The second factors of a user. Recovery codes are no factor of their own: they replace a lost one. */
export type Factors = {
  app?: { createdAt: Date };
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  recoveryCodesLeft: number;
  rememberedBrowsers: number;
};

export function getFactors(userId: string, now = new Date()): Factors {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  return {
    app: db
      .select({ createdAt: authenticatorApps.createdAt })
      .from(authenticatorApps)
      .where(eq(authenticatorApps.userId, userId))
      .get(),
    passkeys: db
      .select({ id, name, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(createdAt))
      .all(),
    recoveryCodesLeft:
      db
        .select({ many: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
        .get()?.many ?? 0,
    rememberedBrowsers:
      db
        .select({ many: count() })
        .from(rememberedBrowsers)
        .where(and(eq(rememberedBrowsers.userId, userId), gt(rememberedBrowsers.expiresAt, now)))
        .get()?.many ?? 0,
  };
}

/** Whether a sign-in to this account needs a second step. */
export function hasSecondFactor(userId: string, reader: Pick<Tx, "select"> = db): boolean {
  return countFactors(reader, userId) > 0;
}

/** Whether this user may not work before a second factor is set up: staff in live mode. */
export function isSecondFactorMissing(user: User): boolean {
  return isSecondFactorRequired(user) && !hasSecondFactor(user.id);
}

/** Staff reads and changes what belongs to others, so a password alone is not enough. Local mode is for trying things out. */
function isSecondFactorRequired({ role }: Pick<User, "role">): boolean {
  return env.isLive && role === "admin";
}

/**
 * Accepts only what is true already, so that nobody believes in a factor that is not there. Throws TWO_STEP_BY_PAGE (400).
 */
export function assertTwoFactorAuth(userId: string, wanted: boolean | undefined): void {
  if (wanted === undefined || wanted === hasSecondFactor(userId)) return;
  const message = wanted
    ? "Set up an app or a passkey at /two-step. It is on as soon as its first code was right."
    : "Remove your app and your passkeys at /two-step, where you prove that it is you.";
  throw new Refusal("TWO_STEP_BY_PAGE", message, 400, { fieldErrors: { twoFactorAuth: [message] } });
}

/**
 * Ends what only means something beside a factor, after the last one was removed. Throws LAST_FACTOR for staff who need
 * one; their way is to add another one first.
 */
export function endWithoutFactors(tx: Tx, user: User): { isOff: boolean } {
  if (hasSecondFactor(user.id, tx)) return { isOff: false };
  if (isSecondFactorRequired(user))
    throw new Refusal(
      "LAST_FACTOR",
      "Admins need a second factor. Add another one first, then remove this one.",
      409,
    );
  deleteCodesAndBrowsers(tx, user.id);
  return { isOff: true };
}

/** Deletes recovery codes and remembered browsers. */
export function deleteCodesAndBrowsers(tx: Tx, userId: string): void {
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  tx.delete(rememberedBrowsers).where(eq(rememberedBrowsers.userId, userId)).run();
}

function countFactors(reader: Pick<Tx, "select">, userId: string): number {
  const apps = reader
    .select({ many: count() })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .get();
  const keys = reader.select({ many: count() }).from(passkeys).where(eq(passkeys.userId, userId)).get();
  return (apps?.many ?? 0) + (keys?.many ?? 0);
}
