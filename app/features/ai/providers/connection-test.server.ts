import { eq } from "drizzle-orm";
import { write } from "~/db/client.server";
import { aiModels, aiProviders } from "~/db/schema";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { listModels, testConnection } from "~/providers/llm/test-connection.server";
import { ModelCallError } from "~/providers/llm/model-call";
import { Refusal } from "~/refusal";
import { findProvider } from "./find-provider.server";
import { resolveEndpoint } from "./registry.server";

export type ConnectionTestResult = { ok: boolean; step: string; message: string };

/** Tests a provider with its stored key and model, and stores the result: success, or the failed step. */
export async function testProvider(
  actor: Actor,
  slug: string,
  now = new Date(),
): Promise<ConnectionTestResult> {
  const { configVersion } = findProvider(slug);
  const tested = await testUnsavedConnection(slug, {});
  write((tx) => {
    // The result of an older key or model does not apply to the current one.
    if (findProvider(slug).configVersion !== configVersion) return;
    const { ok, step, message } = tested;
    tx.update(aiProviders)
      .set({ lastTest: { at: now.getTime(), ok, step, message } })
      .where(eq(aiProviders.slug, slug))
      .run();
    recordAuditEvent(tx, actor, "provider.tested", `provider:${slug}`, { after: { ok, step } }, now);
  });
  return tested;
}

/**
 * Tests a key and model without saving them. Empty fields come from the stored provider. The result is not
 * stored.
 */
export async function testUnsavedConnection(
  name: string,
  { apiKey, model }: { apiKey?: string; model?: string },
): Promise<ConnectionTestResult> {
  const { ok, step, message } = await testConnection(endpointFor(name, apiKey, model));
  return { ok, step, message };
}

/** Loads the provider's models and adds the unknown ones. Known models stay as they are. Throws NO_LIST. */
export async function refreshModels(
  actor: Actor,
  slug: string,
  now = new Date(),
): Promise<{ known: number; added: number }> {
  const listed = await listModels(endpointFor(slug), { fresh: true }).catch(throwListRefusal);
  return write((tx) => {
    const added = listed.reduce(
      (sum, model) =>
        sum +
        tx
          .insert(aiModels)
          .values({ provider: slug, model, updatedAt: now, origin: "refreshed" })
          .onConflictDoNothing()
          .run().changes,
      0,
    );
    recordAuditEvent(
      tx,
      actor,
      "provider.models_refreshed",
      `provider:${slug}`,
      { after: { known: listed.length, added } },
      now,
    );
    return { known: listed.length, added };
  });
}

function throwListRefusal(thrown: unknown): never {
  if (!(thrown instanceof ModelCallError)) throw thrown;
  throw new Refusal(
    "NO_LIST",
    `The list of models could not be read (${thrown.code.replaceAll("_", " ")}). Test the connection to see why.`,
    502,
  );
}

function endpointFor(name: string, apiKey?: string, model?: string) {
  const provider = findProvider(name);
  const target = resolveEndpoint(provider.slug, { ...(apiKey && { key: apiKey }), ...(model && { model }) });
  if (!target) throw new Refusal("NO_KEY", `${provider.label} has no API key and model yet.`);
  return target;
}
