import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiModels, aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import {
  getCatalogueOptions,
  findCatalogueProvider,
  type CatalogueProvider,
} from "~/providers/llm/catalogue";
import { costMicroUsd } from "~/providers/llm/cost";
import type { ModelEndpoint, TokenUsage } from "~/providers/llm/model-call";
import { hashKey, decryptKey } from "./api-keys.server";
import { currentCapabilityOverrides } from "./capability-overrides.server";

type ProviderRow = typeof aiProviders.$inferSelect;
type ModelRow = typeof aiModels.$inferSelect;

/** A provider that can be called, with everything needed for a call. */
export type ProviderCandidate = {
  slug: string;
  label: string;
  /** "env": set by LLM_PROVIDER, while no provider is active in the database. */
  source: "database" | "env";
  endpoint: ModelEndpoint;
  keyHash: string;
  maxConcurrency: number;
  dailyCapMicroUsd: number | null;
};

/** The state of a provider: a candidate, or what it lacks. */
export type ProviderAvailability = {
  slug: string;
  label: string;
  source: "database" | "env";
  row: ProviderRow;
  model: string;
  isKeyUnreadable: boolean;
} & (
  | { candidate: ProviderCandidate; missing?: undefined }
  | { candidate?: undefined; missing: "no_key" | "no_model" | "no_address" }
);

/**
 * The failover order: the active provider, or the one of the environment while none is active; then the
 * fallbacks by rank.
 */
export function listFailoverOrder(): ProviderAvailability[] {
  const rows = db.select().from(aiProviders).orderBy(asc(aiProviders.fallbackRank)).all();
  const active = rows.find(({ isActive }) => isActive);
  const head = active ? availabilityOf(active) : environmentAvailability(rows);
  if (!head) return [];
  const fallbacks = rows
    .filter(({ slug, fallbackRank }) => slug !== head.slug && fallbackRank !== null)
    .slice(0, 3);
  return [head, ...fallbacks.map((row) => availabilityOf(row))];
}

/** All providers of the database, and the one of the environment while it is in use. */
export function listProviderAvailability(): ProviderAvailability[] {
  const rows = db.select().from(aiProviders).orderBy(asc(aiProviders.label)).all();
  const environment = rows.some(({ isActive }) => isActive) ? undefined : environmentAvailability(rows);
  return rows.map((row) => (environment?.slug === row.slug ? environment : availabilityOf(row)));
}

/** One provider with this model instead of its own, or undefined when there is no such provider. */
export function findProviderAvailability(slug: string, model: string): ProviderAvailability | undefined {
  const rows = db.select().from(aiProviders).all();
  const environment = rows.some(({ isActive }) => isActive)
    ? undefined
    : environmentAvailability(rows, model);
  const row = rows.find((one) => one.slug === slug);
  return environment?.slug === slug ? environment : row && availabilityOf({ ...row, model });
}

/**
 * The endpoint of a provider: the catalogue's options, overridden by its row, its model and its learned
 * options. Undefined when it is unknown or has no address. `as`: an unsaved key, model or address.
 */
export function resolveEndpoint(
  slug: string,
  overrides: { key?: string; model?: string; baseUrl?: string } = {},
): ModelEndpoint | undefined {
  const row = db.select().from(aiProviders).where(eq(aiProviders.slug, slug)).get();
  const entry = findCatalogueProvider(slug);
  if (!row || !entry) return undefined;
  const baseUrl = (overrides.baseUrl ?? row.baseUrl) || entry.baseUrl;
  if (!baseUrl) return undefined;
  return buildEndpoint(entry, {
    key: overrides.key ?? decryptedKeyOf(row) ?? "",
    model: overrides.model || row.model || entry.defaultModel,
    baseUrl,
  });
}

/**
 * The cost of one call in millionths of a US dollar: the provider's figure, else by the price of the model's
 * row. Null when no price is known.
 */
