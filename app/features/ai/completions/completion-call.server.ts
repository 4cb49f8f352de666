import { callModel } from "~/providers/llm/call-model.server";
import {
  ModelCallError,
  type ModelResponse,
  type ModelRequest,
  type ModelEndpoint,
} from "~/providers/llm/model-call";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { minutes, seconds } from "~/time";
import { finishCall, startCall } from "./calls.server";
import { acquireSlot } from "./concurrency-limit";
import { saveCapabilityOverrides } from "~/features/ai/providers/capability-overrides.server";
import { calculateCallCost, type ProviderCandidate } from "~/features/ai/providers/registry.server";
import {
  InvalidCompletion,
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

/**
 * Makes one call: waits for a free slot, calls the model and logs the result. Throws only errors of
 * `buildModelRequest`, `parseCompletion` or `onText` that are bugs.
 */
export async function callOnce<T>(
  completion: CompletionRequest<T>,
  candidate: ProviderCandidate,
  adjustment: CallAdjustment,
  attemptNumber: number,
  clock: CompletionClock,
  onStart: () => void,
): Promise<CallResult<T>> {
  const { endpoint } = candidate;
  const modelRequest = modelRequestOf(completion, endpoint, adjustment);
  const slot = await acquireSlotFor(completion, candidate, clock);
  if (typeof slot === "string") return { ok: false, code: slot, capabilityOverrides: {} };
  try {
    const remainingMs = completion.deadline - clock.now();
    if (remainingMs <= 0) return { ok: false, code: "timeout_total", capabilityOverrides: {} };
    const callId = startCall(completion, candidate, attemptNumber, new Date(clock.now()));
    onStart();
    return await callAndRecord(completion, candidate, modelRequest, remainingMs, callId);
  } finally {
    slot();
  }
}

async function callAndRecord<T>(
  completion: CompletionRequest<T>,
  candidate: ProviderCandidate,
  modelRequest: ModelRequest,
  remainingMs: number,
  callId: string,
): Promise<CallResult<T>> {
  const { slug, endpoint } = candidate;
  const started = performance.now();
  const listener = forwardText(completion, endpoint);
  try {
    const answer = await callModel(endpoint, modelRequest, {
      timeouts: timeoutsOf(endpoint, remainingMs),
      signal: listener.signal,
      onText: listener.onText,
    });
    saveCapabilityOverrides(slug, endpoint.model, answer.capabilityOverrides);
    const costMicroUsd = calculateCallCost(candidate, answer.usage);
    const parsed = parseResult(completion, answer.text, endpoint);
    finishCall(callId, candidate, {
      ...answer,
      code: parsed.ok ? undefined : "invalid_completion",
      costMicroUsd,
    });
    listener.rethrow();
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
    finishCall(callId, candidate, {
      ...facts,
      code: thrown.code,
      usage,
      costMicroUsd: calculateCallCost(candidate, usage),
      ms: facts.ms ?? performance.now() - started,
    });
    listener.rethrow();
    saveCapabilityOverrides(slug, endpoint.model, capabilityOverrides);
    if (thrown.code !== "cancelled") logFailure(candidate, thrown);
    return { ok: false, code: thrown.code, retryAfterMs: facts.retryAfterMs, capabilityOverrides, callId };
  } finally {
    listener.end();
  }
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

// The wait for a slot may be long. The deadline and a shutdown end it.
async function acquireSlotFor(
  { deadline, signal }: CompletionRequest<unknown>,
  { slug, maxConcurrency }: ProviderCandidate,
  clock: CompletionClock,
): Promise<(() => void) | "cancelled" | "timeout_total"> {
  if (signal?.aborted) return "cancelled";
  const waiting = new AbortController();
  const cancel = () => waiting.abort();
  signal?.addEventListener("abort", cancel, { once: true });
  const timer = setTimeout(cancel, Math.max(0, deadline - clock.now()));
  try {
    return await acquireSlot(slug, maxConcurrency, waiting.signal);
  } catch {
    return signal?.aborted ? "cancelled" : "timeout_total";
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
}

/**
 * Passes text on. When the listener throws (its lease is lost), the call ends at once and its error is
 * rethrown.
 */
function forwardText({ onText, signal }: CompletionRequest<unknown>, endpoint: ModelEndpoint) {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let listenerError: { thrown: unknown } | undefined;
  signal?.addEventListener("abort", cancel, { once: true });
  if (signal?.aborted) cancel();
  return {
    signal: controller.signal,
    onText: (soFar: string) => {
      if (listenerError) return;
      try {
        onText?.(soFar, endpoint);
      } catch (thrown) {
        listenerError = { thrown };
        cancel();
      }
    },
    rethrow() {
      if (listenerError) throw listenerError.thrown;
    },
    end: () => signal?.removeEventListener("abort", cancel),
  };
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

// An endpoint with a long time to the first token also gets a minute for the rest.
function timeoutsOf({ options: { firstTokenMs } }: ModelEndpoint, remainingMs: number) {
  return {
    connect: seconds(10),
    firstToken: firstTokenMs,
    idle: env.AI_IDLE_TIMEOUT_MS,
    total: Math.min(remainingMs, Math.max(seconds(90), firstTokenMs + minutes(1))),
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
