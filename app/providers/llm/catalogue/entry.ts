import type { ModelEndpoint, EndpointOptions } from "~/providers/llm/model-call";

export type ProviderSlug =
  | "openai"
  | "claude"
  | "gemini"
  | "grok"
  | "mistral"
  | "cohere"
  | "deepseek"
  | "together"
  | "perplexity"
  | "huggingface"
  | "custom";

/**
 * How to test a key for free. "completion": the list of models is public there, so only a real call can test
 * it.
 */
export type KeyTest = "models" | "cohere-check" | "whoami" | "completion";

/**
 * Micro-US-dollars per million tokens. Without `cached`, cached tokens cost the normal price. `from`: the
 * first day (UTC) of this price.
 */
export type ModelPrice = { from?: string; input: number; cached?: number; output: number };

export type CatalogueModel = {
  id: string;
  status: "active" | "retiring" | "retired";
  /** The shutdown day, as announced by the vendor. */
  shutdownDate?: string;
  replacement?: string;
  /** In order of `from`. Undefined: unknown; never shown as 0. */
  prices?: ModelPrice[];
  /** When the prices were last compared with the vendor's page. */
  pricedAt?: string;
  /** Differences from the provider's options. */
  options?: Partial<EndpointOptions>;
};

export type CatalogueProvider = Pick<ModelEndpoint, "sdk" | "protocol" | "baseUrl"> & {
  slug: ProviderSlug;
  label: string;
  keyTest: KeyTest;
  keyRequired: boolean;
  /** A cheap model without thinking. */
  defaultModel: string;
  /**
   * For the console, models that write without much thinking first: the maker's strongest one, and its cheapest
   * one. Undefined: a server of one's own.
   */
  presets?: { best: string; cheapest: string };
  options: EndpointOptions;
  /** The company, from its own pages. A proposal: an admin confirms it before text is sent there. */
  legalEntity: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  models: CatalogueModel[];
};

export const DEFAULT_OPTIONS: EndpointOptions = {
  tokenParam: "max_tokens",
  systemRole: "system",
  json: "json_schema",
  temperature: "allowed",
  sendsUsage: "stream_options",
  reasoningTokens: 0,
  extraBody: {},
  headers: {},
  firstTokenMs: 30_000,
};

/** A model that always thinks before it writes: it needs more tokens and more time than its text shows. */
export const THINKING_OPTIONS: Partial<EndpointOptions> = { reasoningTokens: 8192, firstTokenMs: 120_000 };

/** One price in dollars per million tokens, as on a vendor's page. */
export function pricePerMillion(input: number, output: number, cached?: number): ModelPrice {
  const micro = (amount: number) => Math.round(amount * 1_000_000);
  return {
    input: micro(input),
    output: micro(output),
    ...(cached !== undefined && { cached: micro(cached) }),
  };
}

/** A usable model with the date of its prices. */
export function activeModel(
  id: string,
  price: ModelPrice | ModelPrice[] | undefined,
  options?: Partial<EndpointOptions>,
  pricedAt = "2026-11-15",
): CatalogueModel {
  return {
    id,
    status: "active",
    ...(price && { prices: [price].flat(), pricedAt }),
    ...(options && { options }),
  };
}

/** A model with a known shutdown date. */
export function retiringModel(
  id: string,
  shutdownDate: string,
  replacement: string,
  price?: ModelPrice,
  options?: Partial<EndpointOptions>,
): CatalogueModel {
  return { ...activeModel(id, price, options), status: "retiring", shutdownDate, replacement };
}

/** Models that are already retired, with their replacement. */
export function retiredModels(
  replacement: string,
  shutdownDate: string | undefined,
  ...ids: string[]
): CatalogueModel[] {
  return ids.map((id) => ({ id, status: "retired", ...(shutdownDate && { shutdownDate }), replacement }));
}
