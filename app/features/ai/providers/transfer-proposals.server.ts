import { findCatalogueProvider } from "~/providers/llm/catalogue";

/** What our own reading found of where a provider takes people's text; undefined when we read nothing. An admin checks and dates it. */
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
