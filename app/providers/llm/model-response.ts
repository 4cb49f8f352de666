import type { HttpTrace } from "./guarded-fetch.server";
import { ModelCallError, type ModelResponse } from "./model-call";
import type { ReceivedStream } from "./read-stream.server";

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

// SDKs treat a stream that simply ends as success. Without a finish reason it was cut.
export function toModelResponse(
  received: ReceivedStream,
  trace: HttpTrace,
  started: number,
): Omit<ModelResponse, "capabilityOverrides"> {
  const reason = received.finishReason?.toLowerCase();
  const text = received.visible.end();
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
export function requestIdOf(received: ReceivedStream, trace: HttpTrace): string | undefined {
  return trace.headers?.get("x-request-id") ?? trace.headers?.get("request-id") ?? received.requestId;
}
