import type { Period } from "../dates";
import type { Education, OLevel } from "../profile.schema";
import { isScoreOnly, isTown, kindOfPart, splitColon, splitParts, unwrap } from "./course-parts";
import { isSchoolCertificate, namesItsSubject, splitDegree } from "./degree";
import { EDUCATION_FORM } from "./entry-forms";
import { addExam, readExam, withoutRange } from "./exam-lines";
import { mainRange } from "./head-shapes";
import { PERIOD_LABEL } from "./job-words";
import { isPlace } from "./line-kinds";
import type { ResumeLine } from "./resume-lines";
import { isTableHead } from "./resume-sections";
import { readLabel } from "./slots";
import { fit, tidy } from "./text-lines";

type Fields = Omit<Education, "highlights">;
type Course = { fields: Fields; highlights: string[]; lastKey?: keyof Fields; isFirstDated: boolean };
/** Schools and courses, and the O-level results that stood among them. */
export type ReadEducation = { education: Education[]; oLevels: OLevel[] };

/** Reads schools and courses from the lines of a section, in whichever order their parts stand. Nothing is lost. */
export function readCourses(lines: ResumeLine[]): ReadEducation {
  const courses: Course[] = [];
  const oLevels: OLevel[] = [];
  for (const line of lines.flatMap(splitSentences)) {
    if (!line.isBullet && isTableHead(line.text)) continue;
    const results = readExam(line.text, courses.at(-1)?.fields.studyType);
    if (results) addExam(oLevels, results);
    else addLine(courses, line);
  }
  return { education: courses.map(({ fields, highlights }) => ({ ...fields, highlights })), oLevels };
}

/** "ND Marketing, 2016. SSCE, 2012" on one line is two courses. */
function splitSentences(line: ResumeLine): ResumeLine[] {
  return line.text.split(/(?<=\b(?:19|20)\d{2}\)?)[.;]\s+(?=\p{Lu})/u).map((text) => ({ ...line, text }));
}

function addLine(courses: Course[], line: ResumeLine): void {
  const text = line.text
    .replace(
      /^i (?:hold|have|obtained|got|earned|received|completed|finished|studied) (?:an? |my |the )?/i,
      "",
    )
    .replace(/,? (?:which )?i (?:finished|completed|obtained) (?:it )?in (?=(?:19|20)\d{2})/i, ", ")
    .replaceAll("\t", " | ")
    .replace(/^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)/i, "");
  const label = line.isBullet ? undefined : readEducationLabel(text);
  if (label?.key === "studyType") return putDegree(courses, label.value);
  if (label?.key === "institution") return putSchool(courses, label.value);
  if (label) return put(courses, label.key, label.value, label.period);
  const range = mainRange(text);
  const words = range ? withoutRange(text, range) : tidy(text);
  const parts = splitParts(words);
  const kinds = parts.map(kindOfPart);
  const isKnown = kinds.some((kind) => kind !== undefined);
  const isNamed =
    /^\p{L}[\p{L}\s]{3,40}:\s/u.test(words) && !isScoreOnly(words) && splitColon(words).length === 1;
  const isProse =
    words.length > 180 ||
    isNamed ||
    (line.isBullet && !kinds.some((kind) => kind === "studyType" || kind === "institution"));
  if ((isProse || (!isKnown && line.isBullet)) && !range?.start) {
    if (isScoreOnly(words) && courses.length > 0) return put(courses, "score", words);
    const owner = courses.at(-1) ?? newCourse(courses, false);
    owner.highlights.push(...fit(text, 1000));
    return;
  }
  openIfNeeded(courses, kinds, range, line);
  if (range) put(courses, "period", "", range);
  parts.forEach((part, index) => {
    const kind = kinds[index];
    if (/^\(?(?:in[- ]view|in progress|on-?going)\)?$/i.test(part)) put(courses, "score", unwrap(part));
    else if (kind === "studyType") putDegree(courses, unwrap(part));
    else if (kind) put(courses, kind, unwrap(part));
    else putUnknown(courses, part, index > 0);
  });
}

/** One line's parts belong to one course: if any is taken already, or the line after a gap names a new school, a new course begins. */
function openIfNeeded(
  courses: Course[],
  kinds: (keyof Fields | undefined)[],
  range: Period | undefined,
  line: ResumeLine,
): void {
  const last = courses.at(-1);
  if (!last) return void newCourse(courses, range !== undefined);
  const { fields } = last;
  const isTaken = kinds.some(
    (kind) => (kind === "institution" || kind === "studyType") && fields[kind] !== undefined,
  );
  const isDated = range !== undefined && (fields.startDate !== undefined || fields.endDate !== undefined);
  const isNewBlock =
    line.isAfterBlank &&
    kinds.some((kind) => kind === "institution" || kind === "studyType") &&
    last.highlights.length > 0;
  // Dates at the head of each line: the next dated line is the next course.
  if (isTaken || isDated || isNewBlock) newCourse(courses, range !== undefined);
}

function newCourse(courses: Course[], isFirstDated: boolean): Course {
  const course: Course = { fields: {}, highlights: [], isFirstDated };
  courses.push(course);
  return course;
}

