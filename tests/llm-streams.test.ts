import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callModel } from "~/providers/llm/call-model.server";
import { getCatalogueOptions, findCatalogueProvider } from "~/providers/llm/catalogue";
import type { ModelRequest, ModelEndpoint } from "~/providers/llm/model-call";
import { KEYS, openAiDouble, type AiDouble, type Vendor } from "./doubles/ai";

// Streams as vendors write them, word for word: what they count, what they mix in, what they withhold.
const ASK: ModelRequest = {
  system: "Write well.",
  user: '{"say":"ok"}',
  schema: { name: "reply", json: { type: "object" } },
  maxTokens: 900,
  temperature: 0.4,
};

let ai: AiDouble;
beforeAll(async () => {
  ai = await openAiDouble();
});
afterAll(() => ai.close());
afterEach(() => {
  ai.fault = undefined;
});

const chat = (delta: object, more: object = {}) => ({
  id: "c1",
  model: "m",
  choices: [{ index: 0, delta, finish_reason: null, ...more }],
});
const end = { finish_reason: "stop" };

const COUNTED: [string, Vendor, unknown[], object][] = [
  [
    "what was cached and thought is counted within",
    "openai",
    [
      chat({ content: "ok" }),
      chat({}, end),
      {
        choices: [],
        usage: {
          prompt_tokens: 100,
          completion_tokens: 50,
          total_tokens: 150,
          prompt_tokens_details: { cached_tokens: 64 },
          completion_tokens_details: { reasoning_tokens: 40 },
        },
      },
    ],
    { input: 100, cached: 64, output: 50, reasoning: 40 },
  ],
  [
    "xAI counts thoughts beside the answer",
    "together",
    [
      chat({ content: "ok" }, end),
      {
        choices: [],
        usage: {
          prompt_tokens: 100,
          completion_tokens: 10,
          total_tokens: 150,
          completion_tokens_details: { reasoning_tokens: 40 },
        },
      },
    ],
    { input: 100, output: 50, reasoning: 40 },
  ],
  [
    "DeepSeek names its cache otherwise",
    "deepseek",
    [
      chat({ content: "ok" }, end),
      { choices: [], usage: { prompt_tokens: 100, completion_tokens: 10, prompt_cache_hit_tokens: 64 } },
    ],
    { input: 100, cached: 64, output: 10 },
  ],
  [
    "OpenRouter reports the cost",
    "custom",
    [
      chat({ content: "ok" }, end),
      { choices: [], usage: { prompt_tokens: 100, completion_tokens: 10, cost: 0.00214 } },
    ],
    { input: 100, output: 10, costMicroUsd: 2140 },
  ],
  [
    "Mistral counts in its last piece",
    "mistral",
    [
      chat({ content: "ok" }),
      { ...chat({ content: "" }, end), usage: { prompt_tokens: 7, completion_tokens: 1 } },
    ],
    { input: 7, output: 1 },
  ],
  [
    "Perplexity reports the cost in parts",
    "perplexity",
    [
      { type: "response.output_text.delta", delta: "ok" },
      {
        type: "response.completed",
        response: {
          id: "r",
          status: "completed",
          usage: { input_tokens: 5, output_tokens: 6, cost: { total_cost: 0.0061 } },
        },
      },
    ],
    { input: 5, output: 6, costMicroUsd: 6100 },
  ],
  [
    "Claude's cache is part of the input",
    "claude",
    [
      {
        type: "message_start",
        message: {
          id: "m",
          usage: {
            input_tokens: 10,
            cache_read_input_tokens: 80,
            cache_creation_input_tokens: 10,
            output_tokens: 1,
          },
        },
      },
      { type: "content_block_delta", delta: { type: "text_delta", text: "ok" } },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 9 } },
      { type: "message_stop" },
    ],
    { input: 100, cached: 80, output: 9 },
  ],
  [
    "Gemini's thoughts are part of the output",
    "gemini",
    [
      {
        candidates: [
          { content: { parts: [{ text: "hidden", thought: true }, { text: "ok" }] }, finishReason: "STOP" },
        ],
        usageMetadata: {
          promptTokenCount: 100,
          candidatesTokenCount: 10,
          thoughtsTokenCount: 30,
          cachedContentTokenCount: 20,
        },
      },
    ],
    { input: 100, cached: 20, output: 40, reasoning: 30 },
  ],
];

