import { foldText, wordsOf } from "../nlp/fold";
import { checkClasses } from "./check-classes";
import { checkStandings } from "./check-standings";
import { joinInitials, type LockContext, type LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { runOf } from "./study-run";
import { ADDRESS, NEGATION } from "./vocabulary/speech";
import { LEVELS } from "./vocabulary/studies";

/** The degree, its class and how far it has come, against the cited studies, certificates and service. */
export function checkStudies(text: string, cited: LockFact[], context: LockContext): LockReason[] {
  const run = runOf(text);
  return [
    ...checkLevels(text, run, cited, context),
    ...checkClasses(text, run, cited, context),
    ...checkStandings(text, run, cited, context),
  ];
}

/** A degree by its short form or its level, "M.Sc.", "a master's degree", needs one like it among the cited studies, or at all if none is cited. */
function checkLevels(text: string, run: string, cited: LockFact[], context: LockContext): LockReason[] {
  const isStudy = ({ entry }: LockFact) => /^(?:education|certificates)/.test(entry);
  const facts = cited.some(isStudy) ? cited : [...cited, ...[...context.facts.values()].filter(isStudy)];
  const written = joinInitials(text).match(/\p{Lu}\p{L}*\p{Lu}\p{L}*/gu) ?? [];
  return LEVELS.flatMap(({ level, codes, phrases }) => {
    const code = written.map(foldText).find((word) => codes.includes(word));
    const isCodeHeld =
      code === undefined || facts.some(({ words }) => words.has(code)) || quotes(code, text, context);
    if (!isCodeHeld) return [{ kind: "degree" as const, words: code }];
    const phrase = phrases.find((one) => run.includes(` ${one} `));
    if (!phrase) return [];
    const isHeld = facts.some(
      (fact) =>
        codes.some((one) => fact.words.has(one)) ||
        fact.run.includes(` ${level}`) ||
        phrases.some((one) => fact.run.includes(` ${one} `)),
    );
    return isHeld ? [] : [{ kind: "degree" as const, words: phrase }];
  });
}

/** "You ask for an M.Sc.": the advert's word in a sentence that speaks to the reader. */
function quotes(word: string, text: string, { advertFact }: LockContext): boolean {
  return advertFact.words.has(word) && wordsOf(text).some((one) => ADDRESS.has(one) || NEGATION.has(one));
}
