import { and, eq } from "drizzle-orm";
import { write } from "~/db/client.server";
import { generationParts } from "~/db/schema";
import type { CreditKind } from "~/features/billing/credits.server";
import { assertLease, LeaseLostError, type Lease } from "~/jobs/queue.server";
import { serializeError, log } from "~/log.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";

const EVERY = 300;

type Part = { generationId: string; type: CreditKind; lease: Lease };
type Screen = Part & { read: () => string[] | undefined };
const waiting = new Map<string, Screen>();
const read = new Map<string, Part & { shown: string[] }>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows checked sentences while a part is still being written. `read` gives them when it is time to look: at most every 300 ms, and all
 * parts that are being written share one transaction. Undefined: nothing new.
 */
export function showSoon(screen: Screen): void {
  waiting.set(keyOf(screen), screen);
  timer ??= setTimeout(safely, EVERY);
}

/** Nothing of the part is shown any more that was not stored yet. */
export function showNoMore(part: Omit<Part, "lease">): void {
  waiting.delete(keyOf(part));
  read.delete(keyOf(part));
}

/** Takes away at once what was shown: another provider starts from zero. */
export function showNothing(part: Part): void {
  showNoMore(part);
  storeAll([{ ...part, shown: [] }]);
}

async function store(): Promise<void> {
  for (const [key, screen] of [...waiting]) {
    await yieldToEventLoop();
    if (!waiting.delete(key)) continue; // it was taken away meanwhile
    const shown = screen.read();
    if (shown) read.set(key, { ...screen, shown });
  }
  const news = [...read.values()];
  read.clear();
  timer = waiting.size > 0 ? setTimeout(safely, EVERY) : undefined;
  if (news.length > 0) storeAll(news);
}

function safely(): void {
  store().catch((error: unknown) => {
    timer = waiting.size > 0 ? setTimeout(safely, EVERY) : undefined;
    log.warn({ event: "writing.not_shown", ...serializeError(error) });
  });
}

// A job that was taken over, or has ended, shows nothing; the others of the same round are not held up by it.
function storeAll(news: (Part & { shown: string[] })[]): void {
  write((tx) => {
    for (const { generationId, type, lease, shown } of news) {
      try {
        assertLease(tx, lease);
      } catch (error) {
        if (error instanceof LeaseLostError) continue;
        throw error;
      }
      tx.update(generationParts)
        .set({ preview: shown })
        .where(and(eq(generationParts.generationId, generationId), eq(generationParts.type, type)))
        .run();
    }
  });
}

function keyOf({ generationId, type }: Omit<Part, "lease">): string {
  return `${generationId} ${type}`;
}
