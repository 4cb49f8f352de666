import type { DocumentLanguage } from "~/career/generated-document";
import { plainText, wordRun } from "~/career/nlp/fold";
import { replaceNumberWords } from "./number-words-read";
import { foldFortnights } from "./places";
import type { ReadLine } from "./prepare";
import { PERIOD_NOUNS, PERIOD_WORDS } from "./units";
import type { Violation } from "./violation";

/** "Daily" and "per month" must be in the cited lines in some form, and a week may not stand where the line has a day. */
export function checkPeriods(text: string, cited: ReadLine[], language: DocumentLanguage): Violation[] {
  const said = periodsIn(text, true);
  const worded = cited.filter((line) => !line.isFact);
  // "Government Day Secondary School" is no day: names tell of no period where there is a line.
  const lines = worded.length > 0 ? worded : cited;
  const known = new Set(lines.flatMap((line) => [...periodsIn(line.text, false)]));
  const strange = [...said].filter((period) => !known.has(period));
  if (strange.length > 0)
    return strange.map((period) => ({
      code: "unit_changed",
      found: period,
      explain: `Your line does not say that it was every ${period}.`,
    }));
  return exchangedUnit(replaceNumberWords(plainText(text), language), worded);
}

/** One unit of time went missing and another came in its place: "took the hours" for "took the minutes", "une semaine avant" for "a day ahead". */
function exchangedUnit(text: string, lines: ReadLine[]): Violation[] {
  const said = bareUnits(text);
  const known = new Set(
    lines.flatMap((line) => [
      ...periodsIn(line.text, false),
      ...ownUnits(line),
      ...line.quantities.flatMap(({ kind, unit }) =>
        kind === "duration" && unit === "months" ? ["year", "month"] : [],
      ),
    ]),
  );
  const strange = said.find((unit) => !known.has(unit));
  const lost = lines
    .flatMap(ownUnits)
    .find((unit) => !said.includes(unit) && !periodsIn(text, false).has(unit));
  return strange && lost
    ? [{ code: "unit_changed", found: strange, explain: `Your line speaks of a ${lost}.` }]
    : [];
}

function ownUnits(line: ReadLine): string[] {
  return bareUnits(replaceNumberWords(plainText(line.text), line.language));
}

/** Units of time without a number of their own. A year names too much else ("service year") to tell. */
function bareUnits(text: string): string[] {
  const words = wordsOfTime(text);
  return words.flatMap((word, at) => {
    const unit = nounOf(word) ?? (/^minut(?:e|es|o|os|en)$/.test(word) ? "minute" : undefined);
    const before = words[at - 1] ?? "";
    return unit === undefined ||
      unit === "year" ||
      unit === "quarter" ||
      /^\d/.test(before) ||
      NOT_COUNTED.has(before)
      ? []
      : [unit];
  });
}
const NOT_COUNTED = new Set(["working", "these", "those", "estos", "ces", "diesen", "present"]);

function periodsIn(text: string, onlyRates: boolean): Set<string> {
  const periods = new Set<string>();
  const words = wordsOfTime(text);
  for (const [at, word] of words.entries()) {
    const adverb =
      NEWSPAPERS.has(word) && ARTICLES.has(words[at - 1] ?? "") ? undefined : PERIOD_WORDS.get(word);
    if (adverb) periods.add(adverb);
    if (word === WEEKDAY_RUN) for (const period of ["week", "day"]) if (!onlyRates) periods.add(period);
    const noun = nounOf(word);
    if (noun && (!onlyRates || isRate(words, at))) periods.add(noun);
    if (WEEKDAYS.has(word) && (!onlyRates || (isRate(words, at) && words[at - 1] !== "a")))
      periods.add("week");
  }
  return periods;
}

function nounOf(word: string): string | undefined {
  return (
    PERIOD_NOUNS.get(word) ??
    PERIOD_NOUNS.get(word.replace(/s$/, "")) ??
    PERIOD_NOUNS.get(word.replace(/(?:es|en)$/, ""))
  );
}

function wordsOfTime(text: string): string[] {
  return wordRun(foldFortnights(plainText(text)))
    .replace(WEEKENDS, " ")
    .replace(FROM_MONDAY, ` ${WEEKDAY_RUN} `)
    .trim()
    .split(" ");
}
const WEEKENDS = / (?:fin(?:es)? de semana|fin de semaine|week ?ends?|wochenenden?)(?= )/g;
/** The working days of the week, as one word. */
const WEEKDAY_RUN = "weekdays";
const FROM_MONDAY =
  / (?:(?:de |from |du |von )?(?:monday|mondays|lunes|lundi|montag|montags) (?:to|through|till|a|al|au|bis) (?:friday|fridays|saturday|saturdays|viernes|sabado|vendredi|samedi|freitag|freitags|samstag|samstags)|(?:on |every )?week ?days?|entre semana|(?:tous les |les )?jours (?:de semaine|ouvres|ouvrables)|en semaine|unter der woche|an (?:wochentagen|werktagen)|werktags|wochentags|dias laborables)(?= )/g;
const NEWSPAPERS = new Set(["diario", "diarios", "quotidien", "quotidiens"]);
const ARTICLES = new Set(["el", "un", "del", "al", "este", "los", "le", "du", "ce"]);

/** "Per day", "a la semana", "im Monat", "todos los días"; not "im Jahr 2020". */
function isRate(words: string[], at: number): boolean {
  const [further = "", before = "", after = ""] = [words[at - 2], words[at - 1], words[at + 1]];
  if (/^\d/.test(after)) return false;
  return (
    RATE_WORDS.has(before) ||
    (before === "la" && further === "a") ||
    (/^(?:los|las|les)$/.test(before) && /^(?:tod[oa]s|tous|toutes)$/.test(further))
  );
}
const RATE_WORDS = new Set([
  "an",
  "per",
  "each",
  "every",
  "a",
  "por",
  "cada",
  "par",
  "chaque",
  "pro",
  "jeden",
  "jede",
  "jedes",
  "al",
  "im",
  "am",
]);
const WEEKDAYS = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays lunes martes miercoles jueves viernes sabado sabados domingo domingos lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag freitag samstag sonntag".split(
    " ",
  ),
);
