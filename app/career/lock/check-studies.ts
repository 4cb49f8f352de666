import { foldText, wordsOf } from "../nlp/fold";
import { checkClasses } from "./check-classes";
import { checkStandings } from "./check-standings";
import { joinInitials, type LockContext, type LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { partsByPlace, wordsForPlace } from "./places";
import { runOf } from "./study-run";
import { ADDRESS, NEGATION } from "./vocabulary/speech";
import { LEVELS } from "./vocabulary/studies";

/** The degree, its class and how far it has come, against the cited studies, certificates and service. */
export function checkStudies(text: string, cited: LockFact[], context: LockContext): LockReason[] {
  const run = runOf(text);
  return [
    ...checkLevels(text, run, cited, context),
    ...partsByPlace(text, context.places).flatMap((part) => checkSchools(part, runOf(part), cited, context)),
    ...checkClasses(text, run, cited, context),
    ...checkStandings(text, run, cited, context),
  ];
}

/** A degree by its short form or its level, "M.Sc.", "a master's degree", needs one like it among the cited studies, or at all if none is cited. */
function checkLevels(text: string, run: string, cited: LockFact[], context: LockContext): LockReason[] {
  const isStudy = ({ entry }: LockFact) => /^(?:education|certificates)/.test(entry);
  const facts = cited.some(isStudy) ? cited : [...cited, ...[...context.facts.values()].filter(isStudy)];
  const written = joinInitials(text).match(/\p{Lu}\p{L}*\p{Lu}\p{L}*/gu) ?? [];
  return LEVELS.flatMap(({ level, codes, inStudies = "", phrases }) => {
    const code = written.map(foldText).find((word) => codes.includes(word));
    const isCodeHeld =
      code === undefined || facts.some(({ words }) => words.has(code)) || quotes(code, text, context);
    if (!isCodeHeld) return [{ kind: "degree" as const, words: code }];
    const phrase = phrases.find((one) => run.includes(` ${one} `));
    if (!phrase) return [];
    const isHeld = facts.some(
      (fact) =>
        codes.some((one) => fact.words.has(one)) ||
        (fact.entry.startsWith("education.") && fact.words.has(inStudies)) ||
        fact.run.includes(` ${level}`) ||
        phrases.some((one) => fact.run.includes(` ${one} `)),
    );
    return isHeld ? [] : [{ kind: "degree" as const, words: phrase }];
  });
}

/** "The University of Jos gave me my M.Sc.", where it gave the B.Sc.: a part with one school and one level. */
function checkSchools(text: string, run: string, cited: LockFact[], { places }: LockContext): LockReason[] {
  const studies = cited.filter(({ entry }) => entry.startsWith("education."));
  const schools = places.filter(
    (place) => place.entry.startsWith("education.") && wordsForPlace(text, place) !== undefined,
  );
  const written = wordsOf(joinInitials(text));
  const levels = LEVELS.filter(({ codes, phrases }) => isAt(codes, phrases, new Set(written), run));
  const [school, level] = [schools[0], levels[0]];
  if (!school || !level || levels.length > 1 || schools.some(({ run: name }) => name !== school.run))
    return [];
  // "With my M.Sc. I taught at the University of Jos."
  const forms = [...level.codes, ...level.phrases].join("|");
  if (new RegExp(` (?:after|with|on) my (?:\\p{L}+ )?(?:${forms}) `, "u").test(run)) return [];
  const own = studies.filter(({ entry }) => schools.some((place) => place.entry === entry));
  const isHeld = own.some(({ words, run: line }) => isAt(level.codes, level.phrases, words, line));
  const isElsewhere = studies.some(
    (fact) => !own.includes(fact) && isAt(level.codes, level.phrases, fact.words, fact.run),
  );
  return own.length > 0 && !isHeld && isElsewhere ? [{ kind: "degree", words: school.name }] : [];
}

function isAt(codes: string[], phrases: string[], words: ReadonlySet<string>, run: string): boolean {
  return codes.some((code) => words.has(code)) || phrases.some((phrase) => run.includes(` ${phrase} `));
}

/** "You ask for an M.Sc.": the advert's word in a sentence that speaks to the reader. */
function quotes(word: string, text: string, { advertFact }: LockContext): boolean {
  return advertFact.words.has(word) && wordsOf(text).some((one) => ADDRESS.has(one) || NEGATION.has(one));
}
