import { and, eq, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { aiModels, aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { checkBaseUrl } from "~/providers/llm/address-rules";
import { Refusal } from "~/refusal";
import { deleteBreakers } from "./circuit-breaker.server";
import { encryptKey } from "./api-keys.server";
import { clearCapabilityOverrides } from "./capability-overrides.server";
import { modelLifecycleOf } from "./model-lifecycle";
import type { ProviderInput } from "./provider.schema";

export type Provider = typeof aiProviders.$inferSelect;

/** The provider with this slug or display name ("openai", "OpenAI"). Throws 404. */
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
 * Saves an admin's changes. An empty key means the stored one. Afterwards key and model must both be set (a
 * self-hosted server may have no key). Throws a Refusal with its field: NO_KEY, NO_MODEL, NO_ADDRESS,
 * BAD_ADDRESS, KEY_NEEDED, MODEL_RETIRED, NO_TRANSFER_RECORD.
 */
export function saveProvider(
  actor: Actor,
  slug: string,
  change: Partial<ProviderInput>,
  now = new Date(),
): Provider {
  return write((tx) => {
    const before = readProvider(tx, slug);
    const after = {
      ...before,
      ...columnsFromInput(change),
      ...(change.apiKey ? encryptKey(slug, change.apiKey) : {}),
    };
    if (!after.keyCipher && requiresKey(after))
      throw new Refusal("NO_KEY", "Add the API key.", 400, { field: "apiKey" });
    if (!after.model) throw new Refusal("NO_MODEL", "Choose a model.", 400, { field: "model" });
    if (!requiresKey(after) && !after.baseUrl)
      throw new Refusal("NO_ADDRESS", "Give the address of your server.", 400, { field: "baseUrl" });
    if (after.baseUrl !== before.baseUrl) assertAddressAllowed(before, after, Boolean(change.apiKey));
    if (after.model !== before.model) assertModelNotRetired(tx, after);
    const isInUse = after.isActive || after.fallbackRank !== null;
    if (isInUse) assertTransferRecorded(after);
    const hasConnectionChanged =
      after.keyCipher !== before.keyCipher ||
      after.model !== before.model ||
      after.baseUrl !== before.baseUrl;
    const saved = {
      ...after,
      updatedAt: now,
      configVersion: before.configVersion + (hasConnectionChanged ? 1 : 0),
      lastTest: hasConnectionChanged ? null : before.lastTest,
    };
    if (after.fallbackRank !== null && after.fallbackRank !== before.fallbackRank)
      swapFallbackRank(tx, before, after.fallbackRank);
    tx.update(aiProviders).set(saved).where(eq(aiProviders.slug, slug)).run();
    if (hasConnectionChanged) deleteBreakers(tx, slug);
    if (after.baseUrl !== before.baseUrl) clearCapabilityOverrides(tx, slug);
    saveTypedModel(tx, saved, now);
    recordAuditEvent(
      tx,
      actor,
      "provider.saved",
      `provider:${slug}`,
      { before: auditFieldsOf(before), after: auditFieldsOf(saved) },
      now,
    );
    return saved;
  });
}

/**
 * Saves key and model of the provider with this slug or name and, on request, activates it: both or nothing.
 */
export function configureProvider(
  actor: Actor,
  name: string,
  change: Pick<ProviderInput, "apiKey" | "model">,
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

/**
 * Makes one provider the first of the failover order. Undefined: none, so the built-in writer is used. Throws
 * NO_KEY, NO_MODEL, MODEL_RETIRED, NO_TRANSFER_RECORD.
 */
export function activateProvider(actor: Actor, slug: string | undefined, now = new Date()): void {
  write((tx) => {
    const before =
      tx.select({ slug: aiProviders.slug }).from(aiProviders).where(eq(aiProviders.isActive, true)).get()
        ?.slug ?? "builtin";
    if (slug !== undefined) {
      const provider = readProvider(tx, slug);
      if (!provider.keyCipher && requiresKey(provider))
        throw new Refusal("NO_KEY", `${provider.label} has no API key yet.`);
      if (!provider.model) throw new Refusal("NO_MODEL", `${provider.label} has no model yet.`);
      assertModelNotRetired(tx, provider);
      assertTransferRecorded(provider);
    }
    if (before === (slug ?? "builtin")) return;
    tx.update(aiProviders)
      .set({ isActive: false, updatedAt: now })
      .where(eq(aiProviders.isActive, true))
      .run();
    if (slug !== undefined)
      tx.update(aiProviders).set({ isActive: true, updatedAt: now }).where(eq(aiProviders.slug, slug)).run();
    recordAuditEvent(
      tx,
      actor,
      "provider.activated",
      `provider:${slug ?? "builtin"}`,
      { before: { active: before }, after: { active: slug ?? "builtin" } },
      now,
    );
  });
}

/** The same by slug or display name, "builtin" for the built-in writer. Returns the chosen name. */
export function activateProviderByName(actor: Actor, name: string, now = new Date()): string {
  if (name.toLowerCase() === "builtin") {
    activateProvider(actor, undefined, now);
    return "The built-in writer";
  }
  const { slug, label } = findProvider(name);
  activateProvider(actor, slug, now);
  return label;
}

/** Deletes the key. The provider leaves the failover order, because it can no longer be called. */
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
    deleteBreakers(tx, slug);
    recordAuditEvent(
      tx,
      actor,
      "provider.key_removed",
      `provider:${slug}`,
      { before: auditFieldsOf(before), after: auditFieldsOf(after) },
      now,
    );
  });
}

