import { env } from "~/env.server";
import { days } from "~/time";
import { chainFor, type LeftOut, type LeftOutReason } from "./chain.server";
import { getHouseSettings } from "./house.server";
import { findModel, isKnownProvider, listStandings, standingsInLine, type Standing } from "./registry.server";

export type ProviderStatus = {
  /** `activeProvider`: the label of who writes now, "Built-in writer" without a provider, null when nobody does. `source` is "database" for what an admin made active. */
  current: {
    activeProvider: string | null;
    source: "database" | "fallback";
    isInitialized: boolean;
    availableProviders: string[];
  };
  database: { activeProvider: string | null; hasConfiguredProvider: boolean };
  /** `mismatchDetected`: the model that writes is retired or will be within 30 days. `noProviderConfigured`: neither a provider nor the built-in writer is active. */
  warnings: {
    usingFallback: boolean;
    mismatchDetected: boolean;
    noProviderConfigured: boolean;
    messages: string[];
  };
};

const BUILTIN = "Built-in writer";
const SOON = days(30);

/** Who writes now, where that was decided, and what an admin should look at. */
export function getProviderStatus(now = new Date()): ProviderStatus {
  const { builtin_writer_enabled: isBuiltinOn } = getHouseSettings();
  const all = listStandings();
  const line = standingsInLine();
  const { targets, leftOut } = chainFor(
    line.map(({ slug }) => slug),
    now,
  );
  const first = targets[0];
  const active = line.find(({ row, source }) => source === "database" && row.isActive);
  const usable = all.filter(({ candidate }) => candidate);
  const source = first?.source === "database" ? "database" : "fallback";
  const ending = line.slice(0, 1).flatMap((standing) => endingModel(standing, now));
  const isSomebodyThere = first !== undefined || isBuiltinOn;
  return {
    current: {
      activeProvider: first?.label ?? (isBuiltinOn ? BUILTIN : null),
      source,
      isInitialized: isSomebodyThere,
      availableProviders: [...usable.map(({ label }) => label), ...(isBuiltinOn ? [BUILTIN] : [])],
    },
    database: {
      activeProvider: active?.label ?? null,
      hasConfiguredProvider: usable.some(({ source }) => source === "database"),
    },
    warnings: {
      usingFallback: source === "fallback",
      mismatchDetected: ending.length > 0,
      noProviderConfigured: line.length === 0 && !isBuiltinOn,
      messages: [
        ...whoWrites(first?.label, line[0], isBuiltinOn),
        ...all.flatMap(lockedKey),
        ...leftOut.flatMap(whyNot),
        ...ending,
        ...fromEnvironment(line),
        ...uselessCaps(line),
      ],
    },
  };
}

function whoWrites(first: string | undefined, head: Standing | undefined, isBuiltinOn: boolean): string[] {
  const writer = first ?? (isBuiltinOn ? "the built-in writer" : undefined);
  if (!writer)
    return ["Nothing can be written: no provider is available and the built-in writer is switched off."];
  if (!head) return ["No provider is active, so the built-in writer writes."];
  return first === head.label ? [] : [`${head.label} is not available now, so ${writer} writes.`];
}

function lockedKey({ label, isKeyLocked }: Standing): string[] {
  return isKeyLocked
    ? [
        `The key of ${label} cannot be opened, because ENCRYPTION_KEY has changed. Enter the key again, or add the old ENCRYPTION_KEY after the new one.`,
      ]
    : [];
}

const WHY: Record<Exclude<LeftOutReason, "not_allowed">, string> = {
  no_key: "has no key",
  no_model: "has no model",
  no_address: "has no address",
  breaker_open: "is paused because it failed",
  daily_cap: "has reached its daily cap",
  house_cap: "is not used because all providers together have reached the daily cap",
};

/** Why one of the line is not asked, as a sentence for admins. */
export function whyNot({ label, reason }: LeftOut): string[] {
  return reason === "not_allowed" ? [] : [`${label} ${WHY[reason]}.`];
}

function endingModel({ slug, label, model }: Standing, now: Date): string[] {
  const known = findModel(slug, model);
  if (!known) return [];
  const { status, shutdownDate, replacement } = known;
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const isGone = status === "retired" || (shutdownDate !== null && shutdownDate <= day(now));
  const isEnding = status === "retiring" && shutdownDate === null;
  if (!isGone && !isEnding && !(shutdownDate !== null && shutdownDate <= day(new Date(now.getTime() + SOON))))
    return [];
  const what = isGone ? "was retired" : "will be retired";
  return [
    `${model} of ${label} ${what}${shutdownDate ? ` on ${shutdownDate}` : ""}.${replacement ? ` Its maker recommends ${replacement} instead.` : " Choose another model."}`,
  ];
}

function fromEnvironment(line: Standing[]): string[] {
  const named = env.LLM_PROVIDER;
  if (named && !isKnownProvider(named))
    return [`LLM_PROVIDER names "${named.slice(0, 40)}", which is not known.`];
  return line
    .filter(({ source }) => source === "env")
    .flatMap(({ label, row: { legalEntity, country, checkedAt } }) => [
      `${label} comes from the environment (LLM_PROVIDER), because no provider is active here.`,
      ...(checkedAt
        ? []
        : [
            `Text goes to ${legalEntity || label}${country ? ` (${country})` : ""}. Nobody has confirmed yet where it goes and why that is lawful. Please confirm it at ${label}.`,
          ]),
    ]);
}

// A cap counts known prices only.
function uselessCaps(line: Standing[]): string[] {
  const isHouseCapped = getHouseSettings().ai_daily_cap_micro_usd !== null;
  return line
    .filter(
      ({ slug, row, candidate }) =>
        candidate && slug !== "custom" && (isHouseCapped || row.dailyCapMicroUsd !== null),
    )
    .filter(({ slug, model }) => (findModel(slug, model)?.outputMicroUsd ?? null) === null)
    .map(
      ({ label, model }) =>
        `The price of ${model} of ${label} is not known, so the daily cap does not count it.`,
    );
}
