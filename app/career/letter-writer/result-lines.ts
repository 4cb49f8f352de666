import { anyOf } from "~/pattern";
import { inOrder } from "../job-advert/patterns";
import { capitalFirst, lowerFirst } from "../writer/casing";
import { conjugate } from "../writer/conjugate";
import { leadingVerb, verbOf } from "../writer/verbs";
import { beginsWithTime } from "./adverbial-lines";
import { namesRole } from "./role-names";
import { isPlural } from "./verb-in-line";
import type { VerbLine } from "./verb-line";
import { DONE_TO_THINGS, MEASURES, OWN_SUBJECT_VALUES, OWN_SUBJECT_VERBS } from "./vocabulary/line-forms";
import { PREPOSITIONS } from "./vocabulary/prepositions";

/**
 * A result that has a thing for its subject, as a sentence: "Infections down from 9 to 2" → "Infections went down from 9 to 2", "Delivery rate raised
 * from 71% to 94%" → "… was raised …"; "Lay rate averaged 87%" has its verb. Undefined where the line has a person for its subject, or another verb.
 */
export function asResult(text: string, isCurrent = false): VerbLine | undefined {
  const [own = "", ...others] = text.split(/;\s+/);
  if (OWN_SUBJECT_VERBS.test(own)) return undefined;
  const { when, thing = "" } = BEHIND_YEAR.exec(text)?.groups ?? {};
  const dated = when === undefined ? undefined : asResult(capitalFirst(thing), false);
  if (dated) return { ...dated, text: `${when} ${lowerFirst(dated.text)}` };
  const result = asValue(own) ?? asDone(own) ?? asMove(own) ?? asMeasure(own, isCurrent);
  if (result === undefined) return undefined;
  return {
    text: [result, ...others.map((part) => asFollowing(part, isCurrent))].join("; "),
    isClause: true,
  };
}

/** "Since 2021 burglary reduced from 9 cases to 1": what is said of a thing begins behind its year. */
const BEHIND_YEAR = /^(?<when>(?:Since|In|By) (?:\p{L}+ )?(?:19|20)\d{2},?) (?<thing>\p{L}.*)$/u;

/** "Rebuilt the app; crash-free sessions from 96% to 99%": a result behind a deed has its verb, too. */
export function withResults(text: string, isCurrent: boolean): string {
  const [deed = "", ...results] = text.split(/;\s+/);
  return [deed, ...results.map((part) => asFollowing(part, isCurrent))].join("; ");
}

/** "Ran two stores, stock accuracy 99%": the line before a figure, and the figure as a clause of its own in either tense. */
export function measureBehind(
  text: string,
): { before: string; figure: (isCurrent: boolean) => string } | undefined {
  const at = text.lastIndexOf(", ");
  const last = capitalFirst(text.slice(at + 2));
  const figure = (isCurrent: boolean) => lowerFirst(asMeasure(last, isCurrent) ?? last);
  // "with a score of 94%" goes on with the line.
  const goesOn = PREPOSITIONS.includes(lowerFirst(last).split(" ")[0] ?? "");
  return at < 0 || goesOn || asMeasure(last, false) === undefined
    ? undefined
    : { before: text.slice(0, at), figure };
}

/**
 * Two figures with an arrow between them, as a sentence: "Escaped bugs in production: 19 → 6" → "Escaped bugs in production went from 19 to 6", and "Cut turnover: 41% → 18%" as
 * what somebody did. Whatever word a name begins with, what a colon parts from figures is measured by them.
 */
export function asArrow(text: string): VerbLine | undefined {
  const { thing = "", from = "", to = "" } = ARROW.exec(text)?.groups ?? {};
  if (thing === "") return undefined;
  const found = verbOf(thing.split(" ")[0] ?? "");
  const isDone = found !== undefined && found.form !== "gerund" && CHANGES_MEASURES.has(found.verb.base);
  if (!isDone) return { text: `${capitalFirst(thing)} went from ${from} to ${to}`, isClause: true };
  const done = found.form === "past" ? thing : conjugate(thing, found.verb, found.form, "past");
  return { text: `${capitalFirst(done ?? thing)} from ${from} to ${to}`, tense: "past" };
}
const ARROW = inOrder(
  [
    /^(?<thing>\p{L}[^.;:→]{2,60}?)(?::| –| -| from)? /u, // Escaped bugs in production:
    /(?<from>[₦N$€£]?\d[^→;.]{0,25}?) ?(?:→|➔|➜|->|=>) ?/u, // 19 in Q1 →
    /(?<to>[₦N$€£]?\d.*)$/u, // 6 in Q2
  ],
  "u",
);

