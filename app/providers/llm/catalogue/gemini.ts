import {
  activeModel,
  pricePerMillion,
  retiredModels,
  retiringModel,
  DEFAULT_OPTIONS,
  type CatalogueProvider,
} from "./entry";

// Thinking counts towards maxOutputTokens. Version 3 and later have levels, 2.5 has a budget.
const low = { extraBody: { thinkingConfig: { thinkingLevel: "low" } }, reasoningTokens: 4096 };
const none = { extraBody: { thinkingConfig: { thinkingBudget: 0 } }, reasoningTokens: 0 };

export const gemini: CatalogueProvider = {
  slug: "gemini",
  label: "Google AI (Gemini)",
  sdk: "google",
  protocol: "native",
  baseUrl: "https://generativelanguage.googleapis.com",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "gemini-3.5-flash-lite",
  presets: { best: "gemini-3.8-flash", cheapest: "gemini-2.5-flash-lite" },
  legalEntity: "Google LLC",
  country: "US",
  options: { ...DEFAULT_OPTIONS, sendsUsage: "auto", reasoningTokens: 4096, firstTokenMs: 60_000 },
  models: [
    activeModel("gemini-3.5-flash-lite", pricePerMillion(0.3, 2.5), low),
    activeModel(
      "gemini-4-carbon",
      [pricePerMillion(2, 10), { from: "2026-12-01", ...pricePerMillion(4, 20) }],
      low,
    ),
    activeModel("gemini-4-hydrogen", pricePerMillion(1.5, 7.5), low),
    activeModel("gemini-4-argon", undefined, low),
    ...["gemini-3.8-flash", "gemini-3.7-flash", "gemini-3.6-flash"].map((id) =>
      activeModel(id, pricePerMillion(0.75, 3.75), low),
    ),
    activeModel("gemini-3.5-flash", pricePerMillion(1.5, 9), low),
    activeModel("gemini-3.1-flash-lite", pricePerMillion(0.25, 1.5), low),
    activeModel("gemini-2.5-flash-lite", pricePerMillion(0.1, 0.4), none),
    activeModel("gemini-flash-latest", undefined, low),
    // From its last day Google serves each one with its successor, at the successor's price.
    retiringModel("gemini-2.5-pro", "2026-12-01", "gemini-3.8-flash", undefined, {
      extraBody: { thinkingConfig: { thinkingBudget: 128 } },
    }),
    retiringModel("gemini-2.5-flash", "2026-12-01", "gemini-3.5-flash-lite", undefined, none),
    ...retiredModels("gemini-3.5-flash-lite", "2026-06-01", "gemini-2.0-flash", "gemini-2.0-flash-lite"),
    ...retiredModels("gemini-3.5-flash-lite", undefined, "gemini-1.5-flash", "gemini-1.5-flash-8b"),
    ...retiredModels("gemini-3.8-flash", undefined, "gemini-1.5-pro"),
  ],
};
