import { findPeriods } from "../dates";
import type { Education } from "../profile.schema";
import { standingOf } from "../profile/standing";
import { isStanding } from "./standing";
import { datesOf, linesOf, mergeStrays, paragraphOf, value } from "./build";
import { splitDegree, startsWithDegree, startsWithTradePaper } from "./degrees";
import { normalizeValue, type Draft } from "./draft";
import { entriesOf } from "./entries";
import type { Entry } from "./entry";
import { schoolGrammar } from "./grammars";
import { groupByParagraph, type Field } from "./fields";
import { foldText } from "../nlp/fold";
import { postNominals, schools } from "./vocabulary/vocabulary";

export function readEducation(draft: Draft, fields: readonly Field[]): Field[] {
  const studies = withoutService(draft, fields);
  const { entries, before } = entriesOf(studies, schoolGrammar);
  for (const entry of mergeStrays(entries, ["school", "degree"])) {
    if (readMembership(draft, entry) || readPaper(draft, entry)) continue;
    const path = `education.${draft.profile.education.length}`;
    const education = draft.attempt(() => educationOf(draft, entry, path));
    if (education) draft.profile.education.push(withSame(draft, education, paragraphOf(entry)));
  }
  return before;
}

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
  const isDegree = !/^associate chartered\b/.test(degree) && startsWithDegree(written);
  if (!isGrade || isDegree || startsWithTradePaper(written)) return false;
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

function isSchool(text: string): boolean {
  return foldText(text)
    .split(/[\s,()]+/)
    .some((word) => schools.has(word) && word !== "institute");
}

/** "NYSC 2012" or "NYSC – Oyigbo Grammar School (2013/2014)" between two schools is the year of service. The fields of all other lines. */
function withoutService(draft: Draft, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([paragraph, here]): Field[] => {
    const [first, ...rest] = here;
    const period = rest.find(({ label }) => label === "dates")?.segments[0]?.period;
    const isService =
      first !== undefined &&
      /^n\.?y\.?s\.?c\.?$/i.test(first.text) &&
      rest.every(({ label }) => served.has(label)) &&
      rest.filter(({ label }) => label !== "dates" && label !== "place").length <= 1;
    if (!isService) return here;
    const nysc = (draft.profile.nysc ??= { highlights: [] });
    const post = rest.find(({ label }) => label !== "dates" && label !== "place");
    const town = rest.find(({ label }) => label === "place");
    if (post && !nysc.ppa) nysc.ppa = normalizeValue(post.text);
    if (town && !nysc.state) nysc.state = normalizeValue(town.text);
    if (period?.start && !nysc.startDate) nysc.startDate = period.start;
    if (period?.end && !nysc.endDate) nysc.endDate = period.end;
    for (const { text } of here) draft.useRewritten(paragraph, text);
    draft.fact("nysc.endDate", paragraph, 1);
    return [];
  });
}

// What stands behind "NYSC": where it was served, and when.
const served: ReadonlySet<string> = new Set(["dates", "place", "school", "employer", "issuer"]);

function educationOf(draft: Draft, entry: Entry, path: string): Education | undefined {
  const school = value(draft, entry, "school", `${path}.institution`, "school");
  const degree = entry.slots.get("degree");
  const area = value(draft, entry, "area", `${path}.area`, "school");
  const written = value(draft, entry, "degree", `${path}.studyType`, "school");
  const [studied, added] = written && degree ? partStanding(written) : [];
  const parts = studied ? (isQualification(studied) ? { studyType: studied } : splitDegree(studied)) : {};
  const joins = /\s(?:in|en)\s/iu.exec(studied ?? "")?.[0];
  if (degree && joins !== undefined && parts.area !== undefined)
    draft.useRewritten(degree.field.paragraph, joins);
  const ownWords = value(draft, entry, "standing", `${path}.standing`, "line");
  const score = value(draft, entry, "grade", `${path}.score`, "line");
  const location = value(draft, entry, "place", `${path}.location`, "line");
  const dates = datesOf(draft, entry, path);
  const highlights = linesOf(draft, entry.lines, path);
  const studyArea = [parts.area, area].filter((one) => one !== undefined && one !== "");
  const stated = [ownWords, added, score, written, ...highlights].find(
    (text) => text !== undefined && standingOf(text) !== undefined,
  );
  const standing =
    stated !== undefined
      ? standingOf(stated)
      : ownWords !== undefined || dates.endDate === "present"
        ? ("in_progress" as const)
        : undefined;
  const standingText = [added, ownWords].filter((words) => words !== undefined).join(", ") || stated;
  const education: Education = {
    ...(parts.studyType && { studyType: normalizeValue(parts.studyType) }),
    ...(studyArea.length > 0 && { area: normalizeValue(studyArea.join(", ")) }),
    ...(school && { institution: school }),
    ...(location && { location }),
    ...(score && { score }),
    ...(standing && { standing }),
    ...(standingText !== undefined && standingText.length <= 200 && { standingText }),
    ...(dates.startDate || dates.endDate ? dates : expectedEnd(ownWords)),
    highlights,
  };
  if (!school && !education.studyType && !education.area && highlights.length === 0) return undefined;
  if (!school)
    draft.doubt("school", paragraphOf(entry), `Which school gave “${written ?? area ?? "this"}”?`, {
      path: `${path}.institution`,
    });
  return education;
}

/** "Registered Nurse (RN)", "Certificate in Computing": a qualification by its first word, and no subject. */
function isQualification(written: string): boolean {
  return (
    !startsWithDegree(written) &&
    /^(?:registered|certified|chartered|licen[cs]ed|certificate|certification|diploma)\b/i.test(written)
  );
}

/** "HND in view" → "HND" and "in view". */
function partStanding(written: string): [string, string?] {
  const words = written.split(" ");
  const at = words.findIndex((_, place) => place > 0 && isStanding(words.slice(place).join(" ")));
  return at < 0 ? [written] : [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}

/** "Expected 2027" is when the studies are to end. */
function expectedEnd(ownWords: string | undefined): { endDate?: string } {
  const end =
    ownWords !== undefined && /expect|anticipat|view|graduat|prévu|previst/i.test(ownWords)
      ? findPeriods(ownWords)[0]?.end
      : undefined;
  return end !== undefined && end !== "present" ? { endDate: end } : {};
}
