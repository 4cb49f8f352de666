import type { WireName } from "./ai-wires";

export const VENDORS = [
  "openai",
  "claude",
  "gemini",
  "grok",
  "mistral",
  "cohere",
  "deepseek",
  "together",
  "perplexity",
  "huggingface",
  "custom",
] as const;
export type Vendor = (typeof VENDORS)[number];

/** The right key of each, in the vendor's form, so that tests can look for it where it must not be. */
export const KEYS: Record<Vendor, string> = {
  openai: "sk-proj-T3stOpenAi0123456789abcdef",
  claude: "sk-ant-api03-T3stClaude0123456789",
  gemini: "AIzaSyT3stGemini0123456789abcdefghijk",
  grok: "xai-T3stGrok0123456789abcdef",
  mistral: "T3stMistral0123456789abcdefghijkl",
  cohere: "T3stCohere0123456789abcdefghijklmnopqrst",
  deepseek: "sk-T3stDeepSeek0123456789",
  together: "tgp_v1_T3stTogether0123456789",
  perplexity: "pplx-T3stPerplexity0123456789",
  huggingface: "hf_T3stHuggingFace0123456789",
  custom: "",
};

/** Where each lives below the double's address; what a Target takes as its baseUrl. */
export const PLACES: Record<Vendor, string> = {
  openai: "/openai/v1",
  claude: "/claude/v1",
  gemini: "/gemini",
  grok: "/grok/v1",
  mistral: "/mistral/v1",
  cohere: "/cohere/compatibility/v1",
  deepseek: "/deepseek",
  together: "/together/v1",
  perplexity: "/perplexity/v1",
  huggingface: "/hf/v1",
  custom: "/custom/v1",
};

export type Refused = { status: number; body: unknown; headers?: Record<string, string> };

const openAiError = (
  status: number,
  message: string,
  code: string | null = null,
  param: string | null = null,
  type = "invalid_request_error",
): Refused => ({ status, body: { error: { message, type, param, code } } });
const claudeError = (status: number, type: string, message: string): Refused => ({
  status,
  body: { type: "error", error: { type, message }, request_id: "req_1" },
});
const googleError = (code: number, status: string, message: string, details: unknown[] = []): Refused => ({
  status: code,
  body: { error: { code, message, status, details } },
});

/** The true answer of each vendor to a wrong key. */
export function wrongKey(vendor: Vendor): Refused {
  if (vendor === "claude") return claudeError(401, "authentication_error", "invalid x-api-key");
  if (vendor === "gemini")
    return googleError(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
      {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        reason: "API_KEY_INVALID",
        domain: "googleapis.com",
      },
    ]);
  if (vendor === "grok")
    return {
      status: 400,
      body: {
        code: "Client specified an invalid argument",
        error: "Incorrect API key provided: xa***ey. You can obtain an API key from https://console.x.ai.",
      },
    };
  if (vendor === "mistral") return { status: 401, body: { message: "Unauthorized" } };
  if (vendor === "cohere") return { status: 401, body: { id: "1", message: "invalid api token" } };
  if (vendor === "deepseek")
    return openAiError(
      401,
      "Authentication Fails, Your api key: ****6789 is invalid",
      "invalid_request_error",
      null,
      "authentication_error",
    );
  if (vendor === "huggingface") return { status: 401, body: { error: "Invalid username or password." } };
  if (vendor === "together")
    return openAiError(
      401,
      "Invalid API key provided. You can find your API key at https://api.together.ai/settings/api-keys.",
      "invalid_api_key",
    );
  return openAiError(
    401,
    "Incorrect API key provided: sk-pr***cdef. You can find your API key at https://platform.openai.com/account/api-keys.",
    "invalid_api_key",
  );
}

