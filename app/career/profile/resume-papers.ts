import { fold, isSchool } from "./line-kinds"
import { hasDegree } from "./degree"
import { LANGUAGE_NAMES } from "./place-names"
import type { ResumeLine } from "./resume-lines"

/** What people write under "Education": courses, and the licences, memberships and languages that stand among them. */
export function partPapers(lines: ResumeLine[]): { courses: ResumeLine[]; certificates: ResumeLine[]; languages: ResumeLine[] } {
  const parted = { courses: new Array<ResumeLine>(), certificates: new Array<ResumeLine>(), languages: new Array<ResumeLine>() }
  for (const line of lines.flatMap(splitLanguages)) parted[kindOf(line)].push(line)
  return parted
}

/** "Driver's licence class G. Hausa (native), English (fair)" is a licence, then languages. */
function splitLanguages(line: ResumeLine): ResumeLine[] {
  const [, before = "", after = ""] = /^(.+?)\.\s+(\p{Lu}.*)$/u.exec(line.text) ?? []
  return before !== "" && namesLanguages(after) ? [{ ...line, text: before }, { ...line, text: after }] : [line]
}

function kindOf({ text }: ResumeLine): "courses" | "certificates" | "languages" {
  if (namesLanguages(text)) return "languages"
  return (isPaper(text) && !hasDegree(text) && !isSchool(text)) || IS_MEMBER.test(text) ? "certificates" : "courses"
}

const IS_MEMBER = /\b(?:member|fellow)\b(?! state)/i

/** True for a list of languages, each perhaps with how well it is spoken. */
export function namesLanguages(text: string): boolean {
  const items = text.replace(/^languages?(?: spoken)?\s*[:–-]\s*/i, "").split(/\s*(?:,|;|\band\b|&)\s*(?![^(]*\))/)
  const isLanguage = (item: string) => LANGUAGE_NAMES.has(fold(item.replace(/\s*\([^()]*\)|[.:–-].*$/g, "").replace(/^(?:a )?(?:little|fluent|basic|some|good) /i, "")))
  return items.length > 1 && items.every(isLanguage)
}

// Licences, and the bodies that chartered people belong to: no school awards them.
function isPaper(text: string): boolean {
  return /\blicen[cs]e\b/i.test(text) || /(?<![\p{L}])(?:ICAN|ACCA|ANAN|CIPM|CIBN|CITN|COREN|NIM|NSE|PMP|FRSC|TRCN|MLSCN|NMCN|PCN|CIMA|CFA|CIPS|NEBOSH|IOSH|HSE|CISCO|CCNA|AWS|Coursera|Udemy|Alison|ALX)(?![\p{L}])/u.test(text)
}
