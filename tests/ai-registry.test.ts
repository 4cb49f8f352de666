import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { aiCalls, aiModels, aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import { recordBreakerFailure } from "~/features/ai/providers/circuit-breaker.server";
import { failLostCalls, purgeCalls } from "~/features/ai/completions/calls.server";
import { resolveFailoverOrder, listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { saveAiSetting } from "~/features/ai/settings.server";
import { saveCapabilityOverrides } from "~/features/ai/providers/capability-overrides.server";
import { resolveEndpoint } from "~/features/ai/providers/registry.server";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { seedProviders } from "~/features/ai/providers/seed.server";
import { getProviderStatus } from "~/features/ai/providers/provider-status.server";
import { PROVIDERS } from "~/providers/llm/catalogue";
import { days, hours } from "~/time";
import { KEYS, openAiDouble, type AiDouble, type Vendor } from "./doubles/ai";
import { fakeClock, someWork, setFailoverOrder } from "./factories/providers";

let ai: AiDouble;
beforeAll(async () => {
  ai = await openAiDouble();
});
afterAll(() => ai.close());
const [secret = Buffer.alloc(0)] = env.ENCRYPTION_KEY;
afterEach(() => {
  Object.assign(env, {
    LLM_PROVIDER: undefined,
    LLM_API_KEY: undefined,
    LLM_MODEL: undefined,
    LLM_BASE_URL: undefined,
  });
  env.ENCRYPTION_KEY.splice(0, 9, secret);
});

// The environment is read once; what an operator would set between two starts is set here.
const setEnvironment = (slug: Vendor) =>
  Object.assign(env, {
    LLM_PROVIDER: slug,
    LLM_API_KEY: KEYS[slug] || undefined,
    LLM_MODEL: ai.models[slug][0],
    LLM_BASE_URL: ai.baseUrl(slug),
  });
const all = Object.keys(KEYS);
const now = new Date("2026-11-21T09:00:00Z");
const provider = (slug: string) => db.select().from(aiProviders).where(eq(aiProviders.slug, slug)).get();
const modelRow = (slug: string, model: string) =>
  db
    .select()
    .from(aiModels)
    .all()
    .find((row) => row.provider === slug && row.model === model);
const change = (slug: string, to: Partial<typeof aiProviders.$inferInsert>) =>
  db.update(aiProviders).set(to).where(eq(aiProviders.slug, slug)).run();
const spend = (slug: string, costMicroUsd: number | null, at: Date) =>
  db
    .insert(aiCalls)
    .values({
      id: newId(),
      createdAt: at,
      purpose: "write",
      provider: slug,
      model: "m",
      status: "ok",
      costMicroUsd,
    })
    .run();
const slugs = (mayUse = all, at = now) => resolveFailoverOrder(mayUse, at).candidates.map(({ slug }) => slug);
const reasons = (mayUse = all, at = now) =>
  resolveFailoverOrder(mayUse, at).excluded.map(({ provider, reason }) => `${provider} ${reason}`);

test("a fresh house knows all providers and models of the catalogue, none active, none confirmed", () => {
  setFailoverOrder(ai);
  const rows = db.select().from(aiProviders).all();
  expect(rows.map(({ slug }) => slug).sort()).toEqual(PROVIDERS.map(({ slug }) => slug).sort());
  expect(
    rows.every(({ isActive, keyCipher, checkedAt }) => !isActive && keyCipher === null && checkedAt === null),
  ).toBe(true);
  expect(db.select().from(aiModels).all()).toHaveLength(PROVIDERS.flatMap(({ models }) => models).length);
  expect(modelRow("mistral", "mistral-small-2603")).toMatchObject({
    origin: "seeded",
    status: "active",
    inputMicroUsd: 150_000,
    outputMicroUsd: 600_000,
  });
  expect(resolveFailoverOrder(all, now)).toEqual({ candidates: [], excluded: [] });
});

test("seeding again changes what the catalogue changed, and nothing that people or providers said", () => {
  setFailoverOrder(ai, "openai");
  change("openai", { legalEntity: "Ours", label: "Our OpenAI", maxConcurrency: 9 });
  const set = (model: string, to: Partial<typeof aiModels.$inferInsert>) =>
    db.update(aiModels).set(to).where(eq(aiModels.model, model)).run();
  set("gpt-6-luna", {
    status: "retired",
    inputMicroUsd: 1,
    capabilityOverrides: { temperature: "forbidden" },
  });
  set("gpt-6-sol", { origin: "typed", inputMicroUsd: 2 });
  set("gpt-6-astra", { origin: "refreshed", status: "unknown" });
  seedProviders();
  expect(modelRow("openai", "gpt-6-luna")).toMatchObject({
    status: "active",
    inputMicroUsd: 100_000,
    capabilityOverrides: { temperature: "forbidden" },
  });
  expect(modelRow("openai", "gpt-6-sol")).toMatchObject({ inputMicroUsd: 2 });
  expect(modelRow("openai", "gpt-6-astra")).toMatchObject({ status: "unknown" });
  expect(provider("openai")).toMatchObject({
    legalEntity: "Ours",
    label: "Our OpenAI",
    maxConcurrency: 9,
    isActive: true,
  });
});

test("a price that changes on a day is the new one from that day on", () => {
  setFailoverOrder(ai);
  seedProviders(new Date("2026-11-30T23:00:00Z"));
  expect(modelRow("gemini", "gemini-4-carbon")).toMatchObject({
    inputMicroUsd: 2_000_000,
    outputMicroUsd: 10_000_000,
  });
  seedProviders(new Date("2026-12-01T00:00:00Z"));
  expect(modelRow("gemini", "gemini-4-carbon")).toMatchObject({
    inputMicroUsd: 4_000_000,
    outputMicroUsd: 20_000_000,
  });
});

test("a target is the catalogue's way, then the row's, then the model's, then what was learned", () => {
  setFailoverOrder(ai, "openai");
  const plain = resolveEndpoint("openai", { model: "gpt-4o-mini" });
  expect(plain).toMatchObject({
    provider: "openai",
    baseUrl: ai.baseUrl("openai"),
    key: KEYS.openai,
    model: "gpt-4o-mini",
    allowLocal: true,
    options: { tokenParam: "max_tokens", temperature: "allowed" },
  });
  saveCapabilityOverrides("openai", "gpt-4o-mini", {
    temperature: "forbidden",
    json: "json_object",
    headers: { evil: "header" },
    firstTokenMs: 1,
  });
  expect(resolveEndpoint("openai", { model: "gpt-4o-mini" })?.options).toEqual({
    ...plain?.options,
    temperature: "forbidden",
    json: "json_object",
  });
  expect(
    resolveEndpoint("openai", {
      key: "other",
      model: "typed-by-hand",
      baseUrl: "https://elsewhere.example/v1",
    }),
  ).toMatchObject({ key: "other", model: "typed-by-hand", baseUrl: "https://elsewhere.example/v1" });
  saveCapabilityOverrides("openai", "typed-by-hand", { json: "none" });
  expect(modelRow("openai", "typed-by-hand")).toMatchObject({
    origin: "typed",
    status: "unknown",
    capabilityOverrides: { json: "none" },
  });
  expect(resolveEndpoint("nobody")).toBeUndefined();
  const lastWeek = new Date(Date.now() - days(7));
  saveCapabilityOverrides("openai", "gpt-4o-mini", { json: "none" }, lastWeek);
  expect(resolveEndpoint("openai", { model: "gpt-4o-mini" })?.options.json).toBe(plain?.options.json);
});

test("the line is the active provider and at most three fallbacks in their order, and each that is left out has its reason", () => {
  setFailoverOrder(ai, "mistral", "openai", "deepseek", "custom");
  expect(slugs()).toEqual(["mistral", "openai", "deepseek", "custom"]);
  change("openai", { fallbackRank: 3 });
  change("custom", { fallbackRank: 1 });
  expect(slugs()).toEqual(["mistral", "custom", "deepseek", "openai"]);
  expect(slugs(["openai", "mistral"])).toEqual(["mistral", "openai"]);
  expect(reasons(["openai", "mistral"])).toEqual(["custom not_allowed", "deepseek not_allowed"]);
  change("mistral", { keyCipher: null });
  change("openai", { model: "" });
  const [, deepseek] = resolveFailoverOrder(all, now).candidates;
  expect(deepseek?.slug).toBe("deepseek");
  if (deepseek) recordBreakerFailure(deepseek, "bad_key", now);
  expect(slugs()).toEqual(["custom"]);
  expect(reasons()).toEqual(["mistral no_key", "deepseek breaker_open", "openai no_model"]);
  expect(listFailoverProviders().map(({ slug }) => slug)).toEqual(["custom", "deepseek"]); // a breaker passes; what the person is asked does not change with it
});

test("a daily cap of one provider moves the work on, the house's cap ends it, and midnight is Lagos'", () => {
  setFailoverOrder(ai, "mistral", "openai");
  change("mistral", { dailyCapMicroUsd: 1_000_000 });
  spend("mistral", 999_999, now);
  spend("mistral", null, now);
  spend("mistral", 5_000_000, new Date("2026-11-20T22:59:59Z")); // one second before midnight in Lagos
  expect(slugs()).toEqual(["mistral", "openai"]);
  spend("mistral", 1, new Date("2026-11-20T23:00:00Z"));
  expect([slugs(), reasons()]).toEqual([["openai"], ["mistral daily_cap"]]);
  expect(slugs(all, new Date(now.getTime() + days(1)))).toEqual(["mistral", "openai"]);
  write((tx) => saveAiSetting(tx, "ai_daily_cap_micro_usd", 1_000_000));
  expect([slugs(), reasons()]).toEqual([[], ["mistral total_cap", "openai total_cap"]]);
  expect(getProviderStatus(now)).toMatchObject({
    current: { activeProvider: "Built-in writer", source: "fallback" },
  });
});

test("the provider of the environment is asked while none is active, and never beside one that is", async () => {
  setFailoverOrder(ai);
  setEnvironment("mistral");
  const [target] = resolveFailoverOrder(all, now).candidates;
  expect(target).toMatchObject({
    slug: "mistral",
    source: "env",
    endpoint: { key: KEYS.mistral, baseUrl: ai.baseUrl("mistral") },
  });
  const clock = fakeClock();
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({ ok: true, provider: "mistral" });
  const status = getProviderStatus(now);
  expect(status).toMatchObject({
    current: { activeProvider: "Mistral AI", source: "fallback", isInitialized: true },
    database: { activeProvider: null, hasConfiguredProvider: false },
    warnings: { usingFallback: true, noProviderConfigured: false },
  });
  expect(status.warnings.messages.join("\n")).toMatch(
    /comes from the environment \(LLM_PROVIDER\)[\s\S]*Nobody has confirmed/,
  );

  // A server of one's own was chosen and is down: the paid key of the environment is not touched.
  setFailoverOrder(ai, "custom");
  ai.faultOf = { custom: "unknown_model" };
  ai.requests = [];
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    ok: false,
    failedAttempts: [{ provider: "custom" }],
  });
  expect(ai.requests.every(({ provider }) => provider === "custom")).toBe(true);
  ai.faultOf = {};
});

