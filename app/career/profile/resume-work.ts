import { findRanges, type Period } from "../dates"
import type { Work } from "../profile.schema"
import { WORK_FORM } from "./entry-forms"
import { PERIOD_LABEL, SUB_HEADING } from "./job-words"
import { isOrganisation, isTitle, startsWithVerb } from "./line-kinds"
import { readFields, type Fields } from "./head-fields"
import type { ResumeLine } from "./resume-lines"
import { isTableHead } from "./resume-sections"
import { readLabel } from "./slots"
import { fit, tidy } from "./text-lines"

type Job = { fields: Fields; period?: Period; heads: HeadLine[]; body: { text: string; isBullet: boolean }[]; isClosed: boolean }
type HeadLine = { text: string; period?: Period }

/** Reads jobs from the lines of a section, whichever comes first: employer, title or dates. Nothing is lost. */
export function readJobs(lines: ResumeLine[]): Work[] {
  const jobs: Job[] = []
  const parted = lines.flatMap(splitLabels).flatMap(splitHead)
  parted.forEach((line, index) => addLine(jobs, line, parted[index + 1]))
  return jobs.map(toWork)
}

function addLine(jobs: Job[], line: ResumeLine, next: ResumeLine | undefined): void {
  const text = line.text
  const job = jobs.at(-1)
  if (SUB_HEADING.test(text) || (!line.isBullet && isTableHead(text))) {
    if (job && job.heads.length > 0) job.isClosed = true
    return
  }
  const label = line.isBullet ? undefined : readWorkLabel(text)
  if (label) return addLabel(jobs, label)
  const head = readHeadLine(line, job, next)
  if (head) return addHead(jobs, head)
  const owner = job ?? newJob(jobs)
  owner.isClosed = true
  owner.body.push({ text: plain(text), isBullet: line.isBullet })
}

function newJob(jobs: Job[]): Job {
  const job: Job = { fields: {}, heads: [], body: [], isClosed: false }
  jobs.push(job)
  return job
}

type WorkLabel = { key: keyof Fields; value: string } | { key: "period"; value: Period } | { key: "body"; value: string }

function readWorkLabel(text: string): WorkLabel | undefined {
  const line = plain(text)
  const period = PERIOD_LABEL.exec(line)?.[1]
  const range = period === undefined ? undefined : onlyRange(period)
  if (range) return { key: "period", value: range }
  const label = readLabel(WORK_FORM, line.replace(/^(position|post|role|job title)\s+(?:held\s*)?:/i, "$1:"))
  if (label && findRanges(label.value).length === 0 && label.value.length <= 200) return { key: label.slot.key, value: tidy(label.value) }
  const duties = /^(?:(?:key |main |job )?(?:responsibilities|duties|roles?|job description|achievements?))\s*:\s*(\S.*)$/i.exec(line)?.[1]
  return duties ? { key: "body", value: duties } : undefined
}

function addLabel(jobs: Job[], label: WorkLabel): void {
  const last = jobs.at(-1)
  if (label.key === "body") {
    const owner = last ?? newJob(jobs)
    owner.isClosed = true
    owner.body.push({ text: label.value, isBullet: true })
    return
  }
  const isTaken = last && (label.key === "period" ? last.period !== undefined : last.fields[label.key] !== undefined)
  const isNext = !last || last.body.length > 0 || isTaken || (label.key !== "location" && label.key !== "period" && last.heads.length > 0 && kindsOf(last).has(label.key))
  const job = isNext && !(last && label.key === "period" && !isTaken && last.body.length === 0) ? newJob(jobs) : (last ?? newJob(jobs))
  if (label.key === "period") job.period = label.value
  else job.fields[label.key] = label.value
}