/** "112% of target in 2024": what was reached. */
export function asReached(text: string): VerbLine | undefined {
  return OF_TARGET.test(text) ? { text: `Reached ${text}`, tense: "past" } : undefined;
}
const WHOSE = "(?:(?:the|my|our|annual|monthly|quarterly|yearly|sales|revenue) ){0,3}";
const OF_TARGET = new RegExp(`^\\d[\\d.,]* ?% of ${WHOSE}(?:target|quota|budget|goal)s?\\b`, "iu");

function asFollowing(part: string, isCurrent: boolean): string {
  const result = asResult(capitalFirst(part), isCurrent)?.text;
  return result === undefined ? part : lowerFirst(result);
}

/** "Test scores averaged 70%" */
function asValue(text: string): string | undefined {
  const { thing = "" } = OWN_SUBJECT_VALUES.exec(text)?.groups ?? {};
  return isThing(thing) || isPairOfNouns(thing) ? capitalFirst(text) : undefined;
}

/** "PAR30 up from 2% to 3%", "Crash-free sessions from 96.1% to 99.7%" */
function asMove(text: string): string | undefined {
  const { thing = "", way = "" } = MOVE.exec(text)?.groups ?? {};
  // "Banquets of up to 600 covers" says how many there were.
  if (PREPOSITIONS.includes(thing.split(" ").at(-1) ?? "")) return undefined;
  if (!isThing(thing) || (way === "from" && !isMeasured(text, thing))) return undefined;
  const rest = text.slice(thing.length + 1);
  // "Guest score move from 7.9 to 9.1" has its verb, if not in its form.
  const [, subject, move = ""] = MOVES.exec(thing) ?? [];
  const past = verbOf(move)?.verb.past;
  if (subject && past) return hasVerb(subject) ? undefined : `${capitalFirst(subject)} ${past} ${rest}`;
  return hasVerb(thing) ? undefined : `${capitalFirst(thing)} went ${way}${rest.slice(way.length)}`;
}
/** "Systems from 1 kVA to 30 kVA", "babies from 6 months to 2 years" are ranges: what changed is a share, or a thing that is measured. */
function isMeasured(text: string, thing: string): boolean {
  const move = MOVES.exec(thing)?.[2];
  return (
    move !== undefined || / from \S*\d% to \S*\d%/.test(text) || MEASURES.has(headOf(thing).toLowerCase())
  );
}

const MOVE = new RegExp(
  `^(?<thing>[^.;:,]{3,60}?) (?<way>${
    anyOf([
      /(?:(?:up|down) )?from(?= (?:[₦N$€£]?\d\S*|zero) (?:\S+ ){0,3}to [₦N$€£]?\d)/, // up from 2% to 3%
      /(?:up|down)(?= (?:by|to) [₦N$€£]?\d)/, // up by 20%
    ]).source
  })`,
  "u",
);

/** "Complaints cut from 40 a month to 9", "Guard duty roster prepared for 40 men" */
function asDone(text: string): string | undefined {
  const { thing = "", participle = "" } = DONE.exec(text)?.groups ?? {};
  const verb = verbOf(participle)?.verb;
  if (!verb || !DONE_TO_THINGS.has(verb.base) || verb.participle !== participle) return undefined;
  // "Success stories (7 published …": the bracket is torn.
  if (!isThing(thing) || hasVerb(thing) || /\([^)]*$/.test(thing)) return undefined;
  const isMany = isPlural(lowerFirst(headOf(thing.replace(IS_SHARE, "")))) || / and /.test(thing);
  return `${capitalFirst(thing)} ${isMany ? "were" : "was"} ${text.slice(thing.length + 1)}`;
}
/** "93% of calls": who is counted decides. */
const IS_SHARE = /^[\d.,]+ ?(?:%|percent|per cent) of (?:the |all )?/iu;
const DONE = new RegExp(
  `^(?<thing>[^.;:,]{3,60}?) (?<participle>\\p{Ll}+) (?:(?:down|up) )?(?:${PREPOSITIONS.join("|")}) `,
  "u",
);

