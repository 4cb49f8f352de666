import { db } from "~/db/client.server";
import { mayAsk } from "./breaker.server";
import { costToday } from "./calls.server";
import { getHouseSettings } from "./house.server";
import { standingsInLine, type Candidate, type Standing } from "./registry.server";

/** no_key: none, or one that cannot be opened. not_allowed: the person did not agree to it. daily_cap and house_cap: enough was spent today. */
export type LeftOutReason =
  "no_key" | "no_model" | "no_address" | "not_allowed" | "breaker_open" | "daily_cap" | "house_cap";
export type LeftOut = { provider: string; label: string; reason: LeftOutReason };

/**
 * Who is asked for one piece of work, in order: the active provider (or the one of the environment), then up to three fallbacks; and why others
 * of the line are not. `mayUse`: the slugs that the person agreed to.
 */
export function chainFor(mayUse: string[], now = new Date()): { targets: Candidate[]; leftOut: LeftOut[] } {
  const isHouseBroke = isSpent(getHouseSettings(db).ai_daily_cap_micro_usd, () => costToday(now));
  const judged = standingsInLine().map((standing) => ({
    standing,
    reason: reasonAgainst(standing, mayUse, isHouseBroke, now),
  }));
  return {
    targets: judged.flatMap(({ standing, reason }) =>
      standing.candidate && !reason ? [standing.candidate] : [],
    ),
    leftOut: judged.flatMap(({ standing: { slug, label }, reason }) =>
      reason ? [{ provider: slug, label, reason }] : [],
    ),
  };
}

/** The providers that a person has to be asked about: those in line that have a key and a model, in order, whether or not they are well just now. */
export function listProvidersInLine() {
  return standingsInLine().flatMap(({ candidate, row }) => {
    if (!candidate) return [];
    const { legalEntity, country, mechanism, terms, agreementUrl, checkedAt } = row;
    return [
      {
        slug: candidate.slug,
        label: candidate.label,
        model: candidate.target.model,
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

function reasonAgainst(
  { slug, candidate, lacks }: Standing,
  mayUse: string[],
  isHouseBroke: boolean,
  now: Date,
): LeftOutReason | undefined {
  if (lacks || !candidate) return lacks;
  if (!mayUse.includes(slug)) return "not_allowed";
  if (!mayAsk(candidate, now)) return "breaker_open";
  if (isHouseBroke) return "house_cap";
  return isSpent(candidate.dailyCapMicroUsd, () => costToday(now, slug)) ? "daily_cap" : undefined;
}

function isSpent(cap: number | null, spent: () => number): boolean {
  return cap !== null && spent() >= cap;
}
