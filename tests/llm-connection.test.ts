import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { getCatalogueOptions, PROVIDERS, findCatalogueProvider } from "~/providers/llm/catalogue";
import { listModels, testConnection } from "~/providers/llm/test-connection.server";
import { ModelCallError, type ModelEndpoint } from "~/providers/llm/model-call";
import { KEYS, openAiDouble, VENDORS, type AiDouble, type Vendor } from "./doubles/ai";

let ai: AiDouble;
beforeAll(async () => {
  ai = await openAiDouble();
});
afterAll(() => ai.close());
afterEach(() => {
  Object.assign(ai, { requests: [], fault: undefined, faultOf: {}, next: [], refuses: {} });
});

const KEYED = VENDORS.filter((vendor) => vendor !== "custom");
const each = (vendors: readonly Vendor[]) => vendors.map((vendor) => [vendor] as const);

test("the double knows every provider of the catalogue", () => {
  expect(PROVIDERS.map(({ slug }) => slug)).toEqual([...VENDORS]);
});

test.each(each(VENDORS))("%s: a right key and a living model are connected", async (vendor) => {
  expect(await testConnection(target(vendor))).toEqual({
    ok: true,
    step: "answer",
    message: expect.stringMatching(/^Connected\./),
    capabilityOverrides: {},
  });
  expect(ai.calls()).toHaveLength(1);
});

test.each(each(KEYED))(
  "%s: a wrong key is found out, also where the list of models is public",
  async (vendor) => {
    const result = await testConnection({ ...target(vendor), key: "sk-wrong-000000000000" });
    expect(result).toMatchObject({ ok: false, step: "key", code: "bad_key" });
    expect(JSON.stringify(result)).not.toContain("sk-wrong");
  },
);

test("a public list says nothing about a key", async () => {
  expect(await listModels({ ...target("perplexity"), key: "wrong" })).toContain("perplexity/sonar");
  expect(await listModels({ ...target("huggingface"), key: "wrong" })).toContain("google/gemma-4-31B-it");
});

test.each([
  ["openai", "gpt-3.5-turbo", "gpt-6-luna"],
  ["claude", "claude-3-opus-20240229", "claude-opus-4-8"],
  ["gemini", "gemini-1.5-pro", "gemini-3.8-flash"],
  ["grok", "grok-beta", "grok-4.20-non-reasoning"],
  ["mistral", "open-mixtral-8x7b", "mistral-small-2603"],
  ["cohere", "command-light", "command-r-08-2024"],
  ["deepseek", "deepseek-chat", "deepseek-flash"],
  ["perplexity", "sonar-pro", "perplexity/sonar"],
] as const)("%s: the retired %s names %s, and nothing is spent", async (vendor, model, successor) => {
  const result = await testConnection(target(vendor, model));
  expect(result).toMatchObject({
    ok: false,
    step: "model",
    code: "unknown_model",
    message: `The key is right, but the model ${model} was retired. Choose ${successor}.`,
  });
  expect(ai.calls()).toEqual([]);
});

test.each(each(KEYED))("%s: a model that nobody knows is told from a wrong key", async (vendor) => {
  expect(await testConnection(target(vendor, "no-such-model"))).toMatchObject({
    ok: false,
    step: "model",
    code: "unknown_model",
    message: expect.stringContaining("no model no-such-model"),
  });
});

test.each(each(KEYED))("%s: an empty purse is told from a wrong key", async (vendor) => {
  ai.next = vendor === "perplexity" ? ["quota"] : ["none", "quota"]; // the check of the key, where there is one, comes first
  expect(await testConnection(target(vendor))).toMatchObject({
    ok: false,
    step: "key",
    code: "quota_exhausted",
    message: expect.stringContaining("no credit left"),
  });
});

test.each(each(VENDORS))("%s: a server that cannot be reached is told from a wrong key", async (vendor) => {
  expect(await testConnection({ ...target(vendor), baseUrl: "http://127.0.0.1:9" })).toMatchObject({
    ok: false,
    step: "address",
    code: "network",
  });
});

