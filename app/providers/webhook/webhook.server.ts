import { randomUUID } from "node:crypto";
import { checkBaseUrl } from "~/providers/llm/address-rules";
import { getCheckedAgent } from "~/providers/llm/checked-connection.server";
import { seconds } from "~/time";
import { signMessage, toWebhookSecret } from "./signature";

const TIMEOUT_MS = seconds(10);

/** Where signed messages go, and the secret that signs them. */
export type WebhookTarget = { url: string; secret: string };

/**
 * Posts a value as JSON, signed as Standard Webhooks, so that the receiver can refuse forged and old messages. Private addresses are allowed, because the operator chose the address; addresses of
 * metadata services are not, nor plain http over the internet. Throws when the answer is not a success.
 */
export async function postSigned(
  { url, secret }: WebhookTarget,
  value: unknown,
  now = new Date(),
): Promise<void> {
  const target = new URL(url);
  const check = checkBaseUrl(target.origin, { allowLocal: true });
  if (!check.ok) throw new Error(check.reason);
  const body = JSON.stringify(value);
  const message = { id: `msg_${randomUUID()}`, timestamp: Math.floor(now.getTime() / 1000), body };
  const [{ fetch }, dispatcher] = await Promise.all([import("undici"), getCheckedAgent(target, true)]);
  const {
    ok,
    status,
    body: answer,
  } = await fetch(target, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...signMessage(message, [toWebhookSecret(secret)]) },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    dispatcher,
  });
  await answer?.cancel();
  if (!ok) throw new Error(`the receiver answered ${status}`);
}
