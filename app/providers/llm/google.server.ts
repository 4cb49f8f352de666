import type { GenerateContentStreamResult } from "@google/generative-ai";
import { z } from "zod";
import { contentBody } from "./bodies";
import { BadStream, type Piece } from "./pieces";
import type { Ask, Target, Usage } from "./wire";

type Call = { fetch: typeof fetch; signal: AbortSignal };

/** Gemini through its own package. What it calls text is not asked for: it throws for some finish reasons and says "" for others. */
export async function* contentPieces(target: Target, ask: Ask, call: Call): AsyncGenerator<Piece> {
  const { GoogleGenerativeAI } = await import("@google/generative-ai");
  const model = new GoogleGenerativeAI(target.key || "no-key").getGenerativeModel(
    { model: target.model },
    {
      baseUrl: target.baseUrl.replace(/\/+$/, "").replace(/\/v1beta$/, ""),
      customHeaders: target.options.headers,
    },
  );
  // The body is ours: the package's types end in 2025 and know no thinking levels.
  const body = contentBody(target, ask) as unknown as Parameters<typeof model.generateContentStream>[0];
  const result = await throughFetch(call.fetch, () =>
    model.generateContentStream(body, { signal: call.signal }),
  );
  // The twin promise fails together with the stream, and nobody waits for it: unhandled, it would end the process.
  result.response.catch(() => undefined);
  for await (const raw of result.stream) yield* chunkPieces(raw);
}

// The package takes no fetch of ours. It looks up the global one before its first await, so that it can be lent ours for just that moment:
// nothing else runs in between. A test sees it if a later version looks it up elsewhere.
function throughFetch(
  ours: typeof fetch,
  start: () => Promise<GenerateContentStreamResult>,
): Promise<GenerateContentStreamResult> {
  const theirs = globalThis.fetch;
  globalThis.fetch = ours;
  try {
    return start();
  } finally {
    globalThis.fetch = theirs;
  }
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
