import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { parseJsonObject } from "~/providers/llm/response-text";
import { callModel } from "~/providers/llm/call-model.server";
import { getCatalogueOptions, findCatalogueProvider } from "~/providers/llm/catalogue";
import {
  ModelCallError,
  type ModelRequest,
  type ModelCallOptions,
  type ModelFailureCode,
  type ModelEndpoint,
  type CallTimeouts,
} from "~/providers/llm/model-call";
import { KEYS, openAiDouble, VENDORS, type AiDouble, type Fault, type Vendor } from "./doubles/ai";

const USER = JSON.stringify({
  language: "en",
  document: "resume",
  target: { title: "Accountant", company: "Dangote" },
  terms: { have: [], missing: [] },
  resume: [{ id: "work.0.highlights.0", text: "Reconciled 14 bank accounts for Ngozi Eze every month." }],
  advert: [],
});
const ASK: ModelRequest = {
  system: "Write well.",
  user: USER,
  schema: {
    name: "resume",
    json: {
      type: "object",
      additionalProperties: false,
      required: ["bullets"],
      properties: {
        bullets: {
          type: "array",
          items: {
            type: "object",
            additionalProperties: false,
            required: ["text"],
            properties: { text: { type: "string" } },
          },
        },
      },
    },
  },
  maxTokens: 900,
  temperature: 0.4,
};
const TIMERS: CallTimeouts = { connect: 60_000, firstToken: 60_000, idle: 60_000, total: 120_000 }; // a busy machine: no test waits for them

let ai: AiDouble;
// From the beginning, for the SDKs remember the console of their first call.
const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "warn"), vi.spyOn(console, "log")];
const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown) => void unhandled.push(reason);

beforeAll(async () => {
  ai = await openAiDouble();
  process.on("unhandledRejection", noteUnhandled);
});
afterAll(async () => {
  process.off("unhandledRejection", noteUnhandled);
  await ai.close();
});
afterEach(() => {
  Object.assign(ai, {
    requests: [],
    fault: undefined,
    faultOf: {},
    next: [],
    profile: { ttftMs: 0, tokensPerSecond: Infinity },
    refuses: {},
  });
});

const ONE_OF_EACH_WIRE: Vendor[] = ["openai", "grok", "claude", "gemini"];
const everyWire = (vendors: Vendor[] = ONE_OF_EACH_WIRE) => vendors.map((vendor) => [vendor] as const);

test.each(everyWire([...VENDORS]))(
  "%s answers in its own wire, streamed, counted and named",
  async (vendor) => {
    const pieces: string[] = [];
    const answer = await callModel(target(vendor), ASK, {
      timeouts: TIMERS,
      onText: (soFar) => pieces.push(soFar),
    });
    expect(parseJsonObject(answer.text)).toMatchObject({
      ok: true,
      value: { bullets: [{ sourceIds: ["work.0.highlights.0"] }] },
    });
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.at(-1)).toBe(answer.text);
    expect(answer.usage.input).toBeGreaterThan(10);
    expect(answer.usage.output).toBeGreaterThan(10);
    expect(answer.servedModel).toBe(target(vendor).model);
    expect(answer.requestId).toBe("req_double");
    expect(answer.capabilityOverrides).toEqual({});
    expect(ai.calls()).toHaveLength(1);
  },
);

// Each fault on each wire: none of them may ever become a document.
const FAULTS: [Fault, ModelFailureCode, Partial<CallTimeouts>?][] = [
  ["hang", "timeout_first_token", { firstToken: 400 }],
  ["comments_only", "timeout_first_token", { firstToken: 400 }],
  ["slow_first_token", "timeout_first_token", { firstToken: 400 }],
  ["stall", "stalled", { idle: 150 }],
  ["cut", "network"],
  ["cut_before", "network"],
  ["clean_end", "truncated"],
  ["malformed", "bad_stream"],
  ["html_502", "server_error"],
  ["server_error", "server_error"],
  ["rate_limited", "rate_limited"],
  ["quota", "quota_exhausted"],
  ["overloaded", "overloaded"],
  ["wrong_key", "bad_key"],
  ["unknown_model", "unknown_model"],
  ["redirect", "bad_request"],
  ["empty", "empty"],
  ["length", "length"],
  ["length_empty", "length"],
  ["content_filter", "content_blocked"],
  ["refusal", "content_blocked"],
  ["unclosed_think", "empty"],
  ["think_only", "empty"],
  ["slow_first_token", "timeout_total", { total: 400 }],
];

