import type { OutboxEntry } from "./outbox";
import type { SupportMessage } from "./thread";

/** The result of one attempt to send: stored (now or earlier), refused, to be retried later, after signing in, or no answer. */
type PostResult =
  | { kind: "stored"; message: SupportMessage }
  | { kind: "refused"; reason: string }
  | { kind: "later"; ms: number }
  | { kind: "signedOut" }
  | { kind: "unreachable" };

const REQUEST_TIMEOUT_MS = 15_000;
/** How long the picture of a message may take until it is stored. */
export const STORING_MS = 3000;
const LOST_IMAGE_MESSAGE =
  "The picture was lost when the page was closed. Delete this message and attach it again.";

/** Sends one entry once. The server recognizes its id, so a repeated attempt has no effect. */
export async function postMessage(
  { fetch, paths }: { fetch: typeof globalThis.fetch; paths: { message: string } },
  entry: OutboxEntry,
  image: Blob | undefined,
): Promise<PostResult> {
  if (entry.hasImage && !image)
    // Written a moment ago on another page that keeps its picture to itself, it may still be sent there.
    return Math.abs(Date.now() * 1000 - entry.writtenAt) < STORING_MS * 1000
      ? { kind: "later", ms: STORING_MS }
      : { kind: "refused", reason: LOST_IMAGE_MESSAGE };
  const body = new FormData();
  body.set("message", entry.text);
  body.set("currentPage", entry.page);
  body.set("clientMessageId", entry.clientMessageId);
  if (entry.upTo !== undefined) body.set("upTo", String(entry.upTo));
  if (image) body.set("image", image);
  try {
    const response = await fetch(paths.message, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(image ? REQUEST_TIMEOUT_MS * 20 : REQUEST_TIMEOUT_MS),
    });
    const reply = (await response.json()) as { sent?: SupportMessage; message?: string; title?: string };
    if (response.ok && reply.sent) return { kind: "stored", message: reply.sent };
    if (response.status === 429)
      return { kind: "later", ms: 1000 * Number(response.headers.get("retry-after") ?? 30) };
    if (response.status === 401) return { kind: "signedOut" };
    if (response.status >= 500 || response.status === 408 || response.status === 425)
      return { kind: "unreachable" };
    return { kind: "refused", reason: [reply.title, reply.message].filter(Boolean).join(": ") };
  } catch {
    return { kind: "unreachable" }; // no answer, or an incomplete one
  }
}
