import { capitalFirst } from "./casing";
import { SPELLINGS } from "./vocabulary/misspellings";
import { PHONE_SPELLINGS } from "./vocabulary/phone-spellings";
import { TYPED_NAMES, TYPED_UNITS } from "./vocabulary/typed-names";

const PHONE_WORD = new RegExp(
  `(?<![\\p{L}\\d.@/-])(?:${[...PHONE_SPELLINGS.keys()].join("|")})(?![\\p{L}\\d@/-])`,
  "giu",
);
/** A word by itself: no part of an address, and none in capitals. */
const WORD = /(?<![\p{L}\d.@/_-])\p{L}\p{Ll}{4,}(?![\p{L}\d@/_]|\.\p{L})/gu;
const PEOPLE =
  "apprentice worker boy girl driver rider student pupil customer patient guest farmer nurse teacher trainee assistant machinist tailor labourer guard cook"
    .split(" ")
    .join("|");
const COUNTABLE = `${PEOPLE}|${"shop room machine bird truck vehicle generator phone uniform cake plate house borehole tank joint sample loaf crate carton bag tray home church trailer hotel".replaceAll(" ", "|")}`;
/** "JSS 2 teacher", "line 4 machine": a number that says which one. */
const WHICH =
  "class form primary basic nursery jss sss ss grade level year phase batch section ward room unit block line number no stage step part group zone gate shop team"
    .split(" ")
    .join("|");
const COUNT = `(?<!(?<!\\p{L})(?:${WHICH})\\.? )(?<![\\p{L}\\d.,/-])(?:[2-9]|[1-9][\\d,]+|two|three|four|five|six|seven|eight|nine|ten)`;
/** "attend to customer and vendor complaints": what both belong to. */
const OF_BOTH =
  "(?! and \\p{Ll}+ (?:complaints?|needs|enquir(?:y|ies)|inquir(?:y|ies)|requests?|issues|quer(?:y|ies)|questions|calls|records|files|teams|care|service|canteens?|hostels?))";
/** "2 apprentice under me", "5 motor boy": a number before one thing, which nothing goes on with ("12 room hotel", "5 house to house teams"). */
const COUNTED = new RegExp(
  `(?<=${COUNT} )(?<kind>(?!year|month|week|day|man|level)\\p{Ll}+ (?=(?:${PEOPLE})(?!\\p{L})))?(?<noun>${COUNTABLE})(?! to \\k<noun>(?!\\p{L}))${OF_BOTH}(?=$|[,.;)]| (?:and|under|per|every|each|a|in|on|at|for|from|with|to|of|daily|weekly|monthly)(?!\\p{L}))`,
  "giu",
);
/** "attend to customer" */
const SERVED = new RegExp(
  `(?<=(?<!\\p{L})(?:attend|attended|attending|respond|responded|responding) to )(?:customer|client|patient|student|pupil|guest|visitor|passenger)${OF_BOTH}(?=$|[,.;]| (?:and|in|at|on|with|by|from|who)(?!\\p{L}))`,
  "giu",
);
const TYPED_NAME = new RegExp(
  `(?<![\\p{L}\\d.@/_-])(?:${[...TYPED_NAMES.keys()].join("|")})(?![\\p{L}\\d@/_-]|\\.\\p{L})(?<!excel(?= (?:in|at) ))`,
  "gu",
);
const TYPED_UNIT = new RegExp(`(?<=\\d) ?(${[...TYPED_UNITS.keys()].join("|")})(?![\\p{L}\\d])`, "gu");
const UNITS: Record<string, string> = { wk: "week", yr: "year", mth: "month", hr: "hour" };

/** What was typed in haste with its words spelled: "Recieved 40 staffs" → "Received 40 staff", "repair chairs 4 the hospital in 7wks, all d old ones" → "repair chairs for the hospital in 7 weeks, all the old ones". */
export function spelledOut(text: string): string {
  return text
    .replace(WORD, (word, at: number) =>
      at > 0 && /^\p{Lu}/u.test(word) ? word : (spellingOf(word) ?? word),
    )
    .replace(/(?<=(?<!\p{L})(?:\d+|all|our|the|other|junior|senior|of|my) )staffs(?!\p{L})/gu, "staff")
    .replace(
      /(?<=(?:from|to|for|take|took|make|sell|do|get|have|had) )like (?=[₦N]?\d[\d,.]*(?:%|k)? (?:to |\p{Ll}))/gu,
      "about ",
    )
    .replace(PHONE_WORD, (word) => PHONE_SPELLINGS.get(word.toLowerCase()) ?? word)
    .replace(
      /(?<![\p{L}\d])(\d+) ?(wk|yr|mth|hr)s?(?![\p{L}\d])/gu,
      (_, count: string, unit: string) => `${count} ${UNITS[unit] ?? unit}${count === "1" ? "" : "s"}`,
    )
    .replace(COUNTED, (_, kind: string | undefined, noun: string) => (kind ?? "") + pluralOf(noun))
    .replace(SERVED, (person) => pluralOf(person))
    .replace(
      /(?<=(?<!\p{L})(?:lead|led|manage|managed|supervise|supervised) )team (?=of (?:\d|\p{L}+ ))/giu,
      "a team ",
    )
    .replace(TYPED_NAME, (name) => TYPED_NAMES.get(name) ?? name)
    .replace(TYPED_UNIT, (_, unit: string) => ` ${TYPED_UNITS.get(unit) ?? unit}`)
    .replace(
      /(?<!\p{L})([Oo])n (?=(?:Christmas|Easter|Sallah)(?!\p{L}| (?:[Dd]ay|[Ee]ve|[Mm]onday|[Ss]unday|morning|afternoon|evening|night)(?!\p{L})))/gu,
      (_, first: string) => (first === "O" ? "At " : "at "),
    )
    .replace(/(?<=\p{L} )n(?= \p{L})/gu, "and")
    .replace(/(?<=\p{Ll} )d(?= \p{Ll})/gu, "the")
    .replace(/(?<=\p{Ll} )4(?= (?:the|an?|my|our|all|his|her|their) )/gu, "for");
}

/** "loaf" → "loaves", "church" → "churches" */
function pluralOf(noun: string): string {
  if (/f$/u.test(noun)) return noun.replace(/f$/u, "ves");
  return /(?:ch|sh|s|x)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}

/** "Recieved" → "Received", "staffs" → "staff". */
function spellingOf(word: string): string | undefined {
  const meant = SPELLINGS.get(word.toLowerCase());
  return meant !== undefined && /^\p{Lu}/u.test(word) ? capitalFirst(meant) : meant;
}
