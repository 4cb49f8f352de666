import { contentStems, sharesStem } from "~/career/nlp/stem";
import { languageOf } from "~/career/nlp/language";
import { wordRun } from "~/career/nlp/fold";
import type { Facts, ReadLine } from "./prepare";
import { withoutMereLooks } from "./denials";
import { NEGATORS, STATUS_WORDS } from "./status-words";
import type { Violation } from "./violation";

/** What a line denies may not be told as done, and the other way round. */
export function checkNegation(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = withoutMereLooks(wordRun(text))
    .replace(/ not only /g, " ")
    .replace(/ without (?:delay|fail) /g, " ");
  const own = cited.filter((line) => !line.isFact);
  const foreign = own.filter((line) => line.language !== languageOf(text, facts.context.language));
  if (foreign.length > 0) return checkForeign(run, foreign);
  const grown = limitDropped(run, own);
  if (grown) return grown;
  const ownDenied = own.flatMap((line) => deniedStems(withoutMereLooks(line.run)));
  const denied = deniedStems(run);
  const turned = denied.find(
    (stem) => !ownDenied.includes(stem) && own.some((line) => sharesStem(line.stems, stem)),
  );
  if (turned) return [{ code: "negation_changed", found: turned, explain: "Your line does not deny this." }];
  const stems = new Set(contentStems(text));
  const lost = ownDenied.find((stem) => sharesStem(stems, stem));
  if (!lost || denied.length > 0 || / free /.test(run)) return [];
  return [{ code: "negation_changed", found: lost, explain: "Your line says the opposite." }];
}

/** "Salaries were paid by Finance" told as "I also paid the salaries": what others did, or what was not done, is claimed on top. */
function limitDropped(run: string, lines: ReadLine[]): Violation[] | null {
  const found = ON_TOP.exec(run);
  if (!found || lines.length !== 1 || DENIES.test(run) || LIMITED.test(run) || LEFT_TO_OTHERS.test(run))
    return null;
  const limited = lines.some(
    (line) =>
      (LIMITED.test(line.run) || BY_OTHERS.test(line.run) || NEGATORS.test(withoutMereLooks(line.run))) &&
      !ON_TOP.test(line.run),
  );
  return limited
    ? [
        {
          code: "negation_changed",
          found: found[0].trim(),
          explain: "Your line leaves this to others, or says that you did not do it.",
        },
      ]
    : null;
}
const ON_TOP =
  / (?:also|too|as well|even|whole|entire|myself|tambien|incluso|yo mism[oa]|todo el|toda la|aussi|egalement|meme|moi meme|tout le|toute la|auch|ebenfalls|sogar|selbst|gesamte[nrsm]?|ganze[nrsm]?) /;
const LIMITED =
  / (?:only|just|merely|solo|solamente|unicamente|seulement|uniquement|nur|lediglich|ausschliesslich) /;
const BY_OTHERS =
  / (?:was|were|is|are) (?:\S+ )?(?:done|paid|made|led|handled|run|taken|carried out|managed|decided|signed) (?:\S+ ){0,2}?(?:by|at|in) (?:the )?/;

/** The first word of meaning after each negator: what is denied. */
function deniedStems(run: string): string[] {
  return run
    .split(EACH_NEGATOR)
    .slice(1)
    .flatMap((rest) => contentStems(rest)[0] ?? []);
}
const EACH_NEGATOR = new RegExp(NEGATORS.source.replace(/ $/, "(?= )"));

/** In translation only whether something is denied can be told, not what. Lines of several clauses may have been told in part. */
function checkForeign(run: string, lines: ReadLine[]): Violation[] {
  const bare = run.replace(NOT_ONLY, " ");
  const grown = limitDropped(bare, lines);
  if (grown) return grown;
  const denies = DENIES.test(bare);
  const denied = lines.find((line) => NEGATORS.test(withoutMereLooks(line.run)));
  if (denies && !denied && !lines.some((line) => AS_GOOD_AS_DENIED.test(line.run)))
    return [
      {
        code: "negation_changed",
        found: DENIES.exec(bare)?.[0].trim() ?? "",
        explain: "Your line does not deny this.",
      },
    ];
  if (denied && / not yet /.test(denied.run) && STATUS_WORDS.test(run)) return [];
  const halved =
    lines.length === 1 &&
    DOUBLE_DENIAL.test(denied?.run ?? "") &&
    ONLY_HALF.test(bare) &&
    !OTHER_HALF.test(bare)
      ? ONLY_HALF.exec(bare)?.[0].trim()
      : undefined;
  if (halved !== undefined)
    return [{ code: "negation_changed", found: halved, explain: "Your line says the opposite." }];
  const isWhole =
    lines.length === 1 &&
    denied !== undefined &&
    (!/[;]|\s(?:but|and)\s/.test(denied.text) || DENIES_FIRST.test(denied.run));
  return !denies && !LEFT_TO_OTHERS.test(bare) && isWhole
    ? [
        {
          code: "negation_changed",
          found: NEGATORS.exec(denied.run)?.[0].trim() ?? "",
          explain: "Your line says the opposite.",
        },
      ]
    : [];
}
const DENIES_FIRST = /^ (?:i )?(?:don t|do not|did not|didn t|does not|cannot|never) /;
/** "Not … without approval": two denials that need each other. */
const DOUBLE_DENIAL = / (?:not|never|no|cannot|nothing) (?:\S+ ){1,6}(?:without|unless) /;
const ONLY_HALF = / (?:without|sin|sans|ohne) /;
const OTHER_HALF =
  / (?:not|never|nothing|none|cannot|no|nada|nunca|ninguna?|pas|rien|jamais|aucune?|ne|nicht|nichts|nie|kein\w*|niemals) /;
/** A denial in the words themselves: "das machen andere", "queda fuera". */
const LEFT_TO_OTHERS =
  / (?:outside|others|other people|somebody else|nobody|nothing|fuera|otros?|otras?|another|ajen[oa]s?|excepto|salvo|exclu\w*|nadie|nada|autres?|hors|sauf|excepte\w*|personne|rien|andere[nrsm]?|ausser|ausserhalb|ausgenommen|niemand|nichts) /;
const NOT_ONLY = / (?:no solo|nicht nur|non seulement|not only) /g;
const DENIES = new RegExp(
  `${NEGATORS.source.replace(/\) $/, "|(?:unfall|fehler|storungs|mangel|beanstandungs|schadens?|verlust|kosten|zwischenfall)(?:frei|los)\\w*) ")}`,
  "u",
);
const AS_GOOD_AS_DENIED =
  / (?:un\w+|avoid\w*|prevent\w*|free|error|errors|only|accurate\w*|stopped|less|except|lost) /;
