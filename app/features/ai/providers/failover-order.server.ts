import { db } from "~/db/client.server";
import { acceptsCalls } from "./circuit-breaker.server";
import { getCostToday } from "~/features/ai/completions/calls.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { listFailoverOrder, type ProviderCandidate, type ProviderAvailability } from "./registry.server";

/**
 * no_key: none, or one that cannot be decrypted. not_allowed: the user did not agree to it. daily_cap and
 * house_cap: today's budget is spent.
 */
export type ExclusionReason =
  "no_key" | "no_model" | "no_address" | "not_allowed" | "breaker_open" | "daily_cap" | "total_cap";
export type ExcludedProvider = { provider: string; label: string; reason: ExclusionReason };

/**
 * The providers for one request, in order: the active provider (or the one of the environment), then up to
 * three fallbacks; and why others are excluded. `allowedProviders`: the slugs that the user agreed to.
 */
export function resolveFailoverOrder(allowedProviders: string[], now = new Date()): ResolvedProviders {
  return resolveProviders(listFailoverOrder(), allowedProviders, now);
}

export type ResolvedProviders = { candidates: ProviderCandidate[]; excluded: ExcludedProvider[] };

/** The same for these providers, whether or not they are in the failover order. */
export function resolveProviders(
  providers: ProviderAvailability[],
  allowedProviders: string[],
  now = new Date(),
): ResolvedProviders {
  const isTotalCapReached = isCapReached(getAiSettings(db).ai_daily_cap_micro_usd, () => getCostToday(now));
  const evaluated = providers.map((availability) => ({
    availability,
    reason: exclusionReasonOf(availability, allowedProviders, isTotalCapReached, now),
  }));
  return {
    candidates: evaluated.flatMap(({ availability, reason }) =>
      availability.candidate && !reason ? [availability.candidate] : [],
    ),
    excluded: evaluated.flatMap(({ availability: { slug, label }, reason }) =>
      reason ? [{ provider: slug, label, reason }] : [],
    ),
  };
}

/**
 * The providers that need the user's consent: those in the failover order with a key and a model, in order,
 * whether or not they work at the moment.
 */
export function listFailoverProviders() {
  return listFailoverOrder().flatMap(({ candidate, row }) => {
    if (!candidate) return [];
    const { legalEntity, country, mechanism, terms, agreementUrl, checkedAt } = row;
    return [
      {
        slug: candidate.slug,
        label: candidate.label,
        model: candidate.endpoint.model,
        legalEntity,
        country,
        mechanism,
        terms,
        agreementUrl,
        checkedAt,
      },
    ];
  });
}

function exclusionReasonOf(
  { slug, candidate, missing }: ProviderAvailability,
  allowedProviders: string[],
  isTotalCapReached: boolean,
  now: Date,
): ExclusionReason | undefined {
  if (missing || !candidate) return missing;
  if (!allowedProviders.includes(slug)) return "not_allowed";
  if (!acceptsCalls(candidate, now)) return "breaker_open";
  if (isTotalCapReached) return "total_cap";
  return isCapReached(candidate.dailyCapMicroUsd, () => getCostToday(now, slug)) ? "daily_cap" : undefined;
}

function isCapReached(cap: number | null, spent: () => number): boolean {
  return cap !== null && spent() >= cap;
}