test.each(COUNTED)("%s", async (_name, vendor, events, usage) => {
  stream(events);
  const answer = await ask(vendor);
  expect(answer.text).toBe("ok");
  expect(answer.usage).toEqual(usage);
});

test("a server that counts nothing has unknown counts, not zero", async () => {
  stream([chat({ content: "ok" }, end)]);
  expect((await ask("custom")).usage).toEqual({});
});

test("Mistral's thoughts in parts are not text", async () => {
  stream([
    chat(
      {
        content: [
          { type: "thinking", thinking: [{ type: "text", text: "hidden" }] },
          { type: "text", text: "ok" },
        ],
      },
      end,
    ),
  ]);
  expect((await ask("mistral")).text).toBe("ok");
});

const BLOCKED: [string, Vendor, unknown[]][] = [
  [
    "Gemini blocks the question",
    "gemini",
    [{ promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, usageMetadata: { promptTokenCount: 5 } }],
  ],
  [
    "Gemini stops for safety after some text",
    "gemini",
    [{ candidates: [{ content: { parts: [{ text: "ok" }] }, finishReason: "SAFETY" }] }],
  ],
  ["Gemini recites", "gemini", [{ candidates: [{ finishReason: "RECITATION" }] }]],
  ["Gemini finds personal data", "gemini", [{ candidates: [{ finishReason: "SPII" }] }]],
  [
    "OpenAI refuses in words of their own",
    "openai",
    [chat({ refusal: "I cannot help with that." }), chat({}, end)],
  ],
  [
    "OpenAI refuses on the newer wire",
    "grok",
    [
      { type: "response.refusal.delta", delta: "I cannot" },
      { type: "response.completed", response: { status: "completed" } },
    ],
  ],
  [
    "Claude refuses",
    "claude",
    [
      { type: "content_block_delta", delta: { type: "text_delta", text: "ok" } },
      { type: "message_delta", delta: { stop_reason: "refusal" } },
    ],
  ],
];

test.each(BLOCKED)("%s: no text of it is used", async (_name, vendor, events) => {
  stream(events);
  await expect(ask(vendor)).rejects.toMatchObject({ code: "content_blocked" });
});

test.each([
  [
    "a reason that nobody knows",
    "openai",
    [chat({ content: "ok" }, { finish_reason: "tool_calls" })],
    "bad_stream",
  ],
  [
    "DeepSeek has no room",
    "deepseek",
    [chat({ content: "ok" }, { finish_reason: "insufficient_system_resource" })],
    "overloaded",
  ],
  [
    "a failed response",
    "grok",
    [
      {
        type: "response.failed",
        response: { status: "failed", error: { code: "rate_limit_exceeded", message: "Rate limit reached" } },
      },
    ],
    "rate_limited",
  ],
  ["a chunk of another shape", "openai", [{ choices: "none" }], "bad_stream"],
  ["a chunk of another shape from Gemini", "gemini", [{ candidates: { text: "x" } }], "bad_stream"],
  ["a chunk of another shape from Claude", "claude", [{ nothing: 1 }], "bad_stream"],
  [
    "a window that was full",
    "claude",
    [
      { type: "content_block_delta", delta: { type: "text_delta", text: "ok" } },
      { type: "message_delta", delta: { stop_reason: "model_context_window_exceeded" } },
    ],
    "length",
  ],
  ["a page with status 200", "openai", "<html>sign in</html>", "truncated"],
] as const)("%s is no answer", async (_name, vendor, events, code) => {
  stream(events);
  await expect(ask(vendor)).rejects.toMatchObject({ code });
});

function stream(events: readonly unknown[] | string): void {
  const body =
    typeof events === "string"
      ? events
      : events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  ai.fault = { status: 200, body, headers: { "content-type": "text/event-stream" } };
}

function ask(vendor: Vendor) {
  const provider = findCatalogueProvider(vendor);
  const model = provider?.defaultModel || "llama3.2";
  const options = getCatalogueOptions(vendor, model);
  if (!provider || !options) throw new Error(`no ${vendor}`);
  const target: ModelEndpoint = {
    provider: vendor,
    sdk: provider.sdk,
    protocol: provider.protocol,
    baseUrl: ai.baseUrl(vendor),
    key: KEYS[vendor],
    model,
    options,
    allowLocal: true,
  };
  return callModel(target, ASK, {
    timeouts: { connect: 60_000, firstToken: 60_000, idle: 60_000, total: 120_000 },
  });
}
