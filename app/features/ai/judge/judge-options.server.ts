import { listProviderCards } from "~/features/ai/providers/provider-cards.server";
import { listProviderAvailability } from "~/features/ai/providers/registry.server";

/** The models that can be tried as judge: those of every provider with a key, cheapest first, none retired. */
export function listJudgeOptions() {
  const available = new Set(
    listProviderAvailability().flatMap(({ slug, candidate }) => (candidate ? [slug] : [])),
  );
  return listProviderCards()
    .filter(({ slug }) => available.has(slug))
    .map(({ slug, label, models }) => ({
      slug,
      label,
      models: models
        .filter(({ state }) => state !== "retired")
        .toSorted((a, b) => outputPriceOf(a) - outputPriceOf(b)),
    }));
}

// Models of unknown price come last.
function outputPriceOf({ outputMicroUsd }: { outputMicroUsd: number | null }): number {
  return outputMicroUsd ?? Number.MAX_SAFE_INTEGER;
}
