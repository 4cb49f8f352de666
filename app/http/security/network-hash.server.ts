import { createHmac } from "node:crypto";
import { env } from "~/env.server";

/** A keyed hash of a network address, to compare acts without keeping the address. */
export function hashNetwork(clientAddress: string): string {
  return createHmac("sha256", env.SESSION_SECRET)
    .update(`network:${clientAddress}`)
    .digest("base64url")
    .slice(0, 22);
}
