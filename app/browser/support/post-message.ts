import type { OutboxEntry } from "./outbox";
import type { SupportMessage } from "./thread";

/** What became of one try to send: stored (now or by an earlier try), refused for good, told when to come again, or no way through. */
export type PostResult =
  | { kind: "stored"; message: SupportMessage }
  | { kind: "refused"; reason: string }
  | { kind: "later"; ms: number }
  | { kind: "unreachable" };

const REQUEST_TIMEOUT_MS = 15_000;
const LOST_IMAGE_MESSAGE =
  "The picture was lost when the page was closed. Delete this message and attach it again.";

/** One try to send one entry. The server knows it by its id, so a try that seemed to fail costs nothing. */
export async function postMessage(
  { fetch, paths }: { fetch: typeof globalThis.fetch; paths: { message: string } },
  entry: OutboxEntry,
  image: Blob | undefined,
): Promise<PostResult> {
  if (entry.hasImage && !image) return { kind: "refused", reason: LOST_IMAGE_MESSAGE };
  const body = new FormData();
  body.set("message", entry.text);
  body.set("currentPage", entry.page);
  body.set("clientMessageId", entry.clientMessageId);
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
    if (response.status >= 500 || response.status === 408 || response.status === 425)
      return { kind: "unreachable" };
    return { kind: "refused", reason: [reply.title, reply.message].filter(Boolean).join(": ") };
  } catch {
    return { kind: "unreachable" }; // no answer, or none that is whole
  }
}
