import { lowerFirst } from "../writer/casing";
import { isTitleWord } from "../job-advert/vocabulary/title-words";
import { articleFor } from "./english-study";
import { verbOf } from "../writer/verbs";
import { withoutOf } from "./without-of";
import { headOf, isActivity } from "./named-activity";
import { isOfOthers } from "./noun-lines";
import { ofGroup } from "./role-names";
import { asNounDeeds } from "./noun-deeds";
import type { VerbLine } from "./verb-line";
import { BARE_ADJECTIVES, PAPERS_OF_WORK, RESULT_NOUNS } from "./vocabulary/activities";

const FEWEST_WORDS = 3;
const MOST_WORDS = 22;

/**
 * "Site measurement for interim certificates", "Arc welding, gas cutting and pipe fitting": a line of a post that names work and no deed, as "my work
 * included site measurement …". Undefined where half of what it names, or the first of it, is no work: "Poultry Health Certificate, 2017".
 */
export function asNamedWork(text: string, isCurrent: boolean): VerbLine | undefined {
  const words = text.split(" ");
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || /[.;:!?](?:\s|$)|^\P{L}/u.test(text))
    return undefined;
  const items = lowerFirst(text)
    .split(/,\s*|\s+(?:and|&)\s+/u)
    .filter(Boolean);
  if (hasVerbBeforeHead(items[0] ?? "") || isOfOthers(text)) return undefined;
  const working = items.filter((item) => isActivity(headOf(item)) || RESULT_NOUNS.has(headOf(item)));
  if (!namesWork(text) && (working.length * 2 < items.length || working.length === 0)) return undefined;
  // "Supervising nurses" says what was done and is no name of work.
  if (verbOf(words[0] ?? "")?.form === "gerund" && !/^of\b/.test(words[1] ?? "") && !isChain(items))
    return undefined;
  if (BARE_ADJECTIVES.has((words[0] ?? "").toLowerCase())) return undefined;
  const deed = asNounDeeds(text, isCurrent);
  if (deed) return deed;
  const first = headOf(items[0] ?? "");
  // Nobody handles a note or a chart: it is a part of the work.
  if (PAPERS_OF_WORK.has(first)) return undefined;
  if (RESULT_NOUNS.has(first)) return { text: `Achieved ${lowerFirst(text)}`, tense: "past" };
  return asPartOf(withoutOf(lowerFirst(text)), isCurrent);
}

/** Work that is named, and nothing said of it but that it was a part of the work. */
function asPartOf(duty: string, isCurrent: boolean): VerbLine {
  return { text: `${isCurrent ? "my work includes" : "my work included"} ${duty}`, isClause: true, duty };
}

/** "Eleven girls completed memorisation", "The company stop production": somebody else did it. */
function hasVerbBeforeHead(item: string): boolean {
  const [article = "", , verb = ""] = item.split(" ");
  if (
    /^(?:the|they|my|our|his|her|their)$/iu.test(article) &&
    /^(?:base|third)$/.test(verbOf(verb)?.form ?? "")
  )
    return true;
  const [phrase = ""] = item.split(/ (?:of|for|in|on|at|to|with|by|from) /u);
  return phrase
    .split(" ")
    .slice(2, -1)
    .some((word) => verbOf(word)?.form === "past");
}

/** "Routine service of Perkins, Cummins and Lister generators": work, and behind it what it was done to. */
export function namesWork(text: string): boolean {
  const first = lowerFirst(text).split(",")[0] ?? "";
  return /^[\p{L} ]+ (?:of|for|on|to) /u.test(first) && isActivity(headOf(first));
}

/** "Barbing, dyeing, facials": gerunds of one word, or behind what they are done to. */
function isChain(items: string[]): boolean {
  return items.length > 1 && !items[0]?.includes(" ");
}

/** "Section commander of 10 men", "Radiation Safety Officer for the centre": what somebody was within a post. */
export function asHeldRole(
  text: string,
  isCurrent: boolean,
): { text: string; tense: "present" | "past" } | undefined {
  const head =
    /^(?<head>(?:\p{L}[\p{L}'’-]+ ){0,3}\p{L}[\p{L}'’-]+)(?: (?:of|for|in|to|on|at) |, )(?=\S)/u.exec(text)
      ?.groups?.head;
  const last = head?.split(" ").at(-1) ?? "";
  // "Rise from kitchen steward to commis" begins with a deed, "Use of multimeter, clamp meter" with work.
  if (/ (?:of|for|in|on|at|from|with|under|by|after) /.test(` ${head ?? ""} `)) return undefined;
  // "Help to load trucks" is a deed.
  if (/^\p{L}+ to \p{Ll}+/u.test(text) && verbOf(text.split(" ")[2] ?? "")?.form === "base") return undefined;
  if (!head || !isTitleWord(last) || IS_MANY.test(last) || /[.;:!?](?:\s|$)/u.test(text)) return undefined;
  // "Store keeper, counted stock weekly" goes on with a deed.
  if (/^(?:past|gerund)$/.test(verbOf(head.split(" ")[0] ?? "")?.form ?? "")) return undefined;
  // "Customers are fishermen" has a verb of its own.
  if (/ (?:is|are|was|were|has|have|had) /.test(head)) return undefined;
  // "Vice President, SDGs group" is a title with its capitals and without an article.
  const isTitle = /^\p{Lu}\p{Ll}+,? \p{Lu}\p{Ll}/u.test(text) && ofGroup(text) === text;
  const role = isTitle ? text : ofGroup(lowerFirst(text));
  const article = isTitle
    ? ""
    : /^(?:best|most|top|only|youngest|first)\b/.test(role)
      ? "the"
      : articleFor(role);
  return {
    text: [isCurrent ? "Am" : "Was", article, role].filter(Boolean).join(" "),
    tense: isCurrent ? "present" : "past",
  };
}

/** "Staff of 38": several people. */
const IS_MANY = /^(?:staff|crew|personnel|team|workforce)$|s$/i;
