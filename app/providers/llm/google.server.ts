import { z } from "zod";
import { contentBody } from "./request-bodies";
import { postForEvents, type Call } from "./event-stream";
import { MalformedStreamError, type StreamChunk } from "./stream-chunk";
import type { ModelRequest, ModelEndpoint, TokenUsage } from "./model-call";

/** The Gemini API of Google, streamed. Reason against its package: docs/decisions/0093-gemini-by-rest.md. */
export async function* streamContent(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  call: Call,
): AsyncGenerator<StreamChunk> {
  const base = endpoint.baseUrl.replace(/\/+$/, "").replace(/\/v1beta$/, "");
  const model = endpoint.model.includes("/") ? endpoint.model : `models/${endpoint.model}`;
  const url = `${base}/v1beta/${model}:streamGenerateContent?alt=sse`;
  const headers = { "x-goog-api-key": endpoint.key || "no-key", ...endpoint.options.headers };
  for await (const raw of postForEvents(url, headers, contentBody(endpoint, request), call))
    yield* parseChunk(raw);
}

const Count = z.number().nullish();
const UsageMetadata = z.looseObject({
  promptTokenCount: Count,
  candidatesTokenCount: Count,
  thoughtsTokenCount: Count,
  cachedContentTokenCount: Count,
});
const Part = z.looseObject({ text: z.string().nullish(), thought: z.boolean().nullish() });
const Chunk = z.looseObject({
  candidates: z
    .array(
      z.looseObject({
        content: z.looseObject({ parts: z.array(Part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.looseObject({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: UsageMetadata.nullish(),
  modelVersion: z.string().nullish(),
  responseId: z.string().nullish(),
  error: z.unknown().optional(),
});

function* parseChunk(raw: unknown): Generator<StreamChunk> {
  const parsed = Chunk.safeParse(raw);
  if (!parsed.success) throw new MalformedStreamError("a chunk of another shape");
  const chunk = parsed.data;
  if (chunk.error) yield { error: JSON.stringify(chunk.error) };
  yield {
    servedModel: chunk.modelVersion ?? undefined,
    requestId: chunk.responseId ?? undefined,
    usage: usageOf(chunk.usageMetadata),
  };
  if (chunk.promptFeedback?.blockReason)
    yield { isRefusal: true, finishReason: chunk.promptFeedback.blockReason };
  const [candidate] = chunk.candidates ?? [];
  for (const part of candidate?.content?.parts ?? []) {
    if (part.thought) yield { thinking: part.text ?? "…" };
    else if (part.text) yield { text: part.text };
  }
  if (candidate?.finishReason) yield { finishReason: candidate.finishReason };
}

// Thinking is billed as output but counted separately.
function usageOf(usage: z.infer<typeof UsageMetadata> | null | undefined): TokenUsage | undefined {
  if (!usage) return undefined;
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount, cachedContentTokenCount } = usage;
  return {
    ...(typeof promptTokenCount === "number" && { input: promptTokenCount }),
    ...(typeof cachedContentTokenCount === "number" && { cached: cachedContentTokenCount }),
    ...(typeof candidatesTokenCount === "number" && {
      output: candidatesTokenCount + (thoughtsTokenCount ?? 0),
    }),
    ...(typeof thoughtsTokenCount === "number" && { reasoning: thoughtsTokenCount }),
  };
}
