import { anyOf } from "~/pattern";
import { pairsOf, type Amount, type Computed } from "./amount";

/** "5,300 samples, 1 in 20 a control" and "30% of 400 farmers": a share of a number is a number. */
export function partsByShare(numbers: Amount[], text: string): Computed[] {
  const isShare = ({ kind, value, lead }: Amount) =>
    lead === "" && (kind === "percent" ? value < 100 : kind === "factor" && value < 1);
  return pairsOf(numbers).flatMap(([first, second]) => {
    const [share, whole] = isShare(first) ? [first, second] : [second, first];
    const between = share === first ? OF : OF_WHICH;
    const isCount = whole.kind === "count" && whole.unit === "" && whole.value > 1;
    const isWhole = isCount || whole.kind === "money" || (whole.kind === "measure" && whole.unit !== "time");
    if (!isShare(share) || !isWhole || !between.test(text)) return [];
    const part = share.kind === "percent" ? share.value / 100 : share.value;
    return [part, 1 - part].map((one): Computed => {
      const [value, bare] = [whole.value * one, whole.bare * one];
      const tolerance = Math.max(isCount ? 0.5 : 0, value * 0.005);
      return { ...whole, value, bare, tolerance, nouns: [], bound: "", lead: "" };
    });
  });
}
const OF = /(?:%|per cent|\p{L}|\bin \d+) of (?:the |my |our |all )*(?:\p{L}+['’]s? )?[₦$£€N]?\d/iu;
const OF_WHICH = anyOf(
  [
    /[,;]\s/,
    /\bof (?:which|whom|them)\b/,
    /\bwith an? (?:\p{L}+ ){0,3}rate of\b/u, // with a survival rate of 92%
    /\bat (?:about )?\d/, // 40 Mt of ore at 35%
    /%? (?:below|under|above|over) (?:it|budget|plan|target)\b/,
  ],
  "iu",
);
