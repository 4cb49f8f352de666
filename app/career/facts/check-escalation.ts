import type { Part } from "./claims"
import { withoutTarget } from "./check-names"
import { DOWN_WORDS, ESCALATIONS, HARMLESS, RESULT_OPENERS, UP_WORDS } from "./escalation-words"
import { findNames } from "./lexicon"
import { STATUS_WORDS } from "./status-words"
import { contentStems, languageOf, wordRun } from "./normalise"
import type { Facts, ReadLine, ReadText } from "./prepare"
import type { Violation } from "./violation"

/** Words that make more of the person than the cited lines do: rank, mastery, prizes, results nobody wrote down, a fall told as a rise. */
export function checkEscalation(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  if (part.isAddress) return []
  const said = bareRun(withoutTarget(part.text, facts), facts)
  const source = cited.map((line) => `${line.run.replace(HARMLESS_IN_SOURCE, "  ")}${certificateWords(line)}`).join("|")
  return [...checkRank(said, source), ...checkResult(part.text, cited, facts), ...checkDirection(said, source)]
}
const HARMLESS_IN_SOURCE = / (?:sales leads?|lead generation|lead time|head office) /g

/** A line among the certificates says "certificate" by where it stands, and "certified" when it is held in full. */
function certificateWords(line: ReadLine): string {
  if (!line.entry.startsWith("certificates")) return ""
  return STATUS_WORDS.test(line.run) ? " certificate " : " certificate certified "
}

/** The sentence without the names the resume holds: "Lead City University" leads nothing. */
function bareRun(text: string, facts: Facts): string {
  let run = wordRun(text).replace(HARMLESS, "  ").replace(/ +/g, " ")
  const company = facts.context.document === "resume" ? [] : [wordRun(facts.context.company), wordRun(facts.context.advert.company)]
  const own = [...company, ...facts.employers.map((employer) => employer.run), ...findNames(text, false).filter((name) => facts.known.groups.has(name.group) && name.words[0] !== "advanced").map((name) => ` ${name.words.join(" ")} `)]
  for (const name of [...own, ...facts.entryNames]) if (name.length > 3) run = run.replaceAll(name, " ")
  return run
}

function checkRank(said: string, source: string): Violation[] {
  return ESCALATIONS.flatMap(({ name, words, also = [] }): Violation[] => {
    const found = words.exec(said)?.[0].trim()
    if (!found || name === "started" || words.test(source)) return []
    if (also.some((other) => ESCALATIONS.some((group) => group.name === other && group.words.test(source)))) return []
    return [{ code: "escalation", found, explain: `Your line does not say "${found}".` }]
  })
}

/** "…, improving customer satisfaction": at least half of what a result names must be in the cited lines. */
function checkResult(text: string, cited: ReadText[], facts: Facts): Violation[] {
  const run = wordRun(text)
  const opener = RESULT_OPENERS.exec(run)
  if (!opener || cited.length === 0 || opener.index < 3) return []
  if (cited.some((line) => line.language !== languageOf(text, facts.context.language))) return []
  const stems = contentStems(run.slice(opener.index + opener[0].length - 1)).slice(0, 6)
  if (stems.length === 0) return []
  const known = stems.filter((stem) => cited.some((line) => sharesStem(line.stems, stem)))
  if (known.length * 2 >= stems.length) return []
  return [{ code: "escalation", found: run.slice(opener.index).trim(), explain: "Your line does not give this result." }]
}

export function sharesStem(stems: Set<string>, stem: string): boolean {
  if (stems.has(stem)) return true
  for (const other of stems) if (stem.length >= 4 && other.length >= 4 && (other.startsWith(stem) || stem.startsWith(other))) return true
  return false
}

function checkDirection(said: string, source: string): Violation[] {
  const up = UP_WORDS.exec(said)?.[0].trim()
  const down = DOWN_WORDS.exec(said)?.[0].trim()
  const turned = (up && !UP_WORDS.test(source) && DOWN_WORDS.test(source) && up) || (down && !DOWN_WORDS.test(source) && UP_WORDS.test(source) && down)
  return turned ? [{ code: "negation_changed", found: turned, explain: "Your line says the opposite." }] : []
}
