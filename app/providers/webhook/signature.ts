import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A new secret in the form of Standard Webhooks: 256 random bits. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString("base64");
}

/** A secret in that form: as it is, or one of any other form by its bytes. */
export function toWebhookSecret(secret: string): string {
  return secret.startsWith(PREFIX) ? secret : PREFIX + Buffer.from(secret).toString("base64");
}

export type SignedMessage = { id: string; timestamp: number; body: string };

/** The three headers of a message by Standard Webhooks, signed with each of the secrets. `timestamp` is in seconds. */
export function signMessage(
  { id, timestamp, body }: SignedMessage,
  secrets: string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
