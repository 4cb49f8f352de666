import { flat, verdictOf } from "./failures";
import { beginningOf, guardedFetch, type Seen } from "./guarded-fetch.server";
import { scrub } from "./scrub";
import { CallFailed, type Target } from "./wire";

const LARGEST = 5 * 1024 * 1024;

/** Small questions beside the real ones: lists of models, checks of keys. The text that came, at most 5 MB of it. Throws CallFailed and nothing else. */
export async function fetchText(
  target: Target,
  url: URL,
  { method = "GET", patience, signal }: { method?: "GET" | "POST"; patience: number; signal?: AbortSignal },
): Promise<string> {
  const seen: Seen = {};
  const limit = AbortSignal.timeout(patience);
  try {
    const response = await guardedFetch({ ...target, baseUrl: url.origin }, seen)(url, {
      method,
      headers: { accept: "application/json", ...keyHeaders(target), ...target.options.headers },
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    if (!response.ok) throw refusalOf(target, seen);
    return await beginningOf(response, LARGEST);
  } catch (thrown) {
    if (thrown instanceof CallFailed) throw thrown;
    if (signal?.aborted) throw new CallFailed("cancelled");
    if (limit.aborted) throw new CallFailed(seen.status === undefined ? "timeout_first_token" : "stalled");
    throw new CallFailed(
      "network",
      /redirect/i.test(String(thrown instanceof Error ? thrown.cause : "")) ? "redirected" : "",
    );
  }
}

function refusalOf(target: Target, seen: Seen): CallFailed {
  const body = seen.errorBody ?? "";
  const { code, retryAfterMs } = verdictOf({ status: seen.status, body, headers: seen.headers });
  return new CallFailed(code, scrub(flat(body), { key: target.key }), {
    httpStatus: seen.status,
    retryAfterMs,
  });
}

function keyHeaders({ sdk, key }: Target): Record<string, string> {
  if (sdk === "google") return { "x-goog-api-key": key };
  if (sdk === "anthropic") return { "x-api-key": key, "anthropic-version": "2023-06-01" };
  return key ? { authorization: `Bearer ${key}` } : {};
}
