import { and, eq, ne } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { aiModels, aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { checkBaseUrl } from "~/providers/llm/address-rules";
import { Refusal } from "~/refusal";
import { deleteBreakers } from "./circuit-breaker.server";
import { encryptKey } from "./api-keys.server";
import { clearCapabilityOverrides } from "./capability-overrides.server";
import type { ProviderInput } from "./provider.schema";
import { type Provider, readProvider } from "./find-provider.server";
import { auditFieldsOf } from "./provider-audit";
import { requiresKey, assertModelNotRetired, assertTransferRecorded } from "./provider-requirements.server";

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
