import { active, dollars, retired, thinks, usual, type Provider } from "./entry";

export const grok: Provider = {
  slug: "grok",
  label: "xAI (Grok)",
  sdk: "openai",
  wire: "responses",
  baseUrl: "https://api.x.ai/v1",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "grok-4.20-non-reasoning",
  legalEntity: "X.AI LLC",
  country: "US",
  options: { ...usual, tokenParam: "max_output_tokens", sendsUsage: "auto", ...thinks },
  models: [
    active("grok-4.20-non-reasoning", dollars(1.25, 2.5), { reasoningTokens: 0, firstTokenMs: 30_000 }),
    active("grok-4.20-reasoning", dollars(1.25, 2.5)),
    active("grok-4.7", dollars(2, 6, 0.5), undefined, "2026-09-29"),
    active("grok-4.6", dollars(2, 6)),
    active("grok-4.5", dollars(2, 6)),
    active("grok-4.3", dollars(1.25, 2.5)),
    active("grok-latest", undefined),
    ...retired(
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

export const mistral: Provider = {
  slug: "mistral",
  label: "Mistral AI",
  sdk: "openai",
  wire: "chat",
  baseUrl: "https://api.mistral.ai/v1",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "mistral-small-2603",
  legalEntity: "Mistral AI SAS",
  country: "FR",
  // It counts tokens unasked and refuses stream_options. No seed is sent to anybody: here it would be called random_seed.
  options: { ...usual, sendsUsage: "auto" },
  models: [
    active("mistral-small-2603", dollars(0.15, 0.6)),
    active("mistral-small-latest", dollars(0.15, 0.6)),
    active("mistral-medium-3-5", dollars(1.5, 7.5)),
    active("mistral-medium-latest", dollars(1.5, 7.5)),
    active("mistral-medium", dollars(1.5, 7.5)),
    active("mistral-large-2512", dollars(0.5, 1.5)),
    active("mistral-large-4", undefined), // known from gateways only, and just after a promotion
    active("ministral-8b-2512", dollars(0.15, 0.15)),
    active("ministral-3b-2512", dollars(0.1, 0.1)),
    ...retired(
      "mistral-large-2512",
      "2026-05-31",
      "mistral-large-2",
      "mistral-large-2407",
      "mistral-large-2411",
    ),
    ...retired("mistral-small-2603", "2025-12-31", "pixtral", "pixtral-12b", "pixtral-12b-2409"),
    ...retired("mistral-small-2603", undefined, "open-mistral-7b", "open-mixtral-8x7b", "open-mixtral-8x22b"),
  ],
};

export const cohere: Provider = {
  slug: "cohere",
  label: "Cohere",
  sdk: "openai",
  wire: "chat",
  baseUrl: "https://api.cohere.ai/compatibility/v1",
  keyTest: "cohere-check",
  keyRequired: true,
  defaultModel: "command-r7b-12-2024",
  legalEntity: "Cohere Inc.",
  country: "CA",
  options: usual,
  models: [
    active("command-r7b-12-2024", dollars(0.0375, 0.15)),
    active("command-r-08-2024", dollars(0.15, 0.6)),
    active("command-r-plus-08-2024", dollars(2.5, 10)),
    active("command-a-03-2025", dollars(2.5, 10)),
    active("command-a-plus-05-2026", dollars(2.5, 10)),
    // Only accounts that used them before still may.
    ...retired("command-r-08-2024", "2025-09-15", "command-r", "command-light"),
    ...retired("command-a-03-2025", "2025-09-15", "command-r-plus", "command"),
  ],
};

const unthinking = { thinking: { type: "disabled" } };

export const deepseek: Provider = {
  slug: "deepseek",
  label: "DeepSeek",
  sdk: "openai",
  wire: "chat",
  baseUrl: "https://api.deepseek.com",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "deepseek-flash",
  legalEntity: "Hangzhou DeepSeek Artificial Intelligence Co., Ltd.",
  country: "CN",
  options: { ...usual, json: "json_object", extraBody: unthinking, firstTokenMs: 60_000 },
  models: [
    // Prices of the peak hours (07 to 11 in Lagos on working days, among others), so that what is booked is the most it can be.
    active("deepseek-flash", dollars(0.3, 1.2, 0.006)),
    active("deepseek-v4-flash", dollars(0.3, 1.2, 0.006)),
    active("deepseek-v4-pro", dollars(1.32, 3.96)),
    ...retired("deepseek-flash", "2026-07-24", "deepseek-chat", "deepseek-reasoner"),
    ...retired(
      "deepseek-flash",
      undefined,
      "deepseek-r1",
      "deepseek-r1-distill-qwen-1.5b",
      "deepseek-coder-v2",
    ),
  ],
};

export const together: Provider = {
  slug: "together",
  label: "Together AI",
  sdk: "openai",
  wire: "chat",
  baseUrl: "https://api.together.ai/v1",
  keyTest: "models",
  keyRequired: true,
  defaultModel: "google/gemma-4-31B-it",
  legalEntity: "Together Computer, Inc.",
  country: "US",
  options: { ...usual, sendsUsage: "auto" },
  models: [
    active("google/gemma-4-31B-it", dollars(0.39, 0.97), undefined, "2026-07-02"),
    active("openai/gpt-oss-20b", dollars(0.05, 0.2), thinks, "2026-07-02"),
    active("openai/gpt-oss-120b", dollars(0.15, 0.6), thinks, "2026-07-02"),
    active("meta-llama/Llama-3.3-70B-Instruct-Turbo", dollars(0.88, 0.88), undefined, "2026-07-02"),
    active("Qwen/Qwen3.5-9B", dollars(0.17, 0.25), thinks, "2026-07-02"),
    active("deepseek-ai/DeepSeek-V4.1-Flash", undefined, thinks),
    active("zai-org/GLM-5.3-Flash", undefined, thinks),
  ],
};

export const perplexity: Provider = {
  slug: "perplexity",
  label: "Perplexity AI",
  sdk: "openai",
  wire: "responses",
  baseUrl: "https://api.perplexity.ai/v1",
  keyTest: "completion",
  keyRequired: true,
  defaultModel: "perplexity/sonar",
  legalEntity: "Perplexity AI, Inc.",
  country: "US",
  // No tools are ever sent: a search would bring facts of other people into a resume.
  options: { ...usual, tokenParam: "max_output_tokens", sendsUsage: "auto" },
  models: [
    active("perplexity/sonar", dollars(0.25, 2.5)),
    active("openai/gpt-5.4", undefined, thinks),
    // Together with its chat interface.
    ...retired(
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

export const huggingface: Provider = {
  slug: "huggingface",
  label: "Hugging Face",
  sdk: "openai",
  wire: "chat",
  baseUrl: "https://router.huggingface.co/v1",
  keyTest: "whoami",
  keyRequired: true,
  defaultModel: "google/gemma-4-31B-it",
  legalEntity: "Hugging Face, Inc.",
  country: "US",
  options: { ...usual, firstTokenMs: 60_000 },
  models: [
    active("google/gemma-4-31B-it", dollars(0.14, 0.4), undefined, "2026-07-02"),
    active("openai/gpt-oss-120b", dollars(0.25, 0.69), thinks, "2026-07-02"),
    active("openai/gpt-oss-20b", undefined, thinks),
    active("meta-llama/Llama-3.3-70B-Instruct", dollars(0.59, 0.79), undefined, "2026-07-02"),
    active("Qwen/Qwen3.5-9B", dollars(0.17, 0.25), thinks, "2026-07-02"),
  ],
};

/** A server of one's own, or any other that speaks OpenAI's chat: Ollama, llama.cpp, LM Studio, vLLM, OpenRouter, Groq. */
export const custom: Provider = {
  slug: "custom",
  label: "Custom (OpenAI-compatible)",
  sdk: "openai",
  wire: "chat",
  baseUrl: "http://localhost:11434/v1",
  keyTest: "models",
  keyRequired: false,
  defaultModel: "",
  legalEntity: "",
  country: "",
  options: { ...usual, firstTokenMs: 120_000 },
  models: [],
};
