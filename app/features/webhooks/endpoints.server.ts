import { and, asc, count, eq, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { decryptText, encryptText, isEncryptedWithCurrentKey } from "~/db/encryption.server";
import { newId } from "~/db/id";
import { webhookDeliveries, webhookEndpoints } from "~/db/schema";
import { env } from "~/env.server";
import { insertEvent } from "~/features/account-events/events.server";
import { log } from "~/log.server";
import { checkWebhookUrl } from "~/providers/llm/address-rules";
import { newWebhookSecret } from "~/providers/webhook/signature";
import { Refusal } from "~/refusal";
import { hours } from "~/time";
import { queueDelivery } from "./deliveries.server";
import type { EndpointChange, NewEndpoint } from "./webhook.schema";

const MAX_ENDPOINTS_PER_USER = 5;
/** For so long both secrets sign, so that a program can change over. */
const PREVIOUS_SECRET_MS = hours(24);

export type Endpoint = typeof webhookEndpoints.$inferSelect;

/** The endpoints of a user, the oldest first. */
export function listEndpoints(userId: string): Endpoint[] {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
    .all();
}

/** One of the user's own endpoints. Throws 404 for any other. */
export function getEndpoint(userId: string, endpointId: string, reader: Pick<Tx, "select"> = db): Endpoint {
  const endpoint = reader.select().from(webhookEndpoints).where(isOwn(userId, endpointId)).get();
  if (!endpoint) throw new Refusal("NOT_FOUND", "This webhook does not exist.", 404);
  return endpoint;
}

/**
 * Makes an endpoint. Its secret is returned here only. Throws BAD_URL (400), URL_TAKEN and TOO_MANY_ENDPOINTS (409).
 */
export function createEndpoint(
  userId: string,
  { url, eventTypes }: NewEndpoint,
  now = new Date(),
): { endpoint: Endpoint; secret: string } {
  const checkedUrl = checkUrl(url);
  const id = newId();
  const secret = newWebhookSecret();
  const endpoint = write((tx) => {
    assertUrlIsFree(tx, userId, checkedUrl);
    const own = eq(webhookEndpoints.userId, userId);
    const many = tx.select({ many: count() }).from(webhookEndpoints).where(own).get()?.many ?? 0;
    if (many >= MAX_ENDPOINTS_PER_USER)
      throw new Refusal(
        "TOO_MANY_ENDPOINTS",
        `You have ${MAX_ENDPOINTS_PER_USER} webhooks. Delete one that you do not need.`,
        409,
      );
    return tx
      .insert(webhookEndpoints)
      .values({
        ...{ id, createdAt: now, updatedAt: now, userId, url: checkedUrl, eventTypes },
        secretCipher: encryptText(ownerOf(id), secret),
      })
      .returning()
      .get();
  });
  return { endpoint, secret };
}

/** Changes an endpoint of the user. Switched on again it begins anew. Throws 404, BAD_URL (400), URL_TAKEN (409). */
export function changeEndpoint(
  userId: string,
  endpointId: string,
  { url, eventTypes, isOn }: EndpointChange,
  now = new Date(),
): Endpoint {
  const checkedUrl = url === undefined ? undefined : checkUrl(url);
  return write((tx) => {
    const { switchedOffAt } = getEndpoint(userId, endpointId, tx);
    if (checkedUrl !== undefined) assertUrlIsFree(tx, userId, checkedUrl, endpointId);
    if (isOn === false && !switchedOffAt) switchOff(tx, endpointId, "owner", now);
    const on = isOn ? { switchedOffAt: null, switchedOffBecause: null, failingSince: null } : {};
    return tx
      .update(webhookEndpoints)
      .set({
        updatedAt: now,
        ...(checkedUrl !== undefined && { url: checkedUrl }),
        ...(eventTypes && { eventTypes }),
        ...on,
      })
      .where(isOwn(userId, endpointId))
      .returning()
      .get();
  });
}

/** Deletes an endpoint of the user with its deliveries. Throws 404. */
export function deleteEndpoint(userId: string, endpointId: string): void {
  const { changes } = db.delete(webhookEndpoints).where(isOwn(userId, endpointId)).run();
  if (changes === 0) throw new Refusal("NOT_FOUND", "This webhook was deleted already.", 404);
}

/** Makes a new secret, returned here only. The one before signs too for 24 hours. Throws 404. */
export function rotateSecret(
  userId: string,
  endpointId: string,
  now = new Date(),
): { endpoint: Endpoint; secret: string } {
  const secret = newWebhookSecret();
  const endpoint = write((tx) => {
    const { secretCipher } = getEndpoint(userId, endpointId, tx);
    return tx
      .update(webhookEndpoints)
      .set({
        updatedAt: now,
        secretCipher: encryptText(ownerOf(endpointId), secret),
        previousSecretCipher: secretCipher,
        previousSecretEndsAt: new Date(now.getTime() + PREVIOUS_SECRET_MS),
      })
      .where(isOwn(userId, endpointId))
      .returning()
      .get();
  });
  return { endpoint, secret };
}

/** Sends a test to an endpoint of the user. Throws 404, ENDPOINT_OFF (409). */
export function testEndpoint(userId: string, endpointId: string, now = new Date()): void {
  write((tx) => {
    const { switchedOffAt } = getEndpoint(userId, endpointId, tx);
    if (switchedOffAt)
      throw new Refusal("ENDPOINT_OFF", "This webhook is off. Switch it on, then send a test.", 409);
    const eventType = "webhook.test";
    const eventId = insertEvent(tx, userId, { type: eventType, data: { endpointId } }, now);
    queueDelivery(tx, { userId, endpointId, eventId, eventType }, now);
  });
}

/** Stops an endpoint, and what was on its way to it, in the caller's transaction. */
export function switchOff(
  tx: Tx,
  endpointId: string,
  because: NonNullable<Endpoint["switchedOffBecause"]>,
  now: Date,
): void {
  tx.update(webhookEndpoints)
    .set({ switchedOffAt: now, switchedOffBecause: because })
    .where(eq(webhookEndpoints.id, endpointId))
    .run();
  tx.update(webhookDeliveries)
    .set({ state: "failed", nextTryAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, "pending")))
    .run();
}

