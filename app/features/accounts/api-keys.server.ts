import { randomBytes } from "node:crypto";
import { and, count, desc, eq, lte } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { apiKeys, users } from "~/db/schema";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { days } from "~/time";
import type { NewApiKey } from "./api-key.schema";
import { queueMail } from "./mail.server";
import { hashToken, type User } from "./sessions.server";

const MAX_KEYS_PER_USER = 20;
/** An ended key is listed for so long, so that its owner sees why a program stopped. */
const ENDED_KEY_SHOWN_MS = days(30);

type ApiKey = Pick<
  typeof apiKeys.$inferSelect,
  "id" | "name" | "last4" | "scopes" | "createdAt" | "expiresAt" | "lastUsedAt"
>;

const COLUMNS = {
  id: apiKeys.id,
  name: apiKeys.name,
  last4: apiKeys.last4,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/**
 * Makes a key: "oya_" and 256 random bits, of which only the SHA-256 is stored. Its owner gets a mail. Throws KEY_NAME_TAKEN and
 * TOO_MANY_KEYS (409).
 */
export function createApiKey(
  user: User,
  { name, scopes, days: lifetime }: NewApiKey,
  now = new Date(),
): string {
  const key = `oya_${randomBytes(32).toString("base64url")}`;
  write((tx) => {
    const own = eq(apiKeys.userId, user.id);
    const sameName = tx
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .where(and(own, eq(apiKeys.name, name)))
      .get();
    if (sameName)
      throw new Refusal(
        "KEY_NAME_TAKEN",
        "You have a key with this name. Choose another name, or revoke that key.",
        409,
      );
    const many = tx.select({ many: count() }).from(apiKeys).where(own).get()?.many ?? 0;
    if (many >= MAX_KEYS_PER_USER)
      throw new Refusal(
        "TOO_MANY_KEYS",
        `You have ${MAX_KEYS_PER_USER} keys. Revoke one that you do not need.`,
        409,
      );
    const expiresAt = new Date(now.getTime() + days(lifetime));
    const row = { id: newId(), createdAt: now, userId: user.id, name, scopes, expiresAt };
    tx.insert(apiKeys)
      .values({ ...row, keyHash: hashToken(key), last4: key.slice(-4) })
      .run();
    queueMail(
      tx,
      { userId: user.id, email: user.email },
      {
        subject: `A new API key for your account at ${env.SITE_NAME}`,
        greeting: `Hello ${user.firstName},`,
        lines: [
          `The key “${name}” was just made. A program that has it may do this in your account: ${scopes.join(", ")}.`,
          "If you did not make it, revoke it now, and change your password.",
        ],
        action: { label: "See your API keys", path: "/api-keys" },
      },
    );
  });
  return key;
}

/** The keys of a user, the newest first, also those that ended in the last 30 days. */
export function listApiKeys(userId: string): ApiKey[] {
  return db
    .select(COLUMNS)
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .all()
    .map((key) => ({ ...key, lastUsedAt: lastUses.get(key.id) ?? key.lastUsedAt }));
}

/** Revokes one of the user's own keys. Throws 404 for any other. */
export function revokeApiKey(userId: string, id: string): { name: string } {
  const revoked = db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ name: apiKeys.name })
    .get();
  if (!revoked) throw new Refusal("NOT_FOUND", "That key was revoked already.", 404);
  return revoked;
}

/** Revokes all keys of a user, in the caller's transaction. */
export function revokeAllApiKeys(tx: Tx, userId: string): void {
  tx.delete(apiKeys).where(eq(apiKeys.userId, userId)).run();
}

/** The key and its user; undefined when it is unknown, revoked or has ended. Only reads: the use is stored later. */
export function findKeyUser(secret: string, now = new Date()): { user: User; key: ApiKey } | undefined {
  const found = db
    .select({ user: users, key: COLUMNS })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.keyHash, hashToken(secret)))
    .get();
  if (!found || found.key.expiresAt <= now) return undefined;
  recordKeyUse(found.key.id, now);
  return found;
}

// In memory for at most a minute, because a GET request writes nothing.
const lastUses = new Map<string, Date>();

/** Records that a key was used. */
export function recordKeyUse(keyId: string, at: Date): void {
  lastUses.set(keyId, at);
}

/** The uses since the last call, for a replica, which cannot store them. */
export function drainKeyUses(): { id: string; at: Date }[] {
  const uses = [...lastUses].map(([id, at]) => ({ id, at }));
  lastUses.clear();
  return uses;
}

/** Stores when each key was used last. For the maintenance of every minute. */
export function storeKeyUses(): void {
  if (lastUses.size === 0) return;
  write((tx) => {
    for (const [id, lastUsedAt] of lastUses)
      tx.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id)).run();
  });
  lastUses.clear();
}

/** Deletes keys that ended 30 days ago. */
export function deleteEndedKeys(now = new Date()): void {
  db.delete(apiKeys)
    .where(lte(apiKeys.expiresAt, new Date(now.getTime() - ENDED_KEY_SHOWN_MS)))
    .run();
}
