import type { Part } from "./claims"
import { withoutTarget } from "./check-names"
import { sharesStem } from "./check-escalation"
import { contentStems, languageOf, wordRun, wordsOf } from "./normalise"
import type { Facts, ReadLine } from "./prepare"
import { HELP_WORDS, JUNIOR_WORDS, LEVEL_WORDS, NEGATORS, STATUS_WORDS } from "./status-words"
import type { Violation } from "./violation"

/** What makes a fact smaller must stay: "assisted", "in view", "basic", "trainee", "not", and how NYSC stands. */
export function checkStatus(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  if (part.isAddress) return []
  const text = withoutTarget(part.text, facts)
  return [...checkBound(text, facts), ...checkHelp(text, cited, facts), ...checkTitles(text, cited), ...checkNegation(text, cited, facts), ...checkNysc(text, facts)]
}

function checkBound(text: string, facts: Facts): Violation[] {
  const run = wordRun(text)
  if (STATUS_WORDS.test(run) || LEVEL_WORDS.test(run)) return []
  return facts.statuses.flatMap(({ words, status }): Violation[] => {
    const noun = ` ${words.join(" ")} `
    if (!run.includes(noun)) return []
    const before = run.slice(0, run.indexOf(noun) + 1)
    if (NEGATORS.test(before)) return []
    return [{ code: "status_dropped", found: words.join(" "), explain: `Your resume says "${words.join(" ")} (${status})".` }]
  })
}

/** The clause of the cited lines that a sentence is nearest to decides whether its words of help must stay. */
function checkHelp(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = wordRun(text)
  if (HELP_WORDS.test(run)) return []
  const clause = nearestClause(text, cited, facts)
  const word = clause && HELP_WORDS.exec(clause)?.[0].trim()
  return word ? [{ code: "help_dropped", found: word, explain: `Your line says "${word}".` }] : []
}

function nearestClause(text: string, cited: ReadLine[], facts: Facts): string | null {
  const language = languageOf(text, facts.context.language)
  const stems = new Set(contentStems(text))
  const clauses = cited.filter((line) => !line.isFact).flatMap((line) => clausesOf(line.text))
  let best: { clause: string; overlap: number } | null = null
  for (const clause of clauses) {
    const own = contentStems(clause)
    const overlap = own.filter((stem) => sharesStem(stems, stem)).length / (own.length + 0.5)
    if (overlap > (best?.overlap ?? 0)) best = { clause: wordRun(clause), overlap }
  }
  // A line in another language shares no words: when all of it is help, the sentence must say so in its own.
  const foreign = cited.filter((line) => !line.isFact && line.language !== language)
  if (!best && foreign.length > 0 && foreign.every((line) => HELP_WORDS.test(line.run) && clausesOf(line.text).length === 1)) return foreign[0]?.run ?? null
  return best && best.overlap >= 0.25 ? best.clause : null
}

function clausesOf(text: string): string[] {
  return text.split(/[;.]\s+|,\s+(?!(?:together|alongside|jointly|with|under|as part|supervised|assisted|zusammen|junto|avec|con|mit)\b)|\s[-–—]\s|\s(?:and|y|et|und)\s(?=\p{Ll}+(?:ed|ing|é|ó|te|t)(?!\p{L}))/u).filter((clause) => clause.trim() !== "")
}

/** "Assistant Accountant" may not become "Accountant". */
function checkTitles(text: string, cited: ReadLine[]): Violation[] {
  const words = wordsOf(text)
  const titles = cited.filter((line) => line.isFact && /^(?:work|siwes|volunteer)\./.test(line.entry)).map((line) => wordsOf(line.text.split(";")[0] ?? ""))
  const held = titles.filter((title) => title.length > 0 && !title.some((word) => JUNIOR_WORDS.has(word)))
  return cited.filter((line) => line.isFact && /^(?:work|siwes|volunteer)\./.test(line.entry)).flatMap((line): Violation[] => {
    const title = wordsOf(line.text.split(";")[0] ?? "")
    const junior = title.findIndex((word) => JUNIOR_WORDS.has(word))
    const core = title.filter((word) => !JUNIOR_WORDS.has(word))
    if (junior < 0 || core.length === 0 || core.length > 4) return []
    for (let at = 0; at + core.length <= words.length; at += 1) {
      if (!core.every((word, offset) => words[at + offset] === word)) continue
      if (held.some((full) => standsOver(full, words, at, core.length))) continue
      const around = [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + core.length, at + core.length + 3)]
      const asRole = /^(?:an?|as|als|como|comme|en|accounts?|my)$/.test(words[at - 1] ?? "as")
      if (asRole && !around.some((word) => JUNIOR_WORDS.has(word))) {
        return [{ code: "status_dropped", found: core.join(" "), explain: `Your title there was "${title.join(" ")}".` }]
      }
    }
    return []
  })
}

/** True when a whole title that the person held stands at this place of the text: "HR Manager" over the "HR" of "HR Assistant". */
function standsOver(title: string[], words: string[], at: number, length: number): boolean {
  return words.some((_word, from) => from <= at && from + title.length >= at + length && title.every((word, offset) => words[from + offset] === word))
}

function checkNegation(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const run = wordRun(text).replace(/ not only /g, " ").replace(/ without (?:delay|fail) /g, " ")
  if (cited.some((line) => !line.isFact && line.language !== languageOf(text, facts.context.language))) return []
  const own = cited.filter((line) => !line.isFact)
  const ownDenied = own.flatMap((line) => deniedStems(line.run))
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

/** National service is told as it stands: only the discharged have completed it. */
function checkNysc(text: string, facts: Facts): Violation[] {
  const run = wordRun(text)
  if (!/ (?:nysc|national youth service(?: corps)?|national service) /.test(run) || !/ (?:complet\w*|discharged?|finished|concluded|done|fulfilled|served|termin\w*|abgeschlossen) /.test(run)) return []
  const status = facts.context.profile?.nysc?.status
  const finished = status === "discharged" || (status === undefined && facts.all.some((line) => / (?:nysc|national youth service|corps) /.test(line.run) && / (?:complet\w*|discharged?|served|certificate) /.test(line.run)))
  return finished ? [] : [{ code: "status_dropped", found: "NYSC", explain: "Your resume does not say that your national service is completed." }]
}