/** Closes the breakers of a provider, so that it gets calls again. */
export function resetBreakers(actor: Actor, slug: string, now = new Date()): void {
  write((tx) => {
    const open = deleteBreakers(tx, slug);
    if (open.length === 0) return;
    recordAuditEvent(
      tx,
      actor,
      "breaker.closed",
      `provider:${slug}`,
      { before: { breakers: open.map(({ model, reason }) => `${model}: ${reason}`) } },
      now,
    );
  });
}

/** What a provider still needs before it can be called, as text. Empty when nothing is missing. */
export function listMissingRequirements(provider: Provider): string[] {
  const needed: [unknown, string][] = [
    [provider.keyCipher || !requiresKey(provider), "an API key"],
    [provider.model, "a model"],
    [isTransferRecorded(provider), "the record of where people's text goes"],
  ];
  return needed.flatMap(([has, name]) => (has ? [] : [name]));
}

/** Only a self-hosted server may have no key. */
export function requiresKey({ slug }: Pick<Provider, "slug">): boolean {
  return slug !== "custom";
}

/** Whether the record of the data transfer to this provider is complete. */
export function isTransferRecorded(provider: Provider): boolean {
  return listMissingTransferFields(provider).length === 0;
}

function listMissingTransferFields({
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

// Only fields that the form or the API sent are changed.
function columnsFromInput({
  model,
  otherModel,
  baseUrl,
  fallbackRank,
  maxConcurrency,
  dailyCapUsd,
  checkedOn,
  ...change
}: Partial<ProviderInput>): Partial<Provider> {
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

// A stored key is never sent to a new address. To change the address, the admin must enter the key.
function assertAddressAllowed(before: Provider, { baseUrl }: Provider, hasNewKey: boolean) {
  const check = baseUrl ? checkBaseUrl(baseUrl, { allowLocal: env.ALLOW_LOCAL_LLM }) : undefined;
  if (check && !check.ok) throw new Refusal("BAD_ADDRESS", check.reason, 400, { field: "baseUrl" });
  if (before.keyCipher && !hasNewKey)
    throw new Refusal(
      "KEY_NEEDED",
      "The address changes, so type the key again. A stored key is not sent to a new address.",
      400,
      { field: "apiKey" },
    );
}

function assertModelNotRetired(tx: Tx, { slug, model }: Provider) {
  const known = tx
    .select()
    .from(aiModels)
    .where(and(eq(aiModels.provider, slug), eq(aiModels.model, model)))
    .get();
  if (!known || modelLifecycleOf(known) !== "retired") return;
  const instead = known.replacement ? ` Its maker recommends ${known.replacement} instead.` : "";
  throw new Refusal(
    "MODEL_RETIRED",
    `${model} was retired${known.shutdownDate ? ` on ${known.shutdownDate}` : ""}.${instead}`,
    400,
    { field: "model" },
  );
}

function assertTransferRecorded(provider: Provider) {
  const missing = listMissingTransferFields(provider);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(", ");
  throw new Refusal(
    "NO_TRANSFER_RECORD",
    `First record where ${provider.label} sends people's text and why that is lawful. Still missing: ${names}.`,
    400,
    { field: missing[0]?.field },
  );
}

// Each rank belongs to one provider. The other provider takes the rank that this one leaves.
function swapFallbackRank(tx: Tx, before: Provider, rank: number) {
  tx.update(aiProviders)
    .set({ fallbackRank: before.fallbackRank })
    .where(and(eq(aiProviders.fallbackRank, rank), ne(aiProviders.slug, before.slug)))
    .run();
}

function saveTypedModel(tx: Tx, { slug, model }: Provider, now: Date) {
  tx.insert(aiModels)
    .values({ provider: slug, model, updatedAt: now, origin: "typed" })
    .onConflictDoNothing()
    .run();
}

// The fields of a provider in the audit log: never the key, only its last characters.
function auditFieldsOf({
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