test.each(
  ONE_OF_EACH_WIRE.flatMap((vendor) =>
    FAULTS.map(([fault, code, timers]) => [vendor, fault, code, timers] as const),
  ),
)("%s: %s → %s", async (vendor, fault, code, timers) => {
  ai.fault = fault;
  const failure = await failureWithin(target(vendor), timers);
  expect([failure.code, failure.detail]).toEqual([code, expect.any(String)]);
  expect(ai.calls().length).toBe(1); // no SDK repeats by itself
  await settle();
  expect(unhandled).toEqual([]);
  for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  expect(JSON.stringify([failure.detail, failure.details])).not.toMatch(/Ngozi|Reconciled|T3st/);
});

test.each(everyWire())(
  "%s: an error frame inside a stream that began well counts by its words",
  async (vendor) => {
    ai.fault = "error_frame";
    const failure = await failureOf(target(vendor));
    expect(["server_error", "overloaded"]).toContain(failure.code);
    await settle();
    expect(unhandled).toEqual([]);
  },
);

test.each(everyWire())("%s: a stream that stays open after its end is not waited for", async (vendor) => {
  ai.fault = "open_end";
  const answer = await callModel(target(vendor), ASK, { timeouts: TIMERS });
  expect(parseJsonObject(answer.text).ok).toBe(true);
  expect(answer.usage.output).toBeGreaterThan(10);
});

test.each(everyWire())(
  "%s: a caller who goes away ends the call, before it and in the middle",
  async (vendor) => {
    const gone = await failureOf(target(vendor), { timeouts: TIMERS, signal: AbortSignal.abort() });
    expect(gone.code).toBe("cancelled");
    ai.profile = { ttftMs: 0, tokensPerSecond: 40 };
    const leaving = new AbortController();
    const failure = await failureOf(target(vendor), {
      timeouts: TIMERS,
      signal: leaving.signal,
      onText: () => leaving.abort(),
    });
    expect(failure.code).toBe("cancelled");
    ai.profile = { ttftMs: 0, tokensPerSecond: Infinity };
    ai.fault = "open_end";
    expect(
      (await failureOf(target(vendor), { timeouts: TIMERS, signal: AbortSignal.timeout(200) })).code,
    ).toBe("cancelled");
    await settle();
    expect(unhandled).toEqual([]);
  },
);

test.each(everyWire())(
  "%s: what a model thinks is neither text nor a first token, but a sign of life",
  async (vendor) => {
    const pieces: string[] = [];
    ai.fault = "think";
    const answer = await callModel(target(vendor), ASK, {
      timeouts: TIMERS,
      onText: (soFar) => pieces.push(soFar),
    });
    expect(answer.text).not.toMatch(/think|not this/);
    expect(pieces.every((piece) => !/<|"not"/.test(piece.slice(0, 8)))).toBe(true);
    ai.fault = "reasoning";
    const thoughtful = await callModel(target(vendor), ASK, { timeouts: TIMERS });
    expect(thoughtful.text).not.toContain("The candidate wants me");
    ai.fault = "think_then_stall";
    ai.requests = [];
    expect((await failureWithin(target(vendor), { firstToken: 150 })).code).toBe("timeout_first_token");
    expect((await failureOf(target(vendor), { timeouts: { ...TIMERS, idle: 150 } })).code).toBe("stalled");
  },
);

