import { degreesIn } from "../job-advert/named-degrees";
import { contentStems } from "../nlp/stem";
import { splitDegree } from "../profile/degree";
import { standingOf } from "../profile/standing";
import { isGenericSchool } from "../resume/schools";
import { isBlank, type Education, type Profile } from "../profile.schema";
import { calmName } from "../writer/casing";
import type { PlannedCredits, PlannedStudy } from "./letter-plan";

const MAX_STUDIES = 3;

/**
 * The studies that a letter names: those `asked` for (places in the list) first, then finished ones, the latest first;
 * without one of either, the latest with its standing, then, without a certificate, the school itself.
 */
export function findStudies(
  { education, certificates }: Profile,
  today: string,
  { asked = [], isClassAsked = false }: { asked?: number[]; isClassAsked?: boolean } = {},
): PlannedStudy[] {
  const listed = education
    .map((study, at) => ({ study, at, state: stateOf(study, today) }))
    .filter(({ study, at }) => !isRepeated(study, at, education))
    .filter(({ study, at }) => isTelling(study) || ((study.studyType ?? study.area) && asked.includes(at)))
    .sort(
      (a, b) =>
        rankOf(b.study) - rankOf(a.study) || (b.study.endDate ?? "").localeCompare(a.study.endDate ?? ""),
    );
  const studies = listed.filter(
    ({ study, at }) => asked.includes(at) || !isSchool(study.studyType, study.area),
  );
  const chosen = [
    ...studies.filter(({ at }) => asked.includes(at)),
    ...studies.filter(({ at, state }) => !asked.includes(at) && state === "finished"),
  ].filter(({ study, at }, place, all) => asked.includes(at) || !isStepTo(study, all.slice(0, place)));
  return (
    chosen.length > 0
      ? chosen
      : (studies.length > 0 || certificates.length > 0 ? studies : listed).slice(0, 1)
  )
    .slice(0, MAX_STUDIES)
    .toSorted(
      (a, b) =>
        Number(b.state === "finished") - Number(a.state === "finished") ||
        rankOf(b.study) - rankOf(a.study) ||
        (b.study.endDate ?? "9999").localeCompare(a.study.endDate ?? "9999"),
    )
    .map((one, _, all) =>
      planStudy(one, {
        isClassAsked,
        isAsked: asked.includes(one.at),
        hidesClass: all.some(({ study }) => isWeak(study.score ?? "")),
      }),
    );
}

/** Each study as a letter names it, in the order of the resume. A class that weakens an application is left out. */
export function everyStudy({ education }: Pick<Profile, "education">, today: string): PlannedStudy[] {
  return education.map((study, at) =>
    planStudy(
      { study, at, state: stateOf(study, today) },
      { isClassAsked: false, isAsked: false, hidesClass: isWeak(study.score ?? "") },
    ),
  );
}

/** A study that a resume lists twice, once with its school or degree and once without: the barer one says nothing more. */
function isRepeated(study: Education, at: number, education: Profile["education"]): boolean {
  const year = study.endDate?.slice(0, 4);
  const size = (one: Education) =>
    [one.studyType, one.area, one.institution, one.score].filter((part) => part !== undefined).length;
  return education.some((other, place) => {
    const isOne =
      place !== at &&
      year !== undefined &&
      other.endDate?.slice(0, 4) === year &&
      isSame(study.studyType, other.studyType) &&
      isSame(study.institution, other.institution) &&
      isSame(study.area, other.area);
    const isWithoutDegree = study.studyType === undefined && other.studyType !== undefined;
    const isBarer = size(study) < size(other) || (size(study) === size(other) && isWithoutDegree);
    return isOne && (study.area ?? study.studyType) !== undefined && isBarer;
  });
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one.toLowerCase() === other.toLowerCase();
}

/** A degree or a subject with its school; both tell enough without one, where it is known when they were finished. */
function isTelling({ studyType, area, institution, endDate }: Education): boolean {
  return institution ? Boolean(studyType ?? area) : Boolean(studyType && area && endDate);
}

/** A degree says more than a course that came later. */
function rankOf({ studyType = "" }: Education): number {
  return degreeRank(studyType);
}

/** How high a degree is by its name: the ranks of `degreesIn`, the highest that it names. */
export function degreeRank(studyType: string): number {
  const name = studyType.replaceAll(".", "");
  const ranks = degreesIn(name).map(({ rank }) => rank);
  // A first degree has rank 5; what no list knows, such as a B.L., is taken for one.
  const unknown = /\b(?:certificate|cert|course|diploma)\b/i.test(name) ? 2 : 5;
  return Math.max(0, ...(ranks.length > 0 ? ranks : [unknown]));
}

