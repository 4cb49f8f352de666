import { setTimeout as pause } from "node:timers/promises";
import { callOnce, type CallResult, type CallAdjustment } from "./completion-call.server";
import {
  acquireBreakerPermit,
  recordBreakerSuccess,
  releaseBreakerProbe,
} from "~/features/ai/providers/circuit-breaker.server";
import { finishCall, recordNextProvider, startCall } from "./calls.server";
import { resolveFailoverOrder } from "~/features/ai/providers/failover-order.server";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";
import { createRetryPolicy } from "./retry-policy";
import type {
  CompletionClock,
  CompletionOutcome,
  FailedAttempt,
  CompletionFailureCode,
  CompletionRequest,
} from "./completion-request";
import { updateBreaker } from "./breaker-update.server";

const SYSTEM_CLOCK: CompletionClock = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => pause(ms, undefined, { signal }),
};

/**
 * Calls the providers of the failover order until one gives an answer that `parseCompletion` accepts. This is
 * the only retry loop. A retry or another provider starts again; onReset reports it where text was shown.
 * Never throws for a failure of a provider: `tried` lists what happened, with "cancelled" last when the
 * signal fired. Other errors of the callbacks are rethrown.
 */
export async function requestCompletion<T>(
  completion: CompletionRequest<T>,
  clock: CompletionClock = SYSTEM_CLOCK,
): Promise<CompletionOutcome<T>> {
  const candidates =
    completion.candidates ??
    resolveFailoverOrder(completion.allowedProviders, new Date(clock.now())).candidates;
  const run: CompletionRun<T> = { ...withResetTracking(completion), clock, calls: 0, isShortened: false };
  const failedAttempts: FailedAttempt[] = [];
  let blockedCount = 0;
  for (const candidate of candidates) {
    if (completion.signal?.aborted || clock.now() >= completion.deadline || blockedCount > 1) break;
    const done = await requestFromProvider(run, candidate);
    if (done.ok)
      return { ok: true, value: done.value, failedAttempts, ...completionDetailsOf(run, candidate, done) };
    run.reset();
    failedAttempts.push({ provider: candidate.slug, model: candidate.endpoint.model, code: done.code });
    if (done.code === "content_blocked") blockedCount += 1;
    if (done.code === "cancelled") break;
  }
  if (
    run.lastFailedCallId &&
    (completion.purpose === "write" || completion.simulatedOutage) &&
    !completion.signal?.aborted
  )
    recordNextProvider(run.lastFailedCallId, "builtin");
  return { ok: false, failedAttempts };
}

type CompletionRun<T> = {
  completion: CompletionRequest<T>;
  clock: CompletionClock;
  calls: number;
  lastFailedCallId?: string;
  lastProvider?: string;
  isShortened: boolean;
  reset(): void;
};

/** Calls one provider as often as its retry policy allows. */
async function requestFromProvider<T>(
  run: CompletionRun<T>,
  candidate: ProviderCandidate,
): Promise<CallResult<T>> {
  const { clock } = run;
  if (candidate.slug === run.completion.simulatedOutage) return simulateOutage(run, candidate);
  const permit = acquireBreakerPermit(candidate, new Date(clock.now()));
  if (permit === "open") return { ok: false, code: "breaker_open", capabilityOverrides: {} };
  try {
    return await callWithRetries(run, candidate);
  } finally {
    // does nothing when the probe has ended
    if (permit === "probe") releaseBreakerProbe(candidate, new Date(clock.now()));
  }
}

// The log of calls shows it like a failure. The breaker does not count it.
function simulateOutage<T>(run: CompletionRun<T>, candidate: ProviderCandidate): CallResult<T> {
  run.lastFailedCallId = startCall(run.completion, candidate, 1, new Date(run.clock.now()));
  run.lastProvider = candidate.slug;
  finishCall(run.lastFailedCallId, candidate, { code: "simulated_outage", ms: 0 });
  return { ok: false, code: "simulated_outage", capabilityOverrides: {}, callId: run.lastFailedCallId };
}

async function callWithRetries<T>(
  run: CompletionRun<T>,
  candidate: ProviderCandidate,
): Promise<CallResult<T>> {
  const { completion, clock } = run;
  const decideRetry = createRetryPolicy(clock.random);
  let current = candidate;
  let adjustment: CallAdjustment = { shrink: 0, doublesMaxTokens: false };
  for (let attemptNumber = 1; ; attemptNumber++) {
    run.reset();
    const done = await callOnce(completion, current, adjustment, attemptNumber, clock, () =>
      recordCall(run, candidate),
    );
    run.isShortened = adjustment.shrink === 1;
    if (done.ok) recordBreakerSuccess(candidate);
    if (done.ok) return done;
    run.lastFailedCallId = done.callId ?? run.lastFailedCallId;
    if (updateBreaker(candidate, done.code, new Date(clock.now()))) return done;
    const retry = decideRetry({
      code: done.code,
      retryAfterMs: done.retryAfterMs,
      hasNewOverrides: Object.keys(done.capabilityOverrides).length > 0,
    });
    if (!retry || completion.signal?.aborted || clock.now() + retry.delayMs >= completion.deadline)
      return done;
    if (!(await sleepUnlessCancelled(retry.delayMs, run))) return { ...done, code: "cancelled" };
    current = {
      ...current,
      endpoint: {
        ...current.endpoint,
        options: { ...current.endpoint.options, ...done.capabilityOverrides },
      },
    };
    adjustment = adjustAfter(done.code, done.problem, adjustment);
  }
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

function recordCall(run: CompletionRun<unknown>, { slug }: ProviderCandidate): void {
  if (run.lastFailedCallId && run.lastProvider !== slug) recordNextProvider(run.lastFailedCallId, slug);
  run.lastProvider = slug;
  run.calls += 1;
}

async function sleepUnlessCancelled(
  ms: number,
  { clock, completion }: CompletionRun<unknown>,
): Promise<boolean> {
  try {
    if (ms > 0) await clock.sleep(ms, completion.signal);
    return !completion.signal?.aborted;
  } catch {
    return false;
  }
}

/** The same request, with a function that reports shown text as void. */
function withResetTracking<T>(completion: CompletionRequest<T>): {
  completion: CompletionRequest<T>;
  reset(): void;
} {
  let hasText = false;
  const onText: CompletionRequest<T>["onText"] = (soFar, target) => {
    hasText = true;
    completion.onText?.(soFar, target);
  };
  const reset = () => {
    if (hasText) completion.onReset?.();
    hasText = false;
  };
  return { completion: { ...completion, onText: completion.onText && onText }, reset };
}

function completionDetailsOf<T>(
  run: CompletionRun<T>,
  { slug, label, endpoint }: ProviderCandidate,
  { answer, callId, costMicroUsd }: Extract<CallResult<T>, { ok: true }>,
) {
  const { servedModel, firstTokenMs, ms } = answer;
  return {
    provider: slug,
    label: `${label} (${endpoint.model})`,
    model: endpoint.model,
    servedModel,
    callId,
    attempts: run.calls,
    costMicroUsd,
    firstTokenMs,
    ms,
    isShortened: run.isShortened,
  };
}
