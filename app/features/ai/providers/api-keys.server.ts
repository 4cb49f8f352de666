import { createHmac } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import { decryptText, encryptText, isEncryptedWithCurrentKey } from "~/db/encryption.server";
import { aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import { log } from "~/log.server";

/** The columns of a provider that hold its key. */
export type EncryptedKey = { keyCipher: string; keyLast4: string; keyHash: string };

/** Encrypts an API key for one provider. Only the same provider can decrypt it. */
export function encryptKey(slug: string, key: string): EncryptedKey {
  return {
    keyCipher: encryptText(slug, key),
    keyLast4: key.length >= 12 ? key.slice(-4) : "",
    keyHash: hashKey(slug, key),
  };
}

/**
 * The decrypted API key. Undefined when it was changed, belongs to another provider, or its encryption key is
 * no longer in ENCRYPTION_KEY.
 */
export function decryptKey(slug: string, cipher: string): string | undefined {
  return decryptText(slug, cipher);
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
    else if (!isEncryptedWithCurrentKey(keyCipher ?? "")) {
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