/** A line that names a job, its employer or its dates. */
function readHeadLine(line: ResumeLine, job: Job | undefined, next: ResumeLine | undefined): HeadLine | undefined {
  const text = plain(line.text)
  const range = mainRange(text)
  const words = range ? tidyRest(text, range) : text
  const isName = isTitle(words) || isOrganisation(words)
  const isSentence = (startsWithVerb(words) && !endsAsTitle(firstPart(words))) || /[.;!?]$/.test(words.replace(/\b(?:Ltd|Nig|Co|Plc|Inc|Asst|St)\.$/i, ""))
  if (line.isBullet) {
    const isHead = range?.start !== undefined && isName && words.length <= 120 && !isSentence
    return isHead ? { text: cells(line.text), period: range } : undefined
  }
  if (range && words.length <= 160 && (range.start !== undefined || words.length <= 90) && !(isSentence && words.length > 50)) return { text: cells(line.text), period: range }
  if (text.length > 110 || isSentence) return undefined
  if (line.text.includes("\t") || isTitle(firstPart(text)) || (isOrganisation(text) && text.split(" ").length <= 10)) return canOpen(job, line, text) ? { text: cells(line.text) } : undefined
  if (job && job.body.length === 0 && !job.isClosed && text.length <= 70) return { text }
  const nextRange = next === undefined ? undefined : mainRange(next.text)
  const isNextDates = next !== undefined && nextRange !== undefined && !isTitle(tidyRest(next.text, nextRange)) && !isOrganisation(tidyRest(next.text, nextRange))
  // "Chicken Republic", then "Counter Attendant": a name in capitals above a bare title.
  const isNamed = next !== undefined && !next.isBullet && next.text.length <= 60 && endsAsTitle(next.text) && !startsWithVerb(next.text) && /^(?:\p{Lu}[\p{L}\p{M}'’&.-]*\s?){1,5}$/u.test(text)
  const leadsOn = next !== undefined && (next.isBullet || nextRange !== undefined || isTitle(next.text) || SUB_HEADING.test(next.text))
  return text.length <= 70 && leadsOn && (line.isAfterBlank || !job || isNextDates || isNamed) ? { text } : undefined
}

/** After bullets, a short line opens a new job when a gap, columns or a bare title say so. */
function canOpen(job: Job | undefined, line: ResumeLine, text: string): boolean {
  return !job || job.body.length === 0 || line.isAfterBlank || line.text.includes("\t") || job.body.at(-1)?.isBullet === true || text.split(" ").length <= 6
}

function addHead(jobs: Job[], head: HeadLine): void {
  const last = jobs.at(-1)
  const kinds = kindsOfHead(head)
  const had = last ? kindsOf(last) : new Set<string>()
  const isTrailing = last && last.heads.length > 1 && last.heads[0]?.period === undefined && last.heads.at(-1)?.period !== undefined
  const clashes = [...kinds].some((kind) => had.has(kind))
  const opens = !last || last.isClosed || last.body.length > 0 || clashes || isTrailing
  const job = opens ? newJob(jobs) : last
  job.heads.push(head)
  if (head.period) job.period = head.period
}

function kindsOf(job: Job): Set<string> {
  const kinds = new Set(job.heads.flatMap((head) => [...kindsOfHead(head)]))
  for (const key of Object.keys(job.fields)) kinds.add(key)
  if (job.period) kinds.add("period")
  return kinds
}

function kindsOfHead({ text, period }: HeadLine): Set<string> {
  const fields = readFields([text])
  return new Set([...(fields.isSureTitle ? ["position"] : []), ...(fields.isSureName ? ["name"] : []), ...(period ? ["period"] : [])])
}

function toWork(job: Job): Work {
  const { fields, rest } = readFields(job.heads.map(({ text }) => text))
  const merged: Fields = { ...fields, ...job.fields }
  const displaced = (["position", "name", "location"] as const).flatMap((key) => (job.fields[key] !== undefined && fields[key] !== undefined && fields[key] !== job.fields[key] ? [fields[key]] : []))
  const body = [...[...displaced, ...rest].map((text) => ({ text, isBullet: true })), ...job.body]
  const [first, ...others] = body
  const isSummary = first !== undefined && !first.isBullet && first.text.length <= 1000 && others.some(({ isBullet }) => isBullet)
  const highlights = (isSummary ? others : body).flatMap(({ text }) => fit(text, 1000))
  return {
    ...merged,
    ...(job.period?.start !== undefined && { startDate: job.period.start }),
    ...(job.period?.end !== undefined && { endDate: job.period.end }),
    ...(isSummary && { summary: first.text }),
    highlights,
  }
}

function mainRange(text: string): ReturnType<typeof findRanges>[number] | undefined {
  const ranges = findRanges(text)
  return ranges.find(({ start }) => start !== undefined) ?? ranges.at(-1)
}

function onlyRange(text: string): Period | undefined {
  const range = mainRange(text)
  return range && /^[\s()[\],.]*$/.test(text.slice(0, range.index) + text.slice(range.index + range.length)) ? { start: range.start, end: range.end } : undefined
}

function tidyRest(text: string, range: { index: number; length: number }): string {
  const left = `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}`
  return tidy(left.replace(/\(\s*\)|\[\s*\]/g, " ").replace(/(?:\b(?:date|duration|period|from|between)\s*:?\s*)(?=[|\s]*$)/i, "").replace(/^[\s,:;|–—-]+|[\s,:;(|–—-]+$/g, ""))
}

/** A head line's words without its period, cells kept apart. */
function cells(text: string): string {
  const line = text.replaceAll("\t", " | ")
  const range = mainRange(line)
  return range ? tidyRest(line, range) : tidy(line)
}

function plain(text: string): string {
  return tidy(text.replaceAll("\t", " "))
}

function firstPart(text: string): string {
  return text.split(/\s*[|\t,(]\s*|\s+[–—-]\s+|\s+(?:at|@|with)\s+/)[0] ?? text
}

/** "Lead Auditor" begins with a verb, but it ends as a title. */
function endsAsTitle(text: string): boolean {
  return isTitle(text.split(" ").slice(-2).join(" "))
}

/** "Company: X  Date: 2019" in one row is two labelled lines. */
function splitLabels(line: ResumeLine): ResumeLine[] {
  const parts = line.text.split("\t")
  return parts.length > 1 && !line.isBullet && parts.every((part) => readWorkLabel(part)) ? parts.map((text) => ({ ...line, text })) : [line]
}

/** "Teller, Zenith Bank (2019 – 2020). Served 80 customers a day." is a head line and a sentence. */
function splitHead(line: ResumeLine): ResumeLine[] {
  const range = mainRange(line.text)
  if (!range?.start) return [line]
  const end = range.index + range.length
  const after = /^\s*[)\]]?\s*[.:;–-]\s+(?=\p{Lu}.{15})/u.exec(line.text.slice(end))
  const before = tidyRest(line.text.slice(0, end), range)
  if (!after || !(isTitle(before) || isOrganisation(before)) || before.length > 140 || isTitle(firstPart(line.text.slice(end + after[0].length)))) return [line]
  return [{ ...line, text: line.text.slice(0, end).replace(/\(\s*(?=[^)]*$)/, "") }, { text: line.text.slice(end + after[0].length), isBullet: true, isAfterBlank: false }]
}
