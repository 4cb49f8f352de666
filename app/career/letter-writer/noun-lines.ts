import { anyOf } from "~/pattern";
import { foldText } from "../nlp/fold";
import { knownWord } from "../nlp/word-vectors";
import { capitalFirst, lowerFirst } from "../writer/casing";
import { leadingVerb, looksPast, verbOf } from "../writer/verbs";
import { namesRole } from "./role-names";
import { hasVerbJoined, isDeed, isPlural } from "./verb-in-line";
import type { VerbLine } from "./verb-line";

const FEWEST_WORDS = 3;
const MOST_WORDS = 24;

/**
 * "Soakaway connection, manhole and inspection chamber": things of the work without any verb, as "my work included …", which says no more than that they
 * were part of it. Undefined for a name ("Fash Collections"), a role, an honour or a line that has a verb of its own.
 */
export function asPartOfWork(text: string, isCurrent: boolean): VerbLine | undefined {
  const words = text.split(" ");
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || /[.:!?;](?:\s|$)|^\P{L}|\d/u.test(text))
    return undefined;
  const [first = "", next = ""] = words;
  // A word that nobody uses may be a misspelt verb: "Liase with banks".
  const isKnown = knownWord(foldText(first.replace(/[^\p{L}-]/gu, ""))) !== undefined;
  if ((!isKnown && BEHIND_VERB.test(next)) || isDeed(verbOf(first)) || PRONOUN.test(first)) return undefined;
  const hasVerb = words.some((word, at) => {
    const bare = word.replace(/[^\p{L}-]/gu, "");
    const form = verbOf(bare)?.form;
    return (
      looksPast(bare) ||
      form === "past" ||
      form === "participle" ||
      (at > 0 && /^(?:is|are|was|were|be|has|have|had|I|we)$/.test(word))
    );
  });
  if (hasVerb || hasVerbJoined(text) || leadingVerb(text) !== undefined) return undefined;
  const head = text.split(/ (?:of|for|in|on|at|to|with|by|from) |,/u)[0] ?? "";
  if (
    namesRole(head) ||
    namesRole(words.slice(0, 3).join(" ")) ||
    IS_HONOUR.test(text) ||
    /^\S+ \p{Lu}\p{Ll}/u.test(text)
  )
    return undefined;
  const duty = lowerFirst(text);
  return { text: `${isCurrent ? "my work includes" : "my work included"} ${duty}`, isClause: true, duty };
}
const BEHIND_VERB = /^(?:with|to|for|in|on|at|up|out|over|from|the|an?)$/;
const PRONOUN = /^(?:them|it|him|her|who|which|that|this|these|those|what|where|when|also|and|or|but)$/i;
const IS_HONOUR = anyOf(
  [
    /\b(?:best|award|prize|winner|medal|commendation|promotion|employee|staff of)\b/, // Best staff of the year
    /\b(?:certificat\w*|diploma|licen[cs]e|degree|training on|course)\b/, // Poultry Health Certificate
    /\b(?:hobb\w+|references?|available)\b/, // References available
  ],
  "i",
);

/**
 * "Portfolio at risk kept under 4%", "212 premises visited in 2025": what was done to a thing, as a sentence of its own. Undefined where
 * the word may be no participle.
 */
export function asPassive(text: string): VerbLine | undefined {
  const found = PASSIVE.exec(text);
  const { thing = "", participle = "", rest = "" } = found?.groups ?? {};
  const verb = verbOf(participle);
  if (!found || verb?.form !== "past" || verb.verb.past !== verb.verb.participle || !verb.verb.isOfWork)
    return undefined;
  if (CHANGES_ITSELF.has(verb.verb.base) || thing.split(" ").some((word) => verbOf(word)?.form === "past"))
    return undefined;
  const [head = ""] = thing.replace(/\s*\([^()]*\)/g, "").split(/ (?:of|at|for|in|on|to|with) /u);
  const last = head.split(" ").at(-1) ?? "";
  if (namesRole(head)) return undefined;
  return {
    text: `${capitalFirst(thing)} ${isPlural(last) ? "were" : "was"} ${participle} ${rest}`,
    isClause: true,
  };
}
const PASSIVE = new RegExp(
  `${
    /^(?<thing>(?:\d[\d,]* )?\p{L}[^.;:,]{2,60}?) (?<participle>\p{Ll}+) /u.source // 212 premises visited
  }(?<rest>(?:${"under below above at within by on in without for before every each daily weekly monthly".replaceAll(" ", "|")}) .+)$`,
  "u",
);
/** "Sales increased by 30%" has a verb of its own. */
const CHANGES_ITSELF = new Set(
  "increase decrease reduce improve rise fall drop grow double triple halve move start end close open change work train".split(
    " ",
  ),
);
