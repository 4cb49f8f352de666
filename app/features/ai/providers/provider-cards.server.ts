import { asc, desc, ne } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiBreakers, aiModels, aiProviders } from "~/db/schema";
import { Refusal } from "~/refusal";
import { findCatalogueProvider } from "~/providers/llm/catalogue";
import { jobCostMicroUsd, tokensPerJob } from "./job-price.server";
import { modelLifecycleOf } from "./model-lifecycle";
import { isTransferRecorded, listMissingRequirements, requiresKey } from "./provider-requirements.server";
import type { Provider } from "./find-provider.server";

type ModelRow = typeof aiModels.$inferSelect;
/**
 * All providers for their cards: active first, then by latest change. Only the last four characters of a key
 * leave the server.
 */
export function listProviderCards(now = new Date()) {
  const models = db.select().from(aiModels).orderBy(asc(aiModels.model)).all();
  const tokens = tokensPerJob(now);
  const breakers = db.select().from(aiBreakers).where(ne(aiBreakers.state, "closed")).all();
  return listProviders().map((provider) => ({
    ...toProviderCard(provider),
    models: models
      .filter((model) => model.provider === provider.slug)
      .map((model) => ({ ...toModelOption(model, now), jobMicroUsd: jobCostMicroUsd(model, tokens) })),
    presets: findCatalogueProvider(provider.slug)?.presets,
    jobTokens: tokens,
    breakers: breakers
      .filter((breaker) => breaker.provider === provider.slug)
      .map(({ model, state, reason, retryAt }) => ({ model, state, reason, retryAt })),
  }));
}
export type ProviderCard = ReturnType<typeof listProviderCards>[number];

/** One provider card. Throws 404. */
export function getProviderCard(slug: string, now = new Date()): ProviderCard {
  const card = listProviderCards(now).find((one) => one.slug === slug);
  if (!card) throw new Refusal("NO_SUCH_PROVIDER", "There is no provider of that name.", 404);
  return card;
}

/** All providers in the order of their cards. */
export function listProviders(): Provider[] {
  return db
    .select()
    .from(aiProviders)
    .orderBy(desc(aiProviders.isActive), desc(aiProviders.updatedAt), asc(aiProviders.label))
    .all();
}

/** A provider in the form of the API: these fields and no others. */
export function serializeProvider(provider: Provider) {
  const { slug, label, model, isActive, updatedAt } = provider;
  return {
    id: slug,
    name: label,
    apiKey: maskKey(provider),
    model,
    isActive,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A masked key: dots and its last four characters. A short key shows only dots. */
function maskKey({ keyCipher, keyLast4 }: Pick<Provider, "keyCipher" | "keyLast4">): string {
  return keyCipher ? `••••••••${keyLast4}` : "";
}

function toProviderCard(provider: Provider) {
  const {
    slug,
    label,
    model,
    isActive,
    fallbackRank,
    maxConcurrency,
    dailyCapMicroUsd,
    baseUrl,
    legalEntity,
    country,
    mechanism,
    terms,
    agreementUrl,
    checkedAt,
    lastTest,
    updatedAt,
  } = provider;
  return {
    slug,
    label,
    model,
    isActive,
    fallbackRank,
    maxConcurrency,
    dailyCapMicroUsd,
    baseUrl,
    lastTest,
    updatedAt,
    key: maskKey(provider),
    hasKey: provider.keyCipher !== null,
    requiresKey: requiresKey(provider),
    transfer: {
      legalEntity,
      country,
      mechanism,
      terms,
      agreementUrl,
      checkedOn: checkedAt?.toISOString().slice(0, 10) ?? "",
      isRecorded: isTransferRecorded(provider),
    },
    missing: listMissingRequirements(provider),
  };
}

function toModelOption(
  { model, status, shutdownDate, replacement, inputMicroUsd, outputMicroUsd, pricedAt, origin }: ModelRow,
  now: Date,
) {
  return {
    model,
    state: modelLifecycleOf({ status, shutdownDate }, now),
    shutdownDate,
    replacement,
    inputMicroUsd,
    outputMicroUsd,
    pricedAt,
    origin,
  };
}
