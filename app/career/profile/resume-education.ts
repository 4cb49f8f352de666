import { findRanges, type Period } from "../dates"
import type { Education, OLevel } from "../profile.schema"
import { hasDegree, isSchoolCertificate, namesItsSubject, splitBeforeDegree, splitDegree } from "./degree"
import { EDUCATION_FORM } from "./entry-forms"
import { PERIOD_LABEL } from "./job-words"
import { isOrganisation, isPlace, isSchool } from "./line-kinds"
import { splitItems } from "./lists"
import { readResult } from "./o-levels"
import type { ResumeLine } from "./resume-lines"
import { isTableHead } from "./resume-sections"
import { readLabel } from "./slots"
import { fit, tidy } from "./text-lines"

type Fields = Omit<Education, "highlights">
type Course = { fields: Fields; highlights: string[]; lastKey?: keyof Fields; isFirstDated: boolean }
/** Schools and courses, and the O-level results that stood among them. */
export type ReadEducation = { education: Education[]; oLevels: OLevel[] }

/** Reads schools and courses from the lines of a section, in whichever order their parts stand. Nothing is lost. */
export function readCourses(lines: ResumeLine[]): ReadEducation {
  const courses: Course[] = []
  const oLevels: OLevel[] = []
  for (const line of lines.flatMap(splitSentences)) {
    if (!line.isBullet && isTableHead(line.text)) continue
    const results = readExam(line.text, courses.at(-1)?.fields.studyType)
    if (results) addExam(oLevels, results)
    else addLine(courses, line)
  }
  return { education: courses.map(({ fields, highlights }) => ({ ...fields, highlights })), oLevels }
}

/** "ND Marketing, 2016. SSCE, 2012" on one line is two courses. */
function splitSentences(line: ResumeLine): ResumeLine[] {
  return line.text.split(/(?<=\b(?:19|20)\d{2}\)?)[.;]\s+(?=\p{Lu})/u).map((text) => ({ ...line, text }))
}

function addLine(courses: Course[], line: ResumeLine): void {
  const text = line.text.replaceAll("\t", " | ").replace(/^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)/i, "")
  const label = line.isBullet ? undefined : readEducationLabel(text)
  if (label?.key === "studyType") return putDegree(courses, label.value)
  if (label?.key === "institution") return putSchool(courses, label.value)
  if (label) return put(courses, label.key, label.value, label.period)
  const range = mainRange(text)
  const words = range ? withoutRange(text, range) : tidy(text)
  const parts = splitParts(words)
  const kinds = parts.map(kindOfPart)
  const isKnown = kinds.some((kind) => kind !== undefined)
  const isNamed = /^\p{L}[\p{L}\s]{3,40}:\s/u.test(words) && !isScoreOnly(words) && splitColon(words).length === 1
  const isProse = words.length > 180 || isNamed || (line.isBullet && !kinds.some((kind) => kind === "studyType" || kind === "institution"))
  if ((isProse || (!isKnown && line.isBullet)) && !range?.start) {
    if (isScoreOnly(words) && courses.length > 0) return put(courses, "score", words)
    const owner = courses.at(-1) ?? newCourse(courses, false)
    owner.highlights.push(...fit(text, 1000))
    return
  }
  openIfNeeded(courses, kinds, range, line)
  if (range) put(courses, "period", "", range)
  parts.forEach((part, index) => {
    const kind = kinds[index]
    if (kind === "studyType") putDegree(courses, unwrap(part))
    else if (kind) put(courses, kind, unwrap(part))
    else putUnknown(courses, part, index > 0)
  })
}

/** One line's parts belong to one course: if any is taken already, or the line after a gap names a new school, a new course begins. */
function openIfNeeded(courses: Course[], kinds: (keyof Fields | undefined)[], range: Period | undefined, line: ResumeLine): void {
  const last = courses.at(-1)
  if (!last) return void newCourse(courses, range !== undefined)
  const { fields } = last
  const isTaken = kinds.some((kind) => (kind === "institution" || kind === "studyType") && fields[kind] !== undefined)
  const isDated = range !== undefined && (fields.startDate !== undefined || fields.endDate !== undefined)
  const isNewBlock = line.isAfterBlank && kinds.some((kind) => kind === "institution" || kind === "studyType") && last.highlights.length > 0
  // Dates at the head of each line: the next dated line is the next course.
  if (isTaken || isDated || isNewBlock) newCourse(courses, range !== undefined)
}

function newCourse(courses: Course[], isFirstDated: boolean): Course {
  const course: Course = { fields: {}, highlights: [], isFirstDated }
  courses.push(course)
  return course
}

