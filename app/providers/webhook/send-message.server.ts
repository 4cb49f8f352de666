import { checkWebhookUrl } from "~/providers/llm/address-rules";
import { ModelCallError } from "~/providers/llm/model-call";
import { getCheckedAgent, type Resolve } from "~/providers/llm/checked-connection.server";
import { seconds } from "~/time";
import { signMessage, type SignedMessage } from "./signature";

const MAX_ANSWER_LENGTH = 500;
const TIME_LIMIT_MS = seconds(15);

/** What came back: a status with the beginning of its body, or why none came. */
export type WebhookAnswer = { status: number | null; answer: string };
type Destination = { url: string; secrets: string[]; allowLocal: boolean; resolve?: Resolve };

/**
 * Posts a signed message. The address is checked before, and the resolved one while connecting, so that no address of a private network
 * is reached by a name. Redirects are not followed. Never throws.
 */
export async function sendMessage(
  { url, secrets, allowLocal, resolve }: Destination,
  message: SignedMessage,
): Promise<WebhookAnswer> {
  const check = checkWebhookUrl(url, { allowLocal });
  if (!check.ok) return { status: null, answer: check.reason };
  try {
    const [{ fetch }, dispatcher] = await Promise.all([
      import("undici"),
      getCheckedAgent(check.url, allowLocal, resolve),
    ]);
    const response = await fetch(check.url, {
      method: "POST",
      body: message.body,
      headers: {
        "content-type": "application/json",
        "user-agent": "Oya-Webhooks/1",
        ...signMessage(message, secrets),
      },
      dispatcher,
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { status: response.status, answer: await readBeginning(response.body) };
  } catch (thrown) {
    return { status: null, answer: describeFailure(thrown) };
  }
}

async function readBeginning(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= MAX_ANSWER_LENGTH) break;
    }
  } catch {
    // The status counts; half a body is still worth showing.
  }
  return text.replace(/\p{Cc}+/gu, " ").slice(0, MAX_ANSWER_LENGTH);
}

// fetch wraps the reason as the cause of another error.
function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "The connection failed.";
  if (thrown.name === "TimeoutError") return "No answer within 15 seconds.";
  const { cause } = thrown;
  const reason = cause instanceof Error ? cause : thrown;
  if (reason instanceof ModelCallError) return reason.detail;
  const code = "code" in reason ? String(reason.code) : "";
  return [...new Set([code, reason.message])].filter(Boolean).join(": ").slice(0, MAX_ANSWER_LENGTH);
}
