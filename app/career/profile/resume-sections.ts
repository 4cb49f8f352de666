import type { KnownSection } from "./heading-words"
import { readHeading, sectionOf, type Heading } from "./headings"
import { LANGUAGE_NAMES } from "./place-names"
import { fold, isOrganisation, isPlace, isTitle } from "./line-kinds"
import { saysOnRequest } from "./lists"
import { SUB_HEADING, TABLE_HEAD_WORDS } from "./job-words"
import type { ResumeLine } from "./resume-lines"

/** A stretch of a resume under one heading; the lines above the first heading are the head. */
export type ResumeSection = { section: KnownSection | "custom" | "head"; heading: string; lines: ResumeLine[] }

/** Parts a resume at its headings, however they are worded. */
export function splitSections(lines: ResumeLine[]): ResumeSection[] {
  const sections: ResumeSection[] = [{ section: "head", heading: "", lines: [] }]
  for (const line of lines) {
    const current = sections.at(-1)
    if (!current) break
    const heading = readResumeHeading(line, current.section)
    const inline = heading ? undefined : readInlineHeading(line, current.section)
    const note = heading ? headingNote(line.text) : undefined
    const noted = note === undefined ? [] : [{ text: note, isBullet: false, isAfterBlank: true }]
    if (saysOnRequest(line.text) && current.section !== "referees") sections.push({ section: "referees", heading: "", lines: [line] })
    else if (heading) sections.push({ section: heading.section, heading: headingText(line.text), lines: noted })
    else if (inline) sections.push({ section: inline.section, heading: inline.heading, lines: [{ ...line, isAfterBlank: true, isBullet: false, text: inline.rest }] })
    else current.lines.push(line)
  }
  return sections
}

/** True for a line that is a heading wherever it stands. */
export function isResumeHeading(line: ResumeLine): boolean {
  return readResumeHeading(line, "head") !== undefined
}

function readResumeHeading(line: ResumeLine, current: ResumeSection["section"]): Heading | undefined {
  if (line.text.includes("\t") || SKIPPED_TITLE.test(line.text)) return undefined
  const text = headingText(line.text)
  if (line.isBullet && text !== text.toUpperCase()) return undefined
  if (isTableHead(line.text) && /\b(date|year|s\/n|from|to)\b/i.test(line.text) && !/with|and/i.test(line.text)) return undefined
  if ((current === "work" || current === "siwes") && SUB_HEADING.test(text) && text !== text.toUpperCase()) return undefined
  const note = headingNote(text)
  const heading = readHeading({ text: note === undefined ? text : text.replace(/\s*\([^()]*\)$/, ""), isAfterBlank: line.isAfterBlank })
  if (note !== undefined && heading?.section === "custom") return undefined
  if (heading?.section !== "custom" || !heading.isGuess) return heading
  const isName = isOrganisation(text) || isTitle(text) || isPlace(text)
  return current === "head" || current === "work" || current === "education" || isName ? undefined : heading
}

/** "O' LEVEL RESULTS (NECO JUNE 2009)": what stands in brackets and has a figure belongs under the heading. */
function headingNote(text: string): string | undefined {
  const note = /\(([^()]+)\)\s*:?$/.exec(text)?.[1]
  return note !== undefined && /\d/.test(note) ? note : undefined
}

/** A heading without its number, ornaments and colon: "B. *** WORK EXPERIENCE ***:" → "WORK EXPERIENCE". */
function headingText(text: string): string {
  return text
    .replace(/^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[A-H])[.)]\s+)/i, "")
    .replace(/^[\s*_=~#•:–—-]+|[\s*_=~#•:–—-]+$/gu, "")
}

const SKIPPED_TITLE = /^(?:curriculum\s+vitae|c\.?v\.?|r[ée]sum[ée])\b/i

/** "SKILLS: Excel, Sage" is a heading with its content on the same line. */
function readInlineHeading(line: ResumeLine, current: ResumeSection["section"]): { section: KnownSection | "custom"; heading: string; rest: string } | undefined {
  const [, label = "", rest = ""] = (current === "head" ? /^([^:\t]{3,40}?)\s*[:–]\s*(\S.*)$/u : /^([^:\t]{3,40}?)\s*:\s*(\S.*)$/u).exec(line.text) ?? []
  const section = label === "" ? undefined : sectionOf(headingText(label))
  if (!section || line.isBullet || isEntryLabel(label)) return undefined
  const isShouted = label === label.toUpperCase() && /\p{Lu}{3}/u.test(label)
  const heading = headingText(label)
  if (section === "languages") {
    const first = fold(rest.split(/[,;(\s]/)[0] ?? "")
    return LANGUAGE_NAMES.has(first) ? { section, heading, rest } : undefined
  }
  if (section === "personal" || current === section) return undefined
  const isStrong = /^(?:(?:key |core |technical |professional )?skills|hobbies.*|interests|referees?|references?|certifications?|education|work experience|experience|(?:career )?objective|(?:professional |career )?summary|profile|nysc|siwes|awards)$/i.test(label)
  return isShouted || (isStrong && current !== "personal") ? { section, heading, rest } : undefined
}

function isEntryLabel(label: string): boolean {
  return /^(?:position|post|job|role|course|school|institution|qualification|certificate|degree|class|level|project|year|date|period|contact|achievements?|responsibilit|languages? spoken of)/i.test(label) && label !== label.toUpperCase()
}

/** The head row of a table: "S/N  Institution  Qualification  Year". */
export function isTableHead(text: string): boolean {
  const words = fold(text).split(/[\s|,&]+/).filter((word) => word !== "")
  return words.length > 1 && words.length <= 14 && words.every((word) => TABLE_HEAD_WORDS.has(word))
}
