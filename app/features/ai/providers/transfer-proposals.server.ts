import { findCatalogueProvider } from "~/providers/llm/catalogue";

/** Our own research about a provider's data transfer, or undefined. An admin confirms and dates it. */
export function proposeTransferRecord(slug: string) {
  const entry = findCatalogueProvider(slug);
  if (!entry?.legalEntity || !entry.country) return undefined;
  return {
    legalEntity: entry.legalEntity,
    country: entry.country,
    mechanism:
      "Contractual clauses in the provider's data processing agreement (NDPA s. 41), and the transfer is needed for the document that the person asks for (s. 43).",
  };
}
