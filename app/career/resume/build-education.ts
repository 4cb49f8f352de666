import { findPeriods } from "../dates";
import type { Education } from "../profile.schema";
import { standingOf } from "../profile/standing";
import { isStanding } from "./standing";
import { mergeStrays } from "./entry-joins";
import { datesOf, linesOf, paragraphOf, paragraphsOf, value } from "./entry-values";
import { isDegree, splitDegree, startsWithDegree, startsWithTradePaper } from "./degrees";
import { normalizeValue, type Draft } from "./draft";
import { readPapers } from "./build-papers";
import type { DocumentText } from "./document-text";
import { entriesOf } from "./entries";
import { isGrade } from "./grades";
import { isStudyMode } from "./paper-words";
import { isSchool, partPapers, partStudies } from "./row-kinds";
import { withoutService } from "./service-lines";
import { withSameSchools, withSchoolsOver } from "./shared-schools";
import { withoutOtherLevels } from "./study-heads";
import { withThesesAsLines } from "./thesis-lines";
import { type Entry, isBehind } from "./entry";
import { schoolGrammar } from "./grammars";
import type { Field } from "./field";
import { withoutTools } from "./tool-lists";
import { foldText } from "../nlp/fold";
import { headingSection } from "./headings";
import { NO_SUBJECT, schoolName as SCHOOL_NAME } from "./vocabulary/school-levels";
import { postNominals } from "./vocabulary/vocabulary";

/** Reads studies. Lines of papers among them are read as such, and those of the year of service. */
export function readEducation(draft: Draft, document: DocumentText, fields: readonly Field[]): void {
  const own = withThesesAsLines(document, withoutService(draft, document, fields));
  const { studies, papers } = partPapers(document, own);
  readPapers(draft, document, papers);
  readStudies(draft, studies);
}

/** Reads certificates, licences, courses and memberships. Lines of studies among them are read as such. */
export function readCertificates(draft: Draft, document: DocumentText, fields: readonly Field[]): void {
  const own = withoutTools(draft, document, withoutService(draft, document, fields));
  const { studies, papers } = partStudies(document, own);
  readStudies(draft, studies.map(asStudy));
  readPapers(draft, document, papers);
}

/** What a field of a list of papers is where it tells of studies. What the words say is sure, whatever it was taken for. */
function asStudy(field: Field): Field {
  const label = isGrade(field.text)
    ? "grade"
    : startsWithDegree(field.text)
      ? "degree"
      : isSchool(field.text) && field.label !== "degree"
        ? "school"
        : undefined;
  if (label === undefined) return field;
  return { ...field, label, probability: (...labels) => Math.max(0.9, field.probability(...labels)) };
}

function readStudies(draft: Draft, fields: readonly Field[]): void {
  const all = fields.flatMap(withModeApart).flatMap(withGradeApart);
  const modes = all.filter(({ text, label }) => label !== "heading" && isStudyMode(text));
  const { entries } = entriesOf(
    all.filter((field) => !modes.includes(field)).map((field) => withoutLead(draft, field)),
    schoolGrammar,
  );
  for (const mode of modes)
    entries.find((entry) => paragraphsOf(entry).includes(mode.paragraph))?.lines.unshift(mode);
  const whole = mergeStrays(withSchoolsOver(draft, withSameSchools(draft, entries)), ["school", "degree"]);
  placeStudies(draft, withoutOtherLevels(whole));
}

/** Places the entries of studies in the profile, what is a paper among the certificates. */
export function placeStudies(draft: Draft, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (readMembership(draft, entry) || readPaper(draft, entry)) continue;
    const path = `education.${draft.profile.education.length}`;
    const education = draft.attempt(() => educationOf(draft, entry, path));
    if (education) draft.profile.education.push(withSame(draft, education, paragraphOf(entry)));
  }
}

/** "University of Lagos (part-time)": how somebody studies is no part of the name, and the rest is plainly that of a school. */
function withModeApart(field: Field): Field[] {
  const [whole = "", mode = ""] = /\s*\(([^()]{4,20})\)$/u.exec(field.text) ?? [];
  const name = field.text.slice(0, -whole.length);
  if (whole === "" || field.label !== "school" || !isStudyMode(mode) || !SCHOOL_NAME.test(name))
    return [field];
  const probability: Field["probability"] = (...labels) =>
    labels.includes("school") ? Math.max(0.85, field.probability(...labels)) : field.probability(...labels);
  return [
    { ...field, text: name, probability },
    { ...field, label: "other", text: mode },
  ];
}

