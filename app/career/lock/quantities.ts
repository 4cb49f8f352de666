import { anyOf } from "~/pattern";
import type { DocumentLanguage } from "../generated-document";
import type { Amount } from "./amount";
import { IS_YEAR } from "./dates-in-tokens";
import type { Token } from "./tokens";
import vocabulary from "./vocabulary/parts.json";
import { CURRENCIES, SCALES, UNIT_BY_WORD, type Unit } from "./vocabulary/units";

/** What a number stands for by the words around it, without what is counted; the next place is after its scale. */
export function quantityAt(tokens: Token[], at: number, language: DocumentLanguage): Quantity {
  // "19.6m naira 2021": the year stands behind the money.
  const isYearBehind =
    IS_YEAR.test(tokens[at]?.text ?? "") &&
    [at - 2, at - 3].some((place) => /^\d/.test(tokens[place]?.text ?? ""));
  const sign = isYearBehind ? undefined : CURRENCIES.get(tokens[at - 1]?.text ?? "");
  const bare = numeralValue(tokens[at]?.text ?? "", language);
  let value = bare;
  let next = at + 1;
  for (let scale = scaleAt(tokens, next, sign); scale; scale = scaleAt(tokens, next, sign)) {
    value *= scale;
    next += tokens[next + 1]?.text === "." && /^(?:mrd|mio)$/.test(tokens[next]?.text ?? "") ? 2 : 1;
  }
  const quantity: Quantity = { kind: "count", unit: "", value, bare, first: at - (sign ? 1 : 0), next };
  const word = tokens[next]?.text ?? "";
  // "1:10,000".
  if (tokens[at]?.isJoined && tokens[at - 1]?.text === ":" && tokens[at - 2]?.text === "1")
    return { ...quantity, unit: "scale" };
  const currency = sign ?? CURRENCIES.get(wordAfterSmallOnes(tokens, next));
  if (currency) return { ...quantity, kind: "money", unit: currency };
  const share = shareAt(tokens, next);
  if (share) return { ...quantity, kind: share, isScore: tokens[next]?.text === "/" };
  // "Three to one".
  const isRatio = word === "to" && /^(?:one|1)$/.test(tokens[next + 1]?.text ?? "");
  if (isRatio && !/^\p{L}/u.test(tokens[next + 2]?.text ?? "")) return { ...quantity, kind: "factor" };
  const parts = FRACTIONS.get(word);
  if (parts) return { ...quantity, kind: "factor", value: value / parts };
  const unit = unitAt(tokens, next);
  // "Seit 2023 an": nobody counts years in thousands.
  const isYear = IS_YEAR.test(tokens[at]?.text ?? "") && unit?.dimension === "time" && unit.size > MONTH;
  if (unit && !isYear)
    return { ...quantity, kind: "measure", unit: unit.dimension, value: value * unit.size };
  // "Aged 4 to 81".
  const isAge =
    AGES.has(tokens[at - 1]?.text ?? "") ||
    (AGES.has(tokens[at - 3]?.text ?? "") && JOINS.has(tokens[at - 1]?.text ?? ""));
  if (isAge) return { ...quantity, kind: "measure", unit: "time", value: value * YEAR };
  return word === "pm" && value < 12 ? { ...quantity, value: value + 12, unit: "clock" } : quantity;
}

type Quantity = Pick<Amount, "kind" | "unit" | "value" | "bare" | "next" | "isScore"> & { first: number };

const AGES = new Set(["aged", "ages", "age"]);
const JOINS = new Set(["to", "-", "and", "bis", "a"]);
const YEAR = 365.25 * 86_400;
const MONTH = 31 * 86_400;
const FRACTIONS = new Map(Object.entries(vocabulary.fractions));

/** "1,200", "1.200" and "1 200" are 1200; "2,5" and "2.5" two and a half; the language settles "1.200"; "4:55" has minutes. */
function numeralValue(text: string, language: DocumentLanguage): number {
  const [minutes, seconds] = text.split(":");
  if (seconds !== undefined) return Number(minutes) + Number(seconds) / 60;
  const [, head = "", groups = "", decimals = ""] =
    /^(\d{1,3})((?:[ ,.']\d{3})+)([.,]\d{1,2})?$/.exec(text) ?? [];
  const isDecimal =
    groups.length === 4 && decimals === "" && (head === "0" || (groups[0] === "." && language === "en"));
  if (groups === "" || isDecimal) return Number(text.replace(",", "."));
  return Number(`${head}${groups.replace(/\D/g, "")}${decimals.replace(",", ".")}`);
}

/** A scale in letters counts beside its figure or after a currency: "4.2m", "₦4 m"; a word counts anywhere. */
function scaleAt(tokens: Token[], at: number, sign: string | undefined): number | undefined {
  const { text = "", isJoined } = tokens[at] ?? {};
  return text.length > 2 || isJoined || sign ? SCALES.get(text) : undefined;
}

function wordAfterSmallOnes(tokens: Token[], at: number): string {
  let place = at;
  while (["de", "d", "'", "-"].includes(tokens[place]?.text ?? "") && place < at + 2) place += 1;
  return tokens[place]?.text ?? "";
}

const PERCENT = anyOf([
  /^(?:%|percent|per cent|pct|por ciento|pour cent|prozent|percentage)(?: |$)/,
  /^(?:[a-z]+ ){0,2}(?:in|of|out of|sur|von) (?:every |each |a )?100(?: |$)/,
  /^\/ 100(?: |$)/, // 88/100
]);
const POINTS =
  /^(?:(?:percentage|prozent|%|-) points?|points|puntos|punkten?|prozentpunkten?)(?! (?:of|de) )(?: |$)/;

/** A share of a hundred, "7%", "14 in 100", or a difference between shares, "4.5 points". */
function shareAt(tokens: Token[], at: number): "percent" | "points" | undefined {
  const after = tokens
    .slice(at, at + 6)
    .map(({ text }) => text)
    .join(" ");
  if (POINTS.test(after)) return "points";
  return PERCENT.test(after) ? "percent" : undefined;
}

const BEFORE_A_UNIT = new Set(
  "- man person labour full whole working more long calendar consecutive volle ganze weitere".split(" "),
);

function unitAt(tokens: Token[], at: number): Unit | undefined {
  const [near, ...later] = [at, at + 1, at + 2].map((place) => tokens[place]?.text ?? "");
  const far = later.find((word) => word !== "-");
  return (
    UNIT_BY_WORD.get(near ?? "") ?? (BEFORE_A_UNIT.has(near ?? "") ? UNIT_BY_WORD.get(far ?? "") : undefined)
  );
}
