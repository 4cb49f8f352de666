import { z } from "zod";
import { messagesBody } from "./bodies";
import { postForEvents, type Call } from "./event-stream";
import { BadStream, type Piece } from "./pieces";
import type { Ask, Target, Usage } from "./wire";

// Not through @anthropic-ai/sdk: its 1.12.0 sends the key as a bearer token instead of x-api-key, ends quietly when aborted like the others,
// and takes 27 MB of disk and 24 MB of memory for one POST. Not through the OpenAI-compatible address either: Anthropic calls that one a
// means of comparison, and it ignores schemas.
/** The Messages API of Anthropic, streamed. */
export async function* messagePieces(target: Target, ask: Ask, call: Call): AsyncGenerator<Piece> {
  const headers = {
    "x-api-key": target.key,
    "anthropic-version": "2023-06-01",
    ...target.options.headers,
  };
  const url = `${target.baseUrl.replace(/\/+$/, "")}/messages`;
  let usage: z.infer<typeof Counts> = {};
  for await (const raw of postForEvents(url, headers, messagesBody(target, ask), call)) {
    const event = eventOf(raw);
    if (event.type === "error") yield { error: JSON.stringify(event.error ?? event) };
    usage = { ...usage, ...present(event.message?.usage), ...present(event.usage) };
    if (event.message)
      yield { servedModel: event.message.model ?? undefined, requestId: event.message.id ?? undefined };
    if (event.delta?.type === "text_delta" && event.delta.text) yield { text: event.delta.text };
    if (event.delta?.type === "thinking_delta") yield { isThinking: true };
    if (event.delta?.stop_reason) yield { finishReason: event.delta.stop_reason, usage: usageOf(usage) };
  }
}

const Count = z.number().nullish();
const Counts = z.looseObject({
  input_tokens: Count,
  output_tokens: Count,
  cache_read_input_tokens: Count,
  cache_creation_input_tokens: Count,
});
const Event = z.looseObject({
  type: z.string(),
  message: z
    .looseObject({ id: z.string().nullish(), model: z.string().nullish(), usage: Counts.nullish() })
    .nullish(),
  delta: z
    .looseObject({
      type: z.string().nullish(),
      text: z.string().nullish(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  usage: Counts.nullish(),
  error: z.unknown().optional(),
});

function eventOf(raw: unknown): z.infer<typeof Event> {
  const parsed = Event.safeParse(raw);
  if (!parsed.success) throw new BadStream("a chunk of another shape");
  return parsed.data;
}

function present(counts: z.infer<typeof Counts> | null | undefined) {
  return Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => typeof count === "number"));
}

// Here "input" leaves out what was read from or written to the cache.
function usageOf({
  input_tokens,
  output_tokens,
  cache_read_input_tokens,
  cache_creation_input_tokens,
}: z.infer<typeof Counts>): Usage {
  return {
    ...(typeof input_tokens === "number" && {
      input: input_tokens + (cache_read_input_tokens ?? 0) + (cache_creation_input_tokens ?? 0),
    }),
    ...(typeof cache_read_input_tokens === "number" && { cached: cache_read_input_tokens }),
    ...(typeof output_tokens === "number" && { output: output_tokens }),
  };
}
