import { and, eq, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { aiModels, aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import { recordAct, type Actor } from "~/features/admin/audit.server";
import { checkBaseUrl } from "~/providers/llm/address-rules";
import { Refusal } from "~/refusal";
import { forgetBreakers } from "./breaker.server";
import { sealKey } from "./keys.server";
import { forgetLearned } from "./learned.server";
import { modelState } from "./model-state";
import type { ProviderChange } from "./provider.schema";

export type Provider = typeof aiProviders.$inferSelect;

/** The provider of this slug or shown name ("openai", "OpenAI"), or a 404. */
export function findProvider(name: string): Provider {
  const wanted = name.trim().toLowerCase();
  const provider = db
    .select()
    .from(aiProviders)
    .all()
    .find(({ slug, label }) => slug === wanted || label.toLowerCase() === wanted);
  if (!provider) throw new Refusal("NO_SUCH_PROVIDER", "There is no provider of that name.", 404);
  return provider;
}

/**
 * Saves what an admin changed; an empty key keeps the old one. Key and model must both be there afterwards (a server of one's own may want no
 * key). Throws a Refusal with the field it is about: NO_KEY, NO_MODEL, NO_ADDRESS, BAD_ADDRESS, KEY_NEEDED, MODEL_RETIRED, NO_TRANSFER_RECORD.
 */
export function saveProvider(
  actor: Actor,
  slug: string,
  change: Partial<ProviderChange>,
  now = new Date(),
): Provider {
  return write((tx) => {
    const before = readProvider(tx, slug);
    const after = { ...before, ...columnsOf(change), ...(change.apiKey ? sealKey(slug, change.apiKey) : {}) };
    if (!after.keyCipher && wantsKey(after))
      throw new Refusal("NO_KEY", "Add the API key.", 400, { field: "apiKey" });
    if (!after.model) throw new Refusal("NO_MODEL", "Choose a model.", 400, { field: "model" });
    if (!wantsKey(after) && !after.baseUrl)
      throw new Refusal("NO_ADDRESS", "Give the address of your server.", 400, { field: "baseUrl" });
    if (after.baseUrl !== before.baseUrl) refuseAddress(before, after, Boolean(change.apiKey));
    if (after.model !== before.model) refuseRetired(tx, after);
    const isAsked = after.isActive || after.fallbackRank !== null;
    if (isAsked) refuseUnknownTransfer(after);
    const isOther =
      after.keyCipher !== before.keyCipher ||
      after.model !== before.model ||
      after.baseUrl !== before.baseUrl;
    const saved = {
      ...after,
      updatedAt: now,
      configVersion: before.configVersion + (isOther ? 1 : 0),
      lastTest: isOther ? null : before.lastTest,
    };
    if (after.fallbackRank !== null && after.fallbackRank !== before.fallbackRank)
      giveWay(tx, before, after.fallbackRank);
    tx.update(aiProviders).set(saved).where(eq(aiProviders.slug, slug)).run();
    if (isOther) forgetBreakers(tx, slug);
    if (after.baseUrl !== before.baseUrl) forgetLearned(tx, slug);
    keepTypedModel(tx, saved, now);
    recordAct(
      tx,
      actor,
      "provider.saved",
      `provider:${slug}`,
      { before: factsOf(before), after: factsOf(saved) },
      now,
    );
    return saved;
  });
}

/** Saves key and model of the provider with this slug or name and, when asked, makes it active: both or nothing. */
export function setUpProvider(
  actor: Actor,
  name: string,
  change: Pick<ProviderChange, "apiKey" | "model">,
  isActive: boolean,
): Provider {
  const { slug } = findProvider(name);
  return write(() => {
    const saved = saveProvider(actor, slug, change);
    if (!isActive) return saved;
    activateProvider(actor, slug);
    return findProvider(slug);
  });
}

/** Makes one provider the first to be asked, and all others not; undefined: none, so that the built-in writer writes. Throws NO_KEY, NO_MODEL, MODEL_RETIRED, NO_TRANSFER_RECORD. */
export function activateProvider(actor: Actor, slug: string | undefined, now = new Date()): void {
  write((tx) => {
    const before =
      tx.select({ slug: aiProviders.slug }).from(aiProviders).where(eq(aiProviders.isActive, true)).get()
        ?.slug ?? "builtin";
    if (slug !== undefined) {
      const provider = readProvider(tx, slug);
      if (!provider.keyCipher && wantsKey(provider))
        throw new Refusal("NO_KEY", `${provider.label} has no API key yet.`);
      if (!provider.model) throw new Refusal("NO_MODEL", `${provider.label} has no model yet.`);
      refuseRetired(tx, provider);
      refuseUnknownTransfer(provider);
    }
    if (before === (slug ?? "builtin")) return;
    tx.update(aiProviders)
      .set({ isActive: false, updatedAt: now })
      .where(eq(aiProviders.isActive, true))
      .run();
    if (slug !== undefined)
      tx.update(aiProviders).set({ isActive: true, updatedAt: now }).where(eq(aiProviders.slug, slug)).run();
    recordAct(
      tx,
      actor,
      "provider.activated",
      `provider:${slug ?? "builtin"}`,
      { before: { active: before }, after: { active: slug ?? "builtin" } },
      now,
    );
  });
}

/** The same by slug or shown name, "builtin" for the built-in writer; returns the name that was chosen. */
export function chooseProvider(actor: Actor, name: string, now = new Date()): string {
  if (name.toLowerCase() === "builtin") {
    activateProvider(actor, undefined, now);
    return "The built-in writer";
  }
  const { slug, label } = findProvider(name);
  activateProvider(actor, slug, now);
  return label;
}

/** Forgets the key. A provider that is active or next in line steps down, for it can no longer be asked. */
export function removeKey(actor: Actor, slug: string, now = new Date()): void {
  write((tx) => {
    const before = readProvider(tx, slug);
    const after = {
      ...before,
      keyCipher: null,
      keyLast4: "",
      keyHash: "",
      isActive: false,
      fallbackRank: null,
      lastTest: null,
      configVersion: before.configVersion + 1,
      updatedAt: now,
    };
    tx.update(aiProviders).set(after).where(eq(aiProviders.slug, slug)).run();
    forgetBreakers(tx, slug);
    recordAct(
      tx,
      actor,
      "provider.key_removed",
      `provider:${slug}`,
      { before: factsOf(before), after: factsOf(after) },
      now,
    );
  });
}

/** Lets a provider be asked again that was left alone after failures. */
export function closeBreakers(actor: Actor, slug: string, now = new Date()): void {
  write((tx) => {
    const open = forgetBreakers(tx, slug);
    if (open.length === 0) return;
    recordAct(
      tx,
      actor,
      "breaker.closed",
      `provider:${slug}`,
      { before: { breakers: open.map(({ model, reason }) => `${model}: ${reason}`) } },
      now,
    );
  });
}

/** What still stands between a provider and being asked, in words; empty when nothing does. */
export function lacksOf(provider: Provider): string[] {
  const needed: [unknown, string][] = [
    [provider.keyCipher || !wantsKey(provider), "an API key"],
    [provider.model, "a model"],
    [isTransferKnown(provider), "the record of where people's text goes"],
  ];
  return needed.flatMap(([has, name]) => (has ? [] : [name]));
}

/** Only a server of one's own may do without a key. */
export function wantsKey({ slug }: Pick<Provider, "slug">): boolean {
  return slug !== "custom";
}

/** Whether all that must be known before text of people is sent there has been written down. */
export function isTransferKnown(provider: Provider): boolean {
  return missingOfTransfer(provider).length === 0;
}

function missingOfTransfer({
  slug,
  legalEntity,
  country,
  mechanism,
  terms,
  agreementUrl,
  checkedAt,
}: Provider): { field: string; name: string }[] {
  const needed: [unknown, string, string][] = [
    [legalEntity, "legalEntity", "the company"],
    [country, "country", "the country"],
    [mechanism, "mechanism", "why it is lawful"],
    [terms, "terms", "what they keep"],
    [agreementUrl || slug === "custom", "agreementUrl", "the link to the agreement"],
    [checkedAt, "checkedOn", "the day you read it"],
  ];
  return needed.flatMap(([has, field, name]) => (has ? [] : [{ field, name }]));
}

function readProvider(tx: Tx, slug: string): Provider {
  const provider = tx.select().from(aiProviders).where(eq(aiProviders.slug, slug)).get();
  if (!provider) throw new Refusal("NO_SUCH_PROVIDER", "There is no provider of that name.", 404);
  return provider;
}

// Only what the form or the call named is changed.
function columnsOf({
  model,
  otherModel,
  baseUrl,
  fallbackRank,
  maxConcurrency,
  dailyCapUsd,
  checkedOn,
  ...change
}: Partial<ProviderChange>): Partial<Provider> {
  const { legalEntity, country, mechanism, terms, agreementUrl } = change;
  const isForm = legalEntity !== undefined;
  const chosen = otherModel || model;
  return {
    ...(chosen ? { model: chosen } : {}),
    ...(maxConcurrency !== undefined && { maxConcurrency }),
    ...(isForm && {
      baseUrl: baseUrl || null,
      fallbackRank: fallbackRank ?? null,
      dailyCapMicroUsd: dailyCapUsd === undefined ? null : Math.round(dailyCapUsd * 1_000_000),
    }),
    ...(isForm && {
      legalEntity,
      country,
      mechanism,
      terms,
      agreementUrl,
      checkedAt: checkedOn ? new Date(`${checkedOn}T00:00:00Z`) : null,
    }),
  };
}

// A stored key is never sent to an address that somebody typed later: whoever changes the address must have the key.
function refuseAddress(before: Provider, { baseUrl }: Provider, hasNewKey: boolean) {
  const verdict = baseUrl ? checkBaseUrl(baseUrl, { allowLocal: env.ALLOW_LOCAL_LLM }) : undefined;
  if (verdict && !verdict.ok) throw new Refusal("BAD_ADDRESS", verdict.reason, 400, { field: "baseUrl" });
  if (before.keyCipher && !hasNewKey)
    throw new Refusal(
      "KEY_NEEDED",
      "The address changes, so type the key again. A stored key is not sent to a new address.",
      400,
      { field: "apiKey" },
    );
}

function refuseRetired(tx: Tx, { slug, model }: Provider) {
  const known = tx
    .select()
    .from(aiModels)
    .where(and(eq(aiModels.provider, slug), eq(aiModels.model, model)))
    .get();
  if (!known || modelState(known) !== "retired") return;
  const instead = known.replacement ? ` Its maker recommends ${known.replacement} instead.` : "";
  throw new Refusal(
    "MODEL_RETIRED",
    `${model} was retired${known.shutdownDate ? ` on ${known.shutdownDate}` : ""}.${instead}`,
    400,
    { field: "model" },
  );
}

function refuseUnknownTransfer(provider: Provider) {
  const missing = missingOfTransfer(provider);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(", ");
  throw new Refusal(
    "NO_TRANSFER_RECORD",
    `First record where ${provider.label} sends people's text and why that is lawful. Still missing: ${names}.`,
    400,
    { field: missing[0]?.field },
  );
}

// Two cannot stand at one place in the line: the other takes the place that this one leaves.
function giveWay(tx: Tx, before: Provider, rank: number) {
  tx.update(aiProviders)
    .set({ fallbackRank: before.fallbackRank })
    .where(and(eq(aiProviders.fallbackRank, rank), ne(aiProviders.slug, before.slug)))
    .run();
}

function keepTypedModel(tx: Tx, { slug, model }: Provider, now: Date) {
  tx.insert(aiModels)
    .values({ provider: slug, model, updatedAt: now, origin: "typed" })
    .onConflictDoNothing()
    .run();
}

// What the log of acts keeps of a provider: never the key, only how it ends.
function factsOf({
  keyLast4,
  model,
  baseUrl,
  isActive,
  fallbackRank,
  maxConcurrency,
  dailyCapMicroUsd,
  legalEntity,
  country,
  mechanism,
  terms,
  agreementUrl,
  checkedAt,
}: Provider) {
  return {
    key: keyLast4 ? `…${keyLast4}` : "",
    model,
    address: baseUrl ?? "",
    isActive,
    fallbackRank,
    maxConcurrency,
    dailyCapMicroUsd,
    legalEntity,
    country,
    mechanism,
    terms,
    agreementUrl,
    checkedOn: checkedAt?.toISOString().slice(0, 10) ?? "",
  };
}
