import {
  BAD_KEY,
  CONTENT_BLOCKED,
  CONTEXT_TOO_LONG,
  QUOTA_EXHAUSTED,
  SHORT_TERM_LIMIT,
  UNKNOWN_MODEL,
  UNSUPPORTED_PARAM,
  UNSUPPORTED_REGION,
} from "./failure-patterns";
import type { ModelFailureCode } from "./model-call";

/**
 * A failed response. `body` is the raw text (JSON of any shape, HTML, empty); `status` is missing for an
 * error inside a stream.
 */
export type FailedReply = { status?: number; body: string; headers?: Headers };
export type FailureClassification = { code: ModelFailureCode; retryAfterMs?: number; param?: string };

/**
 * The code of a vendor's error. The text counts before the status: Together sends 403 for a long prompt, xAI
 * and Gemini 400 for a bad key, Mistral 400 for an unknown model, OpenAI 429 for an empty balance. Order:
 * money, key, context, model, content, parameter, status.
 */
export function classifyFailure(reply: FailedReply, now = Date.now()): FailureClassification {
  const errorText = flattenErrorText(reply.body);
  const retryAfterMs = retryAfter(reply, now);
  return {
    code: failureCodeOf(reply.status, errorText),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...paramOf(reply.body, errorText),
  };
}

/** The text of an error in lower case: every string and number of a JSON body, or the text of a page. */
export function flattenErrorText(body: string): string {
  return leafTexts(
    parseJson(body) ?? body.replace(/<(script|style)[\s\S]*?<\/\1>/gi, " ").replace(/<[^>]*>/g, " "),
  )
    .join(" | ")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .slice(0, 8000);
}

function failureCodeOf(status: number | undefined, errorText: string): ModelFailureCode {
  const isRefusal = status === undefined || (status >= 400 && status < 500 && status !== 429);
  if (
    status === 402 ||
    // Gemini calls every 429 "quota", so limits that reset within a minute are detected first.
    (QUOTA_EXHAUSTED.test(errorText) &&
      !(SHORT_TERM_LIMIT.test(errorText) && !/insufficient|perday/.test(errorText)) &&
      (isRefusal || status === 429))
  )
    return "quota_exhausted";
  if (UNSUPPORTED_REGION.test(errorText)) return "forbidden";
  if (isRefusal && status !== 404 && BAD_KEY.test(errorText)) return "bad_key";
  if ((isRefusal || status === 429) && CONTEXT_TOO_LONG.test(errorText) && !SHORT_TERM_LIMIT.test(errorText))
    return "context_too_long";
  if (isRefusal && UNKNOWN_MODEL.test(errorText)) return "unknown_model";
  if (isRefusal && CONTENT_BLOCKED.test(errorText)) return "content_blocked";
  if (isRefusal && status !== 401 && status !== 403 && status !== 404 && UNSUPPORTED_PARAM.test(errorText))
    return "unsupported_param";
  return failureCodeOfStatus(status, errorText);
}

function failureCodeOfStatus(status: number | undefined, errorText: string): ModelFailureCode {
  if (status === undefined) return failureCodeOfText(errorText);
  if (status === 401) return "bad_key";
  if (status === 403) return "forbidden";
  if (status === 410 || (status === 404 && /model/.test(errorText))) return "unknown_model";
  if (status === 408 || status === 499) return "network";
  if (status === 413) return "context_too_long";
  if (status === 429) return /overloaded|capacity|engine is/.test(errorText) ? "overloaded" : "rate_limited";
  if (status === 498) return "content_blocked"; // Cohere: the text was blocked
  if (status === 503 || status === 529) return "overloaded";
  if (status >= 500) return /overloaded|unavailable|capacity/.test(errorText) ? "overloaded" : "server_error";
  return "bad_request";
}

// An error frame inside a stream that began with 200.
function failureCodeOfText(errorText: string): ModelFailureCode {
  if (/overloaded|capacity|unavailable|insufficient_system_resource/.test(errorText)) return "overloaded";
  if (/rate.?limit|too many requests|resource_exhausted|\b429\b/.test(errorText)) return "rate_limited";
  if (/invalid_request|bad_request|invalid_argument/.test(errorText)) return "bad_request";
  return "server_error";
}

const PARAM_NAMES = [
  "temperature",
  "top_p",
  "max_completion_tokens",
  "max_output_tokens",
  "max_tokens",
  "stream_options",
  "include_usage",
  "response_format",
  "json_schema",
  "json_object",
  "responseschema",
  "response_schema",
  "responsemimetype",
  "output_config",
  "text.format",
  "reasoning_effort",
  "thinkingconfig",
  "thinking",
  "reasoning",
  "store",
  "developer",
];

function paramOf(body: string, errorText: string): { param?: string } {
  const named = findLeaf(parseJson(body), "param");
  const param =
    typeof named === "string" && named ? named : PARAM_NAMES.find((name) => errorText.includes(name));
  return param ? { param } : {};
}

/**
 * Retry-After in seconds or as a date, its variants in milliseconds, Gemini's RetryInfo, and "try again in
 * 20s". Returns milliseconds from now.
 */
function retryAfter({ headers, body }: FailedReply, now: number): number | undefined {
  for (const name of ["retry-after-ms", "x-ms-retry-after-ms"]) {
    const ms = Number(headers?.get(name) ?? NaN);
    if (ms >= 0) return Math.ceil(ms);
  }
  const header = headers?.get("retry-after")?.trim();
  if (header) {
    if (/^[\d.]+$/.test(header)) return Math.ceil(Number(header) * 1000);
    const at = Date.parse(header);
    if (!Number.isNaN(at)) return Math.max(0, at - now);
  }
  const stated = findLeaf(parseJson(body), "retryDelay") ?? /try again in ([\d.]+m?s)\b/.exec(body)?.[1];
  const [, count = "", unit] = /^([\d.]+)(ms|s)$/.exec(String(stated ?? "")) ?? [];
  return count ? Math.ceil(Number(count) * (unit === "ms" ? 1 : 1000)) : undefined;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function leafTexts(value: unknown): string[] {
  if (typeof value === "string")
    return value.trimStart().startsWith("{") && parseJson(value) ? leafTexts(parseJson(value)) : [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leafTexts);
}

function findLeaf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const own: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  if (own !== undefined && own !== null) return own;
  return Object.values(value)
    .map((inner) => findLeaf(inner, name))
    .find((found) => found !== undefined);
}
