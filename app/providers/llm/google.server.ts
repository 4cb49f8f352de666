import { z } from "zod";
import { contentBody } from "./bodies";
import { postForEvents, type Call } from "./event-stream";
import { BadStream, type Piece } from "./pieces";
import type { Ask, Target, Usage } from "./wire";

/** The Gemini API of Google, streamed. Why not its package: docs/decisions/google-generative-ai.md. */
export async function* contentPieces(target: Target, ask: Ask, call: Call): AsyncGenerator<Piece> {
  const base = target.baseUrl.replace(/\/+$/, "").replace(/\/v1beta$/, "");
  const model = target.model.includes("/") ? target.model : `models/${target.model}`;
  const url = `${base}/v1beta/${model}:streamGenerateContent?alt=sse`;
  const headers = { "x-goog-api-key": target.key || "no-key", ...target.options.headers };
  for await (const raw of postForEvents(url, headers, contentBody(target, ask), call))
    yield* chunkPieces(raw);
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

function* chunkPieces(raw: unknown): Generator<Piece> {
  const parsed = Chunk.safeParse(raw);
  if (!parsed.success) throw new BadStream("a chunk of another shape");
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
    if (part.thought) yield { isThinking: true };
    else if (part.text) yield { text: part.text };
  }
  if (candidate?.finishReason) yield { finishReason: candidate.finishReason };
}

// Thoughts are billed as output but counted beside it.
function usageOf(usage: z.infer<typeof UsageMetadata> | null | undefined): Usage | undefined {
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
