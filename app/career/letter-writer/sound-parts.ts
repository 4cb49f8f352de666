import { anyOf } from "~/pattern";
import { capitalFirst, lowerFirst } from "../writer/casing";
import { leadingVerb, verbOf } from "../writer/verbs";
import { conjugate } from "../writer/conjugate";
import { countWords } from "../writer/wording";
import { asResult } from "./result-lines";
import { OWN_SUBJECT_VERBS } from "./vocabulary/line-forms";
import { PREPOSITIONS } from "./vocabulary/prepositions";
import type { VerbLine } from "./verb-line";

/**
 * What a line joins by commas alone as one sentence has it: further deeds in the tense of the first, a figure in brackets, a row of things with "and" before its last. What would be no part
 * of the sentence is left to the resume: "Drove the van, 40 drops a day, cash return balanced" → "Drove the van (40 drops a day)".
 */
export function withSoundParts(line: VerbLine): VerbLine {
  if ((line.tense === undefined && line.isClause !== true) || line.duty !== undefined) return line;
  // "As HOD Sciences, I supervised 6 teachers, drew the time table"
  const { when = "" } = BEFORE_SUBJECT.exec(line.text)?.groups ?? {};
  if (when !== "") {
    const rest = withSoundParts({ ...line, text: line.text.slice(when.length) });
    return { ...rest, text: when + rest.text };
  }
  const parts = line.text.split(BETWEEN);
  if (parts.length < 2 || /[;:] /.test(line.text)) return line;
  const tense = line.tense ?? tenseOf(line.text);
  if (IS_TIME.test(parts.at(-1) ?? "")) return line;
  const isJoined = JOINED.test(parts.at(-1) ?? "");
  // "Handled admission, time table and reports" is a row; behind a result no thing of a row stands.
  if (isJoined && tense !== undefined) return { ...line, text: inOneTense(parts, tense) };
  const [first = "", ...others] = parts;
  // "Expiry monitoring, damages went down": the verb is that of a part behind.
  if (tense === undefined && !hasOwnVerb(first)) return { text: line.text };
  return { ...line, text: joined(first, soundOnes(others, tense)) };
}

const BEFORE_SUBJECT = /^(?<when>\p{Lu}\p{Ll}+ [^,.;:]{2,60}, )(?=I \p{Ll})/u;

/** Of a sentence with the person for its subject: "We served 400 plates". */
function tenseOf(text: string): VerbLine["tense"] {
  const [, verb] = /^(?:I|We) (\p{Ll}+)/u.exec(text) ?? [];
  if (verb === undefined) return undefined;
  return verbOf(verb)?.form === "past" ? "past" : "present";
}

/** A comma between parts: not within figures or brackets. */
const BETWEEN = /, (?![^()]*\))/u;
const JOINED = /^(?:and|or|&) | (?:and|or|&) /u;

type Part = { text: string; kind: "clause" | "deed" | "count" | "thing" | "outcome" };

function soundOnes(parts: string[], tense: VerbLine["tense"]): Part[] {
  const kept: Part[] = [];
  for (const text of parts) {
    const isAfterDeed =
      kept.length > 0 && leadingVerb(kept.at(-1)?.text ?? "")?.form === (tense === "past" ? "past" : "base");
    const part = soundPart(text, tense, isAfterDeed);
    // What stands behind a part that is left out may speak of it.
    if (!part) return kept;
    kept.push(part);
  }
  return kept;
}

