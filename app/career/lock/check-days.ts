import { wordRun } from "../nlp/fold";
import type { LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { anyWord } from "./any-word";
import vocabulary from "./vocabulary/bonds.json";
import negations from "./vocabulary/negations.json";
import { ADDRESS } from "./vocabulary/speech";
import { WEEKDAYS } from "./vocabulary/units";
import { daysNamed } from "./weekdays";

/** "On Mondays", where the cited lines name other days of the week alone. */
export function checkDays(text: string, cited: LockFact[]): LockReason[] {
  if (DENIES.test(wordRun(text))) return [];
  const lines = cited.filter(({ isDeed }) => isDeed);
  if (lines.some((fact) => ALL_DAYS.test(wordRun(fact.text)))) return [];
  const known = new Set(lines.flatMap((fact) => [...daysNamed(fact.text)]));
  if (known.size === 0) return [];
  const words = text
    .split(PARTS)
    .map(wordRun)
    .filter(isOfWork)
    .flatMap((part) => part.trim().split(" "));
  const strange = words.find((word) => {
    const day = WEEKDAYS.get(word);
    return day !== undefined && !known.has(day);
  });
  return strange === undefined ? [] : [{ kind: "frequency", words: strange }];
}
const PARTS = /[,;:.]\s| and | but | while /u;

/** What speaks to the reader or has a day without work names no day of the lines. */
function isOfWork(part: string): boolean {
  return !FREE.test(part) && !part.split(" ").some((word) => ADDRESS.has(word));
}
const ALL_DAYS = anyWord(vocabulary.allDays);
const DENIES = anyWord(negations.denies);
const FREE = anyWord(vocabulary.daysFree);