/** "Stock accuracy 99%", "Rejects 2 in hundred": what is measured, and its figure. A year with it says that it was. */
function asMeasure(text: string, isCurrent: boolean): string | undefined {
  const { thing = "", figure = "" } = MEASURED_VALUE.exec(text)?.groups ?? {};
  const head = headOf(thing).toLowerCase();
  const words = thing.split(" ");
  if (!MEASURES.has(head) || /[()]/.test(thing) || words.some((word) => verbOf(word)?.form === "past"))
    return undefined;
  // "Coding accuracy", "Feeding cost": the noun behind it says what is measured.
  const measured = thing.replace(/^\p{L}+ing (?=\p{L}+$)/u, "");
  if (!(isThing(measured) || isPairOfNouns(thing)) || hasVerb(thing)) return undefined;
  const isNow = isCurrent && !/\b(?:19|20)\d{2}\b/.test(figure);
  const be = isPlural(lowerFirst(head)) ? (isNow ? "are" : "were") : isNow ? "is" : "was";
  return `${capitalFirst(thing)} ${be} ${figure.replace(/(?<=\d) %/u, "%")}`;
}
/** "Mortality under 3%" */
const BOUND_WORDS =
  "(?:(?:only|about|over|under|above|below|nearly|almost|around|up to|less than|more than) )?";
const MEASURED_VALUE = new RegExp(
  `^(?<thing>\\p{L}[^.;:,\\d]{3,50}?) (?:of |at |: ?|– |- |= ?)?(?<figure>${BOUND_WORDS}[₦N$€£]?\\d[\\d.,]*(?:k|m|bn)?\\+?(?: ?%| percent| per cent| (?:in|of|out of|per) (?:an? )?(?:\\d+|hundred|thousand|day|week|month|year)| (?:a|every|each) (?:day|week|month|year)|(?= (?:in|for|since|daily|weekly|monthly)\\b))(?: .+)?)$`,
  "u",
);

/** A person does, and a line that begins with what was done has the person for its subject. */
function isThing(thing: string): boolean {
  if (
    thing === "" ||
    beginsWithTime(thing) ||
    /^(?:I|we|he|she|my|our|now|then|also|still|later|currently|presently)\b/i.test(thing) ||
    thing.split(" ").length > MOST_WORDS
  )
    return false;
  const [first = "", second = ""] = thing.split(" ");
  // "Look after babies"
  if (verbOf(first)?.form === "base" && /^(?:after|for|at|up|out|to|into|over|with)$/.test(second))
    return false;
  // "Increase output"
  const verb = verbOf(first);
  if (verb?.form === "base" && CHANGES_MEASURES.has(verb.verb.base) && MEASURES.has(second)) return false;
  const found = leadingVerb(thing);
  // "Cut APK size" may be of yesterday, and "Reduce waste" is what somebody does.
  const isDone =
    found !== undefined &&
    (found.form === "past" || found.form === "base" || found.verb.base === found.verb.past);
  return !isDone && !/^\p{L}+ing$/u.test(first) && !namesRole(headOf(thing));
}
const MOST_WORDS = 7;

/** "Lay rate", "Feed cost": a measure behind one word is no object without an article, unless the verb is one of change or watching. */
function isPairOfNouns(thing: string): boolean {
  const [first = "", second = "", ...more] = thing.split(" ");
  const found = verbOf(first);
  return (
    more.length === 0 &&
    found?.form === "base" &&
    found.verb.base !== found.verb.past &&
    !CHANGES_MEASURES.has(found.verb.base) &&
    /^(?:rate|score|cost|time|accuracy|output|yield)$/.test(second)
  );
}
const CHANGES_MEASURES: ReadonlySet<string> = new Set(
  `reduce increase improve cut lower raise shorten double boost keep maintain hold achieve attain reach record track monitor measure control save manage meet minimise minimize
  maximise maximize report check exceed grow drive ensure sustain optimise optimize calculate estimate`.split(
    /\s+/,
  ),
);

/** The noun that a thing is about, the last before "of" and the like. */
function headOf(thing: string): string {
  const [head = ""] = thing.replace(/\s*\([^()]*\)/g, "").split(/ (?:of|at|for|in|on|to|with|over|under) /u);
  return head.split(" ").at(-1) ?? "";
}

const hasVerb = (thing: string) =>
  thing.split(" ").some((word, at) => (at > 0 && verbOf(word)?.form === "past") || IS_VERB.test(word));
const MOVES = /^(.+) (move|rise|drop|fall|grow|come|go|increase|reduce|improve|decrease)$/;
const IS_VERB = anyOf([/^(?:is|are|was|were|has|have|had|went|came|which|who|that|and)$/]);
