import { and, eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { aiModels } from "~/db/schema";
import { Refusal } from "~/refusal";
import { modelLifecycleOf } from "./model-lifecycle";
import type { Provider } from "./find-provider.server";

/** What a provider still needs before it can be called, as text. Empty when nothing is missing. */
export function listMissingRequirements(provider: Provider): string[] {
  const needed: [unknown, string][] = [
    [provider.keyCipher || !requiresKey(provider), "an API key"],
    [provider.model, "a model"],
    [isTransferRecorded(provider), "the record of where people's text goes"],
  ];
  return needed.flatMap(([has, name]) => (has ? [] : [name]));
}

/** Throws NO_KEY, NO_MODEL or NO_TRANSFER_RECORD with one sentence that names everything that is missing. */
export function assertReady(provider: Provider): void {
  const { label, keyCipher, model } = provider;
  const lacks = [
    ...(keyCipher || !requiresKey(provider) ? [] : ["an API key"]),
    ...(model ? [] : ["a model"]),
    ...listMissingTransferFields(provider).map(({ name }) => name),
  ];
  if (lacks.length === 0) return;
  const first =
    listMissingTransferFields(provider).length > 0
      ? `First record where ${label} sends people's text and why that is lawful.`
      : `${label} cannot be activated yet.`;
  const [code] = [
    ...(lacks.includes("an API key") ? ["NO_KEY"] : []),
    ...(model ? [] : ["NO_MODEL"]),
    "NO_TRANSFER_RECORD",
  ];
  throw new Refusal(code ?? "", `${first} Still missing: ${lacks.join(", ")}.`);
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

export function assertModelNotRetired(tx: Tx, { slug, model }: Provider) {
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

export function assertTransferRecorded(provider: Provider) {
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
