import { stripThinkingSoFar } from "./response-text";
import { streamMessages } from "./anthropic.server";
import { streamContent } from "./google.server";
import { guardedFetch, type HttpTrace } from "./guarded-fetch.server";
import { streamChatCompletions, streamResponses } from "./openai.server";
import type { StreamChunk } from "./stream-chunk";
import type { CallWatch } from "./call-timeouts";
import type { ModelRequest, ModelEndpoint, TokenUsage } from "./model-call";

export type ReceivedStream = {
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

export async function readStream(
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

export class InStreamError extends Error {}
