import { conjugate } from "../writer/conjugate";
import { lowerFirst } from "../writer/casing";
import { leadingVerb, verbOf, type Verb, type VerbForm } from "../writer/verbs";
import { withoutOwnLabel } from "./own-label";
import { sentencesOf } from "./sentence-ends";
import { hasQuantity, SHOWS_CHANGE } from "./tellable-lines";

/**
 * A line of a post as what stands behind "I" in a sentence of prose: "Wrote the script that cut waiting to 6 minutes" → "wrote the …", or "have built 14
 * dashboards" of a post that is held. Undefined where the line has no figure, is too short or too long, or is no whole sentence.
 */
export function behindI(line: string, { isHeld }: { isHeld: boolean }): string | undefined {
  if (line.length > LONGEST) return undefined;
  const text = proseOf(line).kept;
  if (
    /:\s/u.test(text) ||
    ENDS_INSIDE.test(text) ||
    OF_SOMEBODY.test(text) ||
    !isTelling(text) ||
    !isBalanced(text)
  )
    return undefined;
  if (OWN.test(text)) return isOfTime(text.slice(2), isHeld) ? text.slice(2) : undefined;
  const found = leadingVerb(text);
  // Without its label a verb may have lost what was done: "Final accounts: settled eleven".
  const isWhole = withoutOwnLabel(line) === line || !HAS_NO_OBJECT.test(text);
  return found && isWhole && !IS_PASSIVE.test(text) ? inTense(text, found, isHeld) : undefined;
}

/** "No driving after 7pm. no roll over in 2022": two sentences in one. */
const ENDS_INSIDE = /[\p{L}\d]{3,}\. \p{Ll}/u;
/** "Took him to the side": a reader does not know whom. */
const OF_SOMEBODY = /(?<!\p{L})(?:he|him|she)(?!\p{L})/iu;

/** "I am in charge of …", "I supervise …" */
const OWN = /^I (?!don|never|no |did |do )\p{Ll}/u;
/** "Posted to the main laboratory" */
const IS_PASSIVE = /^\p{L}+ (?:to|as|by) /u;
const HAS_NO_OBJECT = /^\p{L}+ (?:(?:from|of|in|at|with|and|for|on) |[^\s,]+(?:,|$))/u;

/** Whether the verb that somebody wrote behind "I" is of a time in which the post was or is held. */
function isOfTime(words: string, isHeld: boolean): boolean {
  const [first = ""] = words.split(" ");
  if (/^(?:am|have|was)$/u.test(first)) return isHeld === (first !== "was");
  return verbOf(first)?.form === (isHeld ? "base" : "past");
}

type Found = { verb: Verb; form: VerbForm };

function inTense(text: string, { verb, form }: Found, isHeld: boolean): string | undefined {
  // "Upselling brought …": a name of work.
  if (form === "gerund") return undefined;
  // "Flown 310 hours": what was done, in the form that stands behind "have".
  if (form === "participle" && verb.past !== verb.participle)
    return isHeld ? `have ${lowerFirst(text)}` : conjugate(text, verb, form, "past");
  const isPast = form === "past" || form === "participle";
  if (!isHeld) return isPast ? lowerFirst(text) : conjugate(text, verb, form, "past");
  // "Cut" and "put" are both: with a change they are over.
  if (isPast || (verb.base === verb.past && SHOWS_CHANGE.test(text))) {
    if (SHOWS_CHANGE.test(text) || HAS_YEAR.test(text)) return lowerFirst(text);
    // At no time that the line names: "have built 14 dashboards".
    const done = conjugate(text, verb, form, "participle");
    return done && `have ${done}`;
  }
  const now = form === "base" ? lowerFirst(text) : conjugate(text, verb, form, "base");
  return now === undefined || isOfTwoTimes(now) || isChain(now) ? undefined : now;
}

/** "Confirm transfers, do the settlement, follow up what failed": chores, and no fact. */
function isChain(text: string): boolean {
  const [, ...clauses] = text.split(/, (?:and )?/u);
  return clauses.filter((clause) => leadingVerb(clause)?.form === "base").length >= 2;
}
const HAS_YEAR = /(?<!\d)20\d{2}(?!\d)/u;

/** "Keep the register and prepared the shop for the inspection" */
function isOfTwoTimes(text: string): boolean {
  const [, ...clauses] = text.split(/(?:,| and) /u);
  return clauses.some((clause) => leadingVerb(clause)?.form === "past");
}

function isTelling(text: string): boolean {
  const words = text.split(" ").length;
  return words >= FEWEST_WORDS && words <= MOST_WORDS && hasQuantity(text);
}
/** No line that is longer holds a sentence to open with; it would only cost time. */
const LONGEST = 1000;
const FEWEST_WORDS = 6;
const MOST_WORDS = 30;

const isBalanced = (text: string) => text.split("(").length === text.split(")").length;

/**
 * What is left of a line that prose tells (behindI), and can stand without it: "9,400 interviews since 2023". Undefined where prose tells all of it, or where
 * what is left speaks of what it told ("From 2pm to 11pm, Sundays too").
 */
export function leftOf(line: string): string | undefined {
  const left = proseOf(line).left.filter(standsAlone).join("; ");
  return hasQuantity(left) ? left : undefined;
}

/** A deed or a count of things says of itself what it is. */
function standsAlone(text: string): boolean {
  return IS_COUNT.test(text) || OWN.test(text) || leadingVerb(text) !== undefined;
}
const IS_COUNT = /^(?:(?:over|about|some|more than) )?(?:[₦N]\s?)?\d/iu;

/**
 * The clauses of a line that prose can keep: "…; mislabelled samples dropped from 9% to 3%" stays, "…; 9,400 interviews since 2023" is left, and what a
 * comma alone joins stands behind a semicolon.
 */
function proseOf(line: string): { kept: string; left: string[] } {
  const [whole = "", ...more] = sentencesOf(withoutOwnLabel(line));
  const [first = "", ...others] = whole.replace(/[\s.;,]+$/u, "").split(/;\s+/u);
  const sound = others.filter((clause) => isClause(clause));
  const left = [...others.filter((clause) => !sound.includes(clause)), ...more];
  return { kept: [first, ...sound].map(withoutSplice).join("; "), left };
}

/** Whether words have a subject and a verb in the past: "rejection rate fell from 11% to 0.8%". */
function isClause(text: string): boolean {
  const [, ...words] = text.split(" ");
  return leadingVerb(text)?.form !== "past" && words.slice(0, MOST_BEFORE_VERB).some(isPastOf);
}
const MOST_BEFORE_VERB = 4;

/** "Fell" is a verb of the present, too. */
function isPastOf(word: string): boolean {
  return word === "fell" || verbOf(word.toLowerCase().replace(/,$/u, ""))?.form === "past";
}

/** "Started a class of 12 patients, attendance moved to 78%": two sentences that a comma joins. */
function withoutSplice(text: string): string {
  return text.replace(SPLICE, (mark, first: string, more: string, at: number) => {
    const isInBrackets = !isBalanced(text.slice(0, at));
    if (isInBrackets || JOINS.has(first.toLowerCase())) return mark;
    // "Ran 14 interviews, redesigned the flow"
    if (isPastOf(first)) return /\b(?:and|&) /u.test(text.slice(at)) ? mark : ", and ";
    return more.split(" ").some(isPastOf) ? "; " : mark;
  });
}
const SPLICE = /,\s+(?=(\p{L}+)((?: [^\s,]+){0,2}))/gu;
const JOINS = new Set(
  "and or by which who where while when with including as that used made based".split(" "),
);
