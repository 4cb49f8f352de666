import {
  activeModel,
  pricePerMillion,
  retiredModels,
  DEFAULT_OPTIONS,
  type CatalogueProvider,
} from "./entry";

// Opus 4.7, Sonnet 5, Haiku 5.5 and later refuse a temperature. Thinking is on by default there and counts
// towards max_tokens.
const older = { temperature: "allowed", reasoningTokens: 0, firstTokenMs: 30_000 } as const;
const quiet = { extraBody: { thinking: { type: "disabled" } }, reasoningTokens: 0, firstTokenMs: 30_000 };

export const claude: CatalogueProvider = {
  slug: "claude",
  label: "Claude (Anthropic)",
  sdk: "anthropic",
  protocol: "native",
  baseUrl: "https://api.anthropic.com/v1",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "claude-haiku-5-5",
  presets: { best: "claude-sonnet-4-6", cheapest: "claude-haiku-5-5" },
  legalEntity: "Anthropic, PBC",
  country: "US",
  options: {
    ...DEFAULT_OPTIONS,
    temperature: "forbidden",
    sendsUsage: "auto",
    reasoningTokens: 8192,
    firstTokenMs: 120_000,
  },
  models: [
    // Prices up to 100,000 prompt tokens; above that they are five times as high, which no resume reaches.
    activeModel("claude-haiku-5-5", pricePerMillion(0.1, 0.5), quiet, "2026-10-07"),
    activeModel("claude-sonnet-5-5", pricePerMillion(2, 10)), // thinking cannot be disabled
    activeModel("claude-opus-5-5", pricePerMillion(4, 20)), // the same
    activeModel("claude-fable-5-2", pricePerMillion(10, 50)),
    activeModel("claude-opus-4-8", pricePerMillion(5, 25)),
    activeModel("claude-opus-4-7", pricePerMillion(5, 25)),
    activeModel("claude-opus-4-6", pricePerMillion(5, 25), older),
    activeModel("claude-opus-4-5", pricePerMillion(5, 25), older),
    activeModel("claude-sonnet-4-6", pricePerMillion(3, 15), older),
    activeModel("claude-sonnet-4-5", pricePerMillion(3, 15), older),
    activeModel("claude-haiku-4-5", pricePerMillion(1, 5), older),
    ...retiredModels("claude-opus-4-8", "2026-06-15", "claude-opus-4-0", "claude-opus-4-20250514"),
    ...retiredModels(
      "claude-opus-4-8",
      undefined,
      "claude-opus-4-1",
      "claude-opus-4-1-20250805",
      "claude-3-opus-20240229",
    ),
    ...retiredModels("claude-sonnet-5-5", "2026-06-15", "claude-sonnet-4-0", "claude-sonnet-4-20250514"),
    ...retiredModels(
      "claude-sonnet-5-5",
      undefined,
      "claude-3-7-sonnet-20250219",
      "claude-3-5-sonnet-20241022",
      "claude-3-5-sonnet-20240620",
      "claude-3-sonnet-20240229",
    ),
    ...retiredModels("claude-haiku-5-5", undefined, "claude-3-5-haiku-20241022", "claude-3-haiku-20240307"),
  ],
};
