import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callModel } from "~/providers/llm/call-model.server";
import { getCatalogueOptions, findCatalogueProvider } from "~/providers/llm/catalogue";
import type { ModelRequest, ModelEndpoint } from "~/providers/llm/model-call";
import { KEYS, openAiDouble, type AiDouble, type Vendor } from "./doubles/ai";

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["say"],
  properties: { say: { type: "string" } },
};
const ASK: ModelRequest = {
  system: "Write well.",
  user: '{"say":"ok"}',
  schema: { name: "reply", json: SCHEMA },
  maxTokens: 900,
  temperature: 0.4,
};
const SHOWN = `Write well.\n\nAnswer with one json object and nothing else. It must follow this json schema:\n${JSON.stringify(SCHEMA)}`;

let ai: AiDouble;
beforeAll(async () => {
  ai = await openAiDouble();
});
afterAll(() => ai.close());
afterEach(() => {
  ai.requests = [];
});

const messages = (role: string, system = "Write well.") => [
  { role, content: system },
  { role: "user", content: '{"say":"ok"}' },
];
const strict = { type: "json_schema", json_schema: { name: "reply", strict: true, schema: SCHEMA } };
const counted = { stream: true, stream_options: { include_usage: true } };
const instructed = {
  instructions: "Write well.",
  input: [{ role: "user", content: '{"say":"ok"}' }],
  stream: true,
  store: false,
  text: { format: { type: "json_schema", name: "reply", strict: true, schema: SCHEMA } },
};
const claude = {
  system: "Write well.",
  messages: [{ role: "user", content: '{"say":"ok"}' }],
  stream: true,
  output_config: { format: { type: "json_schema", schema: SCHEMA } },
};
const gemini = (generationConfig: object) => ({
  contents: [{ role: "user", parts: [{ text: '{"say":"ok"}' }] }],
  systemInstruction: { role: "system", parts: [{ text: "Write well." }] },
  generationConfig: {
    temperature: 0.4,
    responseMimeType: "application/json",
    responseSchema: { type: "OBJECT", required: ["say"], properties: { say: { type: "STRING" } } },
    ...generationConfig,
  },
});

// The exact body for each provider and each class of its models.
const GOLDEN: [Vendor, string, string, object][] = [
  [
    "openai",
    "gpt-6-luna",
    "/openai/v1/chat/completions",
    {
      model: "gpt-6-luna",
      messages: messages("developer"),
      ...counted,
      max_completion_tokens: 900,
      temperature: 0.4,
      response_format: strict,
      store: false,
      reasoning_effort: "none",
    },
  ],
  [
    "openai",
    "gpt-6-astra",
    "/openai/v1/chat/completions",
    {
      model: "gpt-6-astra",
      messages: messages("developer"),
      ...counted,
      max_completion_tokens: 9092,
      response_format: strict,
      store: false,
      reasoning_effort: "low",
    },
  ],
  [
    "openai",
    "gpt-5-mini",
    "/openai/v1/chat/completions",
    {
      model: "gpt-5-mini",
      messages: messages("developer"),
      ...counted,
      max_completion_tokens: 9092,
      response_format: strict,
      store: false,
      reasoning_effort: "low",
    },
  ],
  [
    "openai",
    "gpt-4o-mini",
    "/openai/v1/chat/completions",
    {
      model: "gpt-4o-mini",
      messages: messages("system"),
      ...counted,
      max_tokens: 900,
      temperature: 0.4,
      response_format: strict,
      store: false,
    },
  ],
  [
    "openai",
    "gpt-7-undescribed",
    "/openai/v1/chat/completions",
    {
      model: "gpt-7-undescribed",
      messages: messages("developer"),
      ...counted,
      max_completion_tokens: 9092,
      response_format: strict,
      store: false,
    },
  ],
  [
    "claude",
    "claude-haiku-5-5",
    "/claude/v1/messages",
    { model: "claude-haiku-5-5", ...claude, max_tokens: 900, thinking: { type: "disabled" } },
  ],
  [
    "claude",
    "claude-opus-5-5",
    "/claude/v1/messages",
    { model: "claude-opus-5-5", ...claude, max_tokens: 9092 },
  ],
  [
    "claude",
    "claude-haiku-4-5",
    "/claude/v1/messages",
    { model: "claude-haiku-4-5", ...claude, max_tokens: 900, temperature: 0.4 },
  ],
  [
    "gemini",
    "gemini-3.5-flash-lite",
    "/gemini/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse",
    gemini({ maxOutputTokens: 4996, thinkingConfig: { thinkingLevel: "low" } }),
  ],
  [
    "gemini",
    "gemini-2.5-flash-lite",
    "/gemini/v1beta/models/gemini-2.5-flash-lite:streamGenerateContent?alt=sse",
    gemini({ maxOutputTokens: 900, thinkingConfig: { thinkingBudget: 0 } }),
  ],
  [
    "grok",
    "grok-4.20-non-reasoning",
    "/grok/v1/responses",
    { model: "grok-4.20-non-reasoning", ...instructed, max_output_tokens: 900, temperature: 0.4 },
  ],
  [
    "grok",
    "grok-4.7",
    "/grok/v1/responses",
    { model: "grok-4.7", ...instructed, max_output_tokens: 9092, temperature: 0.4 },
  ],
  [
    "mistral",
    "mistral-small-2603",
    "/mistral/v1/chat/completions",
    {
      model: "mistral-small-2603",
      messages: messages("system"),
      stream: true,
      max_tokens: 900,
      temperature: 0.4,
      response_format: strict,
    },
  ],
  [
    "cohere",
    "command-r7b-12-2024",
    "/cohere/compatibility/v1/chat/completions",
    {
      model: "command-r7b-12-2024",
      messages: messages("system"),
      ...counted,
      max_tokens: 900,
      temperature: 0.4,
      response_format: strict,
    },
  ],
  [
    "deepseek",
    "deepseek-flash",
    "/deepseek/chat/completions",
    {
      model: "deepseek-flash",
      messages: messages("system", SHOWN),
      ...counted,
      max_tokens: 900,
      temperature: 0.4,
      response_format: { type: "json_object" },
      thinking: { type: "disabled" },
    },
  ],
  [
    "together",
    "google/gemma-4-31B-it",
    "/together/v1/chat/completions",
    {
      model: "google/gemma-4-31B-it",
      messages: messages("system"),
      stream: true,
      max_tokens: 900,
      temperature: 0.4,
      response_format: strict,
    },
  ],
  [
    "together",
    "openai/gpt-oss-20b",
    "/together/v1/chat/completions",
    {
      model: "openai/gpt-oss-20b",
      messages: messages("system"),
      stream: true,
      max_tokens: 9092,
      temperature: 0.4,
      response_format: strict,
    },
  ],
  [
    "perplexity",
    "perplexity/sonar",
    "/perplexity/v1/responses",
    { model: "perplexity/sonar", ...instructed, max_output_tokens: 900, temperature: 0.4 },
  ],
  [
    "huggingface",
    "openai/gpt-oss-120b:fastest",
    "/hf/v1/chat/completions",
    {
      model: "openai/gpt-oss-120b:fastest",
      messages: messages("system"),
      ...counted,
      max_tokens: 9092,
      temperature: 0.4,
      response_format: strict,
    },
  ],
  [
    "custom",
    "llama3.2",
    "/custom/v1/chat/completions",
    {
      model: "llama3.2",
      messages: messages("system"),
      ...counted,
      max_tokens: 900,
      temperature: 0.4,
      response_format: strict,
    },
  ],
];

