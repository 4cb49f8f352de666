import { createHash } from "node:crypto";
import { cachified, type CacheEntry } from "@epic-web/cachified";
import { Allow, parse } from "partial-json";
import { z } from "zod";
import { minutes, seconds } from "~/time";
import { fetchText } from "./fetch-text.server";
import { CallFailed, type Target } from "./wire";

const MOST = 5000;
const NOT_FOR_TEXT =
  /(^|[-_/.])(embed\w*|whisper\w*|tts|dall-e|moderation|transcribe|realtime|rerank\w*|ocr|imagen|veo|sora|audio|voxtral|image)([-_/.\d]|$)/i;

const Entry = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  supportedGenerationMethods: z.array(z.string()).optional(),
});
const Listed = z.union([
  z.array(Entry),
  z.looseObject({ data: z.array(Entry).optional(), models: z.array(Entry).optional() }),
]);

const lists = new Map<string, CacheEntry<string[]>>();

/**
 * The ids of the models that a provider offers for text, at most 5,000, in its own order; remembered for ten minutes for each address and key.
 * A list proves nothing about the key where it is public. Throws CallFailed.
 */
export function listModels(
  target: Target,
  { signal, fresh = false }: { signal?: AbortSignal; fresh?: boolean } = {},
): Promise<string[]> {
  // No fallback to an old list: a key that was taken back would still look right.
  const owner = createHash("sha256").update(`${target.baseUrl}\n${target.key}`).digest("base64url");
  return cachified({
    key: `${target.provider}:${owner}`,
    cache: lists,
    ttl: minutes(10),
    forceFresh: fresh,
    fallbackToCache: false,
    getFreshValue: () => read(target, signal),
  });
}

async function read(target: Target, signal?: AbortSignal): Promise<string[]> {
  const text = await fetchText(target, addressOf(target), { patience: seconds(5), signal });
  const listed = Listed.safeParse(parsed(text));
  if (!listed.success) throw new CallFailed("bad_stream", "The list of models cannot be read.");
  const entries = Array.isArray(listed.data)
    ? listed.data
    : [...(listed.data.data ?? []), ...(listed.data.models ?? [])];
  const ids = entries
    .filter(({ supportedGenerationMethods: methods }) => !methods || methods.includes("generateContent"))
    .map(({ id, name }) => (id ?? name ?? "").replace(/^models\//, ""))
    .filter((id) => id !== "" && id.length <= 200 && !NOT_FOR_TEXT.test(id));
  return [...new Set(ids)].slice(0, MOST);
}

function addressOf({ provider, sdk, baseUrl }: Target): URL {
  const base = baseUrl.replace(/\/+$/, "");
  if (sdk === "google") return new URL(`${base.replace(/\/v1beta$/, "")}/v1beta/models?pageSize=1000`);
  if (sdk === "anthropic") return new URL(`${base}/models?limit=1000`);
  if (provider === "cohere")
    return new URL(`${base.replace(/\/compatibility\/v1$/, "")}/v1/models?endpoint=chat&page_size=1000`);
  return new URL(`${base}/models`);
}

// A list that was cut at the limit is still good up to there.
function parsed(text: string): unknown {
  try {
    return parse(text, Allow.ARR | Allow.OBJ);
  } catch {
    return undefined;
  }
}