/** An ND in the subject of the HND that is named and finished says nothing more; a first degree below a Master's does. */
function isStepTo(study: Education, named: { study: Education; state: PlannedStudy["state"] }[]): boolean {
  return (
    rankOf(study) < FIRST_DEGREE &&
    named.some((one) => one.state === "finished" && study.area !== undefined && one.study.area === study.area)
  );
}
const FIRST_DEGREE = 5;

/** The credits of the person's school examinations, English and Mathematics first; undefined where no results are given. */
export function schoolCredits({
  oLevels,
  education,
}: Pick<Profile, "oLevels" | "education">): PlannedCredits | undefined {
  const sittings = [
    ...oLevels.map((one, at) => ({ ...one, id: `oLevels.${at}` })),
    // Results that stand among the schools: "NECO, English C6, Maths C5".
    ...education.map(({ studyType, endDate, score = "" }, at) => ({
      exam: studyType,
      date: endDate,
      results: [...score.matchAll(RESULT)].map(([, subject = "", grade = ""]) => ({ subject, grade })),
      id: `education.${at}`,
    })),
  ].flatMap(({ exam, date, results, id }) => {
    const credits = results.filter(({ grade }) => IS_CREDIT.test(grade));
    const named = [...credits.filter(isCore), ...credits.filter((one) => !isCore(one))].slice(
      0,
      MOST_CREDITS,
    );
    const head = [exam && calmName(exam), date?.slice(0, 4)].filter(Boolean).join(" ");
    const list = named.map(({ subject, grade }) => `${calmName(subject)} ${grade}`).join(", ");
    return named.length > 0 ? [{ text: head ? `${head}: ${list}` : list, id }] : [];
  });
  if (sittings.length > 0)
    return { text: sittings.map(({ text }) => text).join("; "), sourceIds: sittings.map(({ id }) => id) };
  return creditsInWords(education);
}