export function calculateCallCost(
  { slug, endpoint }: ProviderCandidate,
  usage: TokenUsage | undefined,
  now = new Date(),
): number | null {
  if (!usage) return null;
  // A routing suffix (":groq") does not change the model.
  const { inputMicroUsd, cachedMicroUsd, outputMicroUsd } =
    findModel(slug, endpoint.model) ?? findModel(slug, endpoint.model.replace(/:[\w-]+$/, "")) ?? {};
  const isPriced = typeof inputMicroUsd === "number" && typeof outputMicroUsd === "number";
  const prices = isPriced
    ? [
        {
          input: inputMicroUsd,
          output: outputMicroUsd,
          ...(typeof cachedMicroUsd === "number" && { cached: cachedMicroUsd }),
        },
      ]
    : [];
  return costMicroUsd(prices, usage, now) ?? null;
}

/** The stored row of a model, or undefined. */
export function findModel(slug: string, model: string): ModelRow | undefined {
  return modelOf.get({ slug, model });
}

// Each call asks for the prices of its model.
const modelOf = db
  .select()
  .from(aiModels)
  .where(and(eq(aiModels.provider, sql.placeholder("slug")), eq(aiModels.model, sql.placeholder("model"))))
  .prepare();

/** Whether the catalogue has a provider of this slug. */
export function isKnownProvider(slug: string): boolean {
  return findCatalogueProvider(slug) !== undefined;
}

function environmentAvailability(
  rows: ProviderRow[],
  model = env.LLM_MODEL,
): ProviderAvailability | undefined {
  const row = rows.find(({ slug }) => slug === env.LLM_PROVIDER);
  const entry = row && findCatalogueProvider(row.slug);
  if (!row || !entry) return undefined;
  const named = {
    ...row,
    keyCipher: null,
    model: model ?? entry.defaultModel,
    baseUrl: env.LLM_BASE_URL ?? null,
  };
  return determineAvailability(named, entry, "env", { key: env.LLM_API_KEY, isKeyUnreadable: false });
}

function availabilityOf(row: ProviderRow): ProviderAvailability {
  const key = decryptedKeyOf(row);
  return determineAvailability(row, findCatalogueProvider(row.slug), "database", {
    key,
    isKeyUnreadable: row.keyCipher !== null && key === undefined,
  });
}

function determineAvailability(
  row: ProviderRow,
  entry: CatalogueProvider | undefined,
  source: ProviderAvailability["source"],
  { key = "", isKeyUnreadable }: { key?: string; isKeyUnreadable: boolean },
): ProviderAvailability {
  const { slug, label, model, maxConcurrency, dailyCapMicroUsd } = row;
  const known = { slug, label, source, row, model, isKeyUnreadable };
  const baseUrl = row.baseUrl || entry?.baseUrl;
  if (isKeyUnreadable || (!key && entry?.keyRequired)) return { ...known, missing: "no_key" };
  if (!model) return { ...known, missing: "no_model" };
  if (!entry || !baseUrl) return { ...known, missing: "no_address" };
  const endpoint = buildEndpoint(entry, { key, model, baseUrl });
  return {
    ...known,
    candidate: {
      slug,
      label,
      source,
      endpoint,
      keyHash: hashKey(slug, key),
      maxConcurrency,
      dailyCapMicroUsd,
    },
  };
}

function buildEndpoint(
  entry: CatalogueProvider,
  { key, model, baseUrl }: { key: string; model: string; baseUrl: string },
): ModelEndpoint {
  const { slug, sdk, protocol } = entry;
  const options = {
    ...entry.options,
    ...getCatalogueOptions(slug, model),
    ...currentCapabilityOverrides(findModel(slug, model)?.capabilityOverrides ?? {}),
  };
  return { provider: slug, sdk, protocol, baseUrl, key, model, options, allowLocal: env.ALLOW_LOCAL_LLM };
}

function decryptedKeyOf({ slug, keyCipher }: ProviderRow): string | undefined {
  return keyCipher === null ? undefined : decryptKey(slug, keyCipher);
}
