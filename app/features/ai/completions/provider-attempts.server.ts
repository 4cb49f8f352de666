import {
  acquireBreakerPermit,
  recordBreakerSuccess,
  releaseBreakerProbe,
} from "~/features/ai/providers/circuit-breaker.server";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";
import { updateBreaker } from "./breaker-update.server";
import { finishCall, startCall } from "./calls.server";
import { callOnce, type CallAdjustment, type CallResult } from "./completion-call.server";
import type { CompletionClock, CompletionFailureCode, CompletionRequest } from "./completion-request";
import { createRetryPolicy } from "./retry-policy";

/** One provider's part in one request: as many calls as its retry policy allows. */
export type ProviderRequest<T> = {
  completion: CompletionRequest<T>;
  candidate: ProviderCandidate;
  clock: CompletionClock;
  /** A call was sent. */
  onStart(callId: string): void;
  /** It begins anew: no text has come. */
  onAttempt(): void;
  /** Its text grows. */
  onText(): void;
};
export type ProviderResult<T> = CallResult<T> & { isShortened: boolean };

/** Calls one provider until it answers, or until another call would be pointless. */
export async function callProvider<T>(request: ProviderRequest<T>): Promise<ProviderResult<T>> {
  const { candidate, clock, completion } = request;
  if (candidate.slug === completion.simulatedOutage) return simulateOutage(request);
  const permit = acquireBreakerPermit(candidate, new Date(clock.now()));
  if (permit === "open")
    return { ok: false, code: "breaker_open", capabilityOverrides: {}, isShortened: false };
  try {
    return await callWithRetries(request, permit === "probe");
  } finally {
    // does nothing when the probe has ended
    if (permit === "probe") releaseBreakerProbe(candidate, new Date(clock.now()));
  }
}

// The log of calls shows it like a failure. The breaker does not count it.
function simulateOutage<T>({ completion, candidate, clock, onStart }: ProviderRequest<T>): ProviderResult<T> {
  const callId = startCall(completion, candidate, 1, new Date(clock.now()));
  onStart(callId);
  finishCall(callId, candidate, { code: "simulated_outage", ms: 0 });
  return { ok: false, code: "simulated_outage", capabilityOverrides: {}, callId, isShortened: false };
}

async function callWithRetries<T>(request: ProviderRequest<T>, isProbe: boolean): Promise<ProviderResult<T>> {
  const { completion, clock } = request;
  const decideRetry = createRetryPolicy(clock.random);
  let candidate = request.candidate;
  let adjustment: CallAdjustment = { shrink: 0, doublesMaxTokens: false };
  for (let attemptNumber = 1; ; attemptNumber++) {
    request.onAttempt();
    const done = await callOnce({ ...request, candidate, isProbe }, adjustment, attemptNumber);
    const result = { ...done, isShortened: adjustment.shrink === 1 };
    if (result.ok) recordBreakerSuccess(candidate);
    if (result.ok || updateBreaker(candidate, result, new Date(clock.now()))) return result;
    const retry = decideRetry({
      code: result.code,
      retryAfterMs: result.retryAfterMs,
      hasNewOverrides: Object.keys(result.capabilityOverrides).length > 0,
    });
    if (!retry || completion.signal?.aborted || clock.now() + retry.delayMs >= completion.deadline)
      return result;
    if (!(await sleepUnlessCancelled(retry.delayMs, request))) return { ...result, code: "cancelled" };
    candidate = withOverrides(candidate, result.capabilityOverrides);
    adjustment = adjustAfter(result.code, result.problem, adjustment);
  }
}

function withOverrides(
  candidate: ProviderCandidate,
  overrides: Partial<ProviderCandidate["endpoint"]["options"]>,
): ProviderCandidate {
  const { endpoint } = candidate;
  return { ...candidate, endpoint: { ...endpoint, options: { ...endpoint.options, ...overrides } } };
}

function adjustAfter(
  code: CompletionFailureCode,
  problem: string | undefined,
  { shrink, doublesMaxTokens }: CallAdjustment,
): CallAdjustment {
  return {
    shrink: code === "context_too_long" ? 1 : shrink,
    doublesMaxTokens: doublesMaxTokens || code === "length",
    problem: code === "invalid_completion" ? problem : undefined,
  };
}

async function sleepUnlessCancelled(
  ms: number,
  { clock, completion }: Pick<ProviderRequest<unknown>, "clock" | "completion">,
): Promise<boolean> {
  try {
    if (ms > 0) await clock.sleep(ms, completion.signal);
    return !completion.signal?.aborted;
  } catch {
    return false;
  }
}
