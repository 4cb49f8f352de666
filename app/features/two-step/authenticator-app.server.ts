import { and, eq, gt, lt, lte } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { db, write } from "~/db/client.server";
import { decryptText, encryptText, isEncryptedWithCurrentKey } from "~/db/encryption.server";
import { authenticatorApps, authenticatorSetups } from "~/db/schema";
import { env } from "~/env.server";
import type { User } from "~/features/accounts/sessions.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { hours, seconds } from "~/time";
import { queueChangeMail } from "./change-mails.server";
import { endWithoutFactors, hasSecondFactor } from "./factors.server";
import { switchOn } from "./switch-on.server";

// RFC 6238 with what every authenticator app knows: SHA-1, six digits, steps of 30 seconds, one step of tolerance.
const STEP_MS = seconds(30);
const TOLERATED_STEPS = 1;
const SECRET_BYTES = 20;
const SETUP_LIFETIME_MS = hours(1);

/** Opens a set-up with a new secret, in place of an earlier one. An app that is in use goes on working. */
export function openAppSetup(userId: string, now = new Date()): void {
  const secretCipher = encryptSecret(userId, new Secret({ size: SECRET_BYTES }));
  write((tx) =>
    tx
      .insert(authenticatorSetups)
      .values({ userId, createdAt: now, secretCipher })
      .onConflictDoUpdate({ target: authenticatorSetups.userId, set: { createdAt: now, secretCipher } })
      .run(),
  );
}

/** The open set-up: its secret as people type it, and as the address that a QR code holds. */
export function findAppSetup(
  user: Pick<User, "id" | "email">,
  now = new Date(),
): { secret: string; uri: string } | undefined {
  const totp = findSetupSecret(user.id, now);
  if (!totp) return undefined;
  totp.issuer = env.SITE_NAME;
  totp.label = user.email;
  return { secret: totp.secret.base32.replace(/.{4}(?=.)/g, "$& "), uri: totp.toString() };
}

/**
 * Ends a set-up with the first code of the app. Returns the recovery codes when this switches two-step sign-in on.
 * Throws NO_SETUP, WRONG_CODE.
 */
export function confirmAppSetup(
  user: User,
  code: string,
  currentToken: string,
  now = new Date(),
): { codes: string[] } {
  const totp = findSetupSecret(user.id, now);
  if (!totp) throw new Refusal("NO_SETUP", "This set-up has ended. Start it again.", 409);
  const lastStep = findStep(totp, code, now);
  if (lastStep === undefined) throw wrongCodeRefusal();
  return write((tx) => {
    const removed = tx.delete(authenticatorSetups).where(eq(authenticatorSetups.userId, user.id)).run();
    if (removed.changes === 0) throw new Refusal("NO_SETUP", "This set-up has ended. Start it again.", 409);
    const isFirst = !hasSecondFactor(user.id, tx);
    const before = tx
      .select({ createdAt: authenticatorApps.createdAt })
      .from(authenticatorApps)
      .where(eq(authenticatorApps.userId, user.id))
      .get();
    const app = { createdAt: now, secretCipher: encryptSecret(user.id, totp.secret), lastStep };
    tx.insert(authenticatorApps)
      .values({ userId: user.id, ...app })
      .onConflictDoUpdate({ target: authenticatorApps.userId, set: app })
      .run();
    queueChangeMail(tx, user, before ? "app_replaced" : "app_added", { isOn: true });
    return { codes: isFirst ? switchOn(tx, user.id, currentToken, now) : [] };
  });
}

/** Uses a code of the app. Returns false for a wrong code and for one that was used before, or one before that. */
export function redeemAppCode(userId: string, code: string, now = new Date()): boolean {
  const row = db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId)).get();
  const totp = row && decryptSecret(userId, row.secretCipher);
  const step = totp && findStep(totp, code, now);
  if (step === undefined) return false;
  // The condition makes one of two simultaneous uses the first.
  const isFirstUse = and(
    eq(authenticatorApps.userId, userId),
    eq(authenticatorApps.secretCipher, row?.secretCipher ?? ""),
    lt(authenticatorApps.lastStep, step),
  );
  return (
    write((tx) => tx.update(authenticatorApps).set({ lastStep: step }).where(isFirstUse).run()).changes === 1
  );
}

/** Removes the app. Throws NOT_FOUND, LAST_FACTOR. */
export function removeApp(user: User): void {
  write((tx) => {
    const removed = tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, user.id)).run();
    if (removed.changes === 0) throw new Refusal("NOT_FOUND", "There is no authenticator app.", 404);
    const { isOff } = endWithoutFactors(tx, user);
    queueChangeMail(tx, user, "app_removed", { isOn: !isOff });
  });
}

/** Deletes set-ups that nobody confirmed within an hour. */
export function deleteOldAppSetups(now = new Date()): void {
  db.delete(authenticatorSetups)
    .where(lte(authenticatorSetups.createdAt, new Date(now.getTime() - SETUP_LIFETIME_MS)))
    .run();
}

/**
 * Encrypts the secrets of apps anew that an older entry of ENCRYPTION_KEY encrypted, so that the operator can remove
 * it. Returns how many.
 */
export function reencryptAppSecrets(): number {
  const rows = db.select().from(authenticatorApps).all();
  let reencrypted = 0;
  let unreadable = 0;
  for (const { userId, secretCipher } of rows) {
    if (isEncryptedWithCurrentKey(secretCipher)) continue;
    const totp = decryptSecret(userId, secretCipher);
    if (!totp) unreadable += 1;
    else
      reencrypted += db
        .update(authenticatorApps)
        .set({ secretCipher: encryptSecret(userId, totp.secret) })
        .where(and(eq(authenticatorApps.userId, userId), eq(authenticatorApps.secretCipher, secretCipher)))
        .run().changes;
  }
  if (reencrypted > 0) log.info({ event: "two_step.reencrypted", many: reencrypted });
  if (unreadable > 0) log.error({ event: "two_step.unreadable", many: unreadable });
  return reencrypted;
}

export function wrongCodeRefusal(): Refusal {
  return new Refusal(
    "WRONG_CODE",
    "That code is not right, or it was used before. Wait for the next one, and check that the clock of your phone is right.",
    400,
  );
}

function findSetupSecret(userId: string, now: Date): TOTP | undefined {
  const isOpen = and(
    eq(authenticatorSetups.userId, userId),
    gt(authenticatorSetups.createdAt, new Date(now.getTime() - SETUP_LIFETIME_MS)),
  );
  const row = db.select().from(authenticatorSetups).where(isOpen).get();
  return row && decryptSecret(userId, row.secretCipher);
}

/** The time step of a right code, compared in constant time. */
function findStep(totp: TOTP, code: string, now: Date): number | undefined {
  const distance = totp.validate({ token: code, timestamp: now.getTime(), window: TOLERATED_STEPS });
  return distance === null ? undefined : Math.floor(now.getTime() / STEP_MS) + distance;
}

function encryptSecret(userId: string, secret: Secret): string {
  return encryptText(ownerOf(userId), secret.base32);
}

function decryptSecret(userId: string, secretCipher: string): TOTP | undefined {
  const secret = decryptText(ownerOf(userId), secretCipher);
  return secret === undefined
    ? undefined
    : new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: STEP_MS / 1000 });
}

const ownerOf = (userId: string) => `authenticator app:${userId}`;
