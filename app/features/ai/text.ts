import { formatDay } from "~/time";

/** A cost in US dollars, precise for small ones: "$0.0034", "$12.40". */
export function usdText(microUsd: number): string {
  const usd = microUsd / 1_000_000;
  return `$${usd.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: usd !== 0 && usd < 0.1 ? 4 : 2 })}`;
}

/** A duration as text: "340 ms", "4.2 s", "3 min", "2 h". */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  if (ms < 5_400_000) return `${Math.round(ms / 60_000)} min`;
  return `${Math.round(ms / 3_600_000)} h`;
}

/** A share of 0 to 1 as per cent: "97.5%". */
export function shareText(share: number | undefined): string {
  return share === undefined
    ? "–"
    : `${(share * 100).toLocaleString("en-GB", { maximumFractionDigits: 1 })}%`;
}

/** A count with its noun: "1 call", "1,200 calls". */
export function pluralText(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : more}`;
}

/**
 * The basis of a cost estimate: its value in naira at the configured rate, the age of its prices, and the
 * number of calls without a price.
 */
export function costNoteText(
  {
    costMicroUsd,
    oldestPrice,
    unknownPrice,
  }: { costMicroUsd: number; oldestPrice?: string; unknownPrice: number },
  nairaPerUsd: number | null,
): string {
  const parts = [
    ...(nairaPerUsd === null
      ? []
      : [`about ₦${Math.round((costMicroUsd / 1_000_000) * nairaPerUsd).toLocaleString("en-NG")}`]),
    oldestPrice ? `prices of ${isoDayText(oldestPrice)}` : "no prices",
    unknownPrice > 0 ? `${pluralText(unknownPrice, "call")} of unknown price` : "tests included",
  ];
  return parts.join("; ");
}

/** The author: the built-in writer, a prompt version, or the contract alone. */
export function writerText({ isBuiltin, version }: { isBuiltin: boolean; version: number | null }): string {
  if (isBuiltin) return "Built-in writer";
  return version === null ? "No prompt" : `Prompt version ${version}`;
}

type PricedModel = { inputMicroUsd: number | null; outputMicroUsd: number | null; pricedAt: string | null };

/** The price of a model and its date: "$0.10 in, $0.50 out per million tokens (15 Nov 2026)". */
export function modelText({ inputMicroUsd, outputMicroUsd, pricedAt }: PricedModel): string {
  if (inputMicroUsd === null || outputMicroUsd === null) return "price not known";
  return `${usdText(inputMicroUsd)} in, ${usdText(outputMicroUsd)} out per million tokens${pricedAt ? ` (${isoDayText(pricedAt)})` : ""}`;
}

/** Where the text of users goes, in one line. */
export function transferText({
  legalEntity,
  country,
  checkedOn,
  isRecorded,
}: {
  legalEntity: string;
  country: string;
  checkedOn: string;
  isRecorded: boolean;
}): string {
  return isRecorded ? `${legalEntity}, ${country}; read on ${isoDayText(checkedOn)}` : "not recorded yet";
}

/** A daily cap as text; null: no cap. */
export function capText(microUsd: number | null): string {
  return microUsd === null ? "no daily cap" : `at most ${usdText(microUsd)} a day`;
}

/** A calendar day as text: "2026-12-01" → "1 Dec 2026". */
export function isoDayText(day: string): string {
  return formatDay(new Date(`${day}T12:00:00Z`)).text;
}

/** A large count in few characters: "3.6M". */
export function compactCountText(count: number): string {
  return count.toLocaleString("en-GB", { notation: "compact", maximumFractionDigits: 1 });
}
