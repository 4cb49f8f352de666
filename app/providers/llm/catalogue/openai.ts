import {
  activeModel,
  pricePerMillion,
  retiredModels,
  retiringModel,
  THINKING_OPTIONS,
  DEFAULT_OPTIONS,
  type CatalogueProvider,
} from "./entry";

// Thinking models refuse max_tokens and other temperatures. From 5.1 on most can disable thinking, and then
// accept a temperature.
const quiet = {
  temperature: "allowed",
  extraBody: { store: false, reasoning_effort: "none" },
  reasoningTokens: 0,
  firstTokenMs: 30_000,
} as const;
const thinking = { ...THINKING_OPTIONS, extraBody: { store: false, reasoning_effort: "low" } };
const plain = {
  temperature: "allowed",
  systemRole: "system",
  tokenParam: "max_tokens",
  reasoningTokens: 0,
  firstTokenMs: 30_000,
} as const;

export const openai: CatalogueProvider = {
  slug: "openai",
  label: "OpenAI",
  sdk: "openai",
  protocol: "chat",
  baseUrl: "https://api.openai.com/v1",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "gpt-6-luna",
  presets: { best: "gpt-6-sol", cheapest: "gpt-6-luna" },
  legalEntity: "OpenAI OpCo, LLC",
  country: "US",
  // For an unknown model: options that every model accepts.
  options: {
    ...DEFAULT_OPTIONS,
    tokenParam: "max_completion_tokens",
    systemRole: "developer",
    temperature: "forbidden",
    extraBody: { store: false },
    ...THINKING_OPTIONS,
  },
  models: [
    activeModel("gpt-6-luna", pricePerMillion(0.1, 0.5), quiet),
    activeModel("gpt-6-sol", pricePerMillion(2, 10), quiet),
    activeModel("gpt-6-astra", pricePerMillion(10, 50), thinking),
    activeModel("gpt-6.1-sol", undefined, thinking),
    activeModel("gpt-6.1-terra", pricePerMillion(1, 5), quiet),
    activeModel("gpt-5.6-sol", pricePerMillion(4, 20), quiet),
    activeModel("gpt-5.6-terra", pricePerMillion(2, 12), quiet),
    activeModel("gpt-5.6-luna", pricePerMillion(0.2, 1.2), quiet),
    ...["gpt-5.5", "gpt-5.4", "gpt-5.4-mini", "gpt-5.4-nano", "gpt-5.2", "gpt-5.1"].map((id) =>
      activeModel(id, undefined, quiet),
    ),
    retiringModel("gpt-4.1", "2027-01-14", "gpt-6-luna", pricePerMillion(2, 8), plain),
    retiringModel("gpt-4.1-mini", "2027-01-14", "gpt-6-luna", pricePerMillion(0.4, 1.6), plain),
    retiringModel("gpt-4o", "2027-01-14", "gpt-6-luna", pricePerMillion(2.5, 10), plain),
    retiringModel("gpt-4o-mini", "2027-01-14", "gpt-6-luna", pricePerMillion(0.15, 0.6), plain),
    ...["gpt-5", "gpt-5-mini", "gpt-5-nano", "gpt-5-pro", "o3", "o3-pro"].map((id) =>
      retiringModel(id, "2026-12-11", "gpt-6-luna", undefined, thinking),
    ),
    ...retiredModels(
      "gpt-6-luna",
      "2026-10-23",
      "gpt-3.5-turbo",
      "gpt-4",
      "gpt-4-turbo",
      "gpt-4.1-nano",
      "o1",
      "o3-mini",
      "o4-mini",
    ),
    ...retiredModels(
      "gpt-6-luna",
      undefined,
      "gpt-3.5-turbo-16k",
      "gpt-4-turbo-preview",
      "o1-preview",
      "o1-mini",
    ),
  ],
};
