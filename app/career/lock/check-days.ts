import { wordRun } from "../nlp/fold";
import type { LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { anyWord } from "./any-word";
import vocabulary from "./vocabulary/bonds.json";
import negations from "./vocabulary/negations.json";
import { ADDRESS } from "./vocabulary/speech";
import { MONTHS, WEEKDAYS } from "./vocabulary/units";
import { daysNamed } from "./weekdays";

/** "On Mondays", where the cited lines name other days of the week alone; "all year" of what is done in a season. */
export function checkDays(text: string, cited: LockFact[]): LockReason[] {
  if (DENIES.test(wordRun(text))) return [];
  const lines = cited.filter(({ isDeed }) => isDeed);
  const all = ALL_YEAR.exec(wordRun(text))?.[0];
  if (
    all !== undefined &&
    lines.some((fact) => isSeasonal(fact.run)) &&
    !lines.some((fact) => ALL_YEAR.test(fact.run))
  )
    return [{ kind: "frequency", words: all }];
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

/** "From January to July", "in the main season": what goes on in a part of each year. */
function isSeasonal(run: string): boolean {
  return SEASON.test(run) && !/ (?:19|20)\d\d /u.test(run);
}
const SEASON = anyWord([...MONTHS.keys(), ...vocabulary.seasons].filter((word) => word.length > 3));
const ALL_YEAR = anyWord(vocabulary.allYear);
const PARTS = /[,;:.]\s| and | but | while /u;

/** What speaks to the reader or has a day without work names no day of the lines. */
function isOfWork(part: string): boolean {
  return !FREE.test(part) && !part.split(" ").some((word) => ADDRESS.has(word));
}
const ALL_DAYS = anyWord(vocabulary.allDays);
const DENIES = anyWord(negations.denies);
const FREE = anyWord(vocabulary.daysFree);
