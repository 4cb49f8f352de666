import { claude } from "./catalogue/claude";
import type { CatalogueModel, CatalogueProvider } from "./catalogue/entry";
import { gemini } from "./catalogue/gemini";
import { openai } from "./catalogue/openai";
import {
  cohere,
  custom,
  deepseek,
  grok,
  huggingface,
  mistral,
  perplexity,
  together,
} from "./catalogue/others";
import type { EndpointOptions } from "./model-call";

export type { KeyTest, CatalogueModel, ModelPrice, CatalogueProvider, ProviderSlug } from "./catalogue/entry";

/**
 * Every known provider with its models. Seed data with dates: later values from an admin or a provider take
 * priority.
 */
export const PROVIDERS: readonly CatalogueProvider[] = [
  openai,
  claude,
  gemini,
  grok,
  mistral,
  cohere,
  deepseek,
  together,
  perplexity,
  huggingface,
  custom,
];

/** A provider of the catalogue by its slug, or undefined. */
export function findCatalogueProvider(slug: string): CatalogueProvider | undefined {
  return PROVIDERS.find((provider) => provider.slug === slug);
}

/**
 * A model of the catalogue; undefined for an unknown one. A routing suffix (":fastest", ":groq") does not
 * change the model.
 */
export function findCatalogueModel(slug: string, id: string): CatalogueModel | undefined {
  const models = findCatalogueProvider(slug)?.models ?? [];
  return (
    models.find((model) => model.id === id) ?? models.find((model) => model.id === id.replace(/:[\w-]+$/, ""))
  );
}

/** The options of a model in the catalogue: the provider's, overridden by the model's. */
export function getCatalogueOptions(slug: string, model: string): EndpointOptions | undefined {
  const provider = findCatalogueProvider(slug);
  return provider && { ...provider.options, ...findCatalogueModel(slug, model)?.options };
}

/** The lifecycle of a model on a day. A model is retired from its shutdown day on. */
export function modelStatusAt(
  model: Pick<CatalogueModel, "status" | "shutdownDate">,
  at: Date,
): CatalogueModel["status"] {
  const hasEnded = model.shutdownDate !== undefined && at.toISOString().slice(0, 10) >= model.shutdownDate;
  return model.status === "retiring" && hasEnded ? "retired" : model.status;
}
