import { z } from "zod";
import { messagesBody } from "./request-bodies";
import { postForEvents, type Call } from "./event-stream";
import { MalformedStreamError, type StreamChunk } from "./stream-chunk";
import type { ModelRequest, ModelEndpoint, TokenUsage } from "./model-call";

// Without @anthropic-ai/sdk: its 1.12.0 sends the key as a bearer token instead of x-api-key, ends without an
// error when aborted, and takes 27 MB of disk and 24 MB of memory for one POST. Without the OpenAI-compatible
// address too: Anthropic offers it for comparison only, and it ignores schemas.
/** The Messages API of Anthropic, streamed. */
export async function* streamMessages(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  call: Call,
): AsyncGenerator<StreamChunk> {
  const headers = {
    "x-api-key": endpoint.key,
    "anthropic-version": "2023-06-01",
    ...endpoint.options.headers,
  };
  const url = `${endpoint.baseUrl.replace(/\/+$/, "")}/messages`;
  let usage: z.infer<typeof MessageUsage> = {};
  for await (const raw of postForEvents(url, headers, messagesBody(endpoint, request), call)) {
    const event = parseEvent(raw);
    if (event.type === "error") yield { error: JSON.stringify(event.error ?? event) };
    usage = { ...usage, ...presentCounts(event.message?.usage), ...presentCounts(event.usage) };
    if (event.message)
      yield { servedModel: event.message.model ?? undefined, requestId: event.message.id ?? undefined };
    if (event.delta?.type === "text_delta" && event.delta.text) yield { text: event.delta.text };
    if (event.delta?.type === "thinking_delta") yield { thinking: event.delta.thinking ?? "…" };
    if (event.delta?.stop_reason) yield { finishReason: event.delta.stop_reason, usage: usageOf(usage) };
  }
}

const Count = z.number().nullish();
const MessageUsage = z.looseObject({
  input_tokens: Count,
  output_tokens: Count,
  cache_read_input_tokens: Count,
  cache_creation_input_tokens: Count,
});
const MessageEvent = z.looseObject({
  type: z.string(),
  message: z
    .looseObject({ id: z.string().nullish(), model: z.string().nullish(), usage: MessageUsage.nullish() })
    .nullish(),
  delta: z
    .looseObject({
      type: z.string().nullish(),
      text: z.string().nullish(),
      thinking: z.string().nullish(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  usage: MessageUsage.nullish(),
  error: z.unknown().optional(),
});

function parseEvent(raw: unknown): z.infer<typeof MessageEvent> {
  const parsed = MessageEvent.safeParse(raw);
  if (!parsed.success) throw new MalformedStreamError("a chunk of another shape");
  return parsed.data;
}

function presentCounts(counts: z.infer<typeof MessageUsage> | null | undefined) {
  return Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => typeof count === "number"));
}

// Here "input" excludes tokens that were read from or written to the cache.
function usageOf({
  input_tokens,
  output_tokens,
  cache_read_input_tokens,
  cache_creation_input_tokens,
}: z.infer<typeof MessageUsage>): TokenUsage {
  return {
    ...(typeof input_tokens === "number" && {
      input: input_tokens + (cache_read_input_tokens ?? 0) + (cache_creation_input_tokens ?? 0),
    }),
    ...(typeof cache_read_input_tokens === "number" && { cached: cache_read_input_tokens }),
    ...(typeof output_tokens === "number" && { output: output_tokens }),
  };
}