function soundPart(text: string, tense: VerbLine["tense"], isAfterDeed: boolean): Part | undefined {
  const [first = ""] = text.split(" ");
  if (GOES_ON.test(text) || PREPOSITIONS.includes(first.toLowerCase()) || verbOf(first)?.form === "gerund")
    return { text, kind: "clause" };
  // A name of a place, a person or a product.
  if (/^\p{Lu}|^["“‘]/u.test(text)) return { text, kind: "clause" };
  if (IS_TIME.test(text)) return { text, kind: "clause" };
  // "outstanding fees reduced from 31% to 8%": what came of it.
  const outcome = outcomeOf(text);
  if (outcome !== undefined) return { text: outcome, kind: "outcome" };
  if (IS_COUNT.test(text)) return countOf(text);
  // "used by two schools", "verified by the bank": what was done to it.
  if (IS_PASSIVE.test(text)) return { text, kind: "clause" };
  const deed = tense && inTense(text, tense, isAfterDeed);
  if (deed !== undefined) return { text: deed, kind: "deed" };
  if (hasOwnVerb(text)) return undefined;
  // "the breakfast show": what the thing before it is.
  if (/^(?:the|an?|my|our) /u.test(text)) return { text, kind: "clause" };
  return tense && countWords(text) <= MOST_THING_WORDS ? { text, kind: "thing" } : undefined;
}

/** A change that a part tells by itself, as a clause. */
function outcomeOf(text: string): string | undefined {
  const whole = capitalFirst(text);
  // "outstanding fees reduced from 31% to 8%": that was done to them.
  const result = asResult(whole) ?? asResult(whole.replace(DONE, "$1 went down "));
  if (result) return lowerFirst(result.text);
  return /\d/u.test(text) && OWN_SUBJECT_VERBS.test(whole) ? text : undefined;
}
const DONE = /^(\p{Lu}[^.;:,]{3,40}) reduced (?=from \S*\d)/u;

/** "average of 140 a day" in brackets; "7 of them conducted by me" as it stands. */
function countOf(written: string): Part | undefined {
  const text = written.replace(/\.+$/u, "");
  // "16 was closed before I left": a clause of its own.
  if (IS_CLAUSE.test(text)) return { text: text.replace(IS_CLAUSE, asMany), kind: "deed" };
  if (countWords(text) > MOST_COUNT_WORDS || text.split(" ").some((word) => IS_VERB.test(word)))
    return undefined;
  if (hasOwnVerb(text)) return { text, kind: "clause" };
  return { text, kind: IS_RATE.test(text) ? "count" : "thing" };
}
const IS_CLAUSE =
  /^(\d[\d,]*)((?: of (?:them|these|which))?(?: \p{Ll}+){0,3}) (was|were|is|are)(?= \p{Ll}+)/u;

/** "16 was" → "16 were" */
function asMany(_: string, count: string, what: string, be: string): string {
  const isPast = /^w/.test(be);
  const verb = count === "1" ? (isPast ? "was" : "is") : isPast ? "were" : "are";
  return `${count}${what} ${verb}`;
}

/** "3 clinics at Dass" is one more thing of the row. */
const IN_TIME = "day week month year shift hour term trip night season session";
const IS_RATE = anyOf(
  [
    /^\p{L}|%|^\S+$/u, // about 110 containers
    new RegExp(`(?<!\\p{L})(?:an?|per|each|every) (?:\\p{L}+ )?(?:${IN_TIME.replaceAll(" ", "|")})`, "u"), // 40 drops a day
    /(?<!\p{L})(?:daily|weekly|monthly|yearly|so far|in all|in total)(?!\p{L})/u, // 140 articles so far
  ],
  "iu",
);
const IS_PASSIVE = /^\p{Ll}+(?:ed|en|wn|de|ld|pt|nt) (?:by|from|under|through|within|without) /u;
const MOST_COUNT_WORDS = 12;
const MOST_THING_WORDS = 9;
/** "2019 to 2021" says when, and is no thing of the row. */
const IS_TIME = /^(?:19|20)\d{2}(?:\s*(?:to|–|-|till|and|&)\s*(?:(?:19|20)\d{2}|date|now|present))?$/u;
const BEFORE_NUMBER =
  "about |over |up to |some |at least |nearly |almost |more than |less than |approx\\.? |[~≈]";
const IS_COUNT = new RegExp(
  `^(?:(?:an? )?(?:total|average|avg|minimum|maximum)(?: of)? |${BEFORE_NUMBER})?[₦N$€£#]?\\d`,
  "iu",
);
const GOES_ON = new RegExp(
  `^(?:${"who which where when whose that including mostly mainly especially both all each every since twice once always often usually then and but or so plus while as how thereby thus even also only not no never now today currently e.g i.e".replaceAll(" ", "|")})(?!\\p{L})|^(?:daily|weekly|monthly|quarterly|yearly|annually)$`,
  "iu",
);

/** A deed in the tense of the line: behind "Shared work" "collect material" is "collected material". Undefined where the part begins with no verb. */
function inTense(text: string, tense: "present" | "past", isAfterDeed = false): string | undefined {
  if (tense === "present" && /^does /u.test(text)) return text.replace(/^does/u, "do");
  // Among deeds a word that is a noun as well is one: "fill job card".
  const isNoun = /^\p{L}+ (?:(?:over|up|out|off|in|on) )?of /u.test(text);
  const found = isNoun
    ? undefined
    : (leadingVerb(text) ?? (isAfterDeed ? verbOf(text.split(" ")[0] ?? "") : undefined));
  if (!found || found.form === "gerund" || found.form === "participle") return undefined;
  // "chargers, screen guards": a word that is a noun as well is a verb before an article or a figure.
  if (found.verb.isNounToo && found.form !== "past" && !isAfterDeed && !HAS_OBJECT.test(text))
    return undefined;
  const wanted = tense === "past" ? "past" : "base";
  if (found.form === wanted || found.verb.base === found.verb.past) return text;
  // "I search the register, registered 5 companies" has happened.
  if (wanted === "base" && found.form === "past")
    return found.verb.past === found.verb.participle ? `have ${text}` : undefined;
  return conjugate(text, found.verb, found.form, wanted);
}

const HAS_OBJECT = /^\p{L}+ (?:the|an?|my|all|every|each|any|\d)/u;

/** The parts of a row of deeds in one tense, as far as each begins with a verb. */
function inOneTense(parts: string[], tense: "present" | "past"): string {
  const [first = "", ...others] = parts;
  // "Helped technicians to strip, clean and reassemble valves"
  if (/(?<!\p{L})to \p{Ll}+(?: \S+){0,3}$/u.test(first)) return parts.join(", ");
  let isAfterDeed = false;
  return [
    first,
    ...others.map((text) => {
      const [, and = "", rest = ""] = /^((?:and |or |& )?)(.*)$/su.exec(text) ?? [];
      const found = leadingVerb(rest) ?? (isAfterDeed ? verbOf(rest.split(" ")[0] ?? "") : undefined);
      // "-s" may be of many things, and behind things a word that may be a noun is one.
      const isDeed = tense === "past" && found?.form === "base" && (!found.verb.isNounToo || isAfterDeed);
      const turned = isDeed ? inTense(rest, tense, isAfterDeed) : undefined;
      isAfterDeed = turned !== undefined || (found?.form === "past" && tense === "past");
      return turned === undefined ? text : and + turned;
    }),
  ].join(", ");
}

/** "cash return balanced", "9 of them have a shop": what would be a sentence of its own. */
function hasOwnVerb(text: string): boolean {
  return text
    .split(" ")
    .slice(1)
    .some((word) => IS_VERB.test(word) || verbOf(word)?.form === "past");
}
const IS_VERB = /^(?:is|are|was|were|has|have|had|do|does|did|can|will|went|came)$/u;

function joined(first: string, parts: Part[]): string {
  const last = parts.at(-1);
  const isRow = last?.kind === "thing" || last?.kind === "deed";
  return parts.reduce((text, part, at) => {
    if (part.kind === "count") return `${text} (${part.text})`;
    if (part.kind === "outcome") return `${text}; ${part.text}`;
    const isLast = at === parts.length - 1 && isRow && !GOES_ON.test(part.text);
    const and =
      part.kind === "thing" && parts.filter(({ kind }) => kind === "thing").length === 1 ? " and" : ", and";
    return isLast ? `${text}${and} ${part.text}` : `${text}, ${part.text}`;
  }, first);
}
