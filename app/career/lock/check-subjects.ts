import { foldText, wordsOf } from "../nlp/fold";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import type { LockContext, LockFact } from "./facts";
import type { LockReason } from "./reasons";
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
  // "One of 6 painters who restored it" was there.
  const isOne = words.some((word) => ONE.has(word));
  const who = words.flatMap((word, at) =>
    word === "who" && !isOfWriter(at) && !isOne ? verbAt(words, at + 1) : [],
  );
  const from = words.findIndex((word) => !DETERMINERS.has(word));
  const head = words.findIndex((word, at) => at >= from && isPerson(word));
  // Without an article only people in the first two words can be the subject: "Coached teachers" begins with a verb.
  const first = words[0] ?? "";
  const isBare = PEOPLE.test(first) || (isPerson(first) && first.endsWith("s"));
  const isSubject = head >= 0 && (from > 0 ? head - from <= 2 : isBare && head <= 1);
  if (!isSubject || isOfWriter(head)) return who;
  // "The chief engineer designed", and "the supplier delivers".
  const next = isPerson(words[head + 1] ?? "") ? verbAt(words, head + 2) : [];
  return [...who, ...verbAt(words, head + 1), ...next];
}
const DETERMINERS = new Set(vocabulary.determiners);
const ONE = new Set(vocabulary.oneOf);

/** The words at a place that may be the verb: past adverbs, and past "of the school". */
function verbAt(words: string[], at: number): string[] {
  const isPhrase = OF.has(words[at] ?? "");
  const behind = words.slice(at, at + REACH).filter((word) => !ADVERB.test(word) && !STOP_WORDS.has(word));
  return (isPhrase ? behind.slice(1) : behind.slice(0, 1)).map(stem);
}
const OF = new Set(["of", "from", "at", "in", "s"]);

function isPerson(word: string): boolean {
  return PEOPLE.test(word) || (word.length > 4 && BY_ENDING.test(word) && !THINGS.test(word));
}
const PEOPLE = new RegExp(`^(?:${vocabulary.people.join("|")})$`, "u");
const THINGS = new RegExp(`^(?:${vocabulary.things.join("|")})$`, "u");
const BY_ENDING = new RegExp(`^\\p{L}{3,20}${vocabulary.endings}$`, "u");
