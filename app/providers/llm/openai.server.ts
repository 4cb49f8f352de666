import type { OpenAI } from "openai";
import { z } from "zod";
import { chatBody, responsesBody } from "./request-bodies";
import { MalformedStreamError, type StreamChunk } from "./stream-chunk";
import type { ModelRequest, ModelEndpoint, TokenUsage } from "./model-call";

type StreamOptions = { fetch: typeof fetch; signal: AbortSignal };

/** The chat completions API of OpenAI and of compatible servers, streamed. */
export async function* streamChatCompletions(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  call: StreamOptions,
): AsyncGenerator<StreamChunk> {
  const client = await createClient(endpoint, call.fetch);
  // The body is ours, with vendor parameters that the SDK's types do not include.
  const body = chatBody(endpoint, request) as unknown as OpenAI.ChatCompletionCreateParamsStreaming;
  for await (const raw of await client.chat.completions.create(body, { signal: call.signal })) {
    const chunk = parseChunk(ChatChunk, raw);
    if (chunk.error) yield { error: JSON.stringify(chunk.error) };
    yield {
      requestId: chunk.id ?? undefined,
      servedModel: chunk.model ?? undefined,
      usage: chatUsage(chunk.usage),
    };
    const [choice] = chunk.choices ?? [];
    if (choice) yield* parseChoice(choice);
  }
}

/** The newer /responses API: OpenAI, xAI and Perplexity, streamed. */
export async function* streamResponses(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  call: StreamOptions,
): AsyncGenerator<StreamChunk> {
  const client = await createClient(endpoint, call.fetch);
  const body = responsesBody(endpoint, request) as unknown as OpenAI.Responses.ResponseCreateParamsStreaming;
  for await (const raw of await client.responses.create(body, { signal: call.signal })) {
    const event = parseChunk(ResponseEvent, raw);
    if (event.type === "error" || event.type === "response.failed")
      yield { error: JSON.stringify(event.response?.error ?? event) };
    else if (event.type === "response.output_text.delta" && event.delta) yield { text: event.delta };
    else if (event.type === "response.refusal.delta") yield { isRefusal: true };
    else if (/reasoning.*delta$/.test(event.type) && event.delta) yield { thinking: event.delta };
    if (event.response) yield parseResponseEnd(event.type, event.response);
  }
}

async function createClient(endpoint: ModelEndpoint, fetch: StreamOptions["fetch"]): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    baseURL: endpoint.baseUrl,
    apiKey: endpoint.key || "no-key", // the SDK requires one, a local server does not
    // Values that the SDK would read from the environment and send to the configured host.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0, // only request-completion.server.ts retries
    logLevel: "off", // otherwise the SDK logs a broken chunk with a user's text
    defaultHeaders: endpoint.options.headers,
    fetch,
  });
}

const Count = z.number().nullish();
const TextOrParts = z
  .union([z.string(), z.array(z.looseObject({ type: z.string().optional(), text: z.string().optional() }))])
  .nullish();
const ChatUsage = z.looseObject({
  prompt_tokens: Count,
  completion_tokens: Count,
  total_tokens: Count,
  prompt_tokens_details: z.looseObject({ cached_tokens: Count }).nullish(),
  completion_tokens_details: z.looseObject({ reasoning_tokens: Count }).nullish(),
  prompt_cache_hit_tokens: Count, // DeepSeek
  // US dollars: OpenRouter, Perplexity
  cost: z.union([z.number(), z.looseObject({ total_cost: Count })]).nullish(),
});
const Choice = z.looseObject({
  delta: z
    .looseObject({
      content: TextOrParts,
      refusal: z.string().nullish(),
      reasoning_content: z.string().nullish(),
      reasoning: z.string().nullish(),
    })
    .nullish(),
  finish_reason: z.string().nullish(),
});
const ChatChunk = z.looseObject({
  id: z.string().nullish(),
  model: z.string().nullish(),
  choices: z.array(Choice).nullish(),
  usage: ChatUsage.nullish(),
  error: z.unknown().optional(),
});

const ResponseUsage = z.looseObject({
  input_tokens: Count,
  output_tokens: Count,
  input_tokens_details: z.looseObject({ cached_tokens: Count }).nullish(),
  output_tokens_details: z.looseObject({ reasoning_tokens: Count }).nullish(),
  cost: z.union([z.number(), z.looseObject({ total_cost: Count })]).nullish(),
});
const Response = z.looseObject({
  id: z.string().nullish(),
  model: z.string().nullish(),
  status: z.string().nullish(),
  incomplete_details: z.looseObject({ reason: z.string().nullish() }).nullish(),
  error: z.unknown().optional(),
  usage: ResponseUsage.nullish(),
});
const ResponseEvent = z.looseObject({
  type: z.string(),
  delta: z.string().optional().catch(undefined),
  response: Response.nullish(),
});

function* parseChoice({ delta, finish_reason }: z.infer<typeof Choice>): Generator<StreamChunk> {
  const thinking = delta?.reasoning_content || delta?.reasoning;
  if (thinking) yield { thinking };
  if (delta?.refusal) yield { isRefusal: true };
  if (typeof delta?.content === "string") {
    if (delta.content) yield { text: delta.content };
  } else {
    for (const part of delta?.content ?? [])
      yield part.type === "thinking" ? { thinking: JSON.stringify(part) } : { text: part.text ?? "" };
  }
  if (finish_reason) yield { finishReason: finish_reason };
}

function parseResponseEnd(type: string, response: z.infer<typeof Response>): StreamChunk {
  const isEnd = type === "response.completed" || type === "response.incomplete";
  return {
    requestId: response.id ?? undefined,
    servedModel: response.model ?? undefined,
    usage: responseUsage(response.usage),
    ...(isEnd && {
      finishReason:
        response.incomplete_details?.reason ?? (type === "response.completed" ? "completed" : "incomplete"),
    }),
  };
}

// xAI counts thinking separately from the completion. The total shows it.
function chatUsage(usage: z.infer<typeof ChatUsage> | null | undefined): TokenUsage | undefined {
  if (!usage) return undefined;
  const { prompt_tokens: input, completion_tokens: completion, total_tokens: total } = usage;
  const reasoning = usage.completion_tokens_details?.reasoning_tokens;
  const isApart = Boolean(reasoning && total && total === (input ?? 0) + (completion ?? 0) + reasoning);
  return definedCounts({
    input,
    cached: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens,
    output: isApart ? (completion ?? 0) + (reasoning ?? 0) : completion,
    reasoning,
    costMicroUsd: toMicroUsd(usage.cost),
  });
}

function responseUsage(usage: z.infer<typeof ResponseUsage> | null | undefined): TokenUsage | undefined {
  if (!usage) return undefined;
  return definedCounts({
    input: usage.input_tokens,
    cached: usage.input_tokens_details?.cached_tokens,
    output: usage.output_tokens,
    reasoning: usage.output_tokens_details?.reasoning_tokens,
    costMicroUsd: toMicroUsd(usage.cost),
  });
}

function toMicroUsd(cost: number | { total_cost?: number | null } | null | undefined): number | undefined {
  const dollars = typeof cost === "object" ? cost?.total_cost : cost;
  return typeof dollars === "number" ? Math.round(dollars * 1_000_000) : undefined;
}

function definedCounts(counts: Record<keyof TokenUsage, number | null | undefined>): TokenUsage {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => typeof count === "number"));
}

function parseChunk<Shape>(schema: z.ZodType<Shape>, raw: unknown): Shape {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new MalformedStreamError("a chunk of another shape");
  return parsed.data;
}
