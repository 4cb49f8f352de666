import { findNames } from "./lexicon"
import { isDenied } from "./check-names"
import { foldText, plainText, wordRun } from "./normalise"
import type { Part } from "./claims"
import type { Facts, ReadLine } from "./prepare"
import type { Violation } from "./violation"

/** Capitalised names that neither the resume nor (where it may be quoted) the advert knows; and an employer named for another job's work. */
export function checkEntities(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  return [...unknownNames(part, facts), ...movedEmployers(part.text, cited, facts), ...workAtTheCompany(part, cited, facts)]
}

function unknownNames(part: Part, facts: Facts): Violation[] {
  const german = facts.context.language === "de"
  const tokens = tokensOf(part.text)
  const capitals = tokens.filter((token) => /^\p{Lu}{2}/u.test(token.word)).length
  if (tokens.length > 3 && capitals > tokens.length * 0.7) return [] // a line in capitals: its case says nothing
  const excused = wordsOfKnownNames(part.text, facts)
  const violations: Violation[] = []
  for (const run of capitalRuns(tokens, german)) {
    const unknown = run.filter((token) => !isKnown(token.word, part, facts, excused))
    if (unknown.length === 0 || isPhraseOfResume(run, facts)) continue
    const found = run.map((token) => token.word).join(" ")
    violations.push({ code: "entity_unknown", found, explain: `${found} is not in your resume.` })
  }
  return violations
}

type Token = { word: string; starts: boolean; joined: boolean }

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let starts = true
  let joined = false
  for (const match of plainText(text).matchAll(/([\p{L}\p{N}][\p{L}\p{N}'&+#-]*(?:\.(?=[\p{L}\p{N}])[\p{L}\p{N}]+)*)|([^\p{L}\p{N}]+)/gu)) {
    if (match[1]) {
      tokens.push({ word: match[1].replace(/'s?$/, "").replace(/^(?:l|d|j|qu|n|s|c|m)'/i, ""), starts, joined })
      starts = false
      joined = true
    } else {
      const gap = match[2] ?? ""
      if (/[.!?:]["')]?\s/.test(gap) && !ABBREVIATION.test(tokens.at(-1)?.word ?? "")) starts = true
      if (!/^[ ]$|^ & $/.test(gap)) joined = false
    }
  }
  return tokens
}
const ABBREVIATION = /^(?:ltd|plc|inc|b\.?sc|m\.?sc|ph\.?d|mr|mrs|ms|dr|prof|no|st|engr|nig|co|dept|govt|univ|[a-z])$/i

/** Runs of capitalised words. A first word counts only as an acronym or inside a longer name; German nouns do not count, acronyms do. */
function capitalRuns(tokens: Token[], german: boolean): Token[][] {
  const runs: Token[][] = []
  let open: Token[] = []
  for (const token of tokens) {
    const isName = german ? /^\p{Lu}{2,}s?$|^\p{Lu}?\p{Ll}+\p{Lu}/u.test(token.word) : /^\p{Lu}/u.test(token.word) || /^\p{Ll}+\p{Lu}/u.test(token.word)
    const counts = isName && (!token.starts || /^\p{Lu}{2,}$/u.test(token.word) || /\p{Ll}\p{Lu}/u.test(token.word))
    if (!counts || !token.joined) {
      if (open.length > 0) runs.push(open)
      open = []
    }
    if (counts) open.push(token)
  }
  return open.length > 0 ? [...runs, open] : runs
}

function isKnown(word: string, part: Part, facts: Facts, excused: Set<string>): boolean {
  const folded = foldText(word)
  const pieces = folded.split(/[^\p{L}\p{N}+#]+/u).filter((piece) => piece !== "")
  if (/^(?:N[\d.,]+(?:k|m|bn?)?|NGN|USD|GBP|EUR|GHS|CFA|US)$/i.test(word)) return true // an amount, which is checked as one
  if (pieces.every((piece) => STOP_CAPITALS.has(piece) || excused.has(piece))) return true
  if (pieces.every((piece) => facts.known.capitals.has(piece) || /^\d+$/.test(piece))) return true
  if (pieces.length > 1 && facts.known.words.has(pieces.join(""))) return true
  if (facts.context.document !== "resume" && pieces.every((piece) => facts.companyWords.has(piece))) return true
  return part.isAddress && pieces.every((piece) => facts.advert.words.has(piece))
}

/** "Accounts Payable" in capitals, where the resume says "accounts payable". */
function isPhraseOfResume(run: Token[], facts: Facts): boolean {
  return facts.known.run.includes(wordRun(run.map((token) => token.word).join(" ")))
}

/** The words of names that were already found to be the person's, in any spelling ("Microsoft Excel" for Excel), and of the target title. */
function wordsOfKnownNames(text: string, facts: Facts): Set<string> {
  const names = findNames(text, false).filter((name) => facts.known.groups.has(name.group) || name.kind === "field" || isDenied(name, text))
  return new Set([...names.flatMap((name) => name.words), ...(facts.targetRun.length > 2 && wordRun(text).includes(facts.targetRun) ? facts.targetRun.trim().split(" ") : [])])
}

/** "At A, I did …" must cite A's own lines when A is one of the person's employers. */
function movedEmployers(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  if (cited.length === 0) return []
  const run = wordRun(text)
  const entries = new Set(cited.map((line) => line.entry))
  const ofJobs = [...entries].filter((entry) => entry.startsWith("work."))
  if (ofJobs.length === 0) return []
  return facts.employers.flatMap(({ run: name, entry }): Violation[] => {
    if (entries.has(entry) || name.trim().length < 3 || !run.includes(name) || cited.some((line) => line.run.includes(name))) return []
    if (facts.employers.some((other) => entries.has(other.entry) && other.run.includes(name))) return []
    if (name.trim().split(" ").every((word) => facts.companyWords.has(word))) return []
    return [{ code: "entity_unknown", found: name.trim(), explain: "This work was done at another employer." }]
  })
}

/** "At the company written to, I reconciled …": nobody has worked there yet. */
function workAtTheCompany(part: Part, cited: ReadLine[], facts: Facts): Violation[] {
  const company = wordRun(facts.context.company)
  if (part.isAddress || company.trim() === "" || facts.known.run.includes(company) || !cited.some((line) => /^(?:work|siwes|volunteer|nysc)/.test(line.entry))) return []
  const run = wordRun(part.text)
  if (/ (?:would|could|can|will|hope|like|want|wish|bring|use|apply|join|same|podria|pourrais|konnte|mochte) /.test(run)) return []
  if (!["at", "for", "in", "with", "chez", "bei", "en", "fur"].some((word) => run.includes(` ${word}${company}`))) return []
  return [{ code: "entity_unknown", found: company.trim(), explain: "You have not worked there." }]
}

const STOP_CAPITALS = new Set(
  `i i'm i've a an the monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  dear sir ma madam sirs hiring manager human resources hr cv resume team department ltd limited plc inc nig nigeria nigerian nigerians africa african mr mrs ms dr
  engr yours faithfully sincerely application post position role your you my we our it they he she this that in at with for and or of to as on by from
  je j'ai le la les un une de du et ich sie ihr ihre ihnen yo usted ustedes el los las`.split(/\s+/),
)
