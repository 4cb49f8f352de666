import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import { log } from "~/log.server";

/** The columns of a provider that hold its key. */
export type EncryptedKey = { keyCipher: string; keyLast4: string; keyHash: string };

/** Encrypts an API key for one provider. Only the same provider can decrypt it. */
export function encryptKey(slug: string, key: string): EncryptedKey {
  return {
    keyCipher: encrypt(slug, key),
    keyLast4: key.length >= 12 ? key.slice(-4) : "",
    keyHash: hashKey(slug, key),
  };
}

/**
 * The decrypted API key. Undefined when it was changed, belongs to another provider, or its encryption key is
 * no longer in ENCRYPTION_KEY.
 */
export function decryptKey(slug: string, cipher: string): string | undefined {
  const [version, keyId, ...parts] = cipher.split(":");
  const secret = env.ENCRYPTION_KEY.find((candidate) => secretIdOf(candidate) === keyId);
  if (version !== "v1" || !secret || parts.length !== 3) return undefined;
  const [iv = EMPTY_BUFFER, tag = EMPTY_BUFFER, sealed = EMPTY_BUFFER] = parts.map((part) =>
    Buffer.from(part, "base64url"),
  );
  if (iv.length !== 12 || tag.length !== 16) return undefined;
  try {
    const decipher = createDecipheriv("aes-256-gcm", secret, iv).setAAD(Buffer.from(slug)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** A keyed hash of an API key. A breaker belongs to one key and stores this hash. */
export function hashKey(slug: string, key: string): string {
  return createHmac("sha256", env.SESSION_SECRET).update(`provider key:${slug}:${key}`).digest("base64url");
}

/**
 * Encrypts keys anew that an older entry of ENCRYPTION_KEY encrypted, so that the operator can remove it. A
 * key that cannot be decrypted stays, because its secret may return.
 */
export function reencryptKeys(): { reencrypted: number; unreadable: string[] } {
  const current = secretIdOf(currentSecret());
  const rows = db
    .select({ slug: aiProviders.slug, keyCipher: aiProviders.keyCipher })
    .from(aiProviders)
    .where(isNotNull(aiProviders.keyCipher))
    .all();
  const unreadable: string[] = [];
  let reencrypted = 0;
  for (const { slug, keyCipher } of rows) {
    const key = decryptKey(slug, keyCipher ?? "");
    if (key === undefined) unreadable.push(slug);
    else if (keyCipher?.split(":")[1] !== current) {
      reencrypted += db
        .update(aiProviders)
        .set(encryptKey(slug, key))
        .where(and(eq(aiProviders.slug, slug), eq(aiProviders.keyCipher, keyCipher ?? "")))
        .run().changes;
    }
  }
  if (reencrypted > 0) log.info({ event: "keys.reencrypted", many: reencrypted });
  if (unreadable.length > 0) log.error({ event: "keys.unreadable", providers: unreadable });
  return { reencrypted, unreadable };
}

const EMPTY_BUFFER = Buffer.alloc(0);

function encrypt(slug: string, key: string): string {
  const secret = currentSecret();
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secret, iv).setAAD(Buffer.from(slug));
  const sealed = Buffer.concat([cipher.update(key, "utf8"), cipher.final()]);
  return [
    "v1",
    secretIdOf(secret),
    ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")),
  ].join(":");
}

function currentSecret(): Buffer {
  const [secret] = env.ENCRYPTION_KEY;
  if (!secret) throw new Error("there is no encryption key");
  return secret;
}

function secretIdOf(secret: Buffer): string {
  return createHash("sha256").update("key id:").update(secret).digest("base64url").slice(0, 8);
}