/** The true answer of each vendor to a model it has not, or no longer. */
export function unknownModel(vendor: Vendor, model: string): Refused {
  if (vendor === "claude") return claudeError(404, "not_found_error", `model: ${model}`);
  if (vendor === "gemini")
    return googleError(
      404,
      "NOT_FOUND",
      `models/${model} is not found for API version v1beta, or is not supported for generateContent.`,
    );
  if (vendor === "grok")
    return {
      status: 404,
      body: {
        code: "Some requested entity was not found",
        error: `The model ${model} does not exist or your team does not have access to it.`,
      },
    };
  if (vendor === "mistral")
    return {
      status: 400,
      body: {
        object: "error",
        message: `Invalid model: ${model}`,
        type: "invalid_model",
        param: null,
        code: "1500",
      },
    };
  if (vendor === "cohere")
    return {
      status: 404,
      body: {
        id: "1",
        message: `model '${model}' not found, make sure the correct model ID was used and that you have access to the model.`,
      },
    };
  if (vendor === "deepseek") return openAiError(400, "Model Not Exist");
  if (vendor === "perplexity")
    return openAiError(
      400,
      `Invalid model '${model}'. Permitted models can be found in the documentation.`,
      null,
      null,
      "invalid_model",
    );
  if (vendor === "huggingface")
    return openAiError(400, `The requested model '${model}' does not exist`, "model_not_found", "model");
  if (vendor === "together")
    return openAiError(
      404,
      `Unable to access model ${model}. Please visit https://api.together.ai/models to view the list of supported models.`,
      "model_not_available",
    );
  return openAiError(
    404,
    `The model \`${model}\` does not exist or you do not have access to it.`,
    "model_not_found",
  );
}

/** The true answer of each vendor when the money is gone. */
export function emptyPurse(vendor: Vendor): Refused {
  if (vendor === "claude")
    return claudeError(
      400,
      "invalid_request_error",
      "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
    );
  if (vendor === "gemini")
    return googleError(
      429,
      "RESOURCE_EXHAUSTED",
      "You exceeded your current quota, please check your plan and billing details.",
      [
        {
          "@type": "type.googleapis.com/google.rpc.QuotaFailure",
          violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier" }],
        },
      ],
    );
  if (vendor === "deepseek")
    return openAiError(402, "Insufficient Balance", "invalid_request_error", null, "unknown_error");
  if (vendor === "huggingface")
    return {
      status: 402,
      body: {
        error:
          "You have exceeded your monthly included credits for Inference Providers. Subscribe to PRO to get 20x more monthly included credits.",
      },
    };
  if (vendor === "mistral" || vendor === "cohere")
    return { status: 402, body: { message: "Payment required. Please add a payment method." } };
  return openAiError(
    429,
    "You exceeded your current quota, please check your plan and billing details.",
    "insufficient_quota",
    null,
    "insufficient_quota",
  );
}

export function tooMany(vendor: Vendor): Refused {
  if (vendor === "claude")
    return claudeError(
      429,
      "rate_limit_error",
      "This request would exceed your organization's rate limit of 50 requests per minute.",
    );
  if (vendor === "gemini")
    return googleError(429, "RESOURCE_EXHAUSTED", "You exceeded your current quota.", [
      {
        "@type": "type.googleapis.com/google.rpc.QuotaFailure",
        violations: [{ quotaId: "GenerateRequestsPerMinutePerProjectPerModel" }],
      },
      { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "39s" },
    ]);
  if (vendor === "mistral")
    return {
      status: 429,
      body: {
        object: "error",
        message: "Requests rate limit exceeded",
        type: "rate_limited",
        param: null,
        code: "1300",
      },
    };
  return openAiError(
    429,
    "Rate limit reached for requests per min. Limit: 3 / min.",
    "rate_limit_exceeded",
    null,
    "requests",
  );
}

export function overloaded(vendor: Vendor): Refused {
  if (vendor === "claude") return claudeError(529, "overloaded_error", "Overloaded");
  if (vendor === "gemini")
    return googleError(503, "UNAVAILABLE", "The model is overloaded. Please try again later.");
  return openAiError(
    503,
    "The engine is currently overloaded, please try again later.",
    null,
    null,
    "server_error",
  );
}

export function refusedParam(vendor: Vendor, param: string, model: string): Refused {
  if (vendor === "claude")
    return claudeError(400, "invalid_request_error", `${param}: Extra inputs are not permitted`);
  if (vendor === "gemini")
    return googleError(
      400,
      "INVALID_ARGUMENT",
      `Invalid JSON payload received. Unknown name "${param}" at 'generation_config': Cannot find field.`,
    );
  if (vendor === "mistral")
    return {
      status: 422,
      body: {
        object: "error",
        message: {
          detail: [
            {
              type: "extra_forbidden",
              loc: ["body", param],
              msg: "Extra inputs are not permitted",
              input: 1,
            },
          ],
        },
        type: "invalid_request_error",
        param: null,
        code: null,
      },
    };
  if (vendor === "cohere")
    return {
      status: 422,
      body: { id: "1", message: `invalid request: unknown field '${param}' is not supported` },
    };
  if (vendor === "custom")
    return { status: 400, body: { error: `'${param}' is not supported by this server` } };
  return openAiError(
    400,
    `Unsupported parameter: '${param}' is not supported with this model (${model.slice(0, 12)}).`,
    "unsupported_parameter",
    param,
  );
}