/** "B.Sc. Psychology 2:1 University of Jos": a class in figures right before the school is none of its name. */
function withGradeApart(field: Field): Field[] {
  const [lead = "", grade = ""] = /^(\d[:.]\d)\s+(?=\p{Lu})/u.exec(field.text) ?? [];
  if (lead === "" || field.label !== "school" || !isGrade(grade)) return [field];
  return [
    { ...field, label: "grade", text: grade, probability: () => 1 },
    { ...field, text: field.text.slice(lead.length) },
  ];
}

/** "I have OND in Hospitality": what leads to a degree is no part of it. */
function withoutLead(draft: Draft, field: Field): Field {
  const lead = field.label === "degree" ? (studyLead.exec(field.text)?.[0] ?? "") : "";
  if (lead === "" || !startsWithDegree(field.text.slice(lead.length))) return field;
  draft.useRewritten(field.paragraph, lead);
  return { ...field, text: field.text.slice(lead.length) };
}

const studyLead =
  /^i (?:have|had|got|get|hold|did|do|obtained|finished|finish|read|studied)(?: (?:an?|my|the))? /iu;

/** "OND, same course and school": as the study before it. */
function withSame(draft: Draft, education: Education, paragraph: number): Education {
  const last = draft.profile.education.at(-1);
  const written = education.institution ?? "";
  if (!last?.institution || !/^(?:the )?same\b/i.test(written)) return education;
  const isOfSameCourse =
    /\bcourse\b/i.test(written) && education.area === undefined && last.area !== undefined;
  draft.useRewritten(paragraph, written);
  return { ...education, institution: last.institution, ...(isOfSameCourse && { area: last.area }) };
}

/** "ICAN – Associate Chartered Accountant (ACA), 2018" among the schools: what a professional body makes of its members is no degree. */
function readMembership(draft: Draft, entry: Entry): boolean {
  const written = entry.slots.get("degree")?.text ?? "";
  const degree = foldText(written);
  const isGrade =
    postNominals.has(degree) ||
    /^(?:(?:associate|graduate|student) member|associate chartered|fellow|member)\b/.test(degree);
  const isStudy = !/^associate chartered\b/.test(degree) && (isDegree(written) || startsWithDegree(written));
  if (!isGrade || isStudy || startsWithTradePaper(written)) return false;
  const path = `certificates.${draft.profile.certificates.length}`;
  const name = value(draft, entry, "degree", `${path}.name`, "line");
  if (!name) return false;
  const issuer = value(draft, entry, "school", `${path}.issuer`, "line");
  const date = datesOf(draft, entry, path).endDate;
  draft.profile.certificates.push({
    name,
    ...(issuer && { issuer }),
    ...(date && date !== "present" && { date }),
  });
  return true;
}

/** "6G Pipe Welding Qualification, Nigerian Institute of Welding, 2020" among the schools: a paper that is no degree is a certificate. */
function readPaper(draft: Draft, entry: Entry): boolean {
  const paper = entry.slots.get("degree");
  const body = entry.slots.get("school");
  if (!paper || entry.slots.has("grade") || entry.slots.has("area") || entry.lines.length > 0) return false;
  if (paper.field.probability("item") < 0.7 || startsWithDegree(paper.text)) return false;
  if (body && isSchool(body.text)) return false;
  const path = `certificates.${draft.profile.certificates.length}`;
  const name = draft.placeField(paper.field, paper.text, paper.field.probability("item", "degree"), {
    path: `${path}.name`,
    kind: "line",
  });
  if (!name) return false;
  const issuer = value(draft, entry, "school", `${path}.issuer`, "line");
  const ownWords = value(draft, entry, "standing", `${path}.standing`, "line");
  const standing = ownWords === undefined ? undefined : standingOf(ownWords);
  const date = datesOf(draft, entry, path).endDate;
  draft.profile.certificates.push({
    name,
    ...(issuer && { issuer }),
    ...(date && date !== "present" && { date }),
    ...(standing && { standing }),
    ...(ownWords !== undefined && { status: ownWords.slice(0, 100).trim() }),
  });
  return true;
}