function put(courses: Course[], key: keyof Fields | "period", value: string, period?: Period): void {
  let course = courses.at(-1) ?? newCourse(courses, false)
  const { fields } = course
  if (key === "period") {
    if (fields.startDate !== undefined || fields.endDate !== undefined) course = newCourse(courses, true)
    if (period?.start !== undefined) course.fields.startDate = period.start
    if (period?.end !== undefined) course.fields.endDate = period.end
    return
  }
  const isOpener = key === "institution" || key === "studyType"
  if (fields[key] !== undefined && isOpener) course = newCourse(courses, false)
  const isNextPlace = key === "location" && course.lastKey === "location"
  course.lastKey = key
  const had = course.fields[key]
  if (value.length > 200) course.highlights.push(...fit(value, 1000))
  else if (had === undefined) Object.assign(course.fields, { [key]: value })
  else if (isNextPlace && had.length + value.length < 190) course.fields.location = `${had}, ${value}`
  else if (key === "score" && had.length + value.length < 190) Object.assign(course.fields, { score: `${had}, ${value}` })
  else course.highlights.push(value)
}

function putDegree(courses: Course[], part: string): void {
  const last = courses.at(-1)?.fields
  // "Bachelor of Technology - BTech, Computer Science": the same degree twice.
  if (last?.studyType !== undefined && last.area === undefined && isShortFor(part, last.studyType)) return void (last.studyType = `${last.studyType} (${part})`)
  const degree = splitDegree(part) ?? reversedDegree(part) ?? { studyType: part }
  // "MBA (Executive)"
  const isMode = /^\([^()]+\)$/.test(degree.area ?? "")
  const isScore = isMode && isScoreOnly(unwrap(degree.area ?? ""))
  put(courses, "studyType", isMode && !isScore ? part : degree.studyType)
  if (isScore) put(courses, "score", unwrap(degree.area ?? ""))
  if (degree.area !== undefined && !isMode) put(courses, "area", degree.area)
}

/** "School: Petroleum Training Institute, Effurun" */
function putSchool(courses: Course[], value: string): void {
  const [, school = "", town = ""] = /^(.+?),\s+([^,]+)$/.exec(value) ?? []
  const isApart = school !== "" && (isTown(town) || isPlace(town))
  put(courses, "institution", isApart ? school : value)
  if (isApart) put(courses, "location", town)
}

function isShortFor(short: string, long: string): boolean {
  const letters = short.replace(/[^\p{L}]/gu, "").toLowerCase()
  const [first = "", ...words] = long.toLowerCase().split(/\s+(?:of\s+)?/)
  const last = words.at(-1) ?? ""
  return letters.length <= 6 && last !== "" && letters[0] === first[0] && letters.length >= 2 && last.startsWith(letters.slice(1, 3))
}

/** "Accounting (B.Sc.)" */
function reversedDegree(part: string): { studyType: string; area: string } | undefined {
  const [, area = "", studyType = ""] = /^(.+?)\s*\(([^()]+)\)$/.exec(part) ?? []
  const degree = studyType === "" ? undefined : splitDegree(studyType)
  return degree && degree.area === undefined ? { studyType, area } : undefined
}

function putUnknown(courses: Course[], part: string, isAfterOther: boolean): void {
  const course = courses.at(-1) ?? newCourse(courses, false)
  const { fields, lastKey } = course
  if (part.length > 200) course.highlights.push(...fit(part, 1000))
  else if (isAfterOther && lastKey === "institution" && fields.location === undefined && isTown(part)) put(courses, "location", part)
  else if (fields.area === undefined && fields.studyType !== undefined && !(lastKey === "institution" && isAfterOther && namesItsSubject(fields.studyType)) && !isSchoolCertificate(fields.studyType)) put(courses, "area", unwrap(part).replace(/^in\s+/i, ""))
  else if (isAfterOther && lastKey === "area" && fields.area !== undefined && fields.area.length + part.length < 190) fields.area = `${fields.area}, ${part}`
  else if (isAfterOther && lastKey === "institution" && fields.institution !== undefined && fields.institution.length + part.length < 190) fields.institution = `${fields.institution}, ${part}`
  else if (fields.area === undefined && fields.institution !== undefined && fields.studyType === undefined && part.split(" ").length <= 6) put(courses, "area", part)
  else course.highlights.push(part)
}

function kindOfPart(part: string): keyof Fields | undefined {
  const bare = unwrap(part)
  if (isScoreOnly(bare) || /^[23][.:][12]$/.test(bare)) return "score"
  if (isPlace(bare)) return "location"
  if (splitDegree(bare)) return "studyType"
  if (isSchool(bare) && bare.split(" ").length <= 14) return "institution"
  if (TRAINING_BODY.test(bare) && isOrganisation(bare) && bare.split(" ").length <= 10) return "institution"
  return hasDegree(bare) && bare.split(" ").length <= 12 ? "studyType" : undefined
}

