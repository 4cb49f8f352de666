import type { ModelPrice } from "./catalogue/entry";
import type { TokenUsage } from "./model-call";

const TOKENS_PER_PRICE = 1_000_000;

/**
 * The cost of one call in micro-US-dollars, rounded up. A cost reported by the provider takes priority.
 * Undefined when no price was valid then or nothing was counted: unknown is never 0. Cached tokens are part
 * of the input, reasoning tokens part of the output.
 */
export function costMicroUsd(
  prices: readonly ModelPrice[] | undefined,
  usage: TokenUsage,
  at: Date,
): number | undefined {
  if (usage.costMicroUsd !== undefined) return usage.costMicroUsd;
  const price = priceAt(prices, at);
  if (!price || (usage.input === undefined && usage.output === undefined)) return undefined;
  const input = usage.input ?? 0;
  const cached = Math.min(usage.cached ?? 0, input);
  const output = Math.max(usage.output ?? 0, usage.reasoning ?? 0);
  return Math.ceil(
    ((input - cached) * price.input + cached * (price.cached ?? price.input) + output * price.output) /
      TOKENS_PER_PRICE,
  );
}

/** The price of a day: the latest one that had begun. A price without a day is always valid. */
export function priceAt(prices: readonly ModelPrice[] | undefined, at: Date): ModelPrice | undefined {
  const day = at.toISOString().slice(0, 10);
  return (prices ?? [])
    .filter(({ from = "" }) => from <= day)
    .sort((one, other) => (one.from ?? "").localeCompare(other.from ?? ""))
    .at(-1);
}
