import { findNames } from "./lexicon"
import { plainText, wordRun } from "./normalise"
import type { Facts } from "./prepare"
import { levelIn } from "./spoken-languages"
import type { Violation } from "./violation"

/** "Fluent in Hausa", where the resume says basic: each language with the level said next to it. */
export function checkLanguages(text: string, facts: Facts): Violation[] {
  if (facts.spoken.length === 0) return []
  const clauses = plainText(text).split(/[,;:]\s+|\s(?:and|but|y|pero|et|mais|und|aber)\s/u).map((clause) => ({ clause, level: levelIn(wordRun(clause)), speaks: SPEAKS.test(wordRun(clause)) }))
  if (!clauses.some(({ speaks }) => speaks)) return []
  return clauses.flatMap(({ clause, level, speaks }, at) => {
    // "Fluent in Hausa and English", "Hausa and English fluently": a level holds for its neighbours that have no verb of their own.
    const next = clauses[at + 1]
    const said = level ?? (speaks && at > 0 ? undefined : clauses.slice(0, at).findLast((other) => other.level !== undefined)?.level) ?? (next?.speaks === true && next.level !== undefined && next.clause.trim().split(" ").length > 3 ? undefined : next?.level) ?? 2
    const named = findNames(clause, false).flatMap((name) => facts.spoken.filter(({ group }) => group === name.group))
    return named.flatMap(({ group, level: held }): Violation[] => (said <= (held ?? 2) ? [] : [{ code: "escalation", found: group, explain: `Your resume does not say that your ${group} is this good.` }]))
  })
}
const SPEAKS = / (?:speak|speaks|speaking|spoken|fluent|fluently|fluency|native|language|languages|tongue|write|written|communicat\w*|proficient|bilingual|hablo|habla|idiomas?|lengua|domino|parle|langues?|courant|couramment|maitrise|spreche|sprachen?|fliessend\w*|beherrsche|muttersprach\w*|kommuniziere) /
