import { createHmac, timingSafeEqual } from "node:crypto";

/** The value of `x-paystack-signature`: hex HMAC-SHA512 over exactly these bytes, with the secret key. */
export function signatureOf(body: Uint8Array, secretKey: string): string {
  return createHmac("sha512", secretKey).update(body).digest("hex");
}

/**
 * Whether one of the keys signed these bytes. Any header gives a result and never an error: empty, short,
 * upper case.
 */
export function isSignedBy(body: Uint8Array, header: string | null, secretKeys: string[]): boolean {
  if (!header || !/^[0-9a-f]{128}$/i.test(header)) return false;
  const given = Buffer.from(header, "hex");
  // Every key is tried, so that the time does not depend on the match.
  return secretKeys
    .map((key) => timingSafeEqual(given, Buffer.from(signatureOf(body, key), "hex")))
    .includes(true);
}
