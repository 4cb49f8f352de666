import {
  activeModel,
  pricePerMillion,
  retiredModels,
  THINKING_OPTIONS,
  DEFAULT_OPTIONS,
  type CatalogueProvider,
} from "./entry";

export const grok: CatalogueProvider = {
  slug: "grok",
  label: "xAI (Grok)",
  sdk: "openai",
  protocol: "responses",
  baseUrl: "https://api.x.ai/v1",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "grok-4.20-non-reasoning",
  presets: { best: "grok-4.20-non-reasoning", cheapest: "grok-4.20-non-reasoning" },
  legalEntity: "X.AI LLC",
  country: "US",
  options: { ...DEFAULT_OPTIONS, tokenParam: "max_output_tokens", sendsUsage: "auto", ...THINKING_OPTIONS },
  models: [
    activeModel("grok-4.20-non-reasoning", pricePerMillion(1.25, 2.5), {
      reasoningTokens: 0,
      firstTokenMs: 30_000,
    }),
    activeModel("grok-4.20-reasoning", pricePerMillion(1.25, 2.5)),
    activeModel("grok-4.7", pricePerMillion(2, 6, 0.5), undefined, "2026-09-29"),
    activeModel("grok-4.6", pricePerMillion(2, 6)),
    activeModel("grok-4.5", pricePerMillion(2, 6)),
    activeModel("grok-4.3", pricePerMillion(1.25, 2.5)),
    activeModel("grok-latest", undefined),
    ...retiredModels(
      "grok-4.20-non-reasoning",
      undefined,
      "grok-beta",
      "grok-2",
      "grok-2-1212",
      "grok-vision-beta",
      "grok-2-vision-1212",
    ),
  ],
};

export const mistral: CatalogueProvider = {
  slug: "mistral",
  label: "Mistral AI",
  sdk: "openai",
  protocol: "chat",
  baseUrl: "https://api.mistral.ai/v1",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "mistral-small-2603",
  presets: { best: "mistral-medium-3-5", cheapest: "mistral-small-2603" },
  legalEntity: "Mistral AI SAS",
  country: "FR",
  // It reports token counts automatically and refuses stream_options. No provider gets a seed; its name here
  // would be random_seed.
  options: { ...DEFAULT_OPTIONS, sendsUsage: "auto" },
  models: [
    activeModel("mistral-small-2603", pricePerMillion(0.15, 0.6)),
    activeModel("mistral-small-latest", pricePerMillion(0.15, 0.6)),
    activeModel("mistral-medium-3-5", pricePerMillion(1.5, 7.5)),
    activeModel("mistral-medium-latest", pricePerMillion(1.5, 7.5)),
    activeModel("mistral-medium", pricePerMillion(1.5, 7.5)),
    activeModel("mistral-large-2512", pricePerMillion(0.5, 1.5)),
    activeModel("mistral-large-4", undefined), // known only from gateways, and just after a promotion
    activeModel("ministral-8b-2512", pricePerMillion(0.15, 0.15)),
    activeModel("ministral-3b-2512", pricePerMillion(0.1, 0.1)),
    ...retiredModels(
      "mistral-large-2512",
      "2026-05-31",
      "mistral-large-2",
      "mistral-large-2407",
      "mistral-large-2411",
    ),
    ...retiredModels("mistral-small-2603", "2025-12-31", "pixtral", "pixtral-12b", "pixtral-12b-2409"),
    ...retiredModels(
      "mistral-small-2603",
      undefined,
      "open-mistral-7b",
      "open-mixtral-8x7b",
      "open-mixtral-8x22b",
    ),
  ],
};

export const cohere: CatalogueProvider = {
  slug: "cohere",
  label: "Cohere",
  sdk: "openai",
  protocol: "chat",
  baseUrl: "https://api.cohere.ai/compatibility/v1",
  keyTest: "cohere-check",
  keyRequired: true,
  defaultModel: "command-r7b-12-2024",
  presets: { best: "command-a-03-2025", cheapest: "command-r7b-12-2024" },
  legalEntity: "Cohere Inc.",
  country: "CA",
  options: DEFAULT_OPTIONS,
  models: [
    activeModel("command-r7b-12-2024", pricePerMillion(0.0375, 0.15)),
    activeModel("command-r-08-2024", pricePerMillion(0.15, 0.6)),
    activeModel("command-r-plus-08-2024", pricePerMillion(2.5, 10)),
    activeModel("command-a-03-2025", pricePerMillion(2.5, 10)),
    activeModel("command-a-plus-05-2026", pricePerMillion(2.5, 10)),
    // Only accounts that used them earlier still have access.
    ...retiredModels("command-r-08-2024", "2025-09-15", "command-r", "command-light"),
    ...retiredModels("command-a-03-2025", "2025-09-15", "command-r-plus", "command"),
  ],
};

const unthinking = { thinking: { type: "disabled" } };

