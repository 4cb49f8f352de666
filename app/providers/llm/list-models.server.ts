import { createHash } from "node:crypto";
import { cachified, type CacheEntry } from "@epic-web/cachified";
import { Allow, parse } from "partial-json";
import { z } from "zod";
import { minutes, seconds } from "~/time";
import { fetchText } from "./fetch-text.server";
import { ModelCallError, type ModelEndpoint } from "./model-call";
import { anyOf } from "~/pattern";

const MAX_MODELS = 5000;
const NON_TEXT_MODEL = new RegExp(
  `(?:^|[-_/.])${
    anyOf([
      /embed\w*|rerank\w*|moderation/, // text-embedding-3-small
      /whisper\w*|tts|transcribe|audio|voxtral|realtime/, // gpt-4o-mini-tts
      /dall-e|imagen|image|veo|sora|ocr/, // gpt-image-1
    ]).source
  }(?:[-_/.\d]|$)`,
  "i",
);

const ListedModel = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  supportedGenerationMethods: z.array(z.string()).optional(),
});
const ModelList = z.union([
  z.array(ListedModel),
  z.looseObject({ data: z.array(ListedModel).optional(), models: z.array(ListedModel).optional() }),
]);

const modelListCache = new Map<string, CacheEntry<string[]>>();

/**
 * The ids of a provider's text models, at most 5,000, in its own order; cached for ten minutes by address and
 * key. A public list proves nothing about the key. Throws ModelCallError.
 */
export function listModels(
  endpoint: ModelEndpoint,
  { signal, fresh = false }: { signal?: AbortSignal; fresh?: boolean } = {},
): Promise<string[]> {
  // No fallback to an old list: a revoked key would still look valid.
  const owner = createHash("sha256").update(`${endpoint.baseUrl}\n${endpoint.key}`).digest("base64url");
  return cachified({
    key: `${endpoint.provider}:${owner}`,
    cache: modelListCache,
    ttl: minutes(10),
    forceFresh: fresh,
    fallbackToCache: false,
    getFreshValue: () => fetchModelIds(endpoint, signal),
  });
}

async function fetchModelIds(endpoint: ModelEndpoint, signal?: AbortSignal): Promise<string[]> {
  const text = await fetchText(endpoint, listUrlOf(endpoint), { timeoutMs: seconds(5), signal });
  const listed = ModelList.safeParse(parsePartial(text));
  if (!listed.success) throw new ModelCallError("bad_stream", "The list of models cannot be read.");
  const entries = Array.isArray(listed.data)
    ? listed.data
    : [...(listed.data.data ?? []), ...(listed.data.models ?? [])];
  const ids = entries
    .filter(({ supportedGenerationMethods: methods }) => !methods || methods.includes("generateContent"))
    .map(({ id, name }) => (id ?? name ?? "").replace(/^models\//, ""))
    .filter((id) => id !== "" && id.length <= 200 && !NON_TEXT_MODEL.test(id));
  return [...new Set(ids)].slice(0, MAX_MODELS);
}

function listUrlOf({ provider, sdk, baseUrl }: ModelEndpoint): URL {
  const base = baseUrl.replace(/\/+$/, "");
  if (sdk === "google") return new URL(`${base.replace(/\/v1beta$/, "")}/v1beta/models?pageSize=1000`);
  if (sdk === "anthropic") return new URL(`${base}/models?limit=1000`);
  if (provider === "cohere")
    return new URL(`${base.replace(/\/compatibility\/v1$/, "")}/v1/models?endpoint=chat&page_size=1000`);
  return new URL(`${base}/models`);
}

// A list that was cut at the limit is valid up to there.
function parsePartial(text: string): unknown {
  try {
    return parse(text, Allow.ARR | Allow.OBJ);
  } catch {
    return undefined;
  }
}
