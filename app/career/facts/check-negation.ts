import { contentStems, languageOf, wordRun } from "./normalise"
import type { Facts, ReadLine } from "./prepare"
import { withoutMereLooks } from "./denials"
import { NEGATORS, STATUS_WORDS } from "./status-words"
import { sharesStem } from "./stems"
import type { Violation } from "./violation"

/** What a line denies may not be told as done, and the other way round. */
export function checkNegation(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = withoutMereLooks(wordRun(text)).replace(/ not only /g, " ").replace(/ without (?:delay|fail) /g, " ")
  const own = cited.filter((line) => !line.isFact)
  const foreign = own.filter((line) => line.language !== languageOf(text, facts.context.language))
  if (foreign.length > 0) return checkForeign(run, foreign)
  const ownDenied = own.flatMap((line) => deniedStems(withoutMereLooks(line.run)))
  const denied = deniedStems(run)
  const turned = denied.find((stem) => !ownDenied.includes(stem) && own.some((line) => sharesStem(line.stems, stem)))
  if (turned) return [{ code: "negation_changed", found: turned, explain: "Your line does not deny this." }]
  const stems = new Set(contentStems(text))
  const lost = ownDenied.find((stem) => sharesStem(stems, stem))
  if (!lost || denied.length > 0 || / free /.test(run)) return []
  return [{ code: "negation_changed", found: lost, explain: "Your line says the opposite." }]
}

/** The first word of meaning after each negator: what is denied. */
function deniedStems(run: string): string[] {
  return run.split(EACH_NEGATOR).slice(1).flatMap((rest) => contentStems(rest)[0] ?? [])
}
const EACH_NEGATOR = new RegExp(NEGATORS.source.replace(/ $/, "(?= )"))

/** In translation only whether something is denied can be told, not what. Lines of several clauses may have been told in part. */
function checkForeign(run: string, lines: ReadLine[]): Violation[] {
  const bare = run.replace(NOT_ONLY, " ")
  const denies = DENIES.test(bare)
  const denied = lines.find((line) => NEGATORS.test(withoutMereLooks(line.run)))
  if (denies && !denied && !lines.some((line) => AS_GOOD_AS_DENIED.test(line.run))) return [{ code: "negation_changed", found: DENIES.exec(bare)?.[0].trim() ?? "", explain: "Your line does not deny this." }]
  if (denied && / not yet /.test(denied.run) && STATUS_WORDS.test(run)) return []
  const halved = lines.length === 1 && DOUBLE_DENIAL.test(denied?.run ?? "") && ONLY_HALF.test(bare) && !OTHER_HALF.test(bare) ? ONLY_HALF.exec(bare)?.[0].trim() : undefined
  if (halved !== undefined) return [{ code: "negation_changed", found: halved, explain: "Your line says the opposite." }]
  const isWhole = lines.length === 1 && denied !== undefined && !/[;]|\s(?:but|and)\s/.test(denied.text)
  return !denies && !LEFT_TO_OTHERS.test(bare) && isWhole ? [{ code: "negation_changed", found: NEGATORS.exec(denied.run)?.[0].trim() ?? "", explain: "Your line says the opposite." }] : []
}
/** "Not … without approval": two denials that need each other. */
const DOUBLE_DENIAL = / (?:not|never|no|cannot|nothing) (?:\S+ ){1,6}(?:without|unless) /
const ONLY_HALF = / (?:without|sin|sans|ohne) /
const OTHER_HALF = / (?:not|never|nothing|none|cannot|no|nada|nunca|ninguna?|pas|rien|jamais|aucune?|ne|nicht|nichts|nie|kein\w*|niemals) /
/** A denial in the words themselves: "das machen andere", "queda fuera". */
const LEFT_TO_OTHERS = / (?:outside|others|other people|somebody else|nobody|nothing|fuera|otros|otras|ajen[oa]s?|excepto|salvo|exclu\w*|nadie|nada|autres|hors|sauf|excepte\w*|personne|rien|andere[nr]?|ausser|ausserhalb|ausgenommen|niemand|nichts) /
const NOT_ONLY = / (?:no solo|nicht nur|non seulement|not only) /g
const DENIES = new RegExp(`${NEGATORS.source.replace(/\) $/, "|(?:unfall|fehler|storungs|mangel|beanstandungs|schadens?|verlust|kosten|zwischenfall)(?:frei|los)\\w*) ")}`, "u")
const AS_GOOD_AS_DENIED = / (?:un\w+|avoid\w*|prevent\w*|free|error|errors|only|accurate\w*|stopped|less|except|lost) /
