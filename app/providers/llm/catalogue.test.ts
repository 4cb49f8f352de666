import { expect, test } from "vitest";
import { checkBaseUrl } from "./address-rules";
import {
  findCatalogueModel,
  getCatalogueOptions,
  PROVIDERS,
  findCatalogueProvider,
  modelStatusAt,
} from "./catalogue";

test("the ten providers have their names, and the self-hosted server is last", () => {
  expect(PROVIDERS.map(({ label }) => label)).toEqual([
    "OpenAI",
    "Claude (Anthropic)",
    "Google AI (Gemini)",
    "xAI (Grok)",
    "Mistral AI",
    "Cohere",
    "DeepSeek",
    "Together AI",
    "Perplexity AI",
    "Hugging Face",
    "Custom (OpenAI-compatible)",
  ]);
});

test.each(
  PROVIDERS.filter(({ slug }) => slug !== "custom").map((provider) => [provider.slug, provider] as const),
)("%s is complete", (slug, provider) => {
  expect(checkBaseUrl(provider.baseUrl).ok).toBe(true);
  expect(provider.country).toMatch(/^[A-Z]{2}$/);
  expect(provider.legalEntity).not.toBe("");
  expect(findCatalogueModel(slug, provider.defaultModel)).toMatchObject({
    status: "active",
    prices: [expect.anything()],
  });
  const [best, cheapest] = [provider.presets?.best, provider.presets?.cheapest].map((id) => {
    const { status, prices = [] } = findCatalogueModel(slug, id ?? "") ?? {};
    expect([id, status, prices.length]).toEqual([id, "active", 1]);
    return prices[0]?.output ?? NaN;
  });
  expect(cheapest).toBeLessThanOrEqual(best ?? NaN);
  const ids = provider.models.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const model of provider.models) {
    if (model.status !== "active")
      expect([model.id, findCatalogueModel(slug, model.replacement ?? "")?.status]).toEqual([
        model.id,
        "active",
      ]);
    for (const price of model.prices ?? [])
      expect([model.id, price.input > 0 && price.output > 0 && (price.cached ?? 0) < price.input]).toEqual([
        model.id,
        true,
      ]);
    expect(Boolean(model.prices)).toBe(Boolean(model.pricedAt));
  }
});

test("a model without a price is unknown, not free", () => {
  expect(findCatalogueModel("mistral", "mistral-large-4")?.prices).toBeUndefined();
});

test("a model is retired on its shutdown day", () => {
  const model = findCatalogueModel("gemini", "gemini-2.5-pro");
  expect(model?.status).toBe("retiring");
  expect(model && modelStatusAt(model, new Date("2026-11-30T23:00:00Z"))).toBe("retiring");
  expect(model && modelStatusAt(model, new Date("2026-12-01T00:00:00Z"))).toBe("retired");
});

test("a model uses its own options, else its provider's; a routing suffix changes nothing", () => {
  expect(getCatalogueOptions("openai", "gpt-6-luna")).toMatchObject({
    temperature: "allowed",
    tokenParam: "max_completion_tokens",
    reasoningTokens: 0,
  });
  expect(getCatalogueOptions("openai", "gpt-9")).toMatchObject({
    temperature: "forbidden",
    tokenParam: "max_completion_tokens",
  });
  expect(getCatalogueOptions("huggingface", "openai/gpt-oss-120b:groq")).toEqual(
    getCatalogueOptions("huggingface", "openai/gpt-oss-120b"),
  );
  expect(findCatalogueProvider("nobody")).toBeUndefined();
  expect(getCatalogueOptions("nobody", "x")).toBeUndefined();
});
