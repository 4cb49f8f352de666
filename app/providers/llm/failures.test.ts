import { expect, test } from "vitest";
import { flattenErrorText, classifyFailure, type FailedReply } from "./failures";
import type { ModelFailureCode } from "./model-call";

const openai = (message: string, type: string, code: string | null = null, param: string | null = null) => ({
  error: { message, type, param, code },
});
const claude = (type: string, message: string) => ({
  type: "error",
  error: { type, message },
  request_id: "req_011",
});
const google = (code: number, status: string, message: string, details: unknown[] = []) => ({
  error: { code, message, status, details },
});

// Bodies as vendors document or send them. Without a status: the error came inside a stream.
const RECORDED: [string, number | undefined, unknown, ModelFailureCode][] = [
  [
    "OpenAI, wrong key",
    401,
    openai(
      "Incorrect API key provided: sk-abc***xyz. You can find your API key at https://platform.openai.com/account/api-keys.",
      "invalid_request_error",
      "invalid_api_key",
    ),
    "bad_key",
  ],
  [
    "OpenAI, no key",
    401,
    openai(
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth",
      "invalid_request_error",
    ),
    "bad_key",
  ],
  [
    "OpenAI, out of money",
    429,
    openai(
      "You exceeded your current quota, please check your plan and billing details.",
      "insufficient_quota",
      "insufficient_quota",
    ),
    "quota_exhausted",
  ],
  [
    "OpenAI, hard limit",
    400,
    openai("Billing hard limit has been reached", "invalid_request_error", "billing_hard_limit_reached"),
    "quota_exhausted",
  ],
  [
    "OpenAI, too fast",
    429,
    openai(
      "Rate limit reached for gpt-6-luna in organization org-x on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000. Please try again in 2s.",
      "tokens",
      "rate_limit_exceeded",
    ),
    "rate_limited",
  ],
  [
    "OpenAI, too much for a minute",
    429,
    openai(
      "Request too large for gpt-6-luna on tokens per min (TPM): Limit 30000, Requested 50000.",
      "tokens",
      "rate_limit_exceeded",
    ),
    "rate_limited",
  ],
  [
    "OpenAI, country",
    403,
    openai(
      "Country, region, or territory not supported",
      "request_forbidden",
      "unsupported_country_region_territory",
    ),
    "forbidden",
  ],
  [
    "OpenAI, no such model",
    404,
    openai(
      "The model `gpt-4` does not exist or you do not have access to it.",
      "invalid_request_error",
      "model_not_found",
    ),
    "unknown_model",
  ],
  [
    "OpenAI, retired model",
    404,
    openai(
      "The model `gpt-3.5-turbo` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations",
      "invalid_request_error",
      "model_not_found",
    ),
    "unknown_model",
  ],
  [
    "OpenAI, too long",
    400,
    openai(
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 130000 tokens.",
      "invalid_request_error",
      "context_length_exceeded",
      "messages",
    ),
    "context_too_long",
  ],
  [
    "OpenAI, max_tokens",
    400,
    openai(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      "invalid_request_error",
      "unsupported_parameter",
      "max_tokens",
    ),
    "unsupported_param",
  ],
  [
    "OpenAI, temperature",
    400,
    openai(
      "Unsupported value: 'temperature' does not support 0.4 with this model. Only the default (1) value is supported.",
      "invalid_request_error",
      "unsupported_value",
      "temperature",
    ),
    "unsupported_param",
  ],
  [
    "OpenAI, unknown argument",
    400,
    openai("Unrecognized request argument supplied: thinking", "invalid_request_error"),
    "unsupported_param",
  ],
  [
    "OpenAI, policy",
    400,
    openai(
      "Your request was rejected as a result of our safety system.",
      "image_generation_user_error",
      "content_policy_violation",
    ),
    "content_blocked",
  ],
  [
    "OpenAI, down",
    500,
    openai("The server had an error while processing your request. Sorry about that!", "server_error"),
    "server_error",
  ],
  [
    "OpenAI, overloaded",
    503,
    openai("The engine is currently overloaded, please try again later", "server_error"),
    "overloaded",
  ],
  [
    "OpenAI, bad request",
    400,
    openai(
      "Invalid type for 'messages[0].content'",
      "invalid_request_error",
      "invalid_type",
      "messages[0].content",
    ),
    "bad_request",
  ],
  [
    "Azure, filter",
    400,
    openai(
      "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      "invalid_request_error",
      "content_filter",
      "prompt",
    ),
    "content_blocked",
  ],
  ["Claude, wrong key", 401, claude("authentication_error", "invalid x-api-key"), "bad_key"],
  [
    "Claude, out of money",
    400,
    claude(
      "invalid_request_error",
      "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
    ),
    "quota_exhausted",
  ],
  [
    "Claude, spend limit",
    400,
    claude(
      "invalid_request_error",
      "You have reached your specified API usage limits: workspace spend limit.",
    ),
    "quota_exhausted",
  ],
  ["Claude, billing", 402, claude("billing_error", "There's an issue with your billing."), "quota_exhausted"],
  [
    "Claude, may not",
    403,
    claude("permission_error", "Your API key does not have permission to use the specified resource."),
    "forbidden",
  ],
  ["Claude, no such model", 404, claude("not_found_error", "model: claude-3-opus-20240229"), "unknown_model"],
  [
    "Claude, too long",
    400,
    claude("invalid_request_error", "prompt is too long: 210000 tokens > 200000 maximum"),
    "context_too_long",
  ],
  [
    "Claude, too large",
    413,
    claude("request_too_large", "Request exceeds the maximum size"),
    "context_too_long",
  ],
  [
    "Claude, temperature",
    400,
    claude("invalid_request_error", "`temperature` is deprecated for this model."),
    "unsupported_param",
  ],
  [
    "Claude, extra",
    400,
    claude("invalid_request_error", "reasoning_effort: Extra inputs are not permitted"),
    "unsupported_param",
  ],
  [
    "Claude, thinking",
    400,
    claude("invalid_request_error", '"thinking.type.disabled" is not supported for this model.'),
    "unsupported_param",
  ],
  [
    "Claude, too fast",
    429,
    claude(
      "rate_limit_error",
      "This request would exceed your organization's rate limit of 50 requests per minute.",
    ),
    "rate_limited",
  ],
  ["Claude, overloaded", 529, claude("overloaded_error", "Overloaded"), "overloaded"],
  ["Claude, overloaded in the stream", undefined, claude("overloaded_error", "Overloaded"), "overloaded"],
  ["Claude, down", 500, claude("api_error", "Internal server error"), "server_error"],
  [
    "Gemini, wrong key",
    400,
    google(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
      { reason: "API_KEY_INVALID" },
    ]),
    "bad_key",
  ],
  [
    "Gemini, expired key",
    400,
    google(400, "INVALID_ARGUMENT", "API key expired. Please renew the API key.", [
      { reason: "API_KEY_INVALID" },
    ]),
    "bad_key",
  ],
  [
    "Gemini, may not",
    403,
    google(403, "PERMISSION_DENIED", "The caller does not have permission"),
    "forbidden",
  ],
  [
    "Gemini, country",
    400,
    google(400, "FAILED_PRECONDITION", "User location is not supported for the API use."),
    "forbidden",
  ],
  [
    "Gemini, no such model",
    404,
    google(
      404,
      "NOT_FOUND",
      "models/gemini-1.5-pro is not found for API version v1beta, or is not supported for generateContent.",
    ),
    "unknown_model",
  ],
  [
    "Gemini, too fast",
    429,
    google(
      429,
      "RESOURCE_EXHAUSTED",
      "You exceeded your current quota, please check your plan and billing details.",
      [
        { violations: [{ quotaId: "GenerateRequestsPerMinutePerProjectPerModel-FreeTier" }] },
        { retryDelay: "39s" },
      ],
    ),
    "rate_limited",
  ],
  [
    "Gemini, used up for today",
    429,
    google(
      429,
      "RESOURCE_EXHAUSTED",
      "You exceeded your current quota, please check your plan and billing details.",
      [{ violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier" }] }],
    ),
    "quota_exhausted",
  ],
  [
    "Gemini, through the compatible address",
    400,
    [google(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.")],
    "bad_key",
  ],
  [
    "Gemini, too long",
    400,
    google(
      400,
      "INVALID_ARGUMENT",
      "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
    ),
    "context_too_long",
  ],
  [
    "Gemini, schema",
    400,
    google(
      400,
      "INVALID_ARGUMENT",
      "Invalid JSON payload received. Unknown name \"additionalProperties\" at 'generation_config.response_schema': Cannot find field.",
    ),
    "unsupported_param",
  ],
  [
    "Gemini, overloaded",
    503,
    google(503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
    "overloaded",
  ],
  ["Gemini, late", 504, google(504, "DEADLINE_EXCEEDED", "Deadline exceeded"), "server_error"],
  [
    "xAI, wrong key",
    400,
    { code: "Client specified an invalid argument", error: "Incorrect API key provided: xa***ey." },
    "bad_key",
  ],
  [
    "xAI, no such model",
    404,
    {
      code: "Some requested entity was not found",
      error: "The model grok-beta does not exist or your team does not have access to it.",
    },
    "unknown_model",
  ],
  [
    "xAI, out of money",
    403,
    {
      code: "The caller does not have permission",
      error: "Your team has either used all available credits or reached its monthly spending limit.",
    },
    "quota_exhausted",
  ],
  [
    "xAI, stop",
    400,
    {
      code: "invalid",
      error: "Argument not supported on this model: stop. The parameter is not supported by this model",
    },
    "unsupported_param",
  ],
  ["Mistral, wrong key", 401, { message: "Unauthorized", request_id: "1" }, "bad_key"],
  [
    "Mistral, no such model",
    400,
    {
      object: "error",
      message: "Invalid model: open-mistral-7b",
      type: "invalid_model",
      param: null,
      code: "1500",
    },
    "unknown_model",
  ],
  [
    "Mistral, extra",
    422,
    {
      object: "error",
      message: {
        detail: [{ type: "extra_forbidden", loc: ["body", "seed"], msg: "Extra inputs are not permitted" }],
      },
      type: "invalid_request_error",
    },
    "unsupported_param",
  ],
  [
    "Mistral, too fast",
    429,
    { object: "error", message: "Requests rate limit exceeded", type: "rate_limited", code: "1300" },
    "rate_limited",
  ],
  [
    "Mistral, at capacity",
    429,
    {
      object: "error",
      message: "Service tier capacity exceeded for this model.",
      type: "service_tier_capacity_exceeded",
      code: "3505",
    },
    "overloaded",
  ],
  ["Cohere, wrong key", 401, { id: "1", message: "invalid api token" }, "bad_key"],
  [
    "Cohere, no such model",
    404,
    {
      id: "1",
      message:
        "model 'command-light' not found, make sure the correct model ID was used and that you have access to the model.",
    },
    "unknown_model",
  ],
  [
    "Cohere, removed model",
    400,
    {
      message:
        "model 'command' was removed on September 15, 2025. See https://docs.cohere.com/docs/models for alternatives.",
    },
    "unknown_model",
  ],
  [
    "Cohere, trial",
    429,
    { message: "You are using a Trial key, which is limited to 1000 API calls / month." },
    "quota_exhausted",
  ],
  ["Cohere, blocked words", 498, { message: "blocked input or output" }, "content_blocked"],
  [
    "DeepSeek, wrong key",
    401,
    openai(
      "Authentication Fails, Your api key: ****abcd is invalid",
      "authentication_error",
      "invalid_request_error",
    ),
    "bad_key",
  ],
  [
    "DeepSeek, out of money",
    402,
    openai("Insufficient Balance", "unknown_error", "invalid_request_error"),
    "quota_exhausted",
  ],
  [
    "DeepSeek, no such model",
    400,
    openai("Model Not Exist", "invalid_request_error", "invalid_request_error"),
    "unknown_model",
  ],
  [
    "DeepSeek, risk",
    400,
    openai("Content Exists Risk", "invalid_request_error", "invalid_request_error"),
    "content_blocked",
  ],
  [
    "DeepSeek, schema",
    400,
    openai("This response_format type is unavailable now", "invalid_request_error", "invalid_request_error"),
    "unsupported_param",
  ],
  [
    "Together, too long as 403",
    403,
    { error: { message: "Input token count + `max_tokens` must be <= 8192", type: "invalid_request_error" } },
    "context_too_long",
  ],
  [
    "Together, wrong key",
    401,
    {
      error: { message: "Invalid API key provided.", type: "invalid_request_error", code: "invalid_api_key" },
    },
    "bad_key",
  ],
  [
    "Together, no such model",
    404,
    {
      error: {
        message: "Unable to access model foo/bar. Please visit https://api.together.ai/models",
        code: "model_not_available",
      },
    },
    "unknown_model",
  ],
  ["Together, as a string", 429, { error: "rate limited" }, "rate_limited"],
  ["Together, origin", 524, "<html><title>524: A timeout occurred</title></html>", "server_error"],
  [
    "Perplexity, wrong key",
    401,
    "<html><head><title>401 Authorization Required</title></head></html>",
    "bad_key",
  ],
  [
    "Perplexity, no such model",
    400,
    {
      error: {
        message: "Invalid model 'sonar-pro'. Permitted models can be found in the documentation.",
        type: "invalid_model",
        code: 400,
      },
    },
    "unknown_model",
  ],
  ["Hugging Face, wrong key", 401, { error: "Invalid username or password." }, "bad_key"],
  [
    "Hugging Face, out of credits",
    402,
    { error: "You have exceeded your monthly included credits for Inference Providers." },
    "quota_exhausted",
  ],
  [
    "Hugging Face, not for chat",
    400,
    openai(
      "The requested model 'x/y' is not a chat model or is not supported by any provider you have enabled.",
      "invalid_request_error",
      "model_not_supported",
      "model",
    ),
    "unknown_model",
  ],
  ["OpenRouter, wrong key", 401, { error: { message: "No auth credentials found", code: 401 } }, "bad_key"],
  [
    "OpenRouter, in the stream",
    undefined,
    { error: { code: 429, message: "Rate limit exceeded" } },
    "rate_limited",
  ],
  [
    "llama.cpp, too long",
    400,
    {
      error: {
        code: 400,
        message: "the request exceeds the available context size, try increasing it",
        type: "exceed_context_size_error",
      },
    },
    "context_too_long",
  ],
  [
    "Ollama, no such model",
    404,
    { error: { message: 'model "llama9" not found, try pulling it first', type: "api_error" } },
    "unknown_model",
  ],
  ["Ollama without /v1", 404, "404 page not found", "bad_request"],
  [
    "Claude, a model without a word about it",
    404,
    claude("not_found_error", "model: claude-2"),
    "unknown_model",
  ],
  [
    "LM Studio, json_object",
    400,
    { error: "'response_format.type' must be 'json_schema' or 'text'" },
    "unsupported_param",
  ],
  [
    "Cloudflare",
    502,
    "<html><head><title>502 Bad Gateway</title><style>.safety{}</style></head><body>cloudflare</body></html>",
    "server_error",
  ],
  ["nothing at all", 500, "", "server_error"],
  ["a proxy's timeout", 408, "", "network"],
];

test.each(RECORDED)("%s", (_name, status, body, code) => {
  expect(classifyFailure({ status, body: typeof body === "string" ? body : JSON.stringify(body) }).code).toBe(
    code,
  );
});

test("there are enough of them, and every permanent code is among them", () => {
  expect(RECORDED.length).toBeGreaterThan(60);
  const codes = new Set(RECORDED.map(([, , , code]) => code));
  for (const code of [
    "bad_key",
    "quota_exhausted",
    "forbidden",
    "unknown_model",
    "unsupported_param",
    "context_too_long",
    "content_blocked",
    "bad_request",
    "rate_limited",
    "overloaded",
    "server_error",
  ] as const)
    expect(codes).toContain(code);
});

test("the refused parameter is named", () => {
  const param = (body: unknown) => classifyFailure({ status: 400, body: JSON.stringify(body) }).param;
  expect(param(openai("…", "invalid_request_error", "unsupported_value", "temperature"))).toBe("temperature");
  expect(param(claude("invalid_request_error", "`temperature` is deprecated for this model."))).toBe(
    "temperature",
  );
  expect(param({ error: "'response_format.type' must be 'json_schema' or 'text'" })).toBe("response_format");
  expect(param({ message: { detail: [{ type: "extra_forbidden", loc: ["body", "stream_options"] }] } })).toBe(
    "stream_options",
  );
});

const NOW = Date.parse("2026-11-21T12:00:00Z");
const WAITS: [string, Record<string, string>, unknown, number | undefined][] = [
  ["seconds", { "retry-after": "1" }, {}, 1000],
  ["two minutes", { "retry-after": "120" }, {}, 120_000],
  ["half a second", { "retry-after": "0.5" }, {}, 500],
  ["a date", { "retry-after": "Sat, 21 Nov 2026 12:00:30 GMT" }, {}, 30_000],
  ["a date that has passed", { "retry-after": "Sat, 21 Nov 2026 11:00:00 GMT" }, {}, 0],
  ["milliseconds", { "retry-after-ms": "250", "retry-after": "1" }, {}, 250],
  ["Azure's milliseconds", { "x-ms-retry-after-ms": "1500" }, {}, 1500],
  [
    "RetryInfo",
    {},
    google(429, "RESOURCE_EXHAUSTED", "…", [
      { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "39s" },
    ]),
    39_000,
  ],
  ["RetryInfo with a fraction", {}, google(429, "RESOURCE_EXHAUSTED", "…", [{ retryDelay: "2.5s" }]), 2500],
  ["words", {}, openai("Please try again in 20s.", "tokens"), 20_000],
  ["words in milliseconds", {}, openai("Please try again in 880ms.", "tokens"), 880],
  ["nonsense", { "retry-after": "soon" }, {}, undefined],
  ["nothing", {}, {}, undefined],
];

test.each(WAITS)("the delay before a retry: %s", (_name, headers, body, ms) => {
  expect(
    classifyFailure({ status: 429, body: JSON.stringify(body), headers: new Headers(headers) }, NOW)
      .retryAfterMs,
  ).toBe(ms);
});

test("every shape of an error becomes the same flat text", () => {
  for (const body of [
    '{"error":{"message":"Bad Key"}}',
    '{"error":"Bad Key"}',
    '{"message":"Bad Key"}',
    '[{"error":{"message":"Bad Key"}}]',
    '{"error":{"message":"{\\"inner\\":\\"Bad Key\\"}"}}',
    "<p>Bad <b>Key</b></p>",
    "Bad Key",
  ]) {
    expect([body, flattenErrorText(body).trim()]).toEqual([body, "bad key"]);
  }
});

test("an error of a megabyte or of a thousand levels is classified quickly", () => {
  const deep: FailedReply = { status: 500, body: `${'{"a":'.repeat(500)}1${"}".repeat(500)}` };
  expect(classifyFailure(deep).code).toBe("server_error");
  expect(classifyFailure({ status: 502, body: `<html>${"<p>x ".repeat(200_000)}` }).code).toBe(
    "server_error",
  );
});