/** What a vendor's model refuses in a body that is otherwise well formed; undefined: it is taken. */
export function complaint(
  vendor: Vendor,
  wire: WireName,
  model: string,
  body: Record<string, unknown>,
): Refused | undefined {
  const bad = Object.keys(body).find(
    (name) => !TAKES[wire].includes(name) && !(EXTRA[vendor] ?? []).includes(name),
  );
  if (bad) return refusedParam(vendor, bad, model);
  if (vendor === "openai" && openAiComplaint(model, body)) return openAiComplaint(model, body);
  if (vendor === "claude") return claudeComplaint(model, body);
  if (vendor === "gemini" && JSON.stringify(body).includes("additionalProperties"))
    return refusedParam(vendor, "additionalProperties", model);
  if (vendor === "mistral" && "stream_options" in body) return refusedParam(vendor, "stream_options", model);
  if (vendor === "grok" && body.store !== false)
    return openAiError(400, "this double wants store: false", null, "kept");
  const format = formatOf(body);
  if (vendor === "deepseek" && format === "json_schema")
    return openAiError(400, "This response_format type is unavailable now");
  if (
    (vendor === "deepseek" || vendor === "openai") &&
    format === "json_object" &&
    !JSON.stringify(body.messages).includes("json")
  )
    return openAiError(
      400,
      "Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'.",
      null,
      "messages",
    );
  return undefined;
}

const TAKES: Record<WireName, string[]> = {
  chat: [
    "model",
    "messages",
    "stream",
    "stream_options",
    "max_tokens",
    "max_completion_tokens",
    "temperature",
    "response_format",
  ],
  responses: [
    "model",
    "instructions",
    "input",
    "stream",
    "store",
    "max_output_tokens",
    "temperature",
    "text",
  ],
  messages: [
    "model",
    "system",
    "messages",
    "stream",
    "max_tokens",
    "temperature",
    "output_config",
    "thinking",
  ],
  content: ["systemInstruction", "contents", "generationConfig", "safetySettings"],
};
const EXTRA: Partial<Record<Vendor, string[]>> = {
  openai: ["store", "reasoning_effort", "reasoning"],
  grok: ["reasoning"],
  perplexity: ["reasoning"],
  deepseek: ["thinking"],
  mistral: ["random_seed", "reasoning_effort"],
  cohere: ["reasoning_effort"],
  together: ["reasoning_effort"],
  huggingface: ["reasoning_effort"],
  custom: ["options", "reasoning_effort"],
};

function openAiComplaint(model: string, body: Record<string, unknown>): Refused | undefined {
  const thinks = /^(gpt-[56]|o\d)/.test(model);
  const canStop = /^gpt-(5\.[1-9]|6)/.test(model) && !/^(gpt-6-astra|gpt-6\.1-sol)/.test(model);
  if (thinks && "max_tokens" in body)
    return openAiError(
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      "unsupported_parameter",
      "max_tokens",
    );
  if (!canStop && body.reasoning_effort === "none")
    return openAiError(
      400,
      "Unsupported value: 'reasoning_effort' does not support 'none' with this model.",
      "unsupported_value",
      "reasoning_effort",
    );
  if (thinks && "temperature" in body && body.reasoning_effort !== "none")
    return openAiError(
      400,
      "Unsupported value: 'temperature' does not support 0.4 with this model. Only the default (1) value is supported.",
      "unsupported_value",
      "temperature",
    );
  return undefined;
}

function claudeComplaint(model: string, body: Record<string, unknown>): Refused | undefined {
  const isOld = /(haiku-4|sonnet-4|opus-4-[56])/.test(model);
  if (!isOld && "temperature" in body)
    return claudeError(400, "invalid_request_error", "`temperature` is deprecated for this model.");
  if (/(opus|sonnet)-5-5/.test(model) && JSON.stringify(body.thinking ?? "").includes("disabled"))
    return claudeError(
      400,
      "invalid_request_error",
      '"thinking.type.disabled" is not supported for this model.',
    );
  return undefined;
}

export function formatOf(body: Record<string, unknown>): string {
  return (
    /"type":"(json_schema|json_object)"/.exec(
      JSON.stringify([body.response_format, body.text, body.output_config]),
    )?.[1] ?? ""
  );
}
