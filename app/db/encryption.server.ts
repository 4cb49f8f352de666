import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { env } from "~/env.server";

const EMPTY_BUFFER = Buffer.alloc(0);

/**
 * Encrypts a secret for the database or a form (AES-256-GCM, with the first key of ENCRYPTION_KEY). It can be decrypted
 * with the same `owner` only, so that it cannot be moved to another row.
 */
export function encryptText(owner: string, text: string): string {
  const secret = currentSecret();
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secret, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [
    "v1",
    secretIdOf(secret),
    ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")),
  ].join(":");
}

/**
 * The decrypted text. Undefined when it was changed, belongs to another owner, or its key is no longer in
 * ENCRYPTION_KEY.
 */
export function decryptText(owner: string, cipherText: string): string | undefined {
  const [version, keyId, ...parts] = cipherText.split(":");
  const secret = env.ENCRYPTION_KEY.find((candidate) => secretIdOf(candidate) === keyId);
  if (version !== "v1" || !secret || parts.length !== 3) return undefined;
  const [iv = EMPTY_BUFFER, tag = EMPTY_BUFFER, sealed = EMPTY_BUFFER] = parts.map((part) =>
    Buffer.from(part, "base64url"),
  );
  if (iv.length !== 12 || tag.length !== 16) return undefined;
  try {
    const decipher = createDecipheriv("aes-256-gcm", secret, iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** Whether the first key of ENCRYPTION_KEY encrypted this text. Otherwise it should be encrypted anew. */
export function isEncryptedWithCurrentKey(cipherText: string): boolean {
  return cipherText.split(":")[1] === secretIdOf(currentSecret());
}

function currentSecret(): Buffer {
  const [secret] = env.ENCRYPTION_KEY;
  if (!secret) throw new Error("there is no encryption key");
  return secret;
}

function secretIdOf(secret: Buffer): string {
  return createHash("sha256").update("key id:").update(secret).digest("base64url").slice(0, 8);
}
