import { eq } from "drizzle-orm";
import { write } from "~/db/client.server";
import { aiProviders } from "~/db/schema";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { deleteBreakers } from "./circuit-breaker.server";
import type { ProviderInput } from "./provider.schema";
import { type Provider, findProvider, readProvider } from "./find-provider.server";
import { auditFieldsOf } from "./provider-audit";
import { assertModelNotRetired, assertReady } from "./provider-requirements.server";
import { saveProvider } from "./save-provider.server";

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
      assertReady(provider);
      assertModelNotRetired(tx, provider);
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