/** The secrets that sign now: the newest, and the one before while it lasts. Empty when none can be decrypted. */
export function readSecrets(
  { id, secretCipher, previousSecretCipher, previousSecretEndsAt }: Endpoint,
  now: Date,
): string[] {
  const ciphers = [
    secretCipher,
    ...(previousSecretCipher && previousSecretEndsAt && previousSecretEndsAt > now
      ? [previousSecretCipher]
      : []),
  ];
  return ciphers.flatMap((cipher) => decryptText(ownerOf(id), cipher) ?? []);
}

/** Encrypts secrets anew after a change of ENCRYPTION_KEY. Once at every start. */
export function reencryptWebhookSecrets(): void {
  let unreadable = 0;
  for (const { id, secretCipher } of db.select().from(webhookEndpoints).all()) {
    if (isEncryptedWithCurrentKey(secretCipher)) continue;
    const secret = decryptText(ownerOf(id), secretCipher);
    if (secret === undefined) unreadable += 1;
    else
      db.update(webhookEndpoints)
        .set({ secretCipher: encryptText(ownerOf(id), secret) })
        .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.secretCipher, secretCipher)))
        .run();
  }
  if (unreadable > 0) log.error({ event: "webhooks.unreadable", many: unreadable });
}

/** An endpoint as the API shows it, without its secret. */
export function serializeEndpoint(endpoint: Endpoint) {
  const { id, url, eventTypes, createdAt, updatedAt, failingSince, switchedOffAt } = endpoint;
  return {
    id,
    url,
    eventTypes,
    isOn: switchedOffAt === null,
    switchedOffBecause: endpoint.switchedOffBecause,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function checkUrl(typed: string): string {
  const check = checkWebhookUrl(typed, { allowLocal: env.isLocal });
  if (!check.ok) throw new Refusal("BAD_URL", check.reason, 400, { fieldErrors: { url: [check.reason] } });
  return check.url.href;
}

function assertUrlIsFree(tx: Tx, userId: string, url: string, except = ""): void {
  const taken = tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.userId, userId),
        eq(webhookEndpoints.url, url),
        ne(webhookEndpoints.id, except),
      ),
    )
    .get();
  if (taken) throw new Refusal("URL_TAKEN", "You have a webhook with this address.", 409);
}

const ownerOf = (endpointId: string) => `webhook:${endpointId}`;

function isOwn(userId: string, endpointId: string) {
  return and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, endpointId));
}
