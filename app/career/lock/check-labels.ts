import { foldText, plainText } from "../nlp/fold";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import { IS_YEAR } from "./dates-in-tokens";
import type { LockContext, LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { runOf } from "./study-run";
import vocabulary from "./vocabulary/bonds.json";
import { numeralOf } from "./vocabulary/numerals";
import { UNFINISHED } from "./vocabulary/studies";
import { CURRENCIES, MONTHS, UNIT_BY_WORD } from "./vocabulary/units";

/** A number that is part of a name: the 4 of "Primary 4", the 1 of "Grade I". */
type Label = { word: string; number: string; words: string };

/**
 * "Grade II", where the cited lines have Grade I alone. No other figure of them makes it right. The advert's own labels and what is still to
 * come may be named.
 */
export function checkLabels(text: string, cited: LockFact[], { advertFact }: LockContext): LockReason[] {
  const stated = text
    .split(/[;:]\s|, | but | while /u)
    .filter((part) => !UNFINISHED.test(runOf(part)))
    .flatMap(labelsIn);
  if (stated.length === 0) return [];
  const known = new Map<string, Set<string>>();
  for (const { word, number } of cited.flatMap((fact) => labelsIn(fact.text)))
    known.set(word, (known.get(word) ?? new Set()).add(number));
  const asked = labelsIn(advertFact.text);
  const strange = stated.find(
    ({ word, number }) =>
      known.get(word)?.has(number) === false &&
      !asked.some((one) => one.word === word && one.number === number),
  );
  return strange ? [{ kind: "number", words: strange.words }] : [];
}

function labelsIn(text: string): Label[] {
  return [...plainText(text).matchAll(LABELLED)].flatMap((match): Label[] => {
    const [words, name = "", numbers = ""] = match;
    const behind = match.input.slice(match.index + words.length, match.index + words.length + 20);
    const isFirst = /(?:^|[.;:!?,("-]\s*)$/u.test(
      match.input.slice(Math.max(0, match.index - 3), match.index),
    );
    if (!isLabel(name, isFirst, countsNext(words, behind))) return [];
    const word = stem(foldText(name));
    // Of "ward 7 and 2 theatres" the two are no ward.
    const isOne = !name.endsWith("s") && /^ \p{Ll}/u.test(behind);
    const items = numbers.split(JOINTS);
    const isNamed = RANGE.test(numbers) || (items.at(-1) ?? "").includes(" ");
    const own = isOne && !isNamed ? (items[0] ?? "") : numbers;
    return spread(own, name).map((number) => ({ word, number, words }));
  });
}

// "Primary 4", "Classes 2 and 3", "JSS 1 to JSS 3", "Grade I", "level two".
const NUMBER =
  "(?:\\d{1,4}|[IVX]{1,4}|[A-H]|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?!-))(?![\\p{L}\\d%]|[.,:/]\\d)";
const LABELLED = new RegExp(
  `(?<![\\p{L}\\d])(\\p{L}{2,20}) ?(${NUMBER}(?:(?:, | and | or | & |-| to )(?:\\p{Lu}\\p{L}{1,12} )?(?!I \\p{Ll})${NUMBER}){0,5})`,
  "gu",
);

const JOINTS = /, | and | or | & /u;
const RANGE = /-| to /u;

/** The numbers of labels that a text shares with the cited lines: they count nothing. */
export function sharedLabels(text: string, cited: LockFact[]): Set<number> {
  const known = new Set(cited.flatMap((fact) => labelsIn(fact.text)).map(keyOf));
  return new Set(labelsIn(text).flatMap((one) => (known.has(keyOf(one)) ? [Number(one.number)] : [])));
}

function keyOf({ word, number }: Label): string {
  return `${word} ${number}`;
}

/** A word of such names, or one that is written like one inside a sentence. */
function isLabel(name: string, isFirst: boolean, isCount: boolean): boolean {
  const folded = foldText(name);
  if (LABELS.has(folded) || LABELS.has(folded.replace(/s$/u, ""))) return true;
  const isCommon = [STOP_WORDS, CURRENCIES, MONTHS, UNIT_BY_WORD].some((words) => words.has(folded));
  return !isFirst && !isCount && !isCommon && /^\p{Lu}/u.test(name);
}
/** "In Kano 12 farmers", "in Kano 9 of 12" and "at Zenith I led" name no Kano and no Zenith. */
function countsNext(words: string, behind: string): boolean {
  const next = /^ (\p{Ll}+)/u.exec(behind)?.[1];
  return next !== undefined && (next === "of" || words.endsWith(" I") || !STOP_WORDS.has(next));
}
const LABELS = new Set(vocabulary.labels);

/** The numbers of a label in one form, those between the ends of a range too. */
function spread(numbers: string, name: string): string[] {
  const isCapital = /^\p{Lu}/u.test(name);
  const single = numbers.split(JOINTS).flatMap((part) => {
    const ends = part.split(/-| to /u).map((end) => numberOf(end.trim().split(" ").at(-1) ?? "", isCapital));
    const [from, to] = ends.map(Number);
    if (ends.length === 2 && from !== undefined && to !== undefined && from < to && to - from < 20)
      return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
    return ends;
  });
  return single.filter((number) => number !== "" && !IS_YEAR.test(number));
}

/** "08" is 8 and "II" 2; the I of "the class I taught" and the article of "level a" are none. */
function numberOf(text: string, isCapital: boolean): string {
  if (/^\d/.test(text)) return String(Number(text));
  const roman = ROMAN.indexOf(text);
  if (roman >= 0) return text.length > 1 || isCapital ? String(roman + 1) : "";
  if (/^[A-H]$/.test(text)) return isCapital ? text.toLowerCase() : "";
  return String(numeralOf(text.toLowerCase(), "en") ?? "");
}
const ROMAN = "I II III IV V VI VII VIII IX X XI XII".split(" ");
