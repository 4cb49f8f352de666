import { verbOf } from "~/career/writer/verbs";
import { capitalFirst, lowerFirst } from "../writer/casing";
import { conjugate } from "../writer/conjugate";
import { namesWork } from "./named-work";
import { IS_TALK } from "./talk";
import { isPlural } from "./verb-in-line";
import type { VerbLine } from "./verb-line";
import { withoutOf } from "./without-of";

/** Verbs that go with a preposition; before another it names a thing: "Packaging for a brand", "Marketing in the east". */
const GOES_WITH: ReadonlyMap<string, string> = new Map([
  ["with", "liaise work deal assist help collaborate communicate interface meet comply negotiate"],
  ["in", "assist participate help engage work partake"],
  ["on", "report work advise train follow check focus"],
  ["to", "attend report respond listen relate liaise talk contribute adhere reply"],
  ["for", "care cater account provide prepare arrange search look pay apply stand"],
]);

function goesWith(verb: string, next: string): boolean {
  return GOES_WITH.get(next)?.split(" ").includes(verb) ?? false;
}

/** "Administration of drugs", "Conducting normal deliveries": many resumes name duties so. */
export function asDuty(text: string, isCurrent: boolean): VerbLine | undefined {
  const words = text.split(" ");
  const isNamed = verbOf(words[0]?.replace(/,$/, "") ?? "")?.form === "gerund" || namesWork(text);
  // "Reporting rate from 71% to 96%" is a result.
  if (
    IS_TALK.test(text) ||
    SHOWS_RESULT.test(text) ||
    HAS_FINITE_VERB.test(text) ||
    hasDeedBehind(text) ||
    verbOf(words[0] ?? "")?.form === "past"
  )
    return undefined;
  if (!isNamed || words.length < 3 || words.length > MOST_DUTY_WORDS || /[.;:()]/.test(text))
    return undefined;
  const isGerund = verbOf(words[0] ?? "")?.form === "gerund";
  const duty = lowerFirst(isGerund ? allGerunds(withoutOf(text)) : text);
  return { text: `${isCurrent ? "my duties include" : "my duties included"} ${duty}`, isClause: true, duty };
}

/** "Arranging shelves and remove goods that expired" → "… and removing goods …", of verbs that are no nouns. */
function allGerunds(text: string): string {
  return text.replace(/(?<=,? and |, )\p{Ll}+(?= )/gu, (word) => {
    const found = verbOf(word);
    return found?.form === "base" && !found.verb.isNounToo ? found.verb.gerund : word;
  });
}

/** "Supervising 4 nurses" → "Supervise 4 nurses", where an object shows that a verb is meant: "Marketing of soap" names a field. */
export function fromGerund(line: string, isCurrent: boolean): VerbLine | undefined {
  const text = verbOf(line.split(/,? /u)[0] ?? "")?.form === "gerund" ? allGerunds(line) : line;
  const [first = "", next = "", third = ""] = text.split(" ");
  const found = verbOf(first.replace(/,$/, ""));
  if (found?.form !== "gerund" || !found.verb.isOfWork || ENDS_IN_NOUN.test(text)) return undefined;
  const isChain = first.endsWith(",") || /^(?:and|&)$/.test(next);
  const other = isChain ? verbOf((first.endsWith(",") ? next : third).replace(/,$/, "")) : undefined;
  const hasObject = isChain
    ? other?.form === "gerund"
    : OBJECT_START.test(next) ||
      goesWith(found.verb.base, next) ||
      (!NAMES_THINGS.has(found.verb.base) && (isPlural(next) || isPlural(third)));
  const lastOfChain = /^(?:\p{L}+ing, )+(?:and |& )?(?:\p{L}+ing,? )?(?:and|&) (?<last>\p{L}+)/u.exec(text)
    ?.groups?.last;
  if (!hasObject || (lastOfChain !== undefined && verbOf(lastOfChain)?.form !== "gerund")) return undefined;
  if (isBesideThings(text)) return undefined;
  const written = conjugate(text, found.verb, "gerund", isCurrent ? "base" : "past");
  return written === undefined || / of /.test(written.split(" ").slice(0, 3).join(" "))
    ? undefined
    : { text: capitalFirst(written), tense: isCurrent ? "present" : "past" };
}

/** "Setting out and reinforcement checks", "Feeding, sorting, water test of 24 ponds": what nothing is done to stands in a row with things, as one of them. */
function isBesideThings(text: string): boolean {
  const [, next = ""] = BARE_GERUNDS.exec(text) ?? [];
  return next !== "" && verbOf(next)?.form !== "gerund";
}
const GERUND = String.raw`\p{L}[\p{L}-]*ing`;
const BARE_GERUNDS = new RegExp(
  String.raw`^(?:${GERUND}(?: (?:up|out|off|over|down))?(?:,(?: and| &)?| and| &) )+(?!${GERUND}(?!\p{L}))(\p{L}+)`,
  "u",
);

/** "Receiving of goods", "Servicing and overhauling of generators": nouns, with what they are done to. */
const ENDS_IN_NOUN = /^(?:\p{L}[\p{L}-]*ing,? (?:and |& )?)+of /u;
/** "Landing pages", "Sewing machines": things, not what was done. */
const NAMES_THINGS = new Set(
  "land build market bank account engineer cater house ship cook operate drill light wash sew spend work live dine park farm mine print".split(
    " ",
  ),
);
const OBJECT_START = new RegExp(
  `^(?:${"an? the all any each every both new my our their up out daily weekly monthly two three four five six ten".replaceAll(" ", "|")}|\\d.*|₦.*)$`,
  "iu",
);

/** "Issuing of queries, sat as secretary in 19 panels": a duty with a deed behind it is no list of duties. */
function hasDeedBehind(text: string): boolean {
  return [...text.matchAll(/,\s+(?:and )?(\p{Ll}+)/gu)].some(
    ([, word = ""]) => verbOf(word)?.form === "past",
  );
}

/** "Loan recovery of my cluster was 93%" */
const HAS_FINITE_VERB = / (?:is|are|was|were|has|had) (?:\p{Ll}+ )?(?:[₦$€£]?\d|\p{L}+(?:ed|en)(?!\p{L}))/u;
const SHOWS_RESULT = /\bfrom \S*\d\S* to \S*\d/;
const MOST_DUTY_WORDS = 22;
