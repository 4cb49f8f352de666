import { acquireSlot, pauseOf, type SlotOutcome } from "./concurrency-limit";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";
import type { CompletionClock, CompletionRequest } from "./completion-request";
import { MAX_RETRY_AFTER_MS } from "./retry-policy";

type NoSlot = { code: "cancelled" | "timeout_total" | "rate_limited"; retryAfterMs?: number };

/**
 * Waits for one of the provider's slots, and for the end of a pause that the provider has asked for. The
 * deadline and the signal end the wait. Returns a function that releases the slot, or why there is none.
 */
export async function acquireSlotFor(
  { deadline, signal }: CompletionRequest<unknown>,
  { slug, maxConcurrency }: ProviderCandidate,
  clock: CompletionClock,
): Promise<((outcome: SlotOutcome) => void) | NoSlot> {
  if (signal?.aborted) return { code: "cancelled" };
  const waiting = new AbortController();
  const cancel = () => waiting.abort();
  signal?.addEventListener("abort", cancel, { once: true });
  const timer = setTimeout(cancel, Math.max(0, deadline - clock.now()));
  try {
    for (;;) {
      const release = await acquireSlot(slug, maxConcurrency, waiting.signal);
      const pauseMs = pauseOf(slug, clock.now());
      if (pauseMs === 0) return release;
      release("other");
      if (pauseMs > MAX_RETRY_AFTER_MS || clock.now() + pauseMs >= deadline)
        return { code: "rate_limited", retryAfterMs: pauseMs };
      await clock.sleep(pauseMs, waiting.signal);
    }
  } catch {
    return { code: signal?.aborted ? "cancelled" : "timeout_total" };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
}
