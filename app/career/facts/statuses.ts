import type { Profile } from "~/career/profile.schema"
import type { SourceLine } from "~/career/written"
import { wordRun, wordsOf } from "./normalise"
import { LEVEL_WORDS, STATUS_WORDS } from "./status-words"

/** Something the person has only in part: "ICAN (in view)". Where its words stand, a word of status must stand too. */
export type BoundStatus = { words: string[]; status: string }

/** Every qualified thing of a resume: in brackets or after a dash, a certificate's status, a degree not yet finished. */
export function readStatuses(lines: SourceLine[], profile: Profile | undefined, today: string): BoundStatus[] {
  const fromLines = lines.flatMap((line) => [...inBrackets(line), ...inFront(line.text)])
  const certificates = (profile?.certificates ?? []).flatMap((one) => (one.status ? [{ words: nounWords(one.name), status: one.status }] : []))
  const degrees = (profile?.education ?? []).flatMap((one) => {
    const unfinished = one.endDate === "present" || (one.endDate !== undefined && one.endDate > today.slice(0, one.endDate.length))
    return unfinished && one.studyType ? [{ words: nounWords(one.studyType), status: "in progress" }] : []
  })
  const held = lines.filter((line) => !STATUS_WORDS.test(wordRun(line.text)) && !LEVEL_WORDS.test(wordRun(line.text)) && /^(?:certificates|education)\./.test(line.id)).map((line) => wordRun(line.text))
  const finished = (profile?.education ?? []).filter((one) => one.endDate && one.endDate !== "present" && one.endDate <= today.slice(0, one.endDate.length)).map((one) => wordRun(one.studyType ?? ""))
  return [...fromLines, ...certificates, ...degrees.filter((degree) => !finished.some((run) => run.includes(` ${degree.words.join(" ")} `)))]
    .filter(({ words, status }) => words.length > 0 && (status === "in progress" || !held.some((run) => run.includes(` ${words.join(" ")} `))))
}

/** "ICAN (in view)", "ICAN - part-qualified", "SQL (basic)", "ICAN, in view". */
function inBrackets(line: SourceLine): BoundStatus[] {
  const bound: BoundStatus[] = []
  // A comma or dash binds only where things are listed: in a bullet it joins clauses.
  const pattern = /^(?:certificates|education|skills|languages)\b/.test(line.id) ? /([^,;:()|]+?)\s*(?:[([]|\s[-–—]\s|,\s)([^)\],;]+)/gu : /([^,;:()|]+?)\s*[([]([^)\],;]+)/gu
  for (const match of line.text.matchAll(pattern)) {
    const status = wordRun(match[2] ?? "")
    if ((STATUS_WORDS.test(status) || LEVEL_WORDS.test(status)) && wordsOf(status).length <= 5) bound.push({ words: nounWords(match[1] ?? ""), status: status.trim() })
  }
  return bound
}

/** "Basic SQL", "part-qualified ACCA", "assistant accountant": the qualifier stands in front. */
function inFront(text: string): BoundStatus[] {
  const match = /(?:^|[,;|]\s*)((?:basic|beginner|elementary|intermediate|introductory|part[- ]qualified|student member of|graduate member of|affiliate member of|associate member of|candidate for|pursuing|studying for)(?: knowledge of| level)?)\s+([\p{L}\d.+# ]+?)(?=[,;|.(]|$)/iu.exec(text)
  return match ? [{ words: nounWords(match[2] ?? ""), status: (match[1] ?? "").toLowerCase() }] : []
}

/** The last words before a status are the thing itself: four at most. */
function nounWords(text: string): string[] {
  const words = wordsOf(text)
  return words.length <= 4 ? words : words.slice(-1)
}
