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

/** Every provider that is known, with its models. Seed data with dates, not constants: what an admin or a provider says later wins. */
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

export function findCatalogueProvider(slug: string): CatalogueProvider | undefined {
  return PROVIDERS.find((provider) => provider.slug === slug);
}

/** What is known of a model; undefined for one that somebody typed. A routing suffix (":fastest", ":groq") does not make another model. */
export function findCatalogueModel(slug: string, id: string): CatalogueModel | undefined {
  const models = findCatalogueProvider(slug)?.models ?? [];
  return (
    models.find((model) => model.id === id) ?? models.find((model) => model.id === id.replace(/:[\w-]+$/, ""))
  );
}

/** How a model wants to be asked, as far as the catalogue knows: the provider's way, overridden by the model's. */
export function getCatalogueOptions(slug: string, model: string): EndpointOptions | undefined {
  const provider = findCatalogueProvider(slug);
  return provider && { ...provider.options, ...findCatalogueModel(slug, model)?.options };
}

/** A model's state on a day: one that retires is retired from its last day on. */
export function modelStatusAt(
  model: Pick<CatalogueModel, "status" | "shutdownDate">,
  at: Date,
): CatalogueModel["status"] {
  const hasEnded = model.shutdownDate !== undefined && at.toISOString().slice(0, 10) >= model.shutdownDate;
  return model.status === "retiring" && hasEnded ? "retired" : model.status;
}
