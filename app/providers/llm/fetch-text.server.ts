import { flattenErrorText, classifyFailure } from "./failures";
import { readLimitedText, guardedFetch, type HttpTrace } from "./guarded-fetch.server";
import { scrub } from "./scrub";
import { ModelCallError, type ModelEndpoint } from "./model-call";

const MAX_BYTES = 5 * 1024 * 1024;

/** Fetches small texts: lists of models, checks of keys. Returns at most 5 MB. Throws ModelCallError only. */
export async function fetchText(
  endpoint: ModelEndpoint,
  url: URL,
  { method = "GET", timeoutMs, signal }: { method?: "GET" | "POST"; timeoutMs: number; signal?: AbortSignal },
): Promise<string> {
  const trace: HttpTrace = {};
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await guardedFetch({ ...endpoint, baseUrl: url.origin }, trace)(url, {
      method,
      headers: { accept: "application/json", ...keyHeaders(endpoint), ...endpoint.options.headers },
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    if (!response.ok) throw toModelCallError(endpoint, trace);
    return await readLimitedText(response, MAX_BYTES);
  } catch (thrown) {
    if (thrown instanceof ModelCallError) throw thrown;
    if (signal?.aborted) throw new ModelCallError("cancelled");
    if (limit.aborted)
      throw new ModelCallError(trace.status === undefined ? "timeout_first_token" : "stalled");
    throw new ModelCallError(
      "network",
      /redirect/i.test(String(thrown instanceof Error ? thrown.cause : "")) ? "redirected" : "",
    );
  }
}

function toModelCallError(endpoint: ModelEndpoint, trace: HttpTrace): ModelCallError {
  const body = trace.errorBody ?? "";
  const { code, retryAfterMs } = classifyFailure({ status: trace.status, body, headers: trace.headers });
  return new ModelCallError(code, scrub(flattenErrorText(body), { key: endpoint.key }), {
    httpStatus: trace.status,
    retryAfterMs,
  });
}

function keyHeaders({ sdk, key }: ModelEndpoint): Record<string, string> {
  if (sdk === "google") return { "x-goog-api-key": key };
  if (sdk === "anthropic") return { "x-api-key": key, "anthropic-version": "2023-06-01" };
  return key ? { authorization: `Bearer ${key}` } : {};
}
