import { claude } from "./catalogue/claude";
import type { Model, Provider } from "./catalogue/entry";
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
import type { TargetOptions } from "./wire";

export type { KeyTest, Model, Price, Provider, Slug } from "./catalogue/entry";

/** Every provider that is known, with its models. Seed data with dates, not constants: what an admin or a provider says later wins. */
export const PROVIDERS: readonly Provider[] = [
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

export function providerOf(slug: string): Provider | undefined {
  return PROVIDERS.find((provider) => provider.slug === slug);
}

/** What is known of a model; undefined for one that somebody typed. A routing suffix (":fastest", ":groq") does not make another model. */
export function modelOf(slug: string, id: string): Model | undefined {
  const models = providerOf(slug)?.models ?? [];
  return (
    models.find((model) => model.id === id) ?? models.find((model) => model.id === id.replace(/:[\w-]+$/, ""))
  );
}

/** How a model wants to be asked, as far as the catalogue knows: the provider's way, overridden by the model's. */
export function optionsOf(slug: string, model: string): TargetOptions | undefined {
  const provider = providerOf(slug);
  return provider && { ...provider.options, ...modelOf(slug, model)?.options };
}

/** A model's state on a day: one that retires is retired from its last day on. */
export function statusOf(model: Pick<Model, "status" | "shutdownDate">, at: Date): Model["status"] {
  const hasEnded = model.shutdownDate !== undefined && at.toISOString().slice(0, 10) >= model.shutdownDate;
  return model.status === "retiring" && hasEnded ? "retired" : model.status;
}
