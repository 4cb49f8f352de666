import { and, count, eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { passkeys } from "~/db/schema";
import { env } from "~/env.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import type { User } from "~/features/accounts/sessions.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { minutes } from "~/time";
import { queueChangeMail } from "./change-mails.server";
import { endWithoutFactors, hasSecondFactor } from "./factors.server";
import { switchOn } from "./switch-on.server";
import type { NewPasskey, UsedPasskey } from "./two-step.schema";

export const MAX_PASSKEYS = 10;
/** How long a browser may take to answer a challenge. */
export const CEREMONY_MS = minutes(5);

// EdDSA, ES256, RS256: what authenticators in use know.
const ALGORITHMS = [-8, -7, -257];

/** Whether this address can have passkeys: WebAuthn needs a name, not digits. */
export function arePasskeysPossible(): boolean {
  const { hostname } = new URL(env.APP_URL);
  return !/^[\d.]+$|^\[/.test(hostname);
}

/** What a browser needs to make a passkey for this user: WebAuthn creation options with a new challenge. */
export async function createPasskeyOptions(user: User) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: env.SITE_NAME,
    rpID: relyingParty().id,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    userID: new Uint8Array(Buffer.from(user.id)),
    timeout: CEREMONY_MS,
    attestationType: "none",
    excludeCredentials: listCredentials(user.id),
    // Stored on the authenticator, so that it can also sign in without an address or a password.
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/**
 * What a browser needs to use a passkey: of `userId`, or without one any passkey of this site that the authenticator
 * offers after it verified the person (fingerprint, face, PIN).
 */
export async function usePasskeyOptions(userId?: string) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: CEREMONY_MS,
    allowCredentials: userId === undefined ? [] : listCredentials(userId),
    userVerification: userId === undefined ? "required" : "preferred",
  });
}

/**
 * Stores a new passkey after a check of the browser's answer to `challenge`. Returns the recovery codes when this
 * switches two-step sign-in on. Throws PASSKEY_REFUSED, PASSKEY_KNOWN, TOO_MANY_PASSKEYS.
 */
export async function addPasskey(
  user: User,
  { passkey, name }: { passkey: NewPasskey; name: string },
  { challenge, currentToken, now = new Date() }: { challenge: string; currentToken: string; now?: Date },
): Promise<{ codes: string[] }> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty().origin,
    expectedRPID: relyingParty().id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!registrationInfo) throw passkeyRefusal();
  const { id, publicKey, counter } = registrationInfo.credential;
  return write((tx) => {
    if (tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.credentialId, id)).get())
      throw new Refusal("PASSKEY_KNOWN", "This passkey is in use already.", 409);
    const own = tx.select({ many: count() }).from(passkeys).where(eq(passkeys.userId, user.id)).get();
    if ((own?.many ?? 0) >= MAX_PASSKEYS)
      throw new Refusal("TOO_MANY_PASSKEYS", `You have ${MAX_PASSKEYS} passkeys. Remove one first.`, 409);
    const isFirst = !hasSecondFactor(user.id, tx);
    tx.insert(passkeys)
      .values({
        id: newId(),
        createdAt: now,
        userId: user.id,
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: passkey.response.transports ?? [],
        name,
      })
      .run();
    queueChangeMail(tx, user, "passkey_added", { isOn: true });
    return { codes: isFirst ? switchOn(tx, user.id, currentToken, now) : [] };
  });
}

/**
 * Checks the browser's answer to `challenge` and returns the user of the passkey. With `userId` only a passkey of this
 * user counts, as a second factor; without it the authenticator must have verified the person, because the passkey then
 * replaces both steps. Throws PASSKEY_REFUSED.
 */
export async function redeemPasskey(
  passkey: UsedPasskey,
  { challenge, userId, now = new Date() }: { challenge: string; userId?: string; now?: Date },
): Promise<User> {
  const row = db.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id)).get();
  if (!row || (userId !== undefined && row.userId !== userId)) throw passkeyRefusal();
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty().origin,
    expectedRPID: relyingParty().id,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(row.publicKey),
      counter: row.counter,
    },
    requireUserVerification: userId === undefined,
  }).catch(refuse);
  // Of two answers at once with the same count one was copied.
  const isUnchanged = and(eq(passkeys.id, row.id), eq(passkeys.counter, row.counter));
  const change = { counter: authenticationInfo.newCounter, lastUsedAt: now };
  if (!verified || write((tx) => tx.update(passkeys).set(change).where(isUnchanged).run()).changes === 0)
    throw passkeyRefusal();
  const user = findAccount(row.userId);
  if (!user?.isActive || !user.emailVerifiedAt) throw passkeyRefusal();
  return user;
}

/** Removes one of the user's own passkeys. Throws NOT_FOUND, LAST_FACTOR. */
export function removePasskey(user: User, id: string): void {
  write((tx) => {
    const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, user.id));
    const removed = tx.delete(passkeys).where(isOwn).returning({ name: passkeys.name }).get();
    if (!removed) throw new Refusal("NOT_FOUND", "There is no such passkey.", 404);
    const { isOff } = endWithoutFactors(tx, user);
    queueChangeMail(tx, user, "passkey_removed", { isOn: !isOff });
  });
}

export function passkeyRefusal(): Refusal {
  return new Refusal(
    "PASSKEY_REFUSED",
    "That passkey did not work here. Try again, or use another way.",
    400,
  );
}

// The library throws for everything that does not fit.
function refuse(): never {
  log.info({ event: "passkey.refused" });
  throw passkeyRefusal();
}

function listCredentials(userId: string) {
  return db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .all();
}

function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env.APP_URL);
  return { id: hostname, origin };
}

// It brings a reader of certificates, which most processes never need.
const loadLibrary = () => import("@simplewebauthn/server");