test.each(["fenced", "bom", "trailing_commas", "prose"] satisfies Fault[])(
  "an answer that is %s is read all the same",
  async (fault) => {
    ai.fault = fault;
    const { text } = await callModel(target("together"), ASK, { timeouts: TIMERS });
    expect(parseJsonObject(text)).toMatchObject({
      ok: true,
      value: { bullets: [{ sourceIds: ["work.0.highlights.0"] }] },
    });
  },
);

test("a handshake that never ends is another failure than a slow answer", async () => {
  const mute = createServer(() => undefined);
  await new Promise<void>((open) => mute.listen(0, "127.0.0.1", open));
  const address = mute.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const failure = await failureOf(
    { ...target("openai"), baseUrl: `https://127.0.0.1:${port}/v1` },
    { timeouts: { ...TIMERS, connect: 150 } },
  );
  expect(failure.code).toBe("timeout_connect");
  mute.close();
});

test("a server that is not there, and a name that nobody knows, are network failures", async () => {
  expect((await failureOf({ ...target("openai"), baseUrl: "http://127.0.0.1:9/v1" })).code).toBe("network");
  expect((await failureOf({ ...target("openai"), baseUrl: "https://no-such-host.invalid/v1" })).code).toBe(
    "network",
  );
});

test.each(everyWire())(
  "%s: an address inside the house is refused at the call unless it was allowed",
  async (vendor) => {
    const failure = await failureOf({ ...target(vendor), allowLocal: false });
    expect([failure.code, failure.detail]).toEqual(["forbidden", expect.stringMatching(/^Address refused/)]);
    expect(ai.requests).toEqual([]);
  },
);

test("Retry-After reaches the caller, also where the SDK hides it", async () => {
  ai.fault = { retryAfter: "7" };
  expect((await failureOf(target("openai"))).details.retryAfterMs).toBe(7000);
  expect((await failureOf(target("gemini"))).details.retryAfterMs).toBe(7000);
  ai.fault = "rate_limited";
  expect((await failureOf(target("gemini"))).details.retryAfterMs).toBe(39_000);
});

test("what went before a failure is not forgotten: status, id, counts", async () => {
  ai.fault = "length";
  expect((await failureOf(target("openai"))).details).toMatchObject({
    httpStatus: 200,
    requestId: "req_double",
    finishReason: "length",
    servedModel: "gpt-6-luna",
    usage: { output: expect.any(Number) },
  });
});

test("nothing of the environment travels to another host, and no key but its own", async () => {
  vi.stubEnv("OPENAI_API_KEY", "sk-env-key-000000");
  vi.stubEnv("OPENAI_ORG_ID", "org-secret");
  vi.stubEnv("OPENAI_PROJECT_ID", "proj-secret");
  vi.stubEnv("OPENAI_ADMIN_KEY", "sk-admin-000000");
  vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1");
  vi.stubEnv("OPENAI_CUSTOM_HEADERS", "x-secret: env-header");
  await callModel({ ...target("custom"), key: "" }, ASK, { timeouts: TIMERS });
  vi.unstubAllEnvs();
  const [request] = ai.calls();
  expect(request?.headers.authorization).toBe("Bearer no-key");
  expect(JSON.stringify(request)).not.toMatch(/sk-env|org-secret|proj-secret|sk-admin|env-header|stainless/);
});

test("a parameter that a server does not know is left out, once, and remembered", async () => {
  ai.refuses = { custom: ["temperature", "stream_options"] };
  const answer = await callModel(target("custom"), ASK, { timeouts: TIMERS });
  expect(answer.capabilityOverrides).toEqual({ temperature: "forbidden", sendsUsage: "auto" });
  expect(ai.calls()).toHaveLength(3);
  ai.requests = [];
  const again = target("custom");
  await callModel({ ...again, options: { ...again.options, ...answer.capabilityOverrides } }, ASK, {
    timeouts: TIMERS,
  });
  expect(ai.calls()).toHaveLength(1);
});