test("an unknown name in LLM_PROVIDER is said and does no harm", () => {
  setFailoverOrder(ai);
  Object.assign(env, { LLM_PROVIDER: "openia", LLM_API_KEY: "x" });
  expect(resolveFailoverOrder(all, now).candidates).toEqual([]);
  expect(getProviderStatus(now).warnings.messages).toContain(
    'LLM_PROVIDER names "openia", which is not known.',
  );
});

test("with another ENCRYPTION_KEY a provider counts as without key and the admin is told how to mend it", async () => {
  setFailoverOrder(ai, "mistral", "custom");
  env.ENCRYPTION_KEY.splice(0, 1, randomBytes(32));
  expect([slugs(), reasons()]).toEqual([["custom"], ["mistral no_key"]]);
  expect(resolveEndpoint("mistral")?.key).toBe("");
  const { current, warnings } = getProviderStatus(now);
  expect(current).toMatchObject({ activeProvider: "Custom (OpenAI-compatible)", source: "database" });
  expect(warnings.messages.filter((message) => message.includes("ENCRYPTION_KEY has changed"))).toHaveLength(
    1,
  );
});

test("the status names who writes, and the built-in writer where nobody else does", () => {
  setFailoverOrder(ai);
  expect(getProviderStatus(now)).toEqual({
    current: {
      activeProvider: "Built-in writer",
      source: "fallback",
      isInitialized: true,
      availableProviders: ["Built-in writer"],
    },
    database: { activeProvider: null, hasConfiguredProvider: false },
    warnings: {
      usingFallback: true,
      mismatchDetected: false,
      noProviderConfigured: false,
      messages: ["No provider is active, so the built-in writer writes."],
    },
  });
  write((tx) => saveAiSetting(tx, "builtin_writer_enabled", false));
  expect(getProviderStatus(now)).toMatchObject({
    current: { activeProvider: null, isInitialized: false, availableProviders: [] },
    warnings: { noProviderConfigured: true },
  });
  setFailoverOrder(ai, "openai", "mistral");
  expect(getProviderStatus(now)).toEqual({
    current: {
      activeProvider: "OpenAI",
      source: "database",
      isInitialized: true,
      availableProviders: ["Mistral AI", "OpenAI", "Built-in writer"],
    },
    database: { activeProvider: "OpenAI", hasConfiguredProvider: true },
    warnings: { usingFallback: false, mismatchDetected: false, noProviderConfigured: false, messages: [] },
  });
  change("openai", { keyCipher: null });
  expect(getProviderStatus(now)).toMatchObject({
    current: { activeProvider: "Mistral AI", source: "database" },
    warnings: { messages: ["OpenAI is not available now, so Mistral AI writes.", "OpenAI has no key."] },
  });
});