test("a model that thinks away its sixteen tokens is connected all the same", async () => {
  ai.fault = "length_empty";
  expect(await testConnection(target("openai"))).toMatchObject({ ok: true });
  expect(ai.calls()[0]?.body).toMatchObject({ max_completion_tokens: 16 });
});

test("what the test learned is handed back, without the cap that was its own", async () => {
  ai.refuses = { custom: ["json_schema", "temperature"] };
  expect((await testConnection(target("custom"))).capabilityOverrides).toEqual({
    json: "json_object",
    temperature: "forbidden",
  });
});

test("no key, no model, and a bad address are said before anybody is asked", async () => {
  expect(await testConnection({ ...target("openai"), key: "" })).toMatchObject({
    ok: false,
    step: "key",
    message: "Enter the API key first.",
  });
  expect(await testConnection({ ...target("custom"), model: "" })).toMatchObject({
    ok: false,
    step: "model",
  });
  expect(await testConnection({ ...target("custom"), baseUrl: "http://169.254.169.254/v1" })).toMatchObject({
    ok: false,
    step: "address",
    message: "This address cannot be used.",
  });
  expect(await testConnection({ ...target("custom"), allowLocal: false })).toMatchObject({
    ok: false,
    step: "address",
    code: "forbidden",
  });
  expect(ai.requests).toEqual([]);
});

test("a server of one's own without a list is tried by the call", async () => {
  ai.next = [{ status: 404, body: "404 page not found" }];
  expect(await testConnection(target("custom"))).toMatchObject({ ok: true });
});

test("an address without its /v1 is told from an unknown model", async () => {
  ai.fault = { status: 404, body: "404 page not found" };
  expect(await testConnection(target("custom"))).toMatchObject({
    ok: false,
    step: "answer",
    code: "bad_request",
    message: expect.stringContaining("/v1"),
  });
});

test("no message carries what a server said", async () => {
  for (const vendor of VENDORS) {
    ai.fault = { status: 500, body: "<script>alert(1)</script> INTERNAL-ADDRESS 10.0.0.7" };
    const result = await testConnection(target(vendor));
    expect(result.ok).toBe(false);
    expect(result.message).not.toMatch(/script|INTERNAL|10\.0/i);
  }
});

test("a caller who goes away ends the test", async () => {
  ai.fault = "hang";
  expect(await testConnection(target("openai"), "models", AbortSignal.timeout(50))).toMatchObject({
    ok: false,
    code: "cancelled",
  });
});

test("a list is asked for once in ten minutes for each key, capped, and holds only models for text", async () => {
  const to = { ...target("mistral"), key: KEYS.mistral };
  ai.models.mistral = [
    "mistral-small-2603",
    "mistral-embed",
    "mistral-ocr-latest",
    "mistral-small-2603",
    ...Array.from({ length: 6000 }, (_, place) => `m-${place}`),
  ];
  const first = await listModels(to, { fresh: true });
  expect(first).toHaveLength(5000);
  expect(first.slice(0, 2)).toEqual(["mistral-small-2603", "m-0"]);
  const asked = ai.requests.length;
  expect(await listModels(to)).toEqual(first);
  expect(ai.requests).toHaveLength(asked);
  await expect(listModels({ ...to, key: "wrong-key-0000" })).rejects.toMatchObject({ code: "bad_key" });
});

test("an endless list is read up to five megabytes", async () => {
  ai.fault = { status: 200, body: `{"data":[${'{"id":"model-a"},'.repeat(400_000)}{"id":"last"}]}` };
  expect(await listModels(target("openai"), { fresh: true })).toEqual(["model-a"]);
});

test("a page instead of a list is a failure, not an empty list", async () => {
  ai.fault = { status: 200, body: "<html>sign in</html>" };
  const failure = await listModels(target("openai"), { fresh: true }).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ModelCallError);
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
