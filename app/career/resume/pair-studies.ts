import type { Education } from "../profile.schema";
import { foldText } from "../nlp/fold";
import type { Draft } from "./draft";
import { leaveOut } from "./leave-out";
import { isDegree, splitDegree } from "./degrees";
import { schoolPapers } from "./vocabulary/vocabulary";
import {
  callingSchool,
  primaryPapers,
  primarySchools,
  secondarySchools,
  tertiarySchools,
} from "./vocabulary/school-levels";

type Level = "primary" | "secondary" | "tertiary";

/**
 * Nigerian resumes often list "Institutions attended" and "Qualifications obtained" apart. A qualification without a school belongs to
 * the one school without a qualification that is of its level and ended in the same year. Where years are missing, the only one of the
 * level on both sides does. All other entries stay apart, and their owner is asked.
 */
export function pairStudies(draft: Draft): void {
  const { education } = draft.profile;
  const isSchool = (one: Education) => one.institution !== undefined && !one.studyType && !one.area;
  const isPaper = (one: Education) =>
    (one.studyType ?? one.area) !== undefined &&
    ((!one.institution && !one.location) ||
      education.some((other) => isSchool(other) && isSameSchool(one, other)));
  const goesOn = education.some((school) => isSchool(school) && school.endDate === "present");
  const pairs = education.flatMap((paper, at): [number, number][] => {
    if (!isPaper(paper)) return [];
    const schools = education.filter((school) => isSchool(school) && belongs(paper, school, goesOn));
    const [school] = schools;
    const rivals = education.filter((one) => isPaper(one) && school && belongs(one, school, goesOn));
    return school && schools.length === 1 && rivals.length === 1 ? [[at, education.indexOf(school)]] : [];
  });
  const isTaken = (school: Education) =>
    education.some((one) => isPaper(one) && belongs(one, school, goesOn));
  pairCertificates(draft, isSchool, isTaken);
  for (const [paper, school] of pairs) joinStudies(draft, paper, school);
  const taken = new Set(pairs.map(([paper]) => paper));
  if (taken.size > 0) leaveOut(draft, "education", taken);
}

/**
 * Degrees and school papers that stand among the certificates, where schools have none. A calling belongs to a school of callings of which no other paper is told, and
 * stays a certificate, too: its licence is asked for by name.
 */
function pairCertificates(
  { profile, facts, doubts }: Draft,
  isSchool: (one: Education) => boolean,
  isTaken: (one: Education) => boolean,
): void {
  const { certificates, education } = profile;
  const papers = certificates.map(({ name, issuer, date, status }): Education | undefined => {
    const parts = splitDegree(name);
    const isStudy = parts.studyType !== undefined && levelOfPaper(parts.studyType) !== undefined;
    if (issuer || status) return undefined;
    if (isStudy) return { ...parts, ...(date && { endDate: date }), highlights: [] };
    // "Registered Nurse (RN), 2012": what a school of a calling leads to.
    return date && isOfCalling(name) ? { studyType: name, endDate: date, highlights: [] } : undefined;
  });
  const gone = new Map<number, number>();
  papers.forEach((paper, at) => {
    const schools = education.filter(
      (school) =>
        paper &&
        isSchool(school) &&
        belongs(paper, school) &&
        (!isOfCalling(paper.studyType ?? "") ||
          (callingSchool.test(school.institution ?? "") && !isTaken(school))),
    );
    const [school] = schools;
    const rivals = papers.filter((one) => one && school && belongs(one, school));
    if (school && schools.length === 1 && rivals.length === 1) gone.set(at, education.indexOf(school));
  });
  for (const [at, place] of gone) {
    const [paper, school] = [papers[at], education[place]];
    if (!paper || !school) continue;
    education[place] = { ...paper, ...school, endDate: school.endDate ?? paper.endDate };
    if (isOfCalling(paper.studyType ?? "")) gone.delete(at);
    else
      for (const fact of facts)
        if (fact.path === `certificates.${at}.name`) fact.path = `education.${place}.studyType`;
  }
  if (gone.size > 0) leaveOut({ profile, facts, doubts }, "certificates", new Set(gone.keys()));
}

/** "Registered Midwife (RM)": what those are who have finished a school of their calling. */
const isOfCalling = (name: string) => /^registered \p{L}/iu.test(name);

/** "College of Health Technology, Ningi" in both lists. */
function isSameSchool(paper: Education, school: Education): boolean {
  const [one, two] = [paper, school].map(({ institution = "", location = "" }) =>
    foldText(`${institution} ${location}`)
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  );
  return one !== undefined && two !== undefined && one !== "" && (one.startsWith(two) || two.startsWith(one));
}

/** `goesOn`: some school is still attended, to which studies in view belong. */
function belongs(paper: Education, school: Education, goesOn = false): boolean {
  if (paper.institution !== undefined && !isSameSchool(paper, school)) return false;
  const [one, two] = [levelOfPaper(paper.studyType ?? ""), levelOfSchool(school.institution ?? "")];
  if (one && two && one !== two) return false;
  const [given, left] = [paper.endDate?.slice(0, 4), school.endDate?.slice(0, 4)];
  if (isOpen(paper) && (goesOn || school.endDate === "present")) return school.endDate === "present";
  if (given !== undefined && left !== undefined) return given === left;
  return one !== undefined && one === two;
}

/** "B.N.Sc (in view)": a study that goes on, without a time of its own. */
const isOpen = ({ standing, startDate, endDate }: Education) =>
  (standing === "in_view" || standing === "in_progress") && !startDate && (!endDate || endDate === "present");

function levelOfPaper(studyType: string): Level | undefined {
  if (studyType === "") return undefined;
  const name = foldText(studyType).replace(/\s*\([^()]*\)$/, "");
  if (primaryPapers.has(name)) return "primary";
  if (schoolPapers.has(name.replace(/[.\s'-]/g, "")) || schoolPapers.has(name)) return "secondary";
  return isDegree(studyType) ? "tertiary" : undefined;
}

function levelOfSchool(institution: string): Level | undefined {
  const name = ` ${foldText(institution).replace(/[^\p{L}]+/gu, " ")} `;
  const has = (words: readonly string[]) => words.some((word) => name.includes(` ${word} `));
  if (has(tertiarySchools)) return "tertiary";
  if (has(secondarySchools)) return "secondary";
  return has(primarySchools) ? "primary" : undefined;
}

function joinStudies({ profile, facts }: Draft, paper: number, school: number): void {
  const [from, into] = [profile.education[paper], profile.education[school]];
  if (!from || !into) return;
  const { startDate, endDate, highlights, institution, location, ...rest } = from;
  Object.assign(into, rest, {
    ...((rest.standing ?? into.standing) && { standing: rest.standing ?? into.standing }),
    institution: into.institution ?? institution,
    ...((into.location ?? location) && { location: into.location ?? location }),
    ...((into.startDate ?? startDate) && { startDate: into.startDate ?? startDate }),
    ...((into.endDate ?? endDate) && { endDate: into.endDate ?? endDate }),
    highlights: [...into.highlights, ...highlights],
  });
  for (const fact of facts)
    if (fact.path.startsWith(`education.${paper}.`)) {
      fact.path = fact.path.replace(`education.${paper}.`, `education.${school}.`);
      fact.id = `${fact.path}@${fact.paragraph}`;
    }
}
