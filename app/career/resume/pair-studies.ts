import type { Education } from "../profile.schema";
import { foldText } from "../nlp/fold";
import type { Draft } from "./draft";
import { leaveOut } from "./leave-out";
import { splitDegree } from "./degrees";
import { levelOfPaper, levelOfSchool, suits } from "./study-levels";
import { callingSchool } from "./vocabulary/school-levels";

/**
 * Nigerian resumes often list "Institutions attended" and "Qualifications obtained" apart. A qualification without a school belongs to
 * the one school without a qualification that is of its level and ended in the same year. Where years are missing, the only one of the
 * level, or of its kind ("NCE", "College of Education"), on both sides does. Two lists of one length and of the same levels in the same order belong
 * together in that order, and their owner is asked. All other entries stay apart.
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
    const schools = ofKind(
      education.filter((school) => isSchool(school) && belongs(paper, school, goesOn)),
      (school) => [paper, school],
    );
    const [school] = schools;
    const isDated = school !== undefined && endTogether(paper, school);
    const rivals = ofKind(
      education.filter(
        (one) =>
          isPaper(one) && school && belongs(one, school, goesOn) && (!isDated || endTogether(one, school)),
      ),
      (one) => [one, school],
    );
    return school && schools.length === 1 && rivals.length === 1 ? [[at, education.indexOf(school)]] : [];
  });
  const isTaken = (school: Education) =>
    education.some((one) => isPaper(one) && belongs(one, school, goesOn));
  if (pairs.length === 0 || pairs.length < education.filter(isPaper).length)
    pairs.push(...pairsInOrder(draft, pairs, education.filter(isSchool), education.filter(isPaper)));
  pairCertificates(draft, isSchool, isTaken);
  for (const [paper, school] of pairs) joinStudies(draft, paper, school);
  const taken = new Set(pairs.map(([paper]) => paper));
  if (taken.size > 0) leaveOut(draft, "education", taken);
}

/** Of several the one of its kind, where there is one: an OND is of the polytechnic rather than of the university. */
function ofKind(
  all: readonly Education[],
  pairOf: (one: Education) => readonly [paper: Education, school: Education | undefined],
): readonly Education[] {
  const suited = all.filter((one) => {
    const [paper, school] = pairOf(one);
    return suits(paper.studyType ?? "", school?.institution ?? "");
  });
  return suited.length === 1 ? suited : all;
}

/** The papers and schools that are left of two lists whose levels follow each other alike, one after the other. */
function pairsInOrder(
  { profile: { education }, doubts, facts }: Draft,
  paired: readonly (readonly [number, number])[],
  schools: readonly Education[],
  papers: readonly Education[],
): [number, number][] {
  const levels = papers.map(({ studyType }) => levelOfPaper(studyType ?? ""));
  const isAlike = schools.every(({ institution }, at) => levelOfSchool(institution ?? "") === levels[at]);
  const isPlain = papers.every(
    ({ institution, startDate, endDate }) => !institution && !startDate && !endDate,
  );
  if (
    papers.length < 2 ||
    papers.length !== schools.length ||
    !isAlike ||
    !isPlain ||
    levels.includes(undefined)
  )
    return [];
  const isOfLists = paired.every(([paper, school]) => {
    const [from, into] = [education[paper], education[school]];
    return from && into && papers.indexOf(from) === schools.indexOf(into);
  });
  if (!isOfLists) return [];
  return papers.flatMap((paper, at): [number, number][] => {
    const [from, into] = [education.indexOf(paper), education.indexOf(schools[at] ?? paper)];
    if (paired.some(([one]) => one === from)) return [];
    const path = `education.${into}.institution`;
    const paragraph = facts.find((fact) => fact.path === path)?.paragraph ?? 0;
    const text = `Was “${paper.studyType}” at ${schools[at]?.institution}? We took your two lists in their order.`;
    doubts.push({ kind: "school", paragraph, path, text });
    return [[from, into]];
  });
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
  // A degree may be given in the year after the last one of the studies.
  const isYearLater = one !== undefined && one === two && Number(given) - Number(left) === 1;
  if (given !== undefined && left !== undefined) return given === left || isYearLater;
  return one !== undefined && one === two;
}

/** Both ended in one year: what has no time of its own does not count beside such a paper. */
const endTogether = (paper: Education, school: Education) =>
  paper.endDate !== undefined && paper.endDate.slice(0, 4) === school.endDate?.slice(0, 4);

/** "B.N.Sc (in view)": a study that goes on, without a time of its own. */
const isOpen = ({ standing, startDate, endDate }: Education) =>
  (standing === "in_view" || standing === "in_progress") && !startDate && (!endDate || endDate === "present");

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
