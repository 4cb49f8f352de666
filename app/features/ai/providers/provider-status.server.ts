import { env } from "~/env.server";
import { days } from "~/time";
import { resolveFailoverOrder, type ExcludedProvider, type ExclusionReason } from "./failover-order.server";
import { getAiSettings } from "~/features/ai/settings.server";
import {
  findModel,
  isKnownProvider,
  listProviderAvailability,
  listFailoverOrder,
  type ProviderAvailability,
} from "./registry.server";

export type ProviderStatus = {
  /**
   * `activeProvider`: the label of the current provider, "Built-in writer" without one, null when nothing can
   * write. `source` is "database" for a provider that an admin activated.
   */
  current: {
    activeProvider: string | null;
    source: "database" | "fallback";
    isInitialized: boolean;
    availableProviders: string[];
  };
  database: { activeProvider: string | null; hasConfiguredProvider: boolean };
  /**
   * `mismatchDetected`: the active model is retired, or will be within 30 days. `noProviderConfigured`:
   * neither a provider nor the built-in writer is active.
   */
  warnings: {
    usingFallback: boolean;
    mismatchDetected: boolean;
    noProviderConfigured: boolean;
    messages: string[];
  };
};

const BUILTIN = "Built-in writer";
const ENDING_WITHIN_MS = days(30);

/** The current provider, where it was configured, and warnings for an admin. */
export function getProviderStatus(now = new Date()): ProviderStatus {
  const { builtin_writer_enabled: isBuiltinEnabled } = getAiSettings();
  const all = listProviderAvailability();
  const failoverOrder = listFailoverOrder();
  const { candidates, excluded } = resolveFailoverOrder(
    failoverOrder.map(({ slug }) => slug),
    now,
  );
  const first = candidates[0];
  const active = failoverOrder.find(({ row, source }) => source === "database" && row.isActive);
  const usable = all.filter(({ candidate }) => candidate);
  const source = first?.source === "database" ? "database" : "fallback";
  const ending = failoverOrder.slice(0, 1).flatMap((availability) => endingModelMessages(availability, now));
  const hasWriter = first !== undefined || isBuiltinEnabled;
  return {
    current: {
      activeProvider: first?.label ?? (isBuiltinEnabled ? BUILTIN : null),
      source,
      isInitialized: hasWriter,
      availableProviders: [...usable.map(({ label }) => label), ...(isBuiltinEnabled ? [BUILTIN] : [])],
    },
    database: {
      activeProvider: active?.label ?? null,
      hasConfiguredProvider: usable.some(({ source }) => source === "database"),
    },
    warnings: {
      usingFallback: source === "fallback",
      mismatchDetected: ending.length > 0,
      noProviderConfigured: failoverOrder.length === 0 && !isBuiltinEnabled,
      messages: [
        ...activeWriterMessages(first?.label, failoverOrder[0], isBuiltinEnabled),
        ...all.flatMap(unreadableKeyMessages),
        ...excluded.flatMap(exclusionMessages),
        ...ending,
        ...environmentMessages(failoverOrder),
        ...unenforcedCapMessages(failoverOrder),
      ],
    },
  };
}

function activeWriterMessages(
  first: string | undefined,
  head: ProviderAvailability | undefined,
  isBuiltinEnabled: boolean,
): string[] {
  const writer = first ?? (isBuiltinEnabled ? "the built-in writer" : undefined);
  if (!writer)
    return ["Nothing can be written: no provider is available and the built-in writer is switched off."];
  if (!head) return ["No provider is active, so the built-in writer writes."];
  return first === head.label ? [] : [`${head.label} is not available now, so ${writer} writes.`];
}

function unreadableKeyMessages({ label, isKeyUnreadable }: ProviderAvailability): string[] {
  return isKeyUnreadable
    ? [
        `The key of ${label} cannot be opened, because ENCRYPTION_KEY has changed. Enter the key again, or add the old ENCRYPTION_KEY after the new one.`,
      ]
    : [];
}

const EXCLUSION_TEXTS: Record<Exclude<ExclusionReason, "not_allowed">, string> = {
  no_key: "has no key",
  no_model: "has no model",
  no_address: "has no address",
  breaker_open: "is paused because it failed",
  daily_cap: "has reached its daily cap",
  total_cap: "is not used because all providers together have reached the daily cap",
};

/** Why a provider of the failover order gets no calls, as sentences for admins. */
export function exclusionMessages({ label, reason }: ExcludedProvider): string[] {
  return reason === "not_allowed" ? [] : [`${label} ${EXCLUSION_TEXTS[reason]}.`];
}

function endingModelMessages({ slug, label, model }: ProviderAvailability, now: Date): string[] {
  const known = findModel(slug, model);
  if (!known) return [];
  const { status, shutdownDate, replacement } = known;
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const isGone = status === "retired" || (shutdownDate !== null && shutdownDate <= day(now));
  const isEnding = status === "retiring" && shutdownDate === null;
  if (
    !isGone &&
    !isEnding &&
    !(shutdownDate !== null && shutdownDate <= day(new Date(now.getTime() + ENDING_WITHIN_MS)))
  )
    return [];
  const what = isGone ? "was retired" : "will be retired";
  return [
    `${model} of ${label} ${what}${shutdownDate ? ` on ${shutdownDate}` : ""}.${replacement ? ` Its maker recommends ${replacement} instead.` : " Choose another model."}`,
  ];
}

function environmentMessages(failoverOrder: ProviderAvailability[]): string[] {
  const named = env.LLM_PROVIDER;
  if (named && !isKnownProvider(named))
    return [`LLM_PROVIDER names "${named.slice(0, 40)}", which is not known.`];
  return failoverOrder
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

// A cap counts only known prices.
function unenforcedCapMessages(failoverOrder: ProviderAvailability[]): string[] {
  const hasTotalCap = getAiSettings().ai_daily_cap_micro_usd !== null;
  return failoverOrder
    .filter(
      ({ slug, row, candidate }) =>
        candidate && slug !== "custom" && (hasTotalCap || row.dailyCapMicroUsd !== null),
    )
    .filter(({ slug, model }) => (findModel(slug, model)?.outputMicroUsd ?? null) === null)
    .map(
      ({ label, model }) =>
        `The price of ${model} of ${label} is not known, so the daily cap does not count it.`,
    );
}
