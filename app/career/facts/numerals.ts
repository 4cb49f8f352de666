import type { DocumentLanguage } from "~/career/generated-document";
import { foldText } from "~/career/nlp/fold";
import { stem } from "~/career/nlp/stem";
import type { Quantity } from "./quantity";
import { CURRENCIES, SCALES } from "./currencies";
import { STOP_WORDS } from "~/career/nlp/stop-words";
import { MEASURES, PERIOD_NOUNS, SAME_THINGS, TIME_UNITS } from "./units";

const NUMERAL =
  /(?<![\p{L}\d_])(₦|NGN ?|N(?=\d)|N (?=\d{1,3}[,.]\d{3})|#(?=\d)|US\$ ?|USD ?|\$ ?|£ ?|GBP ?|€ ?|EUR ?|GHS ?|CFA ?)?(\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)/gu;
const SCALE =
  /^ ?-?(mil millones|thousand|hundred|millions?|billions?|trillions?|millones|millon|mille|mil|milliards?|millionen|milliarden?|mio\.?|mrd\.?)(?![\p{L}\d])|^ ?(bn|mn|mm|trn|k|m|b)(?![\p{L}\d])/iu;
const CURRENCY_AFTER =
  /^ ?(?:(?:de |d')?(nairas?|ngn|dollars?|usd|dolares|pounds?(?: sterling)?|gbp|euros?|eur|€|\$|£|₦|cedis?|cfa))(?![\p{L}\d])/iu;
const PERCENT =
  /^ ?-?(%|percentage(?= points?)|percent(?!\p{L})|per cent|pct|por ciento|pour cent|prozent(?=punkte|\P{L}|$)|(?=puntos porcentuales|points de pourcentage))[ -]?(points?|punkte?n?|puntos)?/iu;
const TIMES =
  /^(?: ?x(?![\p{L}\d])|[ -]?fold\b| (?:times|veces|fois)\b(?! (?:out|in|a|an|per|each|every|al|a la|por|de|en|par|sur|dans)\b)|-?mal\b(?! (?:im|in|am|pro|von)\b))/iu;
const ORDINAL = /^(?:st|nd|rd|th|er|ere|eme|º|ª)(?![\p{L}\d])/iu;
const OVER =
  /(?<![\p{L}])(?:over|more than|above|at least|upwards? of|exceeding|in excess of|minimum of|greater than|mas de|al menos|plus de|au moins|uber|mehr als|mindestens)\s*(?:[₦$€£]|ngn|usd)?$/u;
/** "Eine Rechnung über 2 Mio.": in German "über" after a sum or paper of money says how much it is. */
const AMOUNTS_TO =
  /(?:rechnung|forderung|auftrag|vertrag|kredit|darlehen|scheck|betrag|budget|zahlung|bestellung|uberweisung|police|summe|burgschaft|reklamation|anspruch|anspruche|anspruchen|erstattung)(?:en|e|es|s|n|er)?\s+uber\s*(?:[₦$€£]|ngn|usd)?$/u;
const LONGER =
  /(?<![\p{L}])(?:more than|at least|minimum of|upwards? of|exceeding|in excess of|mas de|al menos|plus de|au moins|mehr als|mindestens)\s*$/u;
const UNDER =
  /(?<![\p{L}])(?:up to|as many as|as much as|not more than|no more than|less than|under|below|fewer than|at most|hasta|(?<!\d |\d)bis|menos de|jusqu'a|moins de|bis zu|unter|hochstens|weniger als|maximum of|maximo de|maximum de)\s*$/u;
const ABOUT =
  /(?<![\p{L}])(?:nearly|almost|about|some|an estimated|quelques?|gut|approximately|approx\.?|around|roughly|circa|ca\.|c\.|~|casi|unos|unas|cerca de|alrededor de|environ|pres de|presque|etwa|rund|fast|knapp|ungefahr|close to)\s*$/u;
const LEAD =
  /(?:^|[^\p{L}])(by|to|from|en un|en|a|al|del|um|auf|von|de)\s+(?:(?:over|about|nearly|almost|around|approximately|more than|up to|un|el)\s+)?$/u;
const LEADS = new Map<string, "by" | "to" | "from">([
  ["by", "by"],
  ["to", "to"],
  ["from", "from"],
  ["um", "by"],
  ["auf", "to"],
  ["von", "from"],
  ["en un", "by"],
  ["del", "from"],
  ["al", "to"],
]);

export type PlacedQuantity = Quantity & { at: number; end: number; factor: number };

/** The quantities written in digits, with their place in the text and the factor of their scale or unit. */
export function readNumerals(text: string, language: DocumentLanguage): PlacedQuantity[] {
  const found: PlacedQuantity[] = [];
  for (const match of text.matchAll(NUMERAL)) {
    const numeral = match[2] ?? "";
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 28), match.index).toLowerCase();
    const scale = SCALE.exec(text.slice(end, end + 20))?.[0].length ?? 0;
    const one = readOne(numeral, (match[1] ?? "").trim(), text.slice(end, end + 80), before, language);
    found.push({
      ...one,
      at: match.index,
      end: one.factor > 1 && one.kind !== "duration" ? end + scale : end,
      text: match[0].trim(),
    });
  }
  return found;
}

function readOne(
  numeral: string,
  sign: string,
  after: string,
  before: string,
  language: DocumentLanguage,
): Omit<PlacedQuantity, "text" | "at" | "end"> {
  let rest = after;
  let factor = 1;
  const scale = SCALE.exec(rest);
  const scaleWord = (scale?.[1] ?? scale?.[2] ?? "").toLowerCase().replace(/\.$/, "");
  if (scale && scaleIsMeant(scale, scaleWord, sign)) {
    factor = SCALES.get(scaleWord) ?? 1;
    rest = rest.slice(scale[0].length);
  }
  const value = numeralValue(numeral, language) * factor;
  const plus = /^ ?(?:\+|plus\b|and above\b)/.test(rest);
  rest = rest.replace(/^ ?\+/, "");
  const shared = {
    factor,
    lead: LEADS.get(LEAD.exec(before)?.[1] ?? "") ?? "",
    range: "",
    rate: rateAfter(rest),
  } as const;
  const about = plus ? "over" : aboutBefore(before);
  const currency = CURRENCY_AFTER.exec(rest);
  const money = currencyOf(sign) || currencyOf(currency?.[1] ?? "");
  if (money && (sign !== "#" || value >= 1000)) {
    return { ...shared, kind: "money", value, unit: money, about, things: [] };
  }
  const percent = PERCENT.exec(rest);
  if (percent)
    return { ...shared, kind: percent[2] ? "points" : "percent", value, unit: "", about, things: [] };
  if (TIMES.test(rest)) return { ...shared, kind: "times", value, unit: "", about, things: [] };
  if (ORDINAL.test(rest)) return { ...shared, kind: "ordinal", value, unit: "", about: "", things: [] };
  const words = A_RATE.test(rest)
    ? []
    : wordsAfter(rest).filter((word, at) => at > 0 || !TIMES_NOUNS.has(word));
  if (WORK_WORDS.has(words[0] ?? "") && TIME_UNITS.has(words[1] ?? "")) words.shift();
  // "5 a year" is a rate, "5 years" a time.
  const unit =
    A_RATE.test(rest) || SAME_THINGS.has(words[0] ?? "")
      ? undefined
      : TIME_UNITS.get(GERMAN_TIME.exec(words[0] ?? "")?.[1] ?? words[0] ?? "");
  if (unit) {
    const longer = plus || LONGER.test(before) ? "over" : "";
    return {
      ...shared,
      kind: "duration",
      value: value * unit.holds,
      factor: factor * unit.holds,
      unit: unit.base,
      about: longer || (about === "over" ? "" : about),
      things: words.slice(1).map(thing),
    };
  }
  const measured = MEASURES.get(words[0] ?? "");
  if (measured) return { ...shared, kind: "count", value, unit: measured, about, things: [measured] };
  const year =
    /^(?:19[5-9]|20[0-4])\d$/.test(numeral) &&
    (words.length === 0 ||
      /^\W*(?:$|[-,.;:)]|(?:to|and|until|till|when|where|as|at|in|for|with|on|by|i)\b)/i.test(rest));
  return {
    ...shared,
    kind: year ? "year" : "count",
    value,
    unit: "",
    about: year ? "" : about,
    things: [...thingBefore(before), ...words.map(thing)],
  };
}

/** The period that a rate names: "year" of " a year". */
function rateAfter(rest: string): string {
  const word = foldText(A_RATE.test(rest) ? rest.replace(A_RATE, "") : "").split(/[^\p{L}]/u)[0] ?? "";
  return (
    PERIOD_NOUNS.get(word) ??
    PERIOD_NOUNS.get(word.replace(/s$/, "")) ??
    PERIOD_NOUNS.get(word.replace(/(?:es|en)$/, "")) ??
    ""
  );
}
const A_RATE = /^ (?:an?|per|each|every|par|por|al|a la|pro|im|am|je|jeden|chaque|cada) /i;
const TIMES_NOUNS = new Set(["times", "veces", "fois", "mal"]);
const WORK_WORDS = new Set([
  "man",
  "person",
  "staff",
  "work",
  "working",
  "contact",
  "teaching",
  "flight",
  "credit",
]);
const GERMAN_TIME = /^\p{L}{4,}?(stunden?|tagen?|wochen|monaten?|jahren?)$/u;

function scaleIsMeant(scale: RegExpExecArray, word: string, sign: string): boolean {
  if (scale[1]) return true;
  if (sign) return true;
  return !scale[0].startsWith(" ") && word !== "b";
}

function aboutBefore(before: string): Quantity["about"] {
  if (UNDER.test(before)) return "under";
  if (ABOUT.test(before)) return "about";
  return OVER.test(before) && !AMOUNTS_TO.test(before) ? "over" : "";
}

function currencyOf(sign: string): string {
  if (sign === "") return "";
  return CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? sign.toUpperCase();
}

/** "1,200", "1.200", "1 200" and "1'200" are all 1200; "2,5" and "2.5" are two and a half; the language settles "1.200". */
function numeralValue(numeral: string, language: DocumentLanguage): number {
  const groups = /^(\d{1,3})((?:([ ,.'])\d{3})+)([.,]\d{1,2})?$/.exec(numeral);
  if (groups) {
    const separator = groups[3] ?? "";
    const single = (groups[2] ?? "").length === 4 && !groups[4];
    const decimal = single && (groups[1] === "0" || (separator === "." && language === "en"));
    if (!decimal)
      return Number(
        `${groups[1]}${(groups[2] ?? "").replace(/\D/g, "")}${(groups[4] ?? "").replace(",", ".")}`,
      );
  }
  return Number(numeral.replace(",", "."));
}

/** Words that may stand for each other share one name. */
function thing(word: string): string {
  return SAME_THINGS.get(word) ?? stem(word);
}

/** The words just after a number, up to six that carry meaning, until a comma, another number or a new phrase. */
function wordsAfter(rest: string): string[] {
  const stretch = /^[ -]?(?:[\p{L}'/&\u0001-]+ ?){1,10}/u.exec(rest)?.[0] ?? "";
  const words: string[] = [];
  for (const word of foldText(stretch).split(/[^\p{L}]+/u)) {
    if (word === "") continue;
    if (TIME_ADVERBS.has(word)) break;
    if (STOP_WORDS.has(word)) {
      if (words.length > 0 ? !JOINERS.has(word) : !FILLERS.has(word)) break;
      continue;
    }
    words.push(word);
    if (words.length === 6) break;
  }
  return words;
}
const TIME_ADVERBS = new Set(
  "statt anstatt instead rather sino today now currently presently already yesterday still hoy ahora actualmente ya aujourd maintenant actuellement deja heute jetzt derzeit bereits zurzeit".split(
    " ",
  ),
);
const FILLERS = new Set([
  "of",
  "the",
  "our",
  "their",
  "other",
  "more",
  "different",
  "new",
  "de",
  "des",
  "los",
  "las",
  "les",
  "der",
  "a",
]);
const JOINERS = new Set(["and", "or", "y", "et", "und"]);

/** "A team of 6": the noun in front counts as what is counted. */
function thingBefore(before: string): string[] {
  const noun =
    /(\p{L}+) (?:of|de|d'|mit)(?: (?:over|about|around|nearly|up to|at least|more than|almost))? ?$/u.exec(
      before,
    )?.[1];
  return noun && noun !== "one" && noun !== "out" && !TIME_ADVERBS.has(noun) && !STOP_WORDS.has(noun)
    ? [thing(noun)]
    : [];
}
