import { and, asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiModels, aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import { optionsOf, providerOf, type Provider } from "~/providers/llm/catalogue";
import { costMicroUsd } from "~/providers/llm/cost";
import type { Target, Usage } from "~/providers/llm/wire";
import { hashKey, openKey } from "./keys.server";
import { learnedOptions } from "./learned.server";

type Row = typeof aiProviders.$inferSelect;
type Model = typeof aiModels.$inferSelect;

/** A provider that can be asked, with all that the house knows about asking it. */
export type Candidate = {
  slug: string;
  label: string;
  /** "env": named by LLM_PROVIDER while no provider is active in the database. */
  source: "database" | "env";
  target: Target;
  keyHash: string;
  maxConcurrency: number;
  dailyCapMicroUsd: number | null;
};

/** How a provider stands: a candidate, or what it lacks to be one. */
export type Standing = {
  slug: string;
  label: string;
  source: "database" | "env";
  row: Row;
  model: string;
  isKeyLocked: boolean;
} & (
  | { candidate: Candidate; lacks?: undefined }
  | { candidate?: undefined; lacks: "no_key" | "no_model" | "no_address" }
);

/** Who may be asked at all, first to last: the active provider, or the one of the environment while none is active; then the fallbacks in their order. */
export function standingsInLine(): Standing[] {
  const rows = db.select().from(aiProviders).orderBy(asc(aiProviders.fallbackRank)).all();
  const active = rows.find(({ isActive }) => isActive);
  const head = active ? standingOf(active) : environmentStanding(rows);
  if (!head) return [];
  const fallbacks = rows
    .filter(({ slug, fallbackRank }) => slug !== head.slug && fallbackRank !== null)
    .slice(0, 3);
  return [head, ...fallbacks.map((row) => standingOf(row))];
}

/** All providers of the database, and the one of the environment while it is in use. */
export function listStandings(): Standing[] {
  const rows = db.select().from(aiProviders).orderBy(asc(aiProviders.label)).all();
  const environment = rows.some(({ isActive }) => isActive) ? undefined : environmentStanding(rows);
  return rows.map((row) => (environment?.slug === row.slug ? environment : standingOf(row)));
}

/** How a provider is asked: the catalogue's way, overridden by its row, its model and what was learned. Undefined when it is unknown or has no address. `as`: a key, model or address that is not saved yet. */
export function targetOf(
  slug: string,
  as: { key?: string; model?: string; baseUrl?: string } = {},
): Target | undefined {
  const row = db.select().from(aiProviders).where(eq(aiProviders.slug, slug)).get();
  const entry = providerOf(slug);
  if (!row || !entry) return undefined;
  const baseUrl = (as.baseUrl ?? row.baseUrl) || entry.baseUrl;
  if (!baseUrl) return undefined;
  return makeTarget(entry, {
    key: as.key ?? keyOf(row) ?? "",
    model: as.model || row.model || entry.defaultModel,
    baseUrl,
  });
}

/** What one call cost in millionths of a US dollar: what the provider says, else by the price on the model's row; null where no price is known. */
export function costOfCall(
  { slug, target }: Candidate,
  usage: Usage | undefined,
  now = new Date(),
): number | null {
  if (!usage) return null;
  // A routing suffix (":groq") does not make another model.
  const { inputMicroUsd, cachedMicroUsd, outputMicroUsd } =
    findModel(slug, target.model) ?? findModel(slug, target.model.replace(/:[\w-]+$/, "")) ?? {};
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

/** What is known about a model; undefined when nobody listed it. */
export function findModel(slug: string, model: string): Model | undefined {
  return db
    .select()
    .from(aiModels)
    .where(and(eq(aiModels.provider, slug), eq(aiModels.model, model)))
    .get();
}

/** Whether the catalogue has a provider of this slug. */
export function isKnownProvider(slug: string): boolean {
  return providerOf(slug) !== undefined;
}

function environmentStanding(rows: Row[]): Standing | undefined {
  const row = rows.find(({ slug }) => slug === env.LLM_PROVIDER);
  const entry = row && providerOf(row.slug);
  if (!row || !entry) return undefined;
  const named = {
    ...row,
    keyCipher: null,
    model: env.LLM_MODEL ?? entry.defaultModel,
    baseUrl: env.LLM_BASE_URL ?? null,
  };
  return stand(named, entry, "env", { key: env.LLM_API_KEY, isKeyLocked: false });
}

function standingOf(row: Row): Standing {
  const key = keyOf(row);
  return stand(row, providerOf(row.slug), "database", {
    key,
    isKeyLocked: row.keyCipher !== null && key === undefined,
  });
}

function stand(
  row: Row,
  entry: Provider | undefined,
  source: Standing["source"],
  { key = "", isKeyLocked }: { key?: string; isKeyLocked: boolean },
): Standing {
  const { slug, label, model, maxConcurrency, dailyCapMicroUsd } = row;
  const known = { slug, label, source, row, model, isKeyLocked };
  const baseUrl = row.baseUrl || entry?.baseUrl;
  if (isKeyLocked || (!key && entry?.keyRequired)) return { ...known, lacks: "no_key" };
  if (!model) return { ...known, lacks: "no_model" };
  if (!entry || !baseUrl) return { ...known, lacks: "no_address" };
  const target = makeTarget(entry, { key, model, baseUrl });
  return {
    ...known,
    candidate: { slug, label, source, target, keyHash: hashKey(slug, key), maxConcurrency, dailyCapMicroUsd },
  };
}

function makeTarget(
  entry: Provider,
  { key, model, baseUrl }: { key: string; model: string; baseUrl: string },
): Target {
  const { slug, sdk, wire } = entry;
  const options = {
    ...entry.options,
    ...optionsOf(slug, model),
    ...learnedOptions(findModel(slug, model)?.learned ?? {}),
  };
  return { provider: slug, sdk, wire, baseUrl, key, model, options, allowLocal: env.ALLOW_LOCAL_LLM };
}

function keyOf({ slug, keyCipher }: Row): string | undefined {
  return keyCipher === null ? undefined : openKey(slug, keyCipher);
}
