import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "~/env.server";

/** The address of a request to pay: its id, signed. */
export function payRequestPath(id: string): string {
  return `/pay-for/${id}.${signatureOf(id)}`;
}

/** The id in a signed address; undefined when the signature is not ours. */
export function readPayRequestToken(token: string): string | undefined {
  const [, id = "", signature = ""] = /^([\w-]{22})\.([\w-]{22})$/.exec(token) ?? [];
  const expected = Buffer.from(signatureOf(id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function signatureOf(id: string): string {
  return createHmac("sha256", env.SESSION_SECRET)
    .update(`pay request ${id}`)
    .digest("base64url")
    .slice(0, 22);
}
