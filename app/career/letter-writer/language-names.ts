import { foldText } from "../nlp/fold";
import { calmName, lowerFirst } from "../writer/casing";
import { knownWord } from "../nlp/word-vectors";
import { languages } from "../resume/vocabulary/vocabulary";

/** A language by its name alone: "Hausa", "English (fluent)". */
export function isLanguage(keyword: string): boolean {
  const name = keyword.replace(/\s*\(.*\)$/u, "").replace(/ language$/i, "");
  return languages.has(name.trim().toLowerCase());
}

/** "Hausa (good)", "Shuwa Arabic": what else stands among somebody's languages is none, and no common word names one. */
export function namesLanguage(text: string): boolean {
  const [, name = "", level = ""] = /^([^()]*?)(?: \(([^()]*)\))?$/u.exec(text) ?? [];
  const isName = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|language))?$/u.test(name);
  const isListed = foldText(name)
    .split(" ")
    .some((word) => languages.has(word));
  return (
    isName &&
    level.split(" ").length <= MOST_OWN_WORDS &&
    (isListed || knownWord(foldText(name)) === undefined)
  );
}

/** A language with how well it is spoken, as a letter names it: "Hausa (fluent)", of a grid of marks that of speaking: "English (C1)". */
export function spokenLanguage(language: string, fluency = ""): string {
  const level = levelOf(fluency);
  return calmName(language) + (level ? ` (${level})` : "");
}

/** Whether somebody hardly speaks it: "French (A1)", "small Berom", "Arabic (reading only)". It is named only where it is asked for. */
export function isHardlySpoken(language: string, fluency = ""): boolean {
  return SLIGHT.test(language) || SLIGHT.test(levelOf(fluency) ?? fluency) || IS_READ.test(fluency);
}
const FEW = "small market little basic some few beginner elementary greetings? a[12] learning poor rusty";
const SLIGHT = new RegExp(`^(?:very )?(?:${FEW.replaceAll(" ", "|")})(?!\\p{L})`, "iu");
const IS_READ = /^(?:reading|read|written|listening|understand\p{L}*)(?: and \p{L}+)? only|^only /iu;

/** Undefined where the words are more than a level, or the marks of a grid do not say which is that of speaking. */
function levelOf(fluency: string): string | undefined {
  const spoken = SPEAKING.exec(fluency)?.[1];
  if (spoken !== undefined) return spoken.toUpperCase();
  const marks = new Set(fluency.toUpperCase().match(CEFR));
  if (marks.size > 1) return undefined;
  const flat = calmLevel(fluency.replace(/\s*\(([^()]*)\)/gu, ", $1")).trim();
  const words = flat.toLowerCase().split(/[ ,]+/);
  const isLevel = words.some((word) => LEVEL_WORDS.has(word) || /^[abc][12]$|^convers/.test(word));
  // "market Yoruba from Ibadan": a level in words of their own claims less than none.
  const isOwn = /^\p{L}+(?: \p{L}+)+$/u.test(flat) && words.length <= MOST_OWN_WORDS;
  return (isLevel && words.length <= MOST_LEVEL_WORDS) || isOwn ? flat : undefined;
}
const CEFR = /\b[ABC][12]\b/gu;
const SPEAKING = /\b(?:spoken|speaking)(?: (?:production|interaction))? ?:? ?([ABC][12])\b/iu;
const MOST_LEVEL_WORDS = 3;
const MOST_OWN_WORDS = 5;

/** "Native or Bilingual", as some exports print it. */
const LEVEL_WORDS = new Set(
  "native bilingual full professional working limited elementary proficiency basic good very fair excellent mother tongue intermediate beginner conversational spoken written advanced fluent fluently well dialect small little some few reading learning poor rusty greetings only very understand understanding speaking upper".split(
    " ",
  ),
);

/** "Fluent" → "fluent", but "A2" and "Kagoma dialect" keep their capitals. */
function calmLevel(fluency: string): string {
  if (/^(?:[ABC][12]|C?EFR)\b/i.test(fluency)) return fluency.toUpperCase();
  const set = fluency === fluency.toUpperCase() ? fluency.toLowerCase() : fluency;
  return lowerFirst(set).replace(/(?<=\s)\p{Lu}\p{Ll}+/gu, (word) =>
    LEVEL_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );
}
