import type { ModelEndpoint } from "~/providers/llm/model-call";
import type { CompletionRequest } from "./completion-request";

/**
 * Passes text on. When the listener throws (its lease is lost), the call ends at once and its error is
 * rethrown.
 */
export function forwardText({ onText, signal }: CompletionRequest<unknown>, endpoint: ModelEndpoint) {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let listenerError: { thrown: unknown } | undefined;
  let hasText = false;
  signal?.addEventListener("abort", cancel, { once: true });
  if (signal?.aborted) cancel();
  return {
    signal: controller.signal,
    onText: (soFar: string) => {
      hasText = true;
      if (listenerError) return;
      try {
        onText?.(soFar, endpoint);
      } catch (thrown) {
        listenerError = { thrown };
        cancel();
      }
    },
    hasText: () => hasText,
    rethrow() {
      if (listenerError) throw listenerError.thrown;
    },
    end: () => signal?.removeEventListener("abort", cancel),
  };
}
