import { stripThinkingSoFar, stripThinking } from "./response-text";
import { streamMessages } from "./anthropic.server";
import { flattenErrorText, classifyFailure } from "./failures";
import { streamContent } from "./google.server";
import { guardedFetch, type HttpTrace } from "./guarded-fetch.server";
import { findCapabilityOverride } from "./capability-override";
import { streamChatCompletions, streamResponses } from "./openai.server";
import { MalformedStreamError, type StreamChunk } from "./stream-chunk";
import { scrub } from "./scrub";
import { startCallWatch, type CallWatch } from "./call-timeouts";
import {
  ModelCallError,
  type ModelResponse,
  type ModelRequest,
  type CallModel,
  type ModelFailureCode,
  type ModelEndpoint,
  type EndpointOptions,
  type TokenUsage,
} from "./model-call";

const MAX_OVERRIDES = 4; // each one is another parameter, and each refusal came at once
const FINISHED_REASONS = new Set(["stop", "end_turn", "stop_sequence", "completed", "complete", "eos"]);
const TRUNCATED_REASONS = new Set([
  "length",
  "max_tokens",
  "max_output_tokens",
  "model_context_window_exceeded",
  "model_length",
  "incomplete",
]);
const BLOCKED_REASONS = new Set([
  "content_filter",
  "refusal",
  "safety",
  "recitation",
  "language",
  "prohibited_content",
  "blocklist",
  "spii",
  "image_safety",
  "error_toxic",
  "content_filtered",
]);

/**
 * Calls one model once: no retry, no failover. Only a parameter that the server refuses is left out and the
 * call repeated; `capabilityOverrides` reports it. All time limits apply here, because those of the SDKs end
 * with the headers. Throws ModelCallError only.
 */
export const callModel: CallModel = async (endpoint, request, options) => {
  const started = Date.now();
  let capabilityOverrides: Partial<EndpointOptions> = {};
  for (let overrideCount = 0; ; overrideCount++) {
    const current: ModelEndpoint = { ...endpoint, options: { ...endpoint.options, ...capabilityOverrides } };
    try {
      return {
        ...(await callOnce(
          current,
          request,
          {
            ...options,
            timeouts: { ...options.timeouts, total: options.timeouts.total - (Date.now() - started) },
          },
          started,
        )),
        capabilityOverrides,
      };
    } catch (thrown) {
      const { failure, param } =
        thrown instanceof RefusedCall
          ? thrown
          : { failure: failureOf(thrown, endpoint, request, {}, started), param: undefined };
      const override =
        failure.code === "unsupported_param" && overrideCount < MAX_OVERRIDES
          ? findCapabilityOverride(param, current.options)
          : undefined;
      if (!override)
        throw new ModelCallError(failure.code, failure.detail, {
          ...failure.details,
          ms: Date.now() - started,
          capabilityOverrides,
        });
      capabilityOverrides = { ...capabilityOverrides, ...override };
    }
  }
};

/** A failure with the name of the refused parameter. */
class RefusedCall extends Error {
  constructor(
    readonly failure: ModelCallError,
    readonly param?: string,
  ) {
    super(failure.code);
  }
}

async function callOnce(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  options: Parameters<CallModel>[2],
  started: number,
): Promise<Omit<ModelResponse, "capabilityOverrides">> {
  const trace: HttpTrace = {};
  const watch = startCallWatch(options.timeouts, options.signal);
  trace.onConnected = watch.connected;
  const received: ReceivedStream = { text: "", visible: "", usage: {}, isRefused: false };
  try {
    const reading = readStream(endpoint, request, {
      trace,
      watch,
      received,
      onText: options.onText,
      started,
    });
    reading.catch(() => undefined); // after a time limit the caller no longer waits
    await Promise.race([reading, watch.stopped]);
    if (watch.failureReason()) throw new ModelCallError(watch.failureReason() ?? "cancelled");
    return toModelResponse(received, trace, started);
  } catch (thrown) {
    throw toRefusedCall(
      watch.failureReason() ? new ModelCallError(watch.failureReason() ?? "cancelled") : thrown,
      endpoint,
      request,
      trace,
      received,
      started,
    );
  } finally {
    watch.end();
  }
}

type ReceivedStream = {
  text: string;
  visible: string;
  usage: TokenUsage;
  isRefused: boolean;
  finishReason?: string;
  servedModel?: string;
  requestId?: string;
  firstTokenMs?: number;
};
type StreamReading = {
  trace: HttpTrace;
  watch: CallWatch;
  received: ReceivedStream;
  onText?: (soFar: string) => void;
  started: number;
};

async function readStream(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  { trace, watch, received, onText, started }: StreamReading,
): Promise<void> {
  for await (const chunk of openStream(endpoint, request, {
    fetch: guardedFetch(endpoint, trace),
    signal: watch.signal,
  })) {
    if (watch.failureReason()) return;
    if (chunk.error !== undefined) throw new InStreamError(chunk.error);
    received.servedModel = chunk.servedModel ?? received.servedModel;
    received.requestId = chunk.requestId ?? received.requestId;
    received.usage = { ...received.usage, ...chunk.usage };
    received.isRefused ||= chunk.isRefusal === true;
    received.finishReason = chunk.finishReason ?? received.finishReason;
    if (chunk.isThinking) watch.progress();
    if (chunk.text) {
      watch.progress();
      receiveText(chunk.text, received, watch, started, onText);
    }
    if (chunk.finishReason) watch.finished();
  }
}

