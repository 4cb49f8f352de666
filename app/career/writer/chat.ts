import { capitalFirst } from "./casing";
import { SPELLINGS } from "./vocabulary/misspellings";
import { PHONE_SPELLINGS } from "./vocabulary/phone-spellings";

const PHONE_WORD = new RegExp(
  `(?<![\\p{L}\\d.@/-])(?:${[...PHONE_SPELLINGS.keys()].join("|")})(?![\\p{L}\\d@/-])`,
  "giu",
);
/** A word by itself: no part of an address, and none in capitals. */
const WORD = /(?<![\p{L}\d.@/_-])\p{L}\p{Ll}{4,}(?![\p{L}\d@/_]|\.\p{L})/gu;
const COUNTABLE =
  "apprentice worker boy girl driver rider student pupil customer patient shop room machine guest bird farmer nurse teacher trainee truck vehicle generator phone uniform cake plate house borehole tank joint sample".replaceAll(
    " ",
    "|",
  );
/** "2 apprentice under me": a number before one thing, which nothing goes on with ("12 room hotel"). */
const COUNTED = new RegExp(
  `(?<=(?<![\\p{L}\\d.,/-])(?:[2-9]|[1-9][\\d,]+|two|three|four|five|six|seven|eight|nine|ten) )(?<noun>${COUNTABLE})(?=$|[,.;)]| (?:and|under|per|every|each|a|in|on|at|for|from|with|to|of|daily|weekly|monthly)(?!\\p{L}))`,
  "giu",
);
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
    .replace(COUNTED, "$<noun>s")
    .replace(/(?<=\p{L} )n(?= \p{L})/gu, "and")
    .replace(/(?<=\p{Ll} )d(?= \p{Ll})/gu, "the")
    .replace(/(?<=\p{Ll} )4(?= (?:the|an?|my|our|all|every|each|his|her|their) )/gu, "for");
}

/** "Recieved" → "Received", "staffs" → "staff". */
function spellingOf(word: string): string | undefined {
  const meant = SPELLINGS.get(word.toLowerCase());
  return meant !== undefined && /^\p{Lu}/u.test(word) ? capitalFirst(meant) : meant;
}
