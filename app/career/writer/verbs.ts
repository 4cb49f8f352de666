import { isTitleWord } from "../job-advert/vocabulary/title-words";
import { DOUBLING, VERBS } from "./verb-list";
import { MORE_DOUBLING, MORE_VERBS } from "./vocabulary/more-verbs";

export type VerbForm = "base" | "third" | "past" | "participle" | "gerund";
export type Verb = {
  base: string;
  past: string;
  participle: string;
  third: string;
  gerund: string;
  isNounToo: boolean;
  /** A verb of working life: where a form may be a noun, only these are taken for a verb. */
  isOfWork: boolean;
};

/** The verb a word belongs to and the form it stands in; "managed" → manage, past. Where past and participle are one, past. */
export function verbOf(word: string): { verb: Verb; form: VerbForm } | undefined {
  const own = word.toLowerCase();
  const found = FORMS.get(own) ?? bySuffix(own);
  // "SAP", "PROSPER": names; "LED" is what somebody did.
  return found?.form === "base" && /^\p{Lu}{3,}$/u.test(word) ? undefined : found;
}

/** "Sterilise", "sterilised", "calcified": whatever ends so is a verb, though no list knows it. */
function bySuffix(word: string): { verb: Verb; form: VerbForm } | undefined {
  const { front, end } = VERB_BY_SUFFIX.exec(word)?.groups ?? {};
  if (front === undefined || end === undefined || NO_VERB.has(word)) return undefined;
  const base = /f$/.test(front) ? `${front}y` : `${front}e`;
  const verb: Verb = {
    base,
    past: pastOf(base),
    participle: pastOf(base),
    third: thirdOf(base),
    gerund: gerundOf(base),
    isNounToo: false,
    isOfWork: true,
  };
  const form = /ing$/.test(end) ? "gerund" : /ed$/.test(end) ? "past" : /s$/.test(end) ? "third" : "base";
  return { verb, form };
}
const VERB_BY_SUFFIX =
  /^(?<front>\p{Ll}{3,}(?:i[sz]|y[sz]|if))(?<end>(?<=[sz])(?:e|es|ed|ing)|(?<=f)(?:y|ies|ied|ying))$/u;
const NO_VERB = new Set(
  "enterprise expertise franchise merchandise otherwise likewise paradise precise concise promise premise premises exercise exercises treatise disguise surprise turquoise sunrise demise".split(
    " ",
  ),
);

/**
 * The verb a phrase starts with: "Reconcile accounts" → reconcile, base. A base that is a noun as well counts only before what a
 * verb takes ("Process monthly payroll" does, "Stock control" does not).
 */
