import type { ModelFailureCode } from "~/providers/llm/model-call";
import {
  openBreakerUntil,
  recordBreakerFailure,
  recordBreakerSuccess,
} from "~/features/ai/providers/circuit-breaker.server";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";
import { isTimeout, isTransient, MAX_RETRY_AFTER_MS } from "./retry-policy";
import type { CompletionFailureCode } from "./completion-request";

// Failures of the provider, in contrast to failures of this text. A breaker counts the first kind and treats
// the second as a success.
const PROVIDER_FAULTS: CompletionFailureCode[] = [
  "bad_key",
  "quota_exhausted",
  "forbidden",
  "unknown_model",
  "unsupported_param",
  "bad_request",
  "oversized",
] satisfies ModelFailureCode[];
const INCONCLUSIVE_CODES: CompletionFailureCode[] = ["cancelled", "timeout_total"];

/**
 * Tells the breaker how a call ended. Returns whether it is open now. Too many requests are no fault of the
 * provider, fewer calls at once help; only a long pause that it asks for opens the breaker, until then.
 */
export function updateBreaker(
  candidate: ProviderCandidate,
  { code, retryAfterMs = 0 }: { code: CompletionFailureCode; retryAfterMs?: number },
  now: Date,
): boolean {
  if (INCONCLUSIVE_CODES.includes(code) || code === "breaker_open" || code === "simulated_outage")
    return false;
  if (code !== "invalid_completion" && retryAfterMs > MAX_RETRY_AFTER_MS)
    return openBreakerUntil(candidate, code, new Date(now.getTime() + retryAfterMs), now);
  if (code === "rate_limited") return false;
  if (
    code !== "invalid_completion" &&
    (isTransient(code) || isTimeout(code) || PROVIDER_FAULTS.includes(code))
  )
    return recordBreakerFailure(candidate, code, now);
  recordBreakerSuccess(candidate);
  return false;
}
