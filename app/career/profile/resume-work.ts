import { findPeriods, type FoundPeriod, type Period } from "../dates";
import type { Work } from "../profile.schema";
import { WORK_FORM } from "./entry-forms";
import {
  endsAsTitle,
  firstPart,
  isBareTitle,
  isFirmName,
  leadsToEmployer,
  mainRange,
  namesEmployer,
  takeDuration,
} from "./head-shapes";
import { PERIOD_LABEL, SUB_HEADING } from "./job-words";
import { isDurationAlone, isOrganisation, isPlace, isTitle, startsWithVerb } from "./line-kinds";
import { readFields, type Fields } from "./head-fields";
import type { ResumeLine } from "./resume-lines";
import { isTableHead } from "./resume-sections";
import { withSharedEmployers } from "./shared-employers";
import { readLabel } from "./slots";
import { CAREER_BREAK, sentencesOf, turnTold } from "./told-jobs";
import { fit, tidy } from "./text-lines";

type Job = { fields: Fields; period?: Period; heads: HeadLine[]; body: BodyLine[]; isClosed: boolean };
type BodyLine = { text: string; isBullet: boolean };
/** `note` is what stood beside the dates: "6 months". */
type HeadLine = { text: string; period?: Period; note?: string };

/** Reads jobs from the lines of a section, whichever comes first: employer, title or dates. Nothing is lost. */
export function readJobs(lines: ResumeLine[]): Work[] {
  const jobs: Job[] = [];
  const parted = lines
    .filter(({ text }) => !CAREER_BREAK.test(text))
    .map(turnTold)
    .flatMap(splitLabels)
    .flatMap(splitRow)
    .flatMap(splitHead);
  const hasDatedHeads = parted.some(isDatedHead);
  parted.forEach((line, index) =>
    addLine(jobs, line, { following: parted.slice(index + 1, index + 3), hasDatedHeads }),
  );
  return withSharedEmployers(jobs.map((job) => ({ work: toWork(job), isNamedAbove: isNamedAbove(job) })));
}

/** What stands around a line: the two lines below it, and whether jobs of this section are headed by plain lines with their period. */
type Around = { following: ResumeLine[]; hasDatedHeads: boolean };

function isDatedHead({ text, isBullet }: ResumeLine): boolean {
  const range = mainRange(text);
  const words = range ? tidyRest(plain(text), range) : "";
  return !isBullet && range?.start !== undefined && words.length <= 160 && !isTold(words);
}

function addLine(jobs: Job[], line: ResumeLine, around: Around): void {
  const text = line.text;
  const job = jobs.at(-1);
  if (isDurationAlone(text)) return;
  if (SUB_HEADING.test(text) || (!line.isBullet && isTableHead(text))) {
    if (job && job.heads.length > 0) job.isClosed = true;
    return;
  }
  const label =
    line.isBullet && !/^(?:name of |organi[sz]ation|employer|company|position|post)[^:]{0,20}:/i.test(text)
      ? undefined
      : readWorkLabel(text);
  if (label) return addLabel(jobs, label);
  const head = readHeadLine(line, job, around);
  if (head) return addHead(jobs, head);
  const owner = job ?? newJob(jobs);
  owner.isClosed = true;
  const bare = text.replace(ENUMERATED, "");
  const isBullet = line.isBullet || bare !== text;
  const pieces = isBullet ? [bare] : sentencesOf(plain(text));
  owner.body.push(...pieces.map((piece) => ({ text: plain(piece), isBullet })));
}

const ENUMERATED = /^\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)]\s+(?=\p{L})/u;

/** The employer stands on a line of its own above the role. */
function isNamedAbove({ heads, fields }: Job): boolean {
  const [first] = heads;
  if (first === undefined || fields.name !== undefined) return false;
  const read = readFields([first.text]);
  return read.fields.name !== undefined && read.fields.position === undefined && read.rest.length === 0;
}

function newJob(jobs: Job[]): Job {
  const job: Job = { fields: {}, heads: [], body: [], isClosed: false };
  jobs.push(job);
  return job;
}

type WorkLabel =
  { key: keyof Fields; value: string } | { key: "period"; value: Period } | { key: "body"; value: string };

function readWorkLabel(text: string): WorkLabel | undefined {
  const line = plain(text);
  const period = PERIOD_LABEL.exec(line)?.[1];
  const range = period === undefined ? undefined : onlyRange(period);
  if (range) return { key: "period", value: range };
  const label = readLabel(WORK_FORM, line.replace(/^(position|post|role|job title)\s+(?:held\s*)?:/i, "$1:"));
  if (label && findPeriods(label.value).length === 0 && label.value.length <= 200)
    return { key: label.slot.key, value: tidy(label.value) };
  const duties =
    /^(?:(?:key |main |job )?(?:responsibilities|responsibility|duties|duty|roles?|job description|achievements?))\s*:\s*(\S.*)$/i.exec(
      line,
    )?.[1];
  return duties ? { key: "body", value: duties } : undefined;
}

