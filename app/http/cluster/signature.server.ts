import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "~/env.server";

type Purpose = "node" | "position";

/** A signature of the cluster: who has CLUSTER_SECRET made it, for this purpose. */
export function sign(purpose: Purpose, text: string): string {
  return createHmac("sha256", env.CLUSTER_SECRET ?? "")
    .update(`${purpose}:${text}`)
    .digest("base64url");
}

/** Whether the signature is one of the cluster. Never without a secret. */
export function isSigned(purpose: Purpose, text: string, signature: string): boolean {
  if (!env.CLUSTER_SECRET) return false;
  const [ours, theirs] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
