import { leadingVerb, verbOf } from "~/career/writer/verbs";
import { lowerFirst } from "../writer/casing";
import { isTitleWord } from "../job-advert/vocabulary/title-words";
import { headOf, isActivity } from "./named-activity";
import { BARE_ADJECTIVES } from "./vocabulary/activities";
import { PREPOSITIONS } from "./vocabulary/prepositions";

export type Found = ReturnType<typeof verbOf>;

export function isDeed(found: Found): boolean {
  return found?.form === "base" || found?.form === "third" || found?.form === "past";
}

/** Whether a verb stands in a form that is no other: "cut" may be of today or of yesterday, "clean" no verb at all. */
export function isPlainly(form: "base" | "past", found: Found): boolean {
  if (!found || found.verb.base === found.verb.past || BARE_ADJECTIVES.has(found.verb.base)) return false;
  return form === "past" ? found.form === "past" : found.form !== "past";
}

/**
 * A word that is a noun as well is a verb before a short form in capitals ("File VAT"), with a sure verb joined
 * ("Order stock and keep"), and among lines that all begin with verbs where it takes an object: "Wire motor starters"
 * and "Care for patients" do, "Stock control" does not.
 */
export function verbInCompany(text: string, areDeeds: boolean, isOfDeeds = false): Found {
  const [first = "", next = "", third = ""] = text.split(" ");
  const found = verbOf(first.replace(/,$/, ""));
  // "Uses a laptop with Geogebra"; among lines of deeds also "Leads month end count".
  const isThird =
    found?.form === "third" && (RARELY_NOUNS.has(found.verb.base) || (areDeeds && found.verb.isOfWork));
  if (isThird && !/^(?:of|and|&|in|for|to|at|on|with|from|by)$/.test(next)) return found;
  if (found?.form !== "base") return undefined;
  const isSure =
    /^\p{Lu}{2,}(?!\p{Ll})/u.test(next) ||
    // "Query PostgreSQL": a product with capitals within.
    /^\p{Lu}\p{Ll}+\p{Lu}/u.test(next) ||
    // 'Anchor "Morning Drive", the breakfast show'
    (/^["“‘]/u.test(next) && GOES_ON_AIR.has(found.verb.base)) ||
    (RARELY_NOUNS.has(found.verb.base) && !/^(?:of|and|&|in)$/.test(next)) ||
    // "Cook for 200 staff"
    (next === "for" && /^\d/.test(third)) ||
    // "Help to load trucks"
    (next === "to" && verbOf(third)?.form === "base") ||
    hasVerbJoined(text);
  const hasObject =
    /^(?:for|with|to|after)$/.test(next) || (isPlural(third) && !/^(?:of|and|in|on)$/.test(next));
  return isSure || (areDeeds && hasObject) || (isOfDeeds && hasThing(text)) ? found : undefined;
}

/** Whether a person tells their work by what they do: "Inject broodstock", "Sell fish", and hardly by its names, "Feeding of fingerlings". */
export function writesDeeds(lines: string[]): boolean {
  const deeds = lines.filter((line) => leadingVerb(line)?.form === "base").length;
  const names = lines.filter((line) => isActivity(headOf(lowerFirst(line)))).length;
  return deeds >= FEWEST_DEEDS && deeds > names;
}
const FEWEST_DEEDS = 2;

/** "Wash concrete pond", "Check ammonia with test kit": a thing behind the word, and neither work ("Stock control") nor who does it ("Cook assistant"). */
export function hasThing(text: string): boolean {
  const rest = text.slice(text.indexOf(" ") + 1);
  const thing = rest.split(/,| (?:and|&|or) /u)[0] ?? "";
  const words = thing.split(" ");
  return (
    /^\p{Ll}{2,}/u.test(rest) &&
    !PREPOSITIONS.includes(words[0] ?? "") &&
    !/^(?:and|or|but)$/.test(words[0] ?? "") &&
    !isActivity(headOf(thing)) &&
    !words.some((word) => isTitleWord(word))
  );
}

/** "Test pH, turbidity and chlorine every two hours and stop the line": one verb of a sentence is sure, and so is the one that it is joined to. */
export function hasVerbJoined(text: string): boolean {
  return [...text.matchAll(/(?:,| and| &) (?=(\p{Ll}+)( (?:the|a|an|them|it|all|any|every)\b)?)/gu)].some(
    ([mark, word = "", object]) => {
      const found = verbOf(word);
      if (found?.form !== "base") return false;
      return object === undefined
        ? !found.verb.isNounToo
        : leadingVerb(text.slice(text.indexOf(`${mark}${word}`) + mark.length)) !== undefined;
    },
  );
}

const GOES_ON_AIR = new Set("anchor host present produce".split(" "));
// As the first word of a line.
const RARELY_NOUNS = new Set("use handle conduct train support help look draft".split(" "));

export function isPlural(word: string): boolean {
  return /^\p{Ll}{3,}s[.,;]?$/u.test(word) && !/(?:ss|sis|us)$/.test(word);
}