test("a model that is retired, or will be within 30 days, is told with the one its maker names instead", () => {
  setFailoverOrder(ai, "openai");
  const model = (to: Partial<typeof aiModels.$inferInsert>) =>
    db.update(aiModels).set(to).where(eq(aiModels.model, "gpt-6-luna")).run();
  const seen = () => {
    const { mismatchDetected, messages } = getProviderStatus(now).warnings;
    return [mismatchDetected, ...messages];
  };
  expect(seen()).toEqual([false]);
  model({ status: "retiring", shutdownDate: "2026-12-22", replacement: "gpt-7" });
  expect(seen()).toEqual([false]);
  model({ shutdownDate: "2026-12-21" });
  expect(seen()).toEqual([
    true,
    "gpt-6-luna of OpenAI will be retired on 2026-12-21. Its maker recommends gpt-7 instead.",
  ]);
  model({ shutdownDate: "2026-11-21" });
  expect(seen()).toEqual([
    true,
    "gpt-6-luna of OpenAI was retired on 2026-11-21. Its maker recommends gpt-7 instead.",
  ]);
  expect(slugs()).toEqual(["openai"]); // dates are hearsay: it is asked all the same
});

test("a cap that cannot count is told", () => {
  setFailoverOrder(ai, "openai");
  change("openai", { model: "typed-by-hand", dailyCapMicroUsd: 5_000_000 });
  expect(getProviderStatus(now).warnings.messages).toEqual([
    "The price of typed-by-hand of OpenAI is not known, so the daily cap does not count it.",
  ]);
});

test("calls that their process did not finish are ended, and old ones forgotten", () => {
  setFailoverOrder(ai);
  spend("mistral", 1, new Date(now.getTime() - days(401)));
  spend("mistral", 2, now);
  db.insert(aiCalls)
    .values({
      id: "lost",
      createdAt: new Date(now.getTime() - hours(1)),
      purpose: "write",
      provider: "mistral",
      model: "m",
    })
    .run();
  expect(failLostCalls(new Date(now.getTime() - hours(0.5)))).toBe(1);
  expect(purgeCalls(new Date(now.getTime() - days(400)))).toBe(1);
  expect(
    db
      .select()
      .from(aiCalls)
      .all()
      .map(({ status, errorCode }) => `${status} ${errorCode ?? ""}`)
      .sort(),
  ).toEqual(["failed cancelled", "ok "]);
});
