import { anyOf } from "~/pattern";
import { foldText } from "../nlp/fold";
import { knownWord } from "../nlp/word-vectors";
import { capitalFirst, lowerFirst } from "../writer/casing";
import { leadingVerb, looksPast, verbOf } from "../writer/verbs";
import { beginsWithTime } from "./adverbial-lines";
import { namesRole } from "./role-names";
import { IS_TALK } from "./talk";
import { hasVerbJoined, isDeed, isPlural } from "./verb-in-line";
import type { VerbLine } from "./verb-line";
import { withoutOf } from "./without-of";
import { MEASURES } from "./vocabulary/line-forms";
import { PREPOSITIONS } from "./vocabulary/prepositions";

const FEWEST_WORDS = 3;
const MOST_WORDS = 24;

/**
 * "Soakaway connection, manhole and inspection chamber": things of the work without any verb, as "my work included …", which says no more than that they
 * were part of it. Undefined for a name ("Fash Collections"), a role, an honour or a line that has a verb of its own.
 */
export function asPartOfWork(text: string, isCurrent: boolean): VerbLine | undefined {
  const words = text.split(" ");
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || /[.:!?;](?:\s|$)|^\P{L}/u.test(text))
    return undefined;
  if (hasLooseNumber(text) || isOfOthers(text) || IS_TALK.test(text)) return undefined;
  const [first = "", next = ""] = words;
  // "Swap of 27 pumps" names a deed as a thing.
  const { isNounToo = false, isOfWork = false } = verbOf(first)?.verb ?? {};
  const isNoun = next === "of" && isNounToo && isOfWork;
  // A word that nobody uses may be a misspelt verb: "Liase with banks".
  const isKnown = knownWord(foldText(first.replace(/[^\p{L}-]/gu, ""))) !== undefined;
  if (
    (!isKnown && BEHIND_VERB.test(next)) ||
    (isDeed(verbOf(first)) && !isNoun) ||
    PRONOUN.test(first) ||
    PREPOSITIONS.includes(first.toLowerCase()) ||
    NUMBER_WORD.test(first)
  )
    return undefined;
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
    // "PSEA focal point" is what somebody is.
    /\b(?:focal (?:point|person)|in[- ]charge)$/iu.test(head) ||
    IS_HONOUR.test(text) ||
    /^\S+ \p{Lu}\p{Ll}/u.test(text)
  )
    return undefined;
  const duty = lowerFirst(withoutOf(text));
  return { text: `${isCurrent ? "my work includes" : "my work included"} ${duty}`, isClause: true, duty };
}

/**
 * "30 to 40 packages daily", "Over 70 houses": how much of a thing there was, as a part of the work, and "5 man team" as who somebody worked with. People
 * may be led, taught or served, so that a number of them says nothing by itself.
 */
export function asCountOfWork(text: string, isCurrent: boolean): VerbLine | undefined {
  const { size, group = "" } =
    /^(?<size>\d{1,3})[- ]?(?:man|person|men|people) (?<group>team|crew|gang)$/iu.exec(text)?.groups ?? {};
  if (size !== undefined)
    return {
      text: `${isCurrent ? "Work" : "Worked"} with a ${size}-man ${group}`,
      tense: isCurrent ? "present" : "past",
    };
  const { things = "" } = COUNT.exec(text)?.groups ?? {};
  // "3 machines" is how large a place is, "about 45 motors last year" says not what was done.
  if (/^\d /u.test(text) || IS_TALK.test(text) || /\b(?:last|this) (?:year|month|week|season)\b/iu.test(text))
    return undefined;
  const head =
    things.split(/ (?:of|for|in|on|at|to|with|from|by|a|per|daily|weekly|monthly|every|each)(?: |$)/u)[0] ??
    "";
  const last = head.split(" ").at(-1) ?? "";
  const isThing =
    isPlural(last) &&
    ![last, singular(last)].some((word) => namesRole(word) || MEASURES.has(word) || IS_HONOUR.test(word)) &&
    !PEOPLE.test(last) &&
    !IS_SIZE.test(things);
  const hasOtherVerb = things
    .split(" ")
    .some(
      (word) =>
        looksPast(word) ||
        /^(?:past|participle)$/.test(verbOf(word)?.form ?? "") ||
        /^(?:is|are|was|were|has|have|had|I|we|who|that)$/.test(word),
    );
  if (!isThing || hasOtherVerb || hasVerbJoined(text)) return undefined;
  const duty = lowerFirst(text);
  return { text: `${isCurrent ? "my work includes" : "my work included"} ${duty}`, isClause: true, duty };
}
/** "60 beds" alone: how large a place was, and nothing that was done. */
const IS_SIZE = /^(?:beds?|rooms|seats|branches|wards|floors|outlets|classes)$/iu;
const COUNT = new RegExp(
  `${
    /^(?:(?:over|about|more than|up to|some) )?\d[\d,]*(?: ?(?:to|-|–) ?\d[\d,]*)?\+? /.source // 30 to 40
  }${
    /(?<things>\p{Ll}[^.,:;!?]{3,60})$/u.source // packages daily
  }`,
  "iu",
);
/** Who is served or led, and what a number of it says nothing of work: "3 years". */
const PEOPLE = anyOf(
  [
    /^(?:people|persons?|customers?|clients?|patients?|pupils?|students?|children|girls?|boys?|guests?)$/, // 40 pupils
    /^(?:siblings?|brothers?|sisters?)$/, // 7 siblings
    /^(?:years?|months?|weeks?|days?|hours?|times|percent|credits?)$/, // 3 years
  ],
  "i",
);

function singular(word: string): string {
  return word.replace(/s$/u, "");
}

/** "Menu of two weeks, budget N2.6m": a figure among things, unless it belongs to all of them ("roads and bridges worth N61 billion"). */
function hasLooseNumber(text: string): boolean {
  // "The company stop production in 2021" has a verb that may be a noun.
  if (/^(?:the|my|our|his|her|their) .*\d/iu.test(text) || IS_VALUE.test(text)) return true;
  const parts = text.replace(/\([^()]*\)/g, "").split(/,\s/u);
  const last = parts.pop() ?? "";
  const isOfAll =
    parts.length === 0
      ? !/\d\S*$/u.test(last) || / (?:of|on|for|in|with|worth) /u.test(last)
      : / and /u.test(last);
  return parts.some((part) => /\d/u.test(part)) || (/\d/u.test(last) && !isOfAll);
}

/** "Customers pay before loading": a sentence about others. Behind a thing a word that may be a noun is one: "Sales report preparation". */
export function isOfOthers(text: string): boolean {
  const [who = "", verb = ""] = text.split(" ");
  const found = verbOf(verb);
  const isPerson = PEOPLE.test(who) || namesRole(who) || namesRole(singular(who));
  return (
    isPlural(lowerFirst(who)) &&
    verbOf(who)?.form === undefined &&
    found?.form === "base" &&
    (isPerson || !found.verb.isNounToo) &&
    !/,$/u.test(who)
  );
}

/** "Spoilage 2 in hundred", "4.8 of 5": a value is no thing that work is made of. */
const IS_VALUE = /\d(?: ?%| percent| (?:in|of|out of|per) (?:a )?(?:hundred|thousand|\d))/iu;

const BEHIND_VERB = /^(?:with|to|for|in|on|at|up|out|over|from|the|an?)$/;
/** "Two days a week", "Thirty-one land matters" */
const NUMBER_WORD = new RegExp(
  `^(?:${"one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty".replaceAll(" ", "|")})(?:-|$)`,
  "i",
);
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
  if (namesRole(head) || beginsWithTime(thing)) return undefined;
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
