import { callModel } from "~/providers/llm/call-model.server";
import {
  ModelCallError,
  type ModelResponse,
  type ModelRequest,
  type ModelEndpoint,
} from "~/providers/llm/model-call";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { seconds } from "~/time";
import { finishCall, startCall } from "./calls.server";
import { acquireSlotFor } from "./call-slot";
import { pauseProvider, type SlotOutcome } from "./concurrency-limit";
import { saveCapabilityOverrides } from "~/features/ai/providers/capability-overrides.server";
import { acceptsCalls } from "~/features/ai/providers/circuit-breaker.server";
import { calculateCallCost, type ProviderCandidate } from "~/features/ai/providers/registry.server";
import {
  FIRST_TOKEN_MS,
  InvalidCompletion,
  LostRace,
  type RequestAdjustment,
  type CompletionClock,
  type CompletionFailureCode,
  type CompletionRequest,
} from "./completion-request";

type CallFailure = {
  ok: false;
  code: CompletionFailureCode;
  retryAfterMs?: number;
  capabilityOverrides: Partial<ModelEndpoint["options"]>;
  problem?: string;
  callId?: string;
};
export type CallResult<T> =
  { ok: true; value: T; answer: ModelResponse; callId: string; costMicroUsd: number | null } | CallFailure;
/**
 * How this call differs from the first one. `doublesMaxTokens` follows an answer that was cut for its length.
 */
export type CallAdjustment = RequestAdjustment & { doublesMaxTokens: boolean };

/** What one call needs. `isProbe`: the call decides about an open breaker. */
export type CallContext<T> = {
  completion: CompletionRequest<T>;
  candidate: ProviderCandidate;
  clock: CompletionClock;
  isProbe: boolean;
  onStart(callId: string): void;
  onText(): void;
};

/**
 * Makes one call: waits for a free slot, calls the model and logs the result. Throws only errors of
 * `buildModelRequest` or `parseCompletion` that are bugs.
 */
export async function callOnce<T>(
  request: CallContext<T>,
  adjustment: CallAdjustment,
  attemptNumber: number,
): Promise<CallResult<T>> {
  const { completion, candidate, clock } = request;
  const modelRequest = modelRequestOf(completion, candidate.endpoint, adjustment);
  const release = await acquireSlotFor(completion, candidate, clock);
  if (typeof release === "object") return { ok: false, capabilityOverrides: {}, ...release };
  let outcome: SlotOutcome = "other";
  try {
    const now = clock.now();
    if (completion.deadline <= now) return refused("timeout_total");
    // it may have opened while this call waited for its slot
    if (!request.isProbe && !acceptsCalls(candidate, new Date(now))) return refused("breaker_open");
    const callId = startCall(completion, candidate, attemptNumber, new Date(now));
    request.onStart(callId);
    const done = await callAndRecord(request, modelRequest, callId);
    if (!done.ok && done.retryAfterMs) pauseProvider(candidate.slug, clock.now() + done.retryAfterMs);
    outcome = done.ok ? "ok" : done.code === "rate_limited" ? "rate_limited" : "other";
    return done;
  } finally {
    release(outcome);
  }
}

function refused(code: CompletionFailureCode): CallFailure {
  return { ok: false, code, capabilityOverrides: {} };
}

async function callAndRecord<T>(
  { completion, candidate, clock, onText }: CallContext<T>,
  modelRequest: ModelRequest,
  callId: string,
): Promise<CallResult<T>> {
  const { slug, endpoint } = candidate;
  const started = performance.now();
  const startedAt = clock.now();
  const remainingMs = completion.deadline - startedAt;
  let hasText = false;
  try {
    const answer = await callModel(endpoint, modelRequest, {
      timeouts: timeoutsOf(endpoint, remainingMs),
      ...(completion.signal && { signal: completion.signal }),
      onText() {
        hasText = true;
        onText();
      },
    });
    saveCapabilityOverrides(slug, endpoint.model, answer.capabilityOverrides);
    const costMicroUsd = calculateCallCost(candidate, answer.usage);
    const parsed = parseResult(completion, answer.text, endpoint);
    finishCall(callId, candidate, {
      ...answer,
      code: parsed.ok ? undefined : "invalid_completion",
      costMicroUsd,
    });
    if (parsed.ok) return { ok: true, value: parsed.value, answer, callId, costMicroUsd };
    if (!(parsed.thrown instanceof InvalidCompletion)) throw parsed.thrown;
    return {
      ok: false,
      code: "invalid_completion",
      capabilityOverrides: {},
      problem: parsed.thrown.message,
      callId,
    };
  } catch (thrown) {
    if (!(thrown instanceof ModelCallError)) throw thrown;
    const { usage, capabilityOverrides = {}, ...facts } = thrown.details;
    const waitedMs = hasText ? 0 : clock.now() - startedAt;
    const code = failureCodeOf(thrown.code, completion, { waitedMs, remainingMs });
    finishCall(callId, candidate, {
      ...facts,
      code,
      usage,
      costMicroUsd: calculateCallCost(candidate, usage),
      ms: facts.ms ?? performance.now() - started,
    });
    saveCapabilityOverrides(slug, endpoint.model, capabilityOverrides);
    if (code !== "cancelled") logFailure(candidate, thrown);
    return { ok: false, code, retryAfterMs: facts.retryAfterMs, capabilityOverrides, callId };
  }
}

// A call without a word for 8 seconds has timed out, whether the deadline or another provider's answer ended
// it; one that the deadline left less than that has not.
function failureCodeOf(
  code: CompletionFailureCode,
  { signal }: CompletionRequest<unknown>,
  { waitedMs, remainingMs }: { waitedMs: number; remainingMs: number },
): CompletionFailureCode {
  if (waitedMs < FIRST_TOKEN_MS)
    return code === "timeout_first_token" && remainingMs < FIRST_TOKEN_MS ? "timeout_total" : code;
  const wasStopped = code === "timeout_total" || (code === "cancelled" && signal?.reason instanceof LostRace);
  return wasStopped ? "timeout_first_token" : code;
}

function modelRequestOf(
  completion: CompletionRequest<unknown>,
  endpoint: ModelEndpoint,
  { doublesMaxTokens, ...adjustment }: CallAdjustment,
): ModelRequest {
  const modelRequest = completion.buildModelRequest(endpoint, adjustment);
  if (!doublesMaxTokens) return modelRequest;
  // the cap of the whole answer, with thinking, doubles
  return { ...modelRequest, maxTokens: 2 * modelRequest.maxTokens + endpoint.options.reasoningTokens };
}

function parseResult<T>(
  completion: CompletionRequest<T>,
  text: string,
  endpoint: ModelEndpoint,
): { ok: true; value: T } | { ok: false; thrown: unknown } {
  try {
    return { ok: true, value: completion.parseCompletion(text, endpoint) };
  } catch (thrown) {
    return { ok: false, thrown };
  }
}

function timeoutsOf({ options: { firstTokenMs } }: ModelEndpoint, remainingMs: number) {
  return {
    connect: seconds(10),
    firstToken: Math.min(firstTokenMs, remainingMs),
    idle: env.AI_IDLE_TIMEOUT_MS,
    total: remainingMs,
  };
}

function logFailure({ slug, endpoint }: ProviderCandidate, failure: ModelCallError): void {
  const detail =
    endpoint.key.length >= 8 ? failure.detail.replaceAll(endpoint.key, "[removed]") : failure.detail;
  log.warn({
    event: "ai.call_failed",
    provider: slug,
    model: endpoint.model,
    code: failure.code,
    httpStatus: failure.details.httpStatus,
    detail: detail.slice(0, 300),
  });
}
