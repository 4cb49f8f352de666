import type { CompletionClock, CompletionFailureCode } from "./completion-request";
import { seconds } from "~/time";

// How often the same provider is called again for one request, by failure.
const MAX_RETRIES = {
  transient: 2,
  length: 1,
  empty: 1,
  unsupported_param: 1,
  context_too_long: 1,
  invalid_completion: 1,
};
const TRANSIENT_FAILURES: CompletionFailureCode[] = [
  "rate_limited",
  "overloaded",
  "server_error",
  "network",
  "truncated",
  "bad_stream",
];
// The person has waited long enough: the same provider gets no second try.
const TIMEOUTS: CompletionFailureCode[] = ["timeout_connect", "timeout_first_token", "stalled"];
/** A provider that asks for a longer pause is left alone until it is over, and the next one is asked. */
export const MAX_RETRY_AFTER_MS = seconds(8);

type RetriableFailure = { code: CompletionFailureCode; retryAfterMs?: number; hasNewOverrides: boolean };
/**
 * `delayMs`: milliseconds before the same provider is called again. undefined: continue with the next
 * provider.
 */
export type RetryDecision = { delayMs: number } | undefined;

/** Evaluates the failures of one provider for one request, in order. */
export function createRetryPolicy(
  random: CompletionClock["random"],
): (failure: RetriableFailure) => RetryDecision {
  const left = { ...MAX_RETRIES };
  const consumeRetry = (kind: keyof typeof MAX_RETRIES): boolean => {
    left[kind] -= 1;
    return left[kind] >= 0;
  };
  return ({ code, retryAfterMs = 0, hasNewOverrides }) => {
    if (isTransient(code)) {
      const jitter = random() * seconds(0.5) * 2 ** (MAX_RETRIES.transient - left.transient);
      if (retryAfterMs > MAX_RETRY_AFTER_MS || !consumeRetry("transient")) return undefined;
      return { delayMs: Math.max(jitter, retryAfterMs) };
    }
    if (code === "unsupported_param" && !hasNewOverrides) return undefined; // it would be the same request
    const isKnown =
      code === "length" ||
      code === "empty" ||
      code === "unsupported_param" ||
      code === "context_too_long" ||
      code === "invalid_completion";
    return isKnown && consumeRetry(code) ? { delayMs: 0 } : undefined;
  };
}

/** A temporary failure: the same request may succeed a moment later. */
export function isTransient(code: CompletionFailureCode): boolean {
  return TRANSIENT_FAILURES.includes(code);
}

/** The provider was silent for too long. */
export function isTimeout(code: CompletionFailureCode): boolean {
  return TIMEOUTS.includes(code);
}
