import type { DocumentLanguage } from "../generated-document";
import { inEachLanguage } from "./in-each-language";
import { plainText } from "../nlp/fold";
import { withOneSpelling } from "./spellings";
import { numeralOf } from "./vocabulary/numerals";
import { SCALES, UNIT_BY_WORD } from "./vocabulary/units";

/** A word, a number or a sign, folded; `isJoined`: no space before it. */
export type Token = { text: string; isJoined: boolean };

const CODE =
  "(?:ngn|usd|gbp|eur|ghs|zar|myr|kes|kshs?|ugx|ush|tzs|tsh|rwf|etb|zmw|bwp|aed|inr|[n#])(?=\\s?\\d)";
// "R 450" and "R1,200" are sums, "RS485" and "R22" are none.
const SCALE = "(?:[.,]\\d+)? ?(?:k|m|bn|thousand|million|billion|lakh|crore)\\b";
const RAND = `(?:rs|rm|r)(?= \\d{3}| ?\\d{1,3}[, ]\\d{3}| ?\\d{1,3}${SCALE})`;
const SIGN = `(?:us\\$|gh[₵¢]|${CODE}|${RAND})`;
const CLOCK = "(?<![\\d:.])\\d{1,2}:\\d{1,2}(?![\\d:])";
const GROUPED = "(?<![\\d.,])\\d{1,3}(?:[ ,.']\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)";
const TOKEN = new RegExp(`${SIGN}|${CLOCK}|${GROUPED}|\\d+(?:[.,]\\d+)?|\\p{L}[\\p{L}\\d]*|[^\\s]`, "gu");

// "4 HR officers" are no hours, "12 TON/HR" are.
const PERSONNEL = /(?<![\p{L}/])HR(?!\p{L})/gu;
// "MT" are metric tonnes.
const MEGATONNES = /(?<=\d) ?Mt(?!\p{L})/gu;

/** The tokens of a text, number words as digits. */
export const tokensOf = inEachLanguage((text, language): Token[] => {
  const written = withOneSpelling(
    plainText(text).replace(PERSONNEL, "personnel").replace(MEGATONNES, " million tonnes").toLowerCase(),
  );
  let end = 0;
  const tokens = [...written.matchAll(TOKEN)].map((match) => {
    const isJoined = match.index === end && match.index > 0;
    end = match.index + match[0].length;
    return { text: match[0], isJoined };
  });
  return withDigits(tokens, language);
});

function withDigits(tokens: Token[], language: DocumentLanguage): Token[] {
  const written: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = hundredsAt(tokens, at, language) ?? numberAt(tokens, at, language);
    const token = tokens[at];
    // "Mille conteneurs" are a thousand, "deux mille" two.
    const isThousand = THOUSAND.has(token?.text ?? "") && !/^\d/.test(written.at(-1)?.text ?? "");
    if (token && isThousand && language !== "en") written.push({ ...token, text: "1000" });
    else if (token) written.push(number ? { ...token, text: String(number.value) } : token);
    at = number?.next ?? at + 1;
  }
  return written;
}

const THOUSAND = new Set(["mille", "mil", "tausend"]);

/** Reads one number in words: "two hundred and forty five", "two point three", "six and a half". The next place is after its last word. */
function numberAt(
  tokens: Token[],
  start: number,
  language: DocumentLanguage,
  isRest = false,
): { value: number; next: number } | undefined {
  const word = (at: number) => tokens[at]?.text ?? "";
  const numeral = (at: number) => numeralOf(word(at), language);
  let value = numeral(start);
  if (value === undefined) return undefined;
  let next = start + 1;
  for (;;) {
    const isJoint = /^(?:-|y|et)$/.test(word(next)) || (word(next) === "and" && value % 100 === 0);
    const at = isJoint ? next + 1 : next;
    const part = numeral(at);
    if (part === undefined || !isPart(value, part)) break;
    value = part === 100 || (part === 20 && value === 4) ? value * part : value + part;
    next = at + 1;
  }
  const isThousand = !isRest && word(next) === "thousand" && value < 1000;
  const thousands = isThousand ? thousandsAt(tokens, next + 1, value, language) : undefined;
  if (thousands) return thousands;
  const decimal = /^(?:point|punto|coma|virgule|komma)$/.test(word(next)) ? numeral(next + 1) : undefined;
  if (decimal !== undefined && decimal < 10) return { value: value + decimal / 10, next: next + 2 };
  const rest = [next, next + 1, next + 2].map(word).join(" ");
  const half = /^(?:and a half\b|et demie?\b|y medi[oa]\b)/.exec(rest)?.[0];
  if (half) return { value: value + 0.5, next: next + half.split(" ").length };
  const isOne = word(start) === "one" && (UNIT_BY_WORD.has(word(next)) || word(start - 1) === "with");
  const isLongTime = ONE.test(word(start)) && (UNIT_BY_WORD.get(word(next))?.size ?? 0) >= A_MONTH;
  // "One in eight", "one sheet in eight".
  const inAt = [next, next + 1, next + 2, next + 3].find(
    (at) => word(at) === (word(start) === "one" ? "in" : "sur"),
  );
  const isPercent = word(next) === "percent" || (word(next) === "per" && word(next + 1) === "cent");
  const isShare =
    (word(start) === "one" && isPercent) ||
    (ONE.test(word(start)) && inAt !== undefined && numeral(inAt + 1) !== undefined);
  const isCounted = (SCALES.has(word(next)) && word(next).length > 2) || isOne || isLongTime || isShare;
  return value === 1 && !isCounted ? undefined : { value, next };
}

/** "Four to five hundred" begins with four hundred. */
function hundredsAt(tokens: Token[], at: number, language: DocumentLanguage) {
  const isRange = /^(?:to|or|and|-)$/.test(tokens[at + 1]?.text ?? "") && tokens[at + 3]?.text === "hundred";
  const [low, high] = [at, at + 2].map((place) => numeralOf(tokens[place]?.text ?? "", language));
  const isHundreds = isRange && low !== undefined && high !== undefined && low > 1 && low < high && high < 10;
  return isHundreds ? { value: low * 100, next: at + 1 } : undefined;
}

/** "Four thousand one hundred": the rest of such a number. */
function thousandsAt(tokens: Token[], at: number, thousands: number, language: DocumentLanguage) {
  const from = tokens[at]?.text === "and" ? at + 1 : at;
  const rest = numberAt(tokens, from, language, true);
  return rest && rest.value < 1000 && !SCALES.has(tokens[rest.next]?.text ?? "")
    ? { value: 1000 * thousands + rest.value, next: rest.next }
    : undefined;
}

// "One year", "en un an": of a thing it would be an article.
const A_MONTH = UNIT_BY_WORD.get("month")?.size ?? 0;
const ONE = /^(?:one|une?|ein(?:e[mnrs]?)?)$/;

/** Whether a number word goes on with the number before it: 20 with 5, 3 with 100, in French 4 with 20 and 60 with 10. */
function isPart(before: number, part: number): boolean {
  if (part === 100) return before < 20;
  if (before === 4 && part === 20) return true;
  if (before % 100 === 0) return part < 100;
  if (before === 10) return part >= 7 && part < 10;
  return before >= 20 && before % 10 === 0 && part < (before === 60 || before === 80 ? 20 : 10);
}
