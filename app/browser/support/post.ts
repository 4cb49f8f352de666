import type { Entry } from "./outbox";
import type { Stored } from "./thread";

/** What became of one try to send: stored (now or by an earlier try), refused for good, told when to come again, or no way through. */
export type Outcome =
  | { kind: "stored"; message: Stored }
  | { kind: "refused"; reason: string }
  | { kind: "later"; ms: number }
  | { kind: "unreachable" };

const PATIENCE = 15_000;
const LOST_PICTURE =
  "The picture was lost when the page was closed. Delete this message and attach it again.";

/** One try to send one entry. The server knows it by its id, so a try that seemed to fail costs nothing. */
export async function post(
  { fetch, paths }: { fetch: typeof globalThis.fetch; paths: { message: string } },
  entry: Entry,
  image: Blob | undefined,
): Promise<Outcome> {
  if (entry.hasImage && !image) return { kind: "refused", reason: LOST_PICTURE };
  const body = new FormData();
  body.set("message", entry.text);
  body.set("currentPage", entry.page);
  body.set("clientMessageId", entry.clientMessageId);
  if (image) body.set("image", image);
  try {
    const answer = await fetch(paths.message, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(image ? PATIENCE * 20 : PATIENCE),
    });
    const told = (await answer.json()) as { sent?: Stored; message?: string; title?: string };
    if (answer.ok && told.sent) return { kind: "stored", message: told.sent };
    if (answer.status === 429)
      return { kind: "later", ms: 1000 * Number(answer.headers.get("retry-after") ?? 30) };
    if (answer.status >= 500 || answer.status === 408 || answer.status === 425)
      return { kind: "unreachable" };
    return { kind: "refused", reason: [told.title, told.message].filter(Boolean).join(": ") };
  } catch {
    return { kind: "unreachable" }; // no answer, or none that is whole
  }
}
