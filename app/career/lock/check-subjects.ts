import { foldText, wordsOf } from "../nlp/fold";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import type { LockContext, LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { isPerson } from "./persons";
import { FIRST_PERSON } from "./vocabulary/speech";
import vocabulary from "./vocabulary/subjects.json";

/**
 * "I negotiate with banks" of "My manager negotiates with banks": the verb has another subject in the line, and no other clause of the cited
 * lines begins with it. In English.
 */
export function checkSubjects(text: string, cited: LockFact[], { language }: LockContext): LockReason[] {
  if (language !== "en") return [];
  const own = verbsOfWriter(text);
  if (own.length === 0) return [];
  const clauses = cited.filter(({ isDeed }) => isDeed).flatMap(({ text: line }) => clausesOf(line));
  const others = new Set(clauses.flatMap(verbsOfOthers));
  if (others.size === 0) return [];
  const begun = new Set(clauses.map(([first = "", second = ""]) => stem(first === "i" ? second : first)));
  const wrong = own.find((verb) => others.has(stem(verb)) && !begun.has(stem(verb)));
  return wrong === undefined ? [] : [{ kind: "doer", words: `I ${wrong}` }];
}

function clausesOf(text: string): string[][] {
  return text.split(CLAUSE_END).map(wordsOf);
}
const CLAUSE_END = /[;:.]\s|,\s(?!who\b)|\s(?:while|whereas|and|but)\s/iu;

/** The verbs right behind each "I" of a sentence, but for adverbs and auxiliaries. */
function verbsOfWriter(text: string): string[] {
  const clauses = foldText(text)
    .replaceAll(/\bi'(?:ve|d)\b/gu, "i")
    .split(/[,;:.!?]\s/u);
  return clauses.map(wordsOf).flatMap((words) =>
    words.flatMap((word, at) => {
      if (word !== "i") return [];
      const verb = words.slice(at + 1, at + 5).find((one) => !ADVERB.test(one));
      return verb === undefined || STOP_WORDS.has(verb) ? [] : [verb];
    }),
  );
}
const ADVERB = new RegExp(`^(?:${vocabulary.adverbs.join("|")})$`, "u");

const REACH = 5;

/** Stems of the verbs of others in a clause: behind its subject, where that is a person or a body, and behind "who". */
function verbsOfOthers(words: string[]): string[] {
  const isOfWriter = (end: number) =>
    words.slice(0, end).some((word) => FIRST_PERSON.has(word) && word !== "my" && word !== "our");
  const from = words.findIndex((word) => !DETERMINERS.has(word));
  const first = words[0] ?? "";
  // "One of 6 painters who restored it" was there, and "a teacher who runs a club" is the writer.
  const isSelf = words.some((word) => ONE.has(word)) || isPerson(words[ARTICLE.test(first) ? 1 : 0] ?? "");
  const at = words.indexOf("who");
  if (isSelf && at >= 0) return [];
  const who = at >= 0 && !isOfWriter(at) ? stemAt(words, verbAt(words, at + 1)) : [];
  const head = words.findIndex((word, place) => place >= from && isPerson(word));
  const isSubject = head >= 0 && (from > 0 ? head - from <= 2 : head === 0 && PLURAL.test(first));
  if (!isSubject || isOfWriter(head)) return who;
  // "The chief engineer designed", and "the supplier delivers".
  const places = [head + 1, ...(isPerson(words[head + 1] ?? "") ? [head + 2] : [])];
  const verbs = places.map((place) => verbAt(words, place));
  const isNamed = DEFINITE.has(first);
  return [...who, ...verbs.flatMap((verb) => (isNamed || isActive(words, verb) ? stemAt(words, verb) : []))];
}
const DETERMINERS = new Set(vocabulary.determiners);
const DEFINITE = new Set(vocabulary.definite);
const ARTICLE = /^an?$/u;
const ONE = new Set(vocabulary.oneOf);
// Without an article one person begins a heading: "Customer visits".
const PLURAL = /s$|^(?:children|people|staff|police)$/u;

/** The place of the word that may be the verb: past adverbs, and past "of the school". Of "staff training" and of what "was repaired" there is none. */
function verbAt(words: string[], at: number): number {
  const places = words.slice(at, at + REACH).flatMap((word, step) => (isPassed(word) ? [] : [at + step]));
  const verb = places[OF.has(words[at] ?? "") ? 1 : 0] ?? -1;
  const isBeing = words.slice(at, Math.max(at, verb)).some((word) => BE.test(word));
  return isBeing === /.{3}ing$/u.test(words[verb] ?? "") ? verb : -1;
}
const OF = new Set(["of", "from", "at", "in", "s"]);
const BE = /^(?:am|is|are|was|were|be|been|being)$/u;

function isPassed(word: string): boolean {
  return ADVERB.test(word) || STOP_WORDS.has(word);
}

/** "Parents painted 4 classrooms", and not "customers served daily", "staff transport" or "all patients seen within the hour". */
function isActive(words: string[], verb: number): boolean {
  const word = words[verb] ?? "";
  const next = words[verb + 1];
  const isCollective = !words.slice(0, verb).some((one) => one.endsWith("s"));
  if (
    words[0] !== undefined &&
    !DETERMINERS.has(words[0]) &&
    (isCollective ? !word.endsWith("ed") : /[^s]s$/u.test(word))
  )
    return false;
  return next !== undefined && !NO_OBJECT.test(next);
}
const NO_OBJECT = new RegExp(`^(?:${vocabulary.noObject.join("|")})$`, "u");

function stemAt(words: string[], at: number): string[] {
  return words
    .slice(at, at + 1)
    .filter(() => at >= 0)
    .map(stem);
}