function addLabel(jobs: Job[], label: WorkLabel): void {
  const last = jobs.at(-1);
  if (label.key === "body") {
    const owner = last ?? newJob(jobs);
    owner.isClosed = true;
    owner.body.push({ text: label.value, isBullet: true });
    return;
  }
  const isTaken =
    last && (label.key === "period" ? last.period !== undefined : last.fields[label.key] !== undefined);
  const isNext =
    !last ||
    last.body.length > 0 ||
    isTaken ||
    (label.key !== "location" &&
      label.key !== "period" &&
      last.heads.length > 0 &&
      kindsOf(last).has(label.key));
  const job =
    isNext && !(last && label.key === "period" && !isTaken && last.body.length === 0)
      ? newJob(jobs)
      : (last ?? newJob(jobs));
  if (label.key === "period") job.period = label.value;
  else job.fields[label.key] = label.value;
}

/** A line that names a job, its employer or its dates. */
function readHeadLine(written: ResumeLine, job: Job | undefined, around: Around): HeadLine | undefined {
  const { line, note } = mainRange(written.text) ? takeDuration(written) : { line: written };
  const head = readHeadWords(line, job, around);
  return head && note !== undefined ? { ...head, note } : head;
}

function readHeadWords(
  line: ResumeLine,
  job: Job | undefined,
  { following, hasDatedHeads }: Around,
): HeadLine | undefined {
  const [next] = following;
  if (/^business or sector\b/i.test(line.text)) return undefined;
  // "Insight Grey House", "2 years 7 months": the export of a network names the employer, then how long.
  if (next && !line.isBullet && isDurationAlone(next.text) && line.text.length <= 90)
    return { text: cells(line.text) };
  const text = plain(line.text);
  const range = mainRange(text);
  const words = range ? tidyRest(text, range) : text;
  const isName = isTitle(words) || isOrganisation(words);
  const isBare =
    !line.isBullet &&
    isBareTitle(firstPart(words)) &&
    (namesEmployer(words.slice(firstPart(words).length)) ||
      (words === firstPart(words) &&
        (leadsToEmployer(following) || (job?.body.length === 0 && job.heads.length > 0))));
  const isVerbal = isTold(words) && !isBare;
  const isSentence = isVerbal || /[.;!?]$/.test(words.replace(/\b(?:Ltd|Nig|Co|Plc|Inc|Asst|St)\.$/i, ""));
  if (line.isBullet) {
    const isHead =
      range !== undefined &&
      isWholePeriod(text, range) &&
      isName &&
      words.length <= 120 &&
      !isSentence &&
      !(hasDatedHeads && !(isTitle(words) && isOrganisation(words)));
    return isHead ? { text: cells(line.text), period: range } : undefined;
  }
  if (
    range &&
    isPeriodOfHead(text, range, { isVerbal, isName, hasDatedHeads }) &&
    words.length <= 160 &&
    (range.start !== undefined || words.length <= 90) &&
    !(isSentence && words.length > 50)
  )
    return { text: cells(line.text), period: range };
  if (text.length > 110 || isSentence) return undefined;
  if (
    line.text.includes("\t") ||
    isTitle(firstPart(text)) ||
    (isOrganisation(text) && text.split(" ").length <= 10)
  )
    return canOpen(job, line, text) ? { text: cells(line.text) } : undefined;
  if (
    isBare &&
    canOpen(job, line, text) &&
    (line.isAfterBlank || !job || job.body.length === 0 || job.body.at(-1)?.isBullet === true)
  )
    return { text: cells(line.text) };
  const isWanted =
    job &&
    job.body.length === 0 &&
    !job.isClosed &&
    !(isComplete(job) && text.split(" ").length > 3 && !isPlace(text));
  if (isWanted && text.length <= 70) return { text };
  const nextRange = next === undefined ? undefined : mainRange(next.text);
  const isNextDates =
    next !== undefined &&
    nextRange !== undefined &&
    !isTitle(tidyRest(next.text, nextRange)) &&
    !isOrganisation(tidyRest(next.text, nextRange));
  // "Chicken Republic", then "Counter Attendant": a name in capitals above a bare title.
  const isNamed =
    next !== undefined &&
    !next.isBullet &&
    next.text.length <= 60 &&
    endsAsTitle(next.text) &&
    !startsWithVerb(next.text) &&
    /^(?:\p{Lu}[\p{L}\p{M}'’&.-]*\s?){1,5}$/u.test(text);
  const leadsOn =
    next !== undefined &&
    (next.isBullet || nextRange !== undefined || isTitle(next.text) || SUB_HEADING.test(next.text));
  return text.length <= 70 && leadsOn && (line.isAfterBlank || !job || isNextDates || isNamed)
    ? { text }
    : undefined;
}

/** A sentence about work, which begins with a verb; "Lead Auditor" and "Sterling Bank" only look so. */
function isTold(words: string): boolean {
  const first = firstPart(words);
  return startsWithVerb(words) && !endsAsTitle(first) && !isFirmName(first);
}

/** A period with both ends, at one end of the line: "2015 – 2019", not "since 2019". */
function isWholePeriod(text: string, { index, length, start, end }: FoundPeriod): boolean {
  const isAtEdge = /^\W*$/.test(text.slice(0, index)) || /^\W*$/.test(text.slice(index + length));
  return start !== undefined && end !== undefined && isAtEdge && !/^since\b/i.test(text.slice(index));
}

/** "Raised revenue by 18% in 2023" and "Employee of the month, June 2017" have a date, and are no heads of jobs. */
function isPeriodOfHead(
  text: string,
  range: FoundPeriod,
  { isVerbal, isName, hasDatedHeads }: { isVerbal: boolean; isName: boolean; hasDatedHeads: boolean },
): boolean {
  if (PRAISE.test(text)) return false;
  if (isVerbal && (hasDatedHeads || !isWholePeriod(text, range))) return false;
  if (range.start !== undefined) return true;
  const isInside = /\b(?:in|by|during|of|for|within|as of|around|about|before|after|to|on)\s+$/i.test(
    text.slice(0, range.index),
  );
  return !isInside && (isName || !hasDatedHeads || tidyRest(text, range) === "");
}

const PRAISE =
  /^\W*(?:(?:awarded|won|winner|recipient|best|outstanding|most)\b|(?:employee|staff|worker|teacher|salesperson|salesman) of the (?:month|quarter|year)\b|promoted\b)/i;

function isComplete(job: Job): boolean {
  const { fields } = readFields(job.heads.map(({ text }) => text));
  const merged = { ...fields, ...job.fields };
  return merged.position !== undefined && merged.name !== undefined && job.period !== undefined;
}

/** After bullets, a short line opens a new job when a gap, columns or a bare title say so. */
function canOpen(job: Job | undefined, line: ResumeLine, text: string): boolean {
  return (
    !job ||
    job.body.length === 0 ||
    line.isAfterBlank ||
    line.text.includes("\t") ||
    job.body.at(-1)?.isBullet === true ||
    text.split(" ").length <= 6
  );
}

function addHead(jobs: Job[], head: HeadLine): void {
  const last = jobs.at(-1);
  const kinds = kindsOfHead(head);
  const had = last ? kindsOf(last) : new Set<string>();
  const isTrailing =
    last &&
    last.heads.length > 1 &&
    last.heads[0]?.period === undefined &&
    last.heads.at(-1)?.period !== undefined;
  // The employer, its dates, and then the title: the title is this job's.
  const isTitleDue =
    last &&
    !had.has("position") &&
    had.has("name") &&
    head.period === undefined &&
    !kinds.has("name") &&
    last.heads.filter(({ text }) => text !== "").length === 1;
  const clashes = [...kinds].some((kind) => had.has(kind));
  const isWhere =
    last &&
    head.period === undefined &&
    last.body.length === 0 &&
    !last.isClosed &&
    isPlace(head.text) &&
    readFields(last.heads.map(({ text }) => text)).fields.location === undefined;
  if (isWhere) return void last.heads.push(head);
  const opens = !last || last.isClosed || last.body.length > 0 || clashes || (isTrailing && !isTitleDue);
  const job = opens ? newJob(jobs) : last;
  job.heads.push(head);
  if (head.period) job.period = head.period;
}

function kindsOf(job: Job): Set<string> {
  const kinds = new Set(job.heads.flatMap((head) => [...kindsOfHead(head)]));
  for (const key of Object.keys(job.fields)) kinds.add(key);
  if (job.period) kinds.add("period");
  return kinds;
}

function kindsOfHead({ text, period }: HeadLine): Set<string> {
  const fields = readFields([text]);
  return new Set([
    ...(fields.isSureTitle ? ["position"] : []),
    ...(fields.isSureName ? ["name"] : []),
    ...(period ? ["period"] : []),
  ]);
}

function toWork(job: Job): Work {
  const { fields, rest } = readFields(job.heads.map(({ text }) => text));
  const merged: Fields = { ...fields, ...job.fields };
  const displaced = (["position", "name", "location"] as const).flatMap((key) =>
    job.fields[key] !== undefined && fields[key] !== undefined && fields[key] !== job.fields[key]
      ? [fields[key]]
      : [],
  );
  const notes = job.heads.flatMap(({ note }) => note ?? []);
  const body = [
    ...notes.map((text) => ({ text, isBullet: false })),
    ...[...displaced, ...rest].map((text) => ({ text, isBullet: true })),
    ...job.body,
  ];
  const [first, ...others] = body;
  const isSummary =
    first !== undefined &&
    !first.isBullet &&
    first.text.length <= 1000 &&
    others.some(({ isBullet }) => isBullet);
  const highlights = (isSummary ? others : body).flatMap(({ text }) => fit(text, 1000));
  return {
    ...merged,
    ...(job.period?.start !== undefined && { startDate: job.period.start }),
    ...(job.period?.end !== undefined && { endDate: job.period.end }),
    ...(isSummary && { summary: first.text }),
    highlights,
  };
}

function onlyRange(text: string): Period | undefined {
  const range = mainRange(text);
  return range && /^[\s()[\],.]*$/.test(text.slice(0, range.index) + text.slice(range.index + range.length))
    ? { start: range.start, end: range.end }
    : undefined;
}

function tidyRest(text: string, range: { index: number; length: number }): string {
  const left = `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}`;
  return tidy(
    left
      .replace(/\(\s*\)|\[\s*\]/g, " ")
      .replace(/(?:\b(?:date|duration|period|from|between)\s*:?\s*)(?=[|\s]*$)/i, "")
      .replace(/^[\s,:;|–—-]+|(?:[\s,:;(|–—-]|\s[.](?=\s|$))+$/g, "")
      .replace(/(?<!\b(?:Ltd|Nig|Co|Inc|Plc|St|Asst|Mgr|Rep|etc))\.$/i, ""),
  );
}

/** A head line's words without its period, cells kept apart; "SAFE GUARDS LTD 2015-2022 GUARD" has a cell on each side of it. */
function cells(text: string): string {
  const line = text.replaceAll("\t", " | ");
  const range = mainRange(line);
  if (!range) return tidy(line);
  const [before, after] = [line.slice(0, range.index), line.slice(range.index + range.length)];
  const isBetween = /[\p{L})]\s*$/u.test(before) && /^\s*\p{L}{2}/u.test(after);
  return isBetween ? `${tidy(before)} | ${tidy(after)}` : tidyRest(line, range);
}

function plain(text: string): string {
  return tidy(text.replaceAll("\t", " "));
}

/** "Company: X  Date: 2019" in one row is two labelled lines. */
function splitLabels(line: ResumeLine): ResumeLine[] {
  const parts = line.text.split("\t");
  return parts.length > 1 && !line.isBullet && parts.every((part) => readWorkLabel(part))
    ? parts.map((text) => ({ ...line, text }))
    : [line];
}

/** A table row with a cell for the duties: "Ever Stores | Clerk | 2016 – 2019 | Posted sales of 6 shops." */
function splitRow(line: ResumeLine): ResumeLine[] {
  const row = line.text.split("\t");
  if (line.isBullet || row.length < 3 || mainRange(line.text) === undefined) return [line];
  const isDuty = (cell: string) =>
    cell.split(" ").length > 2 &&
    mainRange(cell)?.start === undefined &&
    (cell.length > 60 || startsWithVerb(cell)) &&
    !endsAsTitle(firstPart(cell));
  const heads = row.filter((cell) => !isDuty(cell));
  if (heads.length === row.length || heads.length < 2) return [line];
  return [
    { ...line, text: heads.join("\t"), isAfterBlank: true },
    ...row
      .filter(isDuty)
      .flatMap(sentencesOf)
      .map((text) => ({ text, isBullet: true, isAfterBlank: false })),
  ];
}

/** "Teller, Zenith Bank (2019 – 2020). Served 80 customers a day." is a head line and a sentence. */
function splitHead(line: ResumeLine): ResumeLine[] {
  const range = mainRange(line.text);
  if (!range?.start) return [line];
  const end = range.index + range.length;
  const after = /^\s*[)\]]?\s*[.:;–-]\s+(?=\p{Lu}.{15})/u.exec(line.text.slice(end));
  const before = tidyRest(line.text.slice(0, end), range);
  if (
    !after ||
    !(isTitle(before) || isOrganisation(before)) ||
    before.length > 140 ||
    isTitle(firstPart(line.text.slice(end + after[0].length)))
  )
    return [line];
  return [
    { ...line, text: line.text.slice(0, end).replace(/\(\s*(?=[^)]*$)/, "") },
    { text: line.text.slice(end + after[0].length), isBullet: true, isAfterBlank: false },
  ];
}