test.each(GOLDEN)("%s, %s: exactly this goes out", async (vendor, model, path, body) => {
  if (model.includes("undescribed")) ai.models.openai.push(model);
  await callModel(target(vendor, model), ASK, {
    timeouts: { connect: 60_000, firstToken: 60_000, idle: 60_000, total: 120_000 },
  });
  const [request, ...more] = ai.calls();
  expect(more).toEqual([]);
  expect(request?.path).toBe(path);
  expect(request?.body).toEqual(body);
  expect(
    Object.keys(request?.headers ?? {})
      .filter((name) => !PLUMBING.includes(name))
      .sort(),
  ).toEqual([...OWN[keyHeaderOf(vendor)], "content-type"].sort());
  expect(request?.headers[keyHeaderOf(vendor)]).toBe(
    vendor === "custom"
      ? "Bearer no-key"
      : `${keyHeaderOf(vendor) === "authorization" ? "Bearer " : ""}${KEYS[vendor]}`,
  );
});

// What Node's own client adds to every request, and a name of the software without a version of ours.
const PLUMBING = [
  "host",
  "connection",
  "accept",
  "accept-encoding",
  "accept-language",
  "sec-fetch-mode",
  "user-agent",
  "content-length",
];
const OWN = {
  authorization: ["authorization"],
  "x-goog-api-key": ["x-goog-api-key"],
  "x-api-key": ["anthropic-version", "x-api-key"],
};

test("headers of one's own are sent, and a null takes a parameter away", async () => {
  const grok = target("custom", "llama3.2");
  await callModel(
    {
      ...grok,
      options: {
        ...grok.options,
        headers: { "X-Title": "Oya" },
        extraBody: { stream_options: null, options: { num_ctx: 16384 } },
      },
    },
    ASK,
    { timeouts: { connect: 60_000, firstToken: 60_000, idle: 60_000, total: 120_000 } },
  );
  const [request] = ai.calls();
  expect(request?.headers["x-title"]).toBe("Oya");
  expect(request?.body).toMatchObject({ options: { num_ctx: 16384 } });
  expect(request?.body).not.toHaveProperty("stream_options");
});

function keyHeaderOf(vendor: Vendor): "authorization" | "x-api-key" | "x-goog-api-key" {
  if (vendor === "claude") return "x-api-key";
  return vendor === "gemini" ? "x-goog-api-key" : "authorization";
}

function target(vendor: Vendor, model: string): ModelEndpoint {
  const provider = findCatalogueProvider(vendor);
  const options = getCatalogueOptions(vendor, model);
  if (!provider || !options) throw new Error(`no ${vendor}`);
  return {
    provider: vendor,
    sdk: provider.sdk,
    protocol: provider.protocol,
    baseUrl: ai.baseUrl(vendor),
    key: KEYS[vendor],
    model,
    options,
    allowLocal: true,
  };
}