/** "but i no like the place": a sentence about oneself that tells no standing. */
/** "sandwich programme", "study leave": how somebody studied, and no standing. */
const isModeAlone = (words: string) =>
  standingOf(words) === undefined &&
  /^(?:on )?(?:sandwich|study leave|distance|evening|weekend|correspondence)(?!\p{L})/iu.test(words);
const isNoStanding = (words: string) =>
  /^(?:(?:but|and|then)\s+)*(?:i|we|my|no)\s+(?!(?:am|dey|still|now)(?!\p{L}))/iu.test(words) &&
  standingOf(words) === undefined &&
  !isStanding(words);

// A date beside a school or a degree is hardly anything else.
const yearAmongStudies = 0.75;

function educationOf(draft: Draft, entry: Entry, path: string): Education | undefined {
  const school = value(draft, entry, "school", `${path}.institution`, "school");
  const degree = entry.slots.get("degree");
  const area = value(draft, entry, "area", `${path}.area`, "school");
  const written = value(draft, entry, "degree", `${path}.studyType`, "school");
  const [plain, mode] = partMode(written ?? "");
  const [studied, added] = plain !== "" && degree ? partStanding(plain) : [];
  const parts = studied ? (isQualification(studied) ? { studyType: studied } : splitDegree(studied)) : {};
  const joins = /\s(?:in|en)\s/iu.exec(studied ?? "")?.[0];
  if (degree && joins !== undefined && parts.area !== undefined)
    draft.useRewritten(degree.field.paragraph, joins);
  const standingWords = value(draft, entry, "standing", `${path}.standing`, "line");
  // "i get" stands before credits and says nothing of how a study stands; what else somebody tells of it is a line.
  const isCredits = /^i (?:get|got|have|had|made)$/iu.test(standingWords ?? "");
  const isSentence = !isCredits && (isNoStanding(standingWords ?? "") || isModeAlone(standingWords ?? ""));
  const ownWords = isCredits || isSentence ? undefined : standingWords;
  if (standingWords !== undefined && ownWords === undefined)
    draft.useRewritten(paragraphOf(entry), standingWords);
  const graded = value(draft, entry, "grade", `${path}.score`, "line");
  const location = value(draft, entry, "place", `${path}.location`, "line");
  const found = datesOf(draft, entry, path, yearAmongStudies);
  const highlights = [mode, isSentence ? standingWords : undefined].filter((one) => one !== undefined);
  highlights.push(...linesOf(draft, entry.lines, path));
  const score = graded ?? scoreAmong(draft, entry, highlights);
  const studyArea = [parts.area, area].filter(
    (one) => one !== undefined && one !== "" && !NO_SUBJECT.test(one) && headingSection(one) !== "oLevels",
  );
  const stated = [ownWords, added, score, written, ...highlights].find(
    (text) => text !== undefined && standingOf(text) !== undefined,
  );
  const standing =
    stated !== undefined
      ? standingOf(stated)
      : ownWords !== undefined || found.endDate === "present"
        ? ("in_progress" as const)
        : undefined;
  const dates = isBegun(standing, entry) ? { startDate: found.endDate, ...expectedEnd(ownWords) } : found;
  const standingText = [added, ownWords].filter((words) => words !== undefined).join(", ") || stated;
  const education: Education = {
    ...(parts.studyType && { studyType: normalizeValue(parts.studyType) }),
    ...(studyArea.length > 0 && { area: normalizeValue(studyArea.join(", ")) }),
    ...(school && { institution: school }),
    ...(location && { location }),
    ...(score && { score }),
    ...(standing && { standing }),
    ...(standingText !== undefined && standingText.length <= 200 && { standingText }),
    ...(dates.startDate || dates.endDate ? dates : statedEnd(ownWords, standing)),
    highlights,
  };
  // "(because of ASUU strike)": words alone, without a school, a degree or a time.
  const isNamed =
    education.studyType !== undefined ||
    (education.area !== undefined && (dates.startDate ?? dates.endDate) !== undefined);
  if (!school && !isNamed && highlights.length === 0) return undefined;
  if (!school)
    draft.doubt("school", paragraphOf(entry), `Which school gave “${written ?? area ?? "this"}”?`, {
      path: `${path}.institution`,
    });
  return education;
}