// Trade tests and hospital courses are not taken at schools.
const TRAINING_BODY = /\b(?:ministry|hospital|training cent(?:re|er)|board|council|directorate)\b/i

const CLASS =
  "(?:first class|second class|2nd class|1st class|third class|3rd class|upper credit|lower credit|upper division|lower division|distinction|upper second|lower second|merit|credit|pass|2[:.]?[12]|3rd|\\d(?:\\.\\d+)?\\s*(?:\\/|out of)\\s*\\d(?:\\.\\d+)?|c?\\.?gpa|\\(?hons\\)?|honou?rs|division|upper|lower|class|grade|of|degree|level|point|cumulative|grade point average|result|\\d\\.\\d+|(?:[1-9])\\s+(?:credits?|distinctions?))"
const SCORE = new RegExp(`^(?:${CLASS}[\\s,:()–/=-]*)+$`, "iu")

function isScoreOnly(text: string): boolean {
  return SCORE.test(text.replace(/[.;]$/, "")) && /\d|class|credit|distinction|merit|pass|second|upper|lower/i.test(text) && !/^(?:\d\.\d+|degree|pass of|level)$/i.test(text)
}

function readEducationLabel(text: string): { key: keyof Fields | "period"; value: string; period?: Period } | undefined {
  const period = PERIOD_LABEL.exec(text)?.[1]
  const range = period === undefined ? undefined : mainRange(period)
  if (period !== undefined && range && range.length >= period.trim().length - 2) return { key: "period", value: "", period: range }
  if (/^c?\.?gpa\b/i.test(text) && text.length < 60) return { key: "score", value: tidy(text) }
  const label = text.includes("|") ? undefined : readLabel(EDUCATION_FORM, text.replace(/^(?:course|degree|qualification|certificate|name of (?:school|institution))(?: (?:studied|obtained|in view))?\s*:/i, (name) => `${name.replace(/ (?:studied|obtained|in view)|name of /gi, "")}`))
  if (!label || mainRange(label.value)) return undefined
  return { key: label.slot.key, value: tidy(label.value) }
}

/** The parts of a line: at cells, spaced dashes and commas; a class of degree in brackets or behind the subject stands apart. */
function splitParts(words: string): string[] {
  return words
    .split(/\s*\|\s*|\s+[–—-]+\s+|\s*[·•]\s*|\s*;\s*|\s*,\s*(?![^(]*\))/)
    .flatMap(splitColon)
    .flatMap(splitBrackets)
    .flatMap(splitSchool)
    .map((part) => tidy(part.replace(/^[\s,:;.–—-]+|[\s,:;–—-]+$/g, "").replace(/(?<=\p{L}{4})\.$/u, "")))
    .filter((part) => part !== "" && !/^[·•]$/.test(part))
}

/** "Community Secondary School, Alesa: WAEC" */
function splitColon(part: string): string[] {
  const [, before = "", after = ""] = /^(.+?)\s*:\s+(.+)$/.exec(part) ?? []
  return before !== "" && splitDegree(after) !== undefined && splitDegree(before) === undefined ? [before, after] : [part]
}

function splitBrackets(part: string): string[] {
  const [, before = "", inside = "", after = ""] = /^(.+?)\s*\(([^()]+)\)\s*(.*)$/.exec(part) ?? []
  if (before !== "" && /^[23][.:][12]$/.test(inside)) return [before, inside, after]
  if (before !== "" && (isScoreOnly(inside) && !/^hons$/i.test(inside)) && !isScoreOnly(before)) return [before, inside, after]
  const holdsDegree = splitDegree(inside) !== undefined && !hasDegree(before) && !/^\p{L}{2,5}$/u.test(inside.replace(/[.]/g, "").replace(/^(?:S?SCE|WAEC|NECO|WASSCE|GCE|FSLC|NCE|OND|HND|ND)$/i, ""))
  const isApart = isSchool(before) || isPlace(before) ? isPlace(inside) || holdsDegree : holdsDegree && isSchoolCertificate(inside)
  return before !== "" && isApart ? [before, inside, after] : [part]
}