export function leadingVerb(text: string): { verb: Verb; form: VerbForm } | undefined {
  const [first = "", next = "", third = ""] = text
    .split(" ")
    .map((word) => word.replace(/[^\p{L}\p{N}&%₦'’-]/gu, ""));
  const found = verbOf(first) ?? compoundVerb(first, [next, third]) ?? unknownPast(first, next);
  if (found?.form === "base" && isTitleWord(next) && BEHIND_OFFICE.test(third)) return undefined;
  if (!found || !found.verb.isNounToo || (found.form !== "base" && found.form !== "third")) return found;
  if (/^(?:and|&)$/i.test(next)) return verbOf(third)?.form === found.form ? found : undefined;
  const isPlural = (word: string) => /^[\p{Ll}-]+s$/u.test(word) && !/(?:ss|sis|us)$/.test(word);
  if (found.form === "third" && isPlural(third) && !/^(?:of|to|for|in|on|with|at|from)$/i.test(next))
    return found; // "Monitors vital signs"
  // "Surprise counts", "Spot checks": two nouns, unless the first is a verb of working life ("Process returns").
  const isPair = !found.verb.isOfWork && verbOf(next)?.form === "third";
  return TAKES_OBJECT.test(next) || (isPlural(next) && !isPair) ? found : undefined;
}

/** "Lead inspector of a gas line", "Support engineer for nine sites": what somebody was. */
const BEHIND_OFFICE = /^(?:of|on|for|at|in|to|)$/iu;

/** "Cross-matched and issued", "Spray-painted 40 doors": the last part is a verb in a form that stands before what a verb takes. */
function compoundVerb(word: string, [next = "", third = ""]: string[]): ReturnType<typeof verbOf> {
  const [, front = "", last = ""] = /^([\p{L}-]+-)(\p{L}+)$/u.exec(word) ?? [];
  const found = front === "" || IS_MANNER.test(front) || IS_ADJECTIVE.test(last) ? undefined : verbOf(last);
  const isJoined = /^(?:and|&)$/i.test(next) && verbOf(third)?.form === found?.form;
  if (!found || !(isJoined || TAKES_OBJECT.test(next) || (found.form !== "past" && /^\p{Ll}+s$/u.test(next))))
    return undefined;
  const { base, past, participle, third: thirdForm, gerund } = found.verb;
  const joined = (form: string) => `${front}${form}`;
  return {
    form: found.form,
    verb: {
      ...found.verb,
      base: joined(base),
      past: joined(past),
      participle: joined(participle),
      third: joined(thirdForm),
      gerund: joined(gerund),
      isNounToo: false,
    },
  };
}
/** "Crash-free", "catheter-related": an adjective. */
const IS_ADJECTIVE = /^(?:free|related|based|led|owned|rated|sized|aged|made|bound|proof|ready|wide)$/i;
/** "Well-trained", "computer-aided": an adjective. */
const IS_MANNER =
  /^(?:well|ill|self|newly|fully|non|semi|multi|highly|long|short|high|low|hard|computer|donor|award|home|hand)-/i;

/** "Detailed 46 terraces", "Geotagged all boreholes": what looks like a past form and has an object is one, whether or not a table knows it. */
function unknownPast(word: string, next: string): ReturnType<typeof verbOf> {
  if (!/^\p{L}{3,}ed$/iu.test(word) || !/^(?:an?|the|all|each|every|both|over|about|\d.*|₦.*)$/i.test(next))
    return undefined;
  const past = word.toLowerCase();
  // No other form of it is known.
  const verb = {
    base: past,
    past,
    participle: past,
    third: past,
    gerund: past,
    isNounToo: false,
    isOfWork: false,
  };
  return /^(?:need|speed|proceed|exceed|succeed|feed|breed|seed|embed|indeed|hundred)$/.test(past)
    ? undefined
    : { verb, form: "past" };
}

const TAKES_OBJECT =
  /^(?:a|an|the|all|any|each|every|both|some|other|new|old|our|my|his|her|their|its|this|these|in|with|on|out|up|over|about|around|approximately|nearly|almost|against|directly|daily|weekly|monthly|quarterly|annual|customer|customers|company|staff|client|proper|accurate|timely|various|complex|various|data|cash|people|users?|\d.*|₦.*|two|three|four|five|six|ten|as)$/i;

/** A word that looks like a past verb although no table knows it: "onboarded", "geotagged". */
export function looksPast(word: string): boolean {
  return /^\p{L}{3,}ed$/iu.test(word) && !NOT_PAST.test(word);
}

const NOT_PAST =
  /^(?:detailed|skilled|experienced|qualified|certified|dedicated|motivated|advanced|related|limited|trusted|seasoned|talented|unlimited|accelerated|need|speed|proceed|exceed|succeed|feed|breed|seed|embed|indeed|hundred|united|licensed|licenced|registered|bachelored|varied|assorted|sound-minded|self-motivated|goal-oriented|applied|aged|based)$/i;

const doubles = new Set([...DOUBLING, ...MORE_DOUBLING.trim().split(/\s+/)]);

function readVerbs(): Verb[] {
  return [...verbsIn(VERBS, true), ...verbsIn(MORE_VERBS, false)];
}

function verbsIn(list: string, isOfWork: boolean): Verb[] {
  return list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [base = "", past, participle] = entry.replace("*", "").split(":");
      const regular = pastOf(base);
      return {
        base,
        past: past ?? regular,
        participle: participle ?? past ?? regular,
        third: thirdOf(base),
        gerund: gerundOf(base),
        isNounToo: entry.endsWith("*"),
        isOfWork,
      };
    });
}

function pastOf(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles.has(base) ? `${base}${base.at(-1) ?? ""}ed` : `${base}ed`;
}

function thirdOf(base: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function gerundOf(base: string): string {
  if (/(?:ee|oe|ye)$/.test(base)) return `${base}ing`;
  if (base.endsWith("e")) return `${base.slice(0, -1)}ing`;
  return doubles.has(base) ? `${base}${base.at(-1) ?? ""}ing` : `${base}ing`;
}

/** Pasts that stand beside the usual ones: "learnt". */
const SECOND_PASTS: [string, string][] = [
  ["learnt", "learn"],
  ["spelt", "spell"],
  ["burnt", "burn"],
];

const FORMS: ReadonlyMap<string, { verb: Verb; form: VerbForm }> = (() => {
  const forms = new Map<string, { verb: Verb; form: VerbForm }>();
  const order: VerbForm[] = ["participle", "third", "gerund", "past", "base"];
  const verbs = readVerbs();
  // Later entries win: "found" is first of all the past of "find", "set" first of all a base.
  for (const form of order) for (const verb of [...verbs].reverse()) forms.set(verb[form], { verb, form });
  for (const [word, base] of SECOND_PASTS) {
    const verb = verbs.find((one) => one.base === base);
    if (verb && !forms.has(word)) forms.set(word, { verb, form: "past" });
  }
  for (const word of ["found", "ground"]) {
    const verb = verbs.find(({ past }) => past === word);
    if (verb) forms.set(word, { verb, form: "past" });
  }
  return forms;
})();