function put(courses: Course[], key: keyof Fields | "period", value: string, period?: Period): void {
  let course = courses.at(-1) ?? newCourse(courses, false);
  const { fields } = course;
  if (key === "period") {
    if (fields.startDate !== undefined || fields.endDate !== undefined) course = newCourse(courses, true);
    if (period?.start !== undefined) course.fields.startDate = period.start;
    if (period?.end !== undefined) course.fields.endDate = period.end;
    return;
  }
  const isOpener = key === "institution" || key === "studyType";
  if (fields[key] !== undefined && isOpener) course = newCourse(courses, false);
  const isNextPlace = key === "location" && course.lastKey === "location";
  course.lastKey = key;
  const had = course.fields[key];
  if (value.length > 200) course.highlights.push(...fit(value, 1000));
  else if (had === undefined) Object.assign(course.fields, { [key]: value });
  else if (isNextPlace && had.length + value.length < 190) course.fields.location = `${had}, ${value}`;
  else if (key === "score" && had.length + value.length < 190)
    Object.assign(course.fields, { score: `${had}, ${value}` });
  else course.highlights.push(value);
}

function putDegree(courses: Course[], part: string): void {
  const last = courses.at(-1)?.fields;
  // "Bachelor of Technology - BTech, Computer Science": the same degree twice.
  if (last?.studyType !== undefined && last.area === undefined && isShortFor(part, last.studyType))
    return void (last.studyType = `${last.studyType} (${part})`);
  const degree = splitDegree(part) ?? reversedDegree(part) ?? { studyType: part };
  // "MBA (Executive)", "Trade Test 1, 2 and 3"
  const isMode = /^(?:\([^()]+\)$|\d|[IVX]+\b)/.test(degree.area ?? "");
  const isScore = isMode && isScoreOnly(unwrap(degree.area ?? ""));
  put(courses, "studyType", isMode && !isScore ? part : degree.studyType);
  if (isScore) put(courses, "score", unwrap(degree.area ?? ""));
  if (degree.area !== undefined && !isMode) put(courses, "area", degree.area);
}

/** "School: Petroleum Training Institute, Effurun" */
function putSchool(courses: Course[], value: string): void {
  const [, school = "", town = ""] = /^(.+?),\s+([^,]+)$/.exec(value) ?? [];
  const isApart = school !== "" && (isTown(town) || isPlace(town));
  put(courses, "institution", isApart ? school : value);
  if (isApart) put(courses, "location", town);
}

function isShortFor(short: string, long: string): boolean {
  const letters = short.replace(/[^\p{L}]/gu, "").toLowerCase();
  const [first = "", ...words] = long.toLowerCase().split(/\s+(?:of\s+)?/);
  const last = words.at(-1) ?? "";
  return (
    letters.length <= 6 &&
    last !== "" &&
    letters[0] === first[0] &&
    letters.length >= 2 &&
    last.startsWith(letters.slice(1, 3))
  );
}

/** "Accounting (B.Sc.)" */
function reversedDegree(part: string): { studyType: string; area: string } | undefined {
  const [, area = "", studyType = ""] = /^(.+?)\s*\(([^()]+)\)$/.exec(part) ?? [];
  const degree = studyType === "" ? undefined : splitDegree(studyType);
  return degree && degree.area === undefined ? { studyType, area } : undefined;
}

function putUnknown(courses: Course[], part: string, isAfterOther: boolean): void {
  const course = courses.at(-1) ?? newCourse(courses, false);
  const { fields, lastKey } = course;
  if (part.length > 200) course.highlights.push(...fit(part, 1000));
  else if (
    fields.studyType !== undefined &&
    fields.area === undefined &&
    /^[A-Z]{2,5}$/.test(part) &&
    isShortFor(part, fields.studyType)
  )
    fields.studyType = `${fields.studyType} (${part})`;
  else if (isAfterOther && lastKey === "institution" && fields.location === undefined && isTown(part))
    put(courses, "location", part);
  else if (
    fields.area === undefined &&
    fields.studyType !== undefined &&
    !(lastKey === "institution" && isAfterOther && namesItsSubject(fields.studyType)) &&
    !isSchoolCertificate(fields.studyType)
  )
    put(courses, "area", unwrap(part).replace(/^in\s+/i, ""));
  else if (
    isAfterOther &&
    lastKey === "area" &&
    fields.area !== undefined &&
    fields.area.length + part.length < 190
  )
    fields.area = `${fields.area}, ${part}`;
  else if (
    isAfterOther &&
    lastKey === "institution" &&
    fields.institution !== undefined &&
    fields.institution.length + part.length < 190
  )
    fields.institution = `${fields.institution}, ${part}`;
  else if (
    fields.area === undefined &&
    fields.institution !== undefined &&
    fields.studyType === undefined &&
    part.split(" ").length <= 6
  )
    put(courses, "area", part);
  else course.highlights.push(part);
}

function readEducationLabel(
  text: string,
): { key: keyof Fields | "period"; value: string; period?: Period } | undefined {
  const period = PERIOD_LABEL.exec(text)?.[1];
  const range = period === undefined ? undefined : mainRange(period);
  if (period !== undefined && range && range.length >= period.trim().length - 2)
    return { key: "period", value: "", period: range };
  if (/^c?\.?gpa\b/i.test(text) && text.length < 60) return { key: "score", value: tidy(text) };
  const label = text.includes("|")
    ? undefined
    : readLabel(
        EDUCATION_FORM,
        text.replace(
          /^(?:course|degree|qualification|certificate|name of (?:school|institution))(?: (?:studied|obtained|in view))?\s*:/i,
          (name) => `${name.replace(/ (?:studied|obtained|in view)|name of /gi, "")}`,
        ),
      );
  if (!label || mainRange(label.value)) return undefined;
  return { key: label.slot.key, value: tidy(label.value) };
}