test("the JSON ladder is climbed down step by step, and the last step still shows the schema", async () => {
  ai.refuses = { custom: ["json_schema"] };
  expect((await callModel(target("custom"), ASK, { timeouts: TIMERS })).capabilityOverrides).toEqual({
    json: "json_object",
  });
  ai.refuses = { custom: ["json_schema", "json_object"] };
  expect((await callModel(target("custom"), ASK, { timeouts: TIMERS })).capabilityOverrides).toEqual({
    json: "none",
  });
  const last = ai.calls().at(-1);
  expect(last?.body.response_format).toBeUndefined();
  expect(JSON.stringify(last?.body.messages)).toContain("additionalProperties");
});

test("a model that nobody described is asked in the way that all of them take, or learns it", async () => {
  ai.models.openai.push("gpt-7-new");
  expect(
    (
      await callModel(
        {
          ...target("openai"),
          model: "gpt-7-new",
          options: {
            ...target("openai").options,
            temperature: "allowed",
            tokenParam: "max_tokens",
            extraBody: {},
          },
        },
        ASK,
        { timeouts: TIMERS },
      )
    ).capabilityOverrides,
  ).toEqual({});
  const old = {
    ...target("openai", "gpt-5-mini"),
    options: {
      ...target("openai", "gpt-5-mini").options,
      temperature: "allowed" as const,
      tokenParam: "max_tokens" as const,
    },
  };
  expect((await callModel(old, ASK, { timeouts: TIMERS })).capabilityOverrides).toEqual({
    tokenParam: "max_completion_tokens",
    temperature: "forbidden",
  });
});

test("thinking that cannot be switched off gets room to think", async () => {
  const opus = target("claude", "claude-opus-5-5");
  const { capabilityOverrides } = await callModel(
    {
      ...opus,
      options: { ...opus.options, extraBody: { thinking: { type: "disabled" } }, reasoningTokens: 0 },
    },
    ASK,
    { timeouts: TIMERS },
  );
  expect(capabilityOverrides).toEqual({ extraBody: {}, reasoningTokens: 8192 });
  expect(ai.calls().at(-1)?.body.max_tokens).toBe(900 + 8192);
});

test("an endless row of refusals ends", async () => {
  ai.fault = {
    status: 400,
    body: {
      error: {
        message: "Unsupported parameter: 'temperature' is not supported",
        code: "unsupported_parameter",
        param: "temperature",
      },
    },
  };
  expect((await failureOf(target("custom"))).code).toBe("unsupported_param");
  expect(ai.calls()).toHaveLength(2);
});

function target(vendor: Vendor, model?: string): ModelEndpoint {
  const provider = findCatalogueProvider(vendor);
  const asked = model ?? (provider?.defaultModel || "llama3.2");
  const options = getCatalogueOptions(vendor, asked);
  if (!provider || !options) throw new Error(`no ${vendor}`);
  return {
    provider: vendor,
    sdk: provider.sdk,
    protocol: provider.protocol,
    baseUrl: ai.baseUrl(vendor),
    key: KEYS[vendor],
    model: asked,
    options,
    allowLocal: true,
  };
}

async function failureOf(
  to: ModelEndpoint,
  options: ModelCallOptions = { timeouts: TIMERS },
): Promise<ModelCallError> {
  const outcome = await callModel(to, ASK, options).catch((thrown: unknown) => thrown);
  if (!(outcome instanceof ModelCallError))
    throw new Error(`not a CallFailed: ${JSON.stringify(outcome) ?? String(outcome)}`);
  return outcome;
}

/**
 * The failure of a call with other limits. Those that a slow machine could pass before the call has begun are held until the double has
 * the request.
 */
async function failureWithin(to: ModelEndpoint, timers: Partial<CallTimeouts> = {}): Promise<ModelCallError> {
  const heldMs = timers.firstToken ?? timers.total;
  if (heldMs === undefined) return failureOf(to, { timeouts: { ...TIMERS, ...timers } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const failure = failureOf(to, { timeouts: { ...TIMERS, ...timers } });
    await expect.poll(() => ai.calls().length).toBe(1);
    vi.advanceTimersByTime(heldMs);
    return await failure;
  } finally {
    vi.useRealTimers();
  }
}

// An unhandled rejection is told after the microtasks of the turn.
function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done, 30));
}
