import type { ModelFailureCode } from "~/providers/llm/model-call";
import { recordBreakerFailure, recordBreakerSuccess } from "~/features/ai/providers/circuit-breaker.server";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";
import { isTransient } from "./retry-policy";
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
] satisfies ModelFailureCode[];
const INCONCLUSIVE_CODES: CompletionFailureCode[] = ["cancelled", "timeout_total"];

export function updateBreaker(candidate: ProviderCandidate, code: CompletionFailureCode, now: Date): boolean {
  if (INCONCLUSIVE_CODES.includes(code) || code === "breaker_open" || code === "simulated_outage")
    return false;
  if (code !== "invalid_completion" && (isTransient(code) || PROVIDER_FAULTS.includes(code)))
    return recordBreakerFailure(candidate, code, now);
  recordBreakerSuccess(candidate);
  return false;
}