/** "Final grade: 4.12 / 5.00 (Second Class Upper) | Thesis: …" among the lines of a study: the grade, taken out of them. */
function scoreAmong(draft: Draft, entry: Entry, lines: string[]): string | undefined {
  const at = lines.findIndex((line) => GRADED.test(line));
  const { label = "", score, rest } = GRADED.exec(lines[at] ?? "")?.groups ?? {};
  if (score === undefined || score.length > 100) return undefined;
  lines.splice(at, 1, ...(rest === undefined ? [] : [rest]));
  draft.useRewritten(paragraphOf(entry), label);
  return normalizeValue(score);
}
const GRADED =
  /^(?<label>final grade|grade|class(?: of degree)?|c?gpa|result)\s*:\s*(?<score>[^|;]{2,100}?)\s*(?:[|;]\s*(?<rest>\S.*))?$/iu;

/** "Registered Nurse (RN)", "Certificate in Computing": a qualification by its first word, and no subject. */
function isQualification(written: string): boolean {
  return (
    !startsWithDegree(written) &&
    /^(?:registered|certified|chartered|licen[cs]ed|certificate|certification|diploma)\b/i.test(written)
  );
}

/**
 * The one date of studies that did not end is when they began: "2025 – in view", "2021 (deferred)". Of studies in view or given up it may be their end,
 * unless a dash leads on from it.
 */
function isBegun(standing: Education["standing"], { dates: [first, second], period, slots }: Entry): boolean {
  const isOne = period.start === undefined && period.end !== undefined && period.end !== "present";
  if (!first || second || !isOne || standing === undefined || standing === "completed") return false;
  if (/^(?:until|till|to)/i.test(first.text)) return false;
  const words = slots.get("standing")?.field;
  // "2022, not completed" may be when it ended.
  const isAmbiguous = standing === "in_view" || standing === "discontinued";
  if (!isAmbiguous) return !/expect|anticipat|finish|graduat/i.test(words?.text ?? "");
  return words?.segments[0]?.before === "dash" && isBehind(first, words);
}

/** "HND Hospitality Management (part time)": how it was studied is no part of the degree. */
function partMode(written: string): [string, string?] {
  const [, degree = "", early = "", area = ""] =
    /^(\S+) ((?:part|full)[- ]time|sandwich|evening|weekend) (?=\p{L})(.+)$/iu.exec(written) ?? [];
  if (startsWithDegree(degree)) return [`${degree} ${area}`, early];
  const [, plain = written, inside, behind] =
    /^(.+?)(?:\s*\(([^()]{4,20})\)|,\s*([^,()]{4,20}))$/u.exec(written) ?? [];
  const mode = inside ?? behind;
  return mode !== undefined && isStudyMode(mode) ? [plain, mode] : [written];
}

/** "HND in view" → "HND" and "in view". */
function partStanding(written: string): [string, string?] {
  const words = written.split(" ");
  const at = words.findIndex((_, place) => place > 0 && isStanding(words.slice(place).join(" ")));
  return at < 0 ? [written] : [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}

/** "I stop for SS2 2011" says when the studies ended, "expected 2027" when they are to. */
function statedEnd(ownWords: string | undefined, standing: Education["standing"]): { endDate?: string } {
  const end = standing === "discontinued" ? findPeriods(ownWords ?? "")[0]?.end : undefined;
  return end !== undefined && end !== "present" ? { endDate: end } : expectedEnd(ownWords);
}

/** "Expected 2027" is when the studies are to end. */
function expectedEnd(ownWords: string | undefined): { endDate?: string } {
  const end =
    ownWords !== undefined && /expect|anticipat|view|graduat|prévu|previst/i.test(ownWords)
      ? findPeriods(ownWords)[0]?.end
      : undefined;
  return end !== undefined && end !== "present" ? { endDate: end } : {};
}
