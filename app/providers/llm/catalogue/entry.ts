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

/** How a key is tried without paying. "completion": the list of models is public there, so only a real call tells. */
export type KeyTest = "models" | "cohere-check" | "whoami" | "completion";

/** Micro-US-dollars per million tokens. Without `cached`, cached tokens cost what others cost. `from`: the first day (UTC) of this price. */
export type ModelPrice = { from?: string; input: number; cached?: number; output: number };

export type CatalogueModel = {
  id: string;
  status: "active" | "retiring" | "retired";
  /** The day it ends or ended, as the vendor said. */
  shutdownDate?: string;
  replacement?: string;
  /** In order of `from`. Undefined: not known; never to be shown as 0. */
  prices?: ModelPrice[];
  /** When somebody last compared the prices with the vendor's page. */
  pricedAt?: string;
  /** What differs from the provider's way of being asked. */
  options?: Partial<EndpointOptions>;
};

export type CatalogueProvider = Pick<ModelEndpoint, "sdk" | "protocol" | "baseUrl"> & {
  slug: ProviderSlug;
  label: string;
  keyTest: KeyTest;
  keyRequired: boolean;
  /** A cheap one that does not think first. */
  defaultModel: string;
  options: EndpointOptions;
  /** The company, as far as its own pages name it. A proposal: an admin confirms it before text is sent there. */
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

/** A model that always thinks before it writes: it needs more tokens and more time than it shows. */
export const THINKING_OPTIONS: Partial<EndpointOptions> = { reasoningTokens: 8192, firstTokenMs: 120_000 };

/** One price in dollars per million tokens, as vendors' pages print it. */
export function pricePerMillion(input: number, output: number, cached?: number): ModelPrice {
  const micro = (amount: number) => Math.round(amount * 1_000_000);
  return {
    input: micro(input),
    output: micro(output),
    ...(cached !== undefined && { cached: micro(cached) }),
  };
}

/** A model that may be used, priced on a day. */
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

/** A model that ends on a day that is known. */
export function retiringModel(
  id: string,
  shutdownDate: string,
  replacement: string,
  price?: ModelPrice,
  options?: Partial<EndpointOptions>,
): CatalogueModel {
  return { ...activeModel(id, price, options), status: "retiring", shutdownDate, replacement };
}

export function retiredModels(
  replacement: string,
  shutdownDate: string | undefined,
  ...ids: string[]
): CatalogueModel[] {
  return ids.map((id) => ({ id, status: "retired", ...(shutdownDate && { shutdownDate }), replacement }));
}