/** Credits that a line tells in words: "SSCE (NECO), 2004 (six credits including English and Maths)". */
function creditsInWords(education: Profile["education"]): PlannedCredits | undefined {
  const lines = education.flatMap(({ highlights }, at) =>
    highlights.map((text, place) => ({ text, id: `education.${at}.highlights.${place}` })),
  );
  const found = lines.find(({ text }) => NAMES_CREDITS.test(text));
  return found && { text: found.text.replace(/[.;,\s]+$/u, ""), sourceIds: [found.id] };
}
const NAMES_CREDITS = /\bcredits?\b.*\b(?:english|math)/i;
const RESULT = /(\p{L}[\p{L} .&/]*?)\s*[-:(]?\s*\b([A-F][1-9])\b/gu;
const MOST_CREDITS = 7;
const IS_CREDIT = /^(?:[ABC][1-6]?$|credit|distinction|excellent|very good|good)/i;
const isCore = ({ subject }: { subject: string }) => /^(?:english|math)/i.test(subject);

/** The place in `education` of the school certificate, the one with its results first: told where the advert asks for credits. */
export function schoolCertificate({ education }: Pick<Profile, "education">): number | undefined {
  const found = education.flatMap(({ studyType = "" }, at) => {
    const name = studyType.replaceAll(".", "");
    return SCHOOL_LEAVING.test(name) && !PRIMARY.test(name) ? [at] : [];
  });
  return found.find((at) => education[at]?.score !== undefined) ?? found[0];
}
const PRIMARY = /\b(?:first school|fslc|primary)\b/i;

/** A school certificate; "NABTEB NTC in Refrigeration" is one of a trade, and more. */
function isSchool(degree: string | undefined, area: string | undefined): boolean {
  const name = (degree ?? area ?? "").replaceAll(".", "");
  return SCHOOL_LEAVING.test(name) && !(OF_A_TRADE.test(`${name} ${area ?? ""}`) && area !== undefined);
}
const OF_A_TRADE = /\b(?:ntc|nbc|antc|anbc|nabteb|national (?:technical|business|craft)|craft|trade)\b/i;

/** Whether a study is more than school, and finished. */
export function isAfterSchool({ degree, area, state }: PlannedStudy): boolean {
  return state === "finished" && !isSchool(degree, area);
}

function planStudy(
  { study, at, state }: { study: Education; at: number; state: PlannedStudy["state"] },
  { isClassAsked, hidesClass, isAsked }: { isClassAsked: boolean; hidesClass: boolean; isAsked: boolean },
): PlannedStudy {
  const { studyType, area, score, institution, location, standingText, endDate } = study;
  // "Federal University of Technology": where many schools have a name, the town belongs to it.
  const isOfName = institution && location && isGenericSchool(institution) && !institution.includes(location);
  const school = isOfName ? `${institution}, ${location}` : institution;
  const isPrinted = score !== undefined && (isClassAsked || !hidesClass) && !NO_CREDIT.test(score);
  const year = endDate && endDate !== "present" ? endDate.slice(0, 4) : undefined;
  return {
    ...text("degree", studyType && calmName(withoutShortForm(studyType))),
    ...text("area", area && calmName(subjectOf(area, studyType).replace(STUDY_MODE, ""))),
    ...text("score", isPrinted ? calmName(score) : undefined),
    ...text("school", school && calmName(school)),
    ...text("year", year),
    ...text(
      "standing",
      standingText === standingText?.toUpperCase() ? standingText?.toLowerCase() : standingText,
    ),
    state,
    ...(isAsked && { isAsked: true as const }),
    sourceIds: [`education.${at}`],
  };
}

/** "Master of Science, MSc" and "Bachelor of Science (B.Sc.)" say it twice, as people's online profiles do. */
function withoutShortForm(degree: string): string {
  const { whole = "", short = "" } =
    /^(?<whole>.+?),? \(?(?<short>[\p{L}.]+)\)?$/u.exec(degree)?.groups ?? {};
  return isDegree(short) && /^\p{L}+ of /u.test(whole) ? whole : degree;
}

/** "MSc (Part time), Business Analytics" behind "Master of Science": the subject alone. */
function subjectOf(area: string, degree = ""): string {
  const own = /^\p{L}+ of /u.test(degree) ? splitDegree(area) : undefined;
  const subject = own?.area?.replace(/^\([^()]*\)[\s,]*/u, "") ?? "";
  // "Bachelor of Laws" in "Law"
  const named = new Set(contentStems(degree));
  const isRepeated = subject === "" && contentStems(area).every((stem) => named.has(stem));
  return isRepeated ? "" : subject === "" ? area : subject;
}

const isDegree = (text: string) => splitDegree(text)?.studyType === text;

const IS_UNDONE = /^(?:did|do|have|has|was) not |^(?:not|never) |^attempted\b/iu;

function stateOf(
  { standing, standingText, score, startDate, endDate }: Education,
  today: string,
): PlannedStudy["state"] {
  const stated = standing ?? (standingText === undefined ? undefined : standingOf(standingText));
  // "GCE (did not write it)" does not go on.
  if ([standingText, score].some((text) => IS_UNDONE.test(text ?? ""))) return "stopped";
  if (stated === "completed") return "finished";
  if (stated === "in_view" || stated === "in_progress") return "going";
  if (stated !== undefined || standingText !== undefined) return "stopped";
  const isOver = endDate !== undefined && endDate !== "present" && endDate <= today.slice(0, endDate.length);
  return isOver || (endDate === undefined && startDate === undefined) ? "finished" : "going";
}

// A letter argues; the classes stand in the resume, and one that is named beside one that is not says what was left out.
const WEAK_RESULT = /^(?:pass|third class|lower credit|second class(?: honou?rs)?,? \(?lower|2[:.]2)\b/i;
/** Whether a class of degree speaks for nobody: it stands in the resume, and in a letter that is asked for it. */
export const isWeak = (score: string) => WEAK_RESULT.test(score);
/** One subject without a credit, and the results are not told. */
const NO_CREDIT = /\b[D-F][7-9]\b|\b(?:no|without) (?:english|math)/i;
/** How it was studied is no part of the subject. */
const STUDY_MODE = /^\((?:part|full)[- ]time\)\s*|\s*\((?:part|full)[- ]time\)$/i;
const SCHOOL_LEAVING =
  /\b(?:wassce|wasc|waec|ssce|neco|gce|nabteb|o'?[- ]?levels?|first school|school certificate|fslc|primary)\b/i;

function text<Key extends string>(key: Key, value: string | undefined): { [name in Key]?: string } {
  const isGiven = value !== undefined && value !== "" && !isBlank(value);
  return (isGiven ? { [key]: value } : {}) as { [name in Key]?: string };
}