export const deepseek: CatalogueProvider = {
  slug: "deepseek",
  label: "DeepSeek",
  sdk: "openai",
  protocol: "chat",
  baseUrl: "https://api.deepseek.com",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "deepseek-flash",
  presets: { best: "deepseek-v4-pro", cheapest: "deepseek-flash" },
  legalEntity: "Hangzhou DeepSeek Artificial Intelligence Co., Ltd.",
  country: "CN",
  options: { ...DEFAULT_OPTIONS, json: "json_object", extraBody: unthinking, firstTokenMs: 60_000 },
  models: [
    // Prices of the peak hours (07 to 11 in Lagos on working days, among others), so that the recorded cost
    // is the maximum.
    activeModel("deepseek-flash", pricePerMillion(0.3, 1.2, 0.006)),
    activeModel("deepseek-v4-flash", pricePerMillion(0.3, 1.2, 0.006)),
    activeModel("deepseek-v4-pro", pricePerMillion(1.32, 3.96)),
    ...retiredModels("deepseek-flash", "2026-07-24", "deepseek-chat", "deepseek-reasoner"),
    ...retiredModels(
      "deepseek-flash",
      undefined,
      "deepseek-r1",
      "deepseek-r1-distill-qwen-1.5b",
      "deepseek-coder-v2",
    ),
  ],
};

export const together: CatalogueProvider = {
  slug: "together",
  label: "Together AI",
  sdk: "openai",
  protocol: "chat",
  baseUrl: "https://api.together.ai/v1",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "google/gemma-4-31B-it",
  presets: { best: "google/gemma-4-31B-it", cheapest: "google/gemma-4-31B-it" },
  legalEntity: "Together Computer, Inc.",
  country: "US",
  options: { ...DEFAULT_OPTIONS, sendsUsage: "auto" },
  models: [
    activeModel("google/gemma-4-31B-it", pricePerMillion(0.39, 0.97), undefined, "2026-07-02"),
    activeModel("openai/gpt-oss-20b", pricePerMillion(0.05, 0.2), THINKING_OPTIONS, "2026-07-02"),
    activeModel("openai/gpt-oss-120b", pricePerMillion(0.15, 0.6), THINKING_OPTIONS, "2026-07-02"),
    activeModel(
      "meta-llama/Llama-3.3-70B-Instruct-Turbo",
      pricePerMillion(0.88, 0.88),
      undefined,
      "2026-07-02",
    ),
    activeModel("Qwen/Qwen3.5-9B", pricePerMillion(0.17, 0.25), THINKING_OPTIONS, "2026-07-02"),
    activeModel("deepseek-ai/DeepSeek-V4.1-Flash", undefined, THINKING_OPTIONS),
    activeModel("zai-org/GLM-5.3-Flash", undefined, THINKING_OPTIONS),
  ],
};

export const perplexity: CatalogueProvider = {
  slug: "perplexity",
  label: "Perplexity AI",
  sdk: "openai",
  protocol: "responses",
  baseUrl: "https://api.perplexity.ai/v1",
  keyTest: "completion",
  keyRequired: true,
  defaultModel: "perplexity/sonar",
  presets: { best: "perplexity/sonar", cheapest: "perplexity/sonar" },
  legalEntity: "Perplexity AI, Inc.",
  country: "US",
  // No tools are ever sent: a search would add facts about other people to a resume.
  options: { ...DEFAULT_OPTIONS, tokenParam: "max_output_tokens", sendsUsage: "auto" },
  models: [
    activeModel("perplexity/sonar", pricePerMillion(0.25, 2.5)),
    activeModel("openai/gpt-5.4", undefined, THINKING_OPTIONS),
    // Together with its chat interface.
    ...retiredModels(
      "perplexity/sonar",
      "2026-09-27",
      "sonar",
      "sonar-pro",
      "sonar-reasoning",
      "sonar-reasoning-pro",
      "sonar-deep-research",
    ),
  ],
};

export const huggingface: CatalogueProvider = {
  slug: "huggingface",
  label: "Hugging Face",
  sdk: "openai",
  protocol: "chat",
  baseUrl: "https://router.huggingface.co/v1",
  keyTest: "whoami",
  keyRequired: true,
  defaultModel: "google/gemma-4-31B-it",
  presets: { best: "meta-llama/Llama-3.3-70B-Instruct", cheapest: "google/gemma-4-31B-it" },
  legalEntity: "Hugging Face, Inc.",
  country: "US",
  options: { ...DEFAULT_OPTIONS, firstTokenMs: 60_000 },
  models: [
    activeModel("google/gemma-4-31B-it", pricePerMillion(0.14, 0.4), undefined, "2026-07-02"),
    activeModel("openai/gpt-oss-120b", pricePerMillion(0.25, 0.69), THINKING_OPTIONS, "2026-07-02"),
    activeModel("openai/gpt-oss-20b", undefined, THINKING_OPTIONS),
    activeModel("meta-llama/Llama-3.3-70B-Instruct", pricePerMillion(0.59, 0.79), undefined, "2026-07-02"),
    activeModel("Qwen/Qwen3.5-9B", pricePerMillion(0.17, 0.25), THINKING_OPTIONS, "2026-07-02"),
  ],
};

/**
 * A self-hosted server, or any other with the OpenAI chat API: Ollama, llama.cpp, LM Studio, vLLM,
 * OpenRouter, Groq.
 */
export const custom: CatalogueProvider = {
  slug: "custom",
  label: "Custom (OpenAI-compatible)",
  sdk: "openai",
  protocol: "chat",
  baseUrl: "http://localhost:11434/v1",
  keyTest: "models",
  keyRequired: false,
  defaultModel: "",
  legalEntity: "",
  country: "",
  options: { ...DEFAULT_OPTIONS, firstTokenMs: 120_000 },
  models: [],
};
