import { answerLimitsOf, countCharacters, limitBody, type AnswerLimits } from "./answer-limits";
import { streamMessages } from "./anthropic.server";
import { streamContent } from "./google.server";
import { guardedFetch, type HttpTrace } from "./guarded-fetch.server";
import { streamChatCompletions, streamResponses } from "./openai.server";
import type { StreamChunk } from "./stream-chunk";
import type { CallWatch } from "./call-timeouts";
import type { ModelRequest, ModelEndpoint, TokenUsage } from "./model-call";
import type { createVisibleText } from "./visible-text";

export type ReceivedStream = {
  visible: ReturnType<typeof createVisibleText>;
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
  const limits = answerLimitsOf(request, endpoint.options);
  const count = countCharacters(limits);
  for await (const chunk of openStream(endpoint, request, {
    fetch: limitedFetch(guardedFetch(endpoint, trace), limits, trace),
    signal: watch.signal,
  })) {
    if (watch.failureReason()) return;
    if (chunk.error !== undefined) throw new InStreamError(chunk.error);
    received.servedModel = chunk.servedModel ?? received.servedModel;
    received.requestId = chunk.requestId ?? received.requestId;
    if (chunk.usage) received.usage = { ...received.usage, ...chunk.usage };
    received.isRefused ||= chunk.isRefusal === true;
    received.finishReason = chunk.finishReason ?? received.finishReason;
    if (chunk.thinking || chunk.text) watch.progress();
    if (chunk.thinking) count(chunk.thinking);
    if (chunk.text) {
      count(chunk.text);
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
  const { visible } = received;
  if (!visible.push(text) || !visible.hasInk()) return;
  received.firstTokenMs ??= Date.now() - started;
  watch.firstToken();
  onText?.(visible.text());
}

function limitedFetch(fetch: typeof globalThis.fetch, limits: AnswerLimits, trace: HttpTrace): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body) return response;
    // an SDK may wrap the error of the body, so the trace keeps it
    const body = limitBody(response.body, limits, (failure) => (trace.failure = failure));
    return new Response(body, { status: response.status, headers: response.headers });
  };
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