function receiveText(
  text: string,
  received: ReceivedStream,
  watch: CallWatch,
  started: number,
  onText?: (soFar: string) => void,
): void {
  received.text += text;
  const visible = stripThinkingSoFar(received.text);
  if (visible.trim() === "" || visible === received.visible) return;
  received.visible = visible;
  received.firstTokenMs ??= Date.now() - started;
  watch.firstToken();
  onText?.(visible);
}

function openStream(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  call: { fetch: typeof fetch; signal: AbortSignal },
): AsyncIterable<StreamChunk> {
  if (endpoint.sdk === "google") return streamContent(endpoint, request, call);
  if (endpoint.sdk === "anthropic") return streamMessages(endpoint, request, call);
  return endpoint.protocol === "responses"
    ? streamResponses(endpoint, request, call)
    : streamChatCompletions(endpoint, request, call);
}

// SDKs treat a stream that simply ends as success. Without a finish reason it was cut.
function toModelResponse(
  received: ReceivedStream,
  trace: HttpTrace,
  started: number,
): Omit<ModelResponse, "capabilityOverrides"> {
  const reason = received.finishReason?.toLowerCase();
  const text = stripThinking(received.text);
  if (received.isRefused || (reason && BLOCKED_REASONS.has(reason)))
    throw new ModelCallError("content_blocked");
  if (!reason) throw new ModelCallError("truncated");
  if (TRUNCATED_REASONS.has(reason)) throw new ModelCallError("length");
  if (reason === "insufficient_system_resource") throw new ModelCallError("overloaded");
  if (!FINISHED_REASONS.has(reason))
    throw new ModelCallError(
      /error|failed/.test(reason) ? "server_error" : "bad_stream",
      `finished with ${reason.replace(/\W/g, "").slice(0, 40)}`,
    );
  if (text.trim() === "") throw new ModelCallError("empty");
  return {
    text,
    finishReason: received.finishReason ?? "",
    servedModel: received.servedModel,
    requestId: requestIdOf(received, trace),
    usage: received.usage,
    firstTokenMs: received.firstTokenMs ?? 0,
    ms: Date.now() - started,
  };
}

// A vendor's support asks for the header; the id in the body is the fallback.
function requestIdOf(received: ReceivedStream, trace: HttpTrace): string | undefined {
  return trace.headers?.get("x-request-id") ?? trace.headers?.get("request-id") ?? received.requestId;
}

class InStreamError extends Error {}

function toRefusedCall(
  thrown: unknown,
  endpoint: ModelEndpoint,
  request: ModelRequest,
  trace: HttpTrace,
  received: ReceivedStream,
  started: number,
): RefusedCall {
  const failure = failureOf(thrown, endpoint, request, trace, started);
  const facts = {
    ...failure.details,
    httpStatus: trace.status,
    requestId: requestIdOf(received, trace),
    usage: received.usage,
    firstTokenMs: received.firstTokenMs,
    finishReason: received.finishReason,
    servedModel: received.servedModel,
  };
  return new RefusedCall(
    new ModelCallError(failure.code, failure.detail, facts),
    trace.errorBody === undefined
      ? undefined
      : classifyFailure({ status: trace.status, body: trace.errorBody }).param,
  );
}

function failureOf(
  thrown: unknown,
  endpoint: ModelEndpoint,
  request: ModelRequest,
  trace: HttpTrace,
  started: number,
): ModelCallError {
  const clean = (text: string) => scrub(text, { key: endpoint.key, sent: request.user });
  if (thrown instanceof ModelCallError) return thrown;
  if (trace.failure) return trace.failure;
  const inStream = inStreamBody(thrown);
  const body = trace.errorBody ?? inStream;
  if (body !== undefined) {
    const { code, retryAfterMs } = classifyFailure({
      status: trace.errorBody === undefined ? undefined : trace.status,
      body,
      headers: trace.headers,
    });
    return new ModelCallError(code, clean(flattenErrorText(body)), {
      retryAfterMs,
      ms: Date.now() - started,
    });
  }
  const cause = trace.thrown ?? thrown; // an SDK may store only the message of the error from fetch
  return new ModelCallError(codeOfThrown(cause, trace), clean(errorName(cause)));
}

/** The OpenAI SDK throws error frames itself, without a status; its `error` is the frame. */
function inStreamBody(thrown: unknown): string | undefined {
  if (thrown instanceof InStreamError) return thrown.message;
  if (thrown instanceof Error && thrown.constructor.name === "APIError" && "error" in thrown && thrown.error)
    return JSON.stringify(thrown.error);
  return undefined;
}

function codeOfThrown(thrown: unknown, trace: HttpTrace): ModelFailureCode {
  if (thrown instanceof MalformedStreamError || thrown instanceof SyntaxError) return "bad_stream";
  const causes = describeCauses(thrown);
  if (/redirect/i.test(causes)) return "bad_request";
  if (/json|parse|unexpected token|decode/i.test(causes)) return "bad_stream";
  if (
    trace.status !== undefined ||
    /fetch failed|terminated|econn|enotfound|eai_again|epipe|socket|network|connection|certificate|tls|ssl|other side closed/i.test(
      causes,
    )
  )
    return "network";
  return "server_error";
}

function describeCauses(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  return `${thrown.name} ${code} ${thrown.message} ${thrown.cause === undefined ? "" : describeCauses(thrown.cause)}`;
}

// SDKs put broken chunks into their messages, so only names and codes are used.
function errorName(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const code = "code" in thrown && typeof thrown.code === "string" ? ` ${thrown.code}` : "";
  return `${thrown.constructor.name}${code}${thrown.cause instanceof Error ? `: ${errorName(thrown.cause)}` : ""}`;
}