/** "B.Sc. Accounting from University of Lagos", "B.Sc Accounting University of Lagos" */
function splitSchool(part: string): string[] {
  const joined = /^(.{2,80}?)\s+(?:from|at)\s+(?:the\s+)?(.+)$/i.exec(part)
  if (joined && hasDegree(joined[1] ?? "") && isSchool(joined[2] ?? "")) return [joined[1] ?? "", joined[2] ?? ""]
  const [, score = "", after = ""] = /^(.*?(?:class(?: honou?rs)?(?: \([^()]*\))?|division\)?|upper|lower|credit|distinction|\/\s?[457](?:\.0+)?))\s+(.+)$/i.exec(part) ?? []
  if (isScoreOnly(score) && isSchool(after)) return [score, after]
  const [place = "", degree = ""] = splitBeforeDegree(part) ?? []
  const isPlaceBefore = isSchool(place) || isPlace(place) || place.split(" ").length <= 3
  if (place !== "" && isPlaceBefore && splitDegree(degree) !== undefined && !hasDegree(place)) return [place, degree]
  const school = /^(.{3,80}?)\s+((?:federal |the |lagos state |\p{Lu}[\p{L}'’-]+ (?:state )?)?(?:university|polytechnic|college) of .+|(?:\p{Lu}[\p{L}'’-]+ ){1,2}(?:university|polytechnic)\b.*)$/iu.exec(part)
  const [, before = "", name = ""] = school ?? []
  return splitDegree(before)?.area !== undefined && isSchool(name) ? [before, name] : [part]
}

/** Behind a school's name a few capitalised words say where it is, unless they name a part of it. */
function isTown(text: string): boolean {
  const words = text.split(" ")
  const isCapital = words.every((word) => /^[\p{Lu}\d][\p{L}\p{M}\d'’-]*\.?$/u.test(word))
  return words.length <= 2 && isCapital && /^\p{Lu}\p{L}{2}/u.test(text) && !/\b(?:faculty|department|dept|college|school|campus|centre|center|institute|teaching|hospital)\b/i.test(text) && !isOrganisation(text) && !hasDegree(text)
}

type Exam = { exam?: string; date?: string; results: OLevel["results"]; rest: string }

/** "WAEC May/June 2010: English B3, Mathematics A1" */
export function readExam(text: string, studyType?: string): Exam | undefined {
  const line = text.replaceAll("\t", ", ")
  const [, before = "", after = ""] = /^([^:]*?(?:waec|wassce|neco|ssce|gce|nabteb|o['’]?\s?level|result|subject)[^:]*?)\s*[:–-]\s*(.+)$/iu.exec(line) ?? []
  const body = after === "" ? line : after
  const items = splitItems(body.replace(/\s+and\s+(?=[^,]*$)/i, ", ").replace(/\.$/, ""))
  const results = items.flatMap((item) => readResult(item.replace(/\.$/, "")) ?? [])
  const isExam = results.length === items.length && results.every(({ grade }) => /^(?:[A-F][1-9]|[A-FP]|AR|pass|credit|distinction|excellent|very good|good)$/i.test(grade))
  if (!isExam || (results.length < 2 && before === "")) return undefined
  const { text: unseried, series } = takeSeries(before)
  const range = mainRange(unseried)
  const named = tidy(`${range ? withoutRange(unseried, range) : tidy(unseried)} ${series}`)
  const exam = named === "" || /^(?:subjects?|results?)$/i.test(named) ? studyType : named
  return { ...(exam !== undefined && exam.length <= 100 && { exam }), ...(range?.end && range.end !== "present" && { date: range.end }), results, rest: "" }
}

/** Takes the series ("May/June") out of an examination's name: it names the sitting, not a period. */
export function takeSeries(text: string): { text: string; series: string } {
  const series = /\b(?:may\s*\/\s*june?|june\s*\/\s*july|nov(?:ember)?\.?\s*\/\s*dec(?:ember)?)\b\.?/i.exec(text)?.[0]
  return series === undefined ? { text, series: "" } : { text: tidy(text.replace(series, " ")), series }
}

/** Adds results to their examination, or opens one. */
export function addExam(oLevels: OLevel[], { exam, date, results }: Exam): void {
  const last = oLevels.at(-1)
  if (last && (exam === undefined || exam === last.exam) && date === undefined) last.results.push(...results)
  else oLevels.push({ exam: exam ?? "O-Levels", ...(date !== undefined && { date }), results })
}

function mainRange(text: string): ReturnType<typeof findRanges>[number] | undefined {
  const ranges = findRanges(text)
  return ranges.find(({ start }) => start !== undefined) ?? ranges.at(-1)
}

function withoutRange(text: string, range: { index: number; length: number }): string {
  const [before, after] = [text.slice(0, range.index), text.slice(range.index + range.length)]
  const isBetween = /[\p{L})]\s*$/u.test(before) && /^\s*\p{L}{2}/u.test(after)
  const left = `${before}${isBetween ? " | " : " "}${after}`
  return tidy(left.replace(/\(\s*\)|\[\s*\]/g, " ").replace(/^[\s,:;|–—-]+|[\s,:;(|–—-]+$/g, ""))
}

function unwrap(part: string): string {
  return part.replace(/^\(([^()]*)\)$/, "$1")
}
