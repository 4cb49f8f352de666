import type { Part } from "./claims";
import { withoutTarget } from "./check-names";
import { checkDegrees } from "./check-degrees";
import { checkHelp } from "./check-help";
import { checkLanguages } from "./check-languages";
import { checkNegation } from "./check-negation";
import { checkStanding } from "./check-standing";
import { plainText, wordRun, wordsOf } from "~/career/nlp/fold";
import type { Facts, ReadLine } from "./prepare";
import {
  AT_PRESENT,
  HOLDS,
  JUNIOR_WORDS,
  LEVEL_WORDS,
  NEGATORS,
  PART_OF_IT,
  STATUS_WORDS,
} from "./status-words";
import type { Violation } from "./violation";

/** What makes a fact smaller must stay: "assisted", "in view", "basic", "trainee", "not", and how NYSC stands. */
export function checkStatus(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  if (part.isAddress) return [];
  const text = withoutTarget(part.text, facts);
  return [
    ...checkBound(text, facts),
    ...checkHelp(text, cited, facts),
    ...checkTitles(text, cited),
    ...checkNegation(text, cited, facts),
    ...checkNysc(text, facts),
    ...checkDegrees(text, cited, facts),
    ...checkLanguages(text, facts),
    ...checkStanding(text, cited, facts),
  ];
}

function checkBound(text: string, facts: Facts): Violation[] {
  const run = wordRun(plainText(text).replace(ON_THE_REGISTER, " "));
  if (
    STATUS_WORDS.test(run) ||
    LEVEL_WORDS.test(run) ||
    PART_OF_IT.test(run) ||
    (AT_PRESENT.test(run) && !HOLDS.test(run))
  )
    return [];
  return facts.statuses.flatMap(({ words, status }): Violation[] => {
    const noun = ` ${words.join(" ")} `;
    if (!run.includes(noun)) return [];
    const before = run.slice(0, run.indexOf(noun) + 1);
    if (
      NEGATORS.test(before) ||
      (JUNIOR_WORDS.has(status) && wordsOf(text).some((word) => JUNIOR_WORDS.has(word)))
    )
      return [];
    return [
      {
        code: "status_dropped",
        found: words.join(" "),
        explain: `Your resume says "${words.join(" ")} (${status})".`,
      },
    ];
  });
}

/** "Inscrit au cours" is a student, "inscrit au COREN" is on the register of a body, which is the thing itself. */
const ON_THE_REGISTER =
  /\b[Ii]nscrite? (?:au(?:pres)?|a)\b(?: (?:de|du|la|le|tableau|registre|ordre))*(?: l'| d'| )(?=\p{Lu}{3,}\b)/gu;

/** "Assistant Accountant" may not become "Accountant". */
function checkTitles(text: string, cited: ReadLine[]): Violation[] {
  const words = wordsOf(text);
  const titles = cited
    .filter((line) => line.isFact && /^(?:work|siwes|volunteer)\./.test(line.entry))
    .map((line) => wordsOf(line.text.split(";")[0] ?? ""));
  const held = titles.filter((title) => title.length > 0 && !title.some((word) => JUNIOR_WORDS.has(word)));
  return cited
    .filter((line) => line.isFact && /^(?:work|siwes|volunteer)\./.test(line.entry))
    .flatMap((line): Violation[] => {
      const title = wordsOf(line.text.split(";")[0] ?? "");
      const junior = title.findIndex((word) => JUNIOR_WORDS.has(word));
      const core = title.filter((word) => !JUNIOR_WORDS.has(word) && word.length > 1);
      if (junior < 0 || core.length === 0 || core.length > 4) return [];
      for (let at = 0; at + core.length <= words.length; at += 1) {
        if (!core.every((word, offset) => words[at + offset] === word)) continue;
        if (held.some((full) => standsOver(full, words, at, core.length))) continue;
        const around = [
          ...words.slice(Math.max(0, at - 3), at),
          ...words.slice(at + core.length, at + core.length + 3),
        ];
        const asRole = /^(?:an?|as|als|como|comme|en|accounts?|my)$/.test(words[at - 1] ?? "as");
        if (asRole && !around.some((word) => JUNIOR_WORDS.has(word))) {
          return [
            {
              code: "status_dropped",
              found: core.join(" "),
              explain: `Your title there was "${title.join(" ")}".`,
            },
          ];
        }
      }
      return [];
    });
}

/** True when a whole title that the person held stands at this place of the text: "HR Manager" over the "HR" of "HR Assistant". */
function standsOver(title: string[], words: string[], at: number, length: number): boolean {
  return words.some(
    (_word, from) =>
      from <= at &&
      from + title.length >= at + length &&
      title.every((word, offset) => words[from + offset] === word),
  );
}

/** National service is told as it stands: only the discharged have completed it. */
function checkNysc(text: string, facts: Facts): Violation[] {
  const run = wordRun(text);
  if (
    !/ (?:nysc|national youth service(?: corps)?|national service) /.test(run) ||
    !/ (?:complet\w*|discharged?|finished|concluded|done|fulfilled|served|termin\w*|abgeschlossen) /.test(run)
  )
    return [];
  const status = facts.context.profile?.nysc?.status;
  const finished =
    status === "discharged" ||
    (status === undefined &&
      facts.all.some(
        (line) =>
          / (?:nysc|national youth service|corps) /.test(line.run) &&
          / (?:complet\w*|discharged?|served|certificate) /.test(line.run),
      ));
  return finished
    ? []
    : [
        {
          code: "status_dropped",
          found: "NYSC",
          explain: "Your resume does not say that your national service is completed.",
        },
      ];
}
