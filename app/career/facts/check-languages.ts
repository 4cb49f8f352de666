import { findNames } from "./lexicon";
import { withoutMereLooks } from "./denials";
import { plainText, wordRun } from "~/career/nlp/fold";
import type { Facts } from "./prepare";
import { levelIn } from "./spoken-languages";
import type { Violation } from "./violation";

/** "Fluent in Hausa", where the resume says basic: each language with the level said next to it. */
export function checkLanguages(text: string, facts: Facts): Violation[] {
  if (facts.spoken.length === 0) return [];
  const clauses = plainText(text)
    .replace(BESIDES, "$1, ")
    .split(/[,;:]\s+|\s(?:and|but|y|pero|et|mais|und|aber)\s/u)
    .map((clause) => ({
      clause,
      level: levelIn(withoutMereLooks(wordRun(clause))),
      speaks: SPEAKS.test(wordRun(clause)) || isQualified(clause),
    }));
  if (!clauses.some(({ speaks }) => speaks)) return [];
  return clauses.flatMap(({ clause, level, speaks }, at) => {
    // "Fluent in Hausa and English", "Hausa and English fluently": a level holds for its neighbours that have no verb of their own.
    const next = clauses[at + 1];
    const said =
      level ??
      (speaks && at > 0
        ? undefined
        : clauses.slice(0, at).findLast((other) => other.level !== undefined)?.level) ??
      (next?.speaks === true && next.level !== undefined && next.clause.trim().split(" ").length > 3
        ? undefined
        : next?.level) ??
      2;
    if (isDeniedLevel(wordRun(clause))) return [];
    // At the start of a German sentence "Französisch" has its capital from the sentence.
    const names = findNames(clause, true).map((name) => name.group);
    const named = facts.spoken.filter(
      ({ group }) => names.includes(group) || wordRun(clause).includes(` ${group} `),
    );
    return named.flatMap(({ group, level: held }): Violation[] =>
      said <= (held ?? 2)
        ? []
        : [
            {
              code: "escalation",
              found: group,
              explain: `Your resume does not say that your ${group} is this good.`,
            },
          ],
    );
  });
}

/** "In good French", "in gutem Französisch", "Französisch … gut": how well stands beside the language. */
function isQualified(clause: string): boolean {
  const run = wordRun(clause);
  return findNames(clause, true).some((name) => {
    const at = run.indexOf(` ${name.words.join(" ")} `);
    const [before, after] = [run.slice(0, at + 1), run.slice(at + name.words.join(" ").length + 1)];
    return GOOD_BEFORE.test(before) || GOOD_AFTER.test(after);
  });
}
const GOOD =
  "very good|good|excellent|strong|solid|confident|perfect|advanced|intermediate|buen|excelente|solido|bon|tres bon|excellent|solide|sehr gut\\w*|gut\\w*|flussig\\w*|sicher\\w*|perfekt\\w*";
const GOOD_BEFORE = new RegExp(` (?:${GOOD})(?: (?:knowledge|command|grasp) of| kenntnisse in)? $`);
const GOOD_AFTER =
  / (?:well|very well|fluently|confidently|gut|sehr gut|bien|muy bien|tres bien|con soltura|avec aisance|sicher) $/;

/** "I do not speak French", "Französisch spreche ich nicht gut"; "good French with no accent" denies the accent. */
function isDeniedLevel(run: string): boolean {
  const names = findNames(run, true).map((name) => run.indexOf(` ${name.words.join(" ")} `));
  const before = run.slice(0, Math.max(0, ...names) + 1);
  return DENIES.test(before) || DENIES_LEVEL.test(run);
}
const DENIES = / (?:not|no|don t|cannot|never|nicht|kein\w*|pas|nunca|jamais) (?!only|solo|nur|seulement)/;
const DENIES_LEVEL = / (?:nicht|pas|not|no) (?:\S+ )?(?:gut|fliessend|sicher|bien|couramment|well|fluently) /;
/** "Neben meiner Muttersprache Bura spreche ich …": two levels that belong to two languages. */
const BESIDES =
  /^((?:Neben|Ausser|Ademas de|Outre|En plus de|Besides|Apart from) .{3,60}?) (?=(?:spreche ich|hablo|je parle|I speak)\b)/;
const SPEAKS =
  / (?:mantener|conversacion|tenir une conversation|unterhalten|speak|speaks|speaking|spoken|converse|command|grasp|soltura|aisance|conversar|converser|unterhalte|fluent|fluently|fluency|native|language|languages|tongue|write|written|communicat\w*|proficient|bilingual|hablo|habla|idiomas?|lengua|domino|parle|langues?|courant|couramment|maitrise|spreche|sprachen?|fliessend\w*|beherrsche|muttersprach\w*|kommuniziere) /;
