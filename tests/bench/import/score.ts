// Compares what was read with the truth of the sheet.
import {
  internationalOf,
  isEqual,
  isSameName,
  isWithMore,
  isWithTown,
  marker,
  pair,
  whole,
  type Mark,
  type Marker,
} from "./marks";
import { certificateLikeness, isCertificate, isUnfinished, tellsStanding } from "./papers";
import type { Reading, ReadJob, ReadSchool } from "./reader";
import type { TrueJob, TrueSchool, Truth } from "./truth";
import { isAlike, likeness, missingWords, wordsOf } from "./words";

export type Score = { marks: Mark[]; lost: string[]; words: number };

const isSameMail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
/** What neither the sheet has nor the reader found is no mark. */
const unlessNone =
  (mark: Marker) =>
  (...[field, truth, read, ...how]: Parameters<Marker>): Mark[] =>
    truth || read ? [mark(field, truth || undefined, read, ...how)] : [];
const CONNECTING = new Set(["in", "of", "at", "and", "the", "to", "for", "a"]);
const NOTHING: Reading = { jobs: [], schools: [], certificates: [], skills: [], kept: [], doubts: [] };

/** `undefined` for a file that was refused: everything is missing then. */
export function score(truth: Truth, reading: Reading | undefined): Score {
  const read = reading ?? NOTHING;
  const mark = marker(read.doubts);
  const markUnlessNone = unlessNone(mark);
  const contact = [
    mark("name", truth.name, read.name, isSameName, "basics.name"),
    ...markUnlessNone("mail", truth.email, read.email, isSameMail, "basics.email"),
    mark("phone", truth.phone, read.phone, (one, other) => one === internationalOf(other), "basics.phone"),
  ];
  const wanted = truth.shown.flatMap(wordsOf).filter((word) => !CONNECTING.has(word));
  return {
    marks: [
      ...contact,
      ...jobMarks(truth, read, mark),
      ...schoolMarks(truth, read, mark),
      ...listMarks(truth, read, mark),
    ],
    lost: missingWords(wanted, read.kept.flatMap(wordsOf)),
    words: wanted.length,
  };
}

function jobMarks(truth: Truth, read: Reading, mark: Marker): Mark[] {
  const { pairs, left } = pair(
    truth.jobs,
    [...read.jobs, ...(read.service ? [read.service] : [])],
    jobLikeness,
  );
  const known = pairs.flatMap(([job, found]) => {
    const fields = [
      ...(job.employer || found?.employer
        ? [
            mark(
              "employer",
              job.employer,
              found?.employer,
              isWithTown(job.place, found?.place),
              found && `${found.path}.name`,
            ),
          ]
        : []),
      ...(job.title || found?.title
        ? [mark("title", job.title, found?.title, isSameTitle, found && `${found.path}.position`)]
        : []),
      ...(job.start
        ? [mark("job start", job.start, found?.start, isEqual, found && `${found.path}.startDate`)]
        : []),
      ...(job.end ? [mark("job end", job.end, found?.end, isEqual, found && `${found.path}.endDate`)] : []),
    ];
    const bullets = job.highlights.map((text) => bulletMark(text, found, read.jobs, mark));
    return [...fields, whole("job whole", fields), ...bullets];
  });
  const invented = left.filter(
    ({ employer, title, path }) =>
      path !== "nysc" &&
      !truth.alsoRight.some((name) =>
        [employer, title].some((value) => value && likeness(name, value) >= 0.5),
      ),
  );
  return [
    ...known,
    ...invented.flatMap(({ employer, title, path }) => [
      ...(employer ? [mark("employer", undefined, employer, isEqual, path)] : []),
      ...(title ? [mark("title", undefined, title, isEqual, path)] : []),
    ]),
  ];
}

/** How a post was held may stand behind its title. */
const HELD = /\s*\((?:nysc|siwes|it|self[- ]employed|contract(?: staff)?|casual|part[- ]time|volunteer)\)$/i;
const isSameTitle = (truth: string, read: string) =>
  isAlike(truth, read) || isAlike(truth.replace(HELD, ""), read.replace(HELD, ""));

function jobLikeness(job: TrueJob, read: ReadJob): number {
  return (
    2 * likeness(job.employer, read.employer ?? "") +
    2 * likeness(job.title, read.title ?? "") +
    Number(job.start !== undefined && job.start === read.start) +
    Number(job.end !== undefined && job.end === read.end) +
    Number(job.highlights.some((text) => read.highlights.some((other) => isAlike(text, other))))
  );
}

function bulletMark(text: string, found: ReadJob | undefined, jobs: ReadJob[], mark: Marker): Mark {
  const own = found?.highlights.find((other) => isAlike(text, other));
  const foreign = jobs.find((job) => job !== found && job.highlights.some((other) => isAlike(text, other)));
  const under = foreign && `under ${foreign.employer ?? foreign.title ?? "another entry"}`;
  return mark("bullet", text, own ?? under, () => own !== undefined, found?.path);
}

function schoolMarks(truth: Truth, read: Reading, mark: Marker): Mark[] {
  const markUnlessNone = unlessNone(mark);
  const { pairs, left } = pair(truth.schools, read.schools, schoolLikeness);
  const known = pairs.flatMap(([school, found]) => {
    const dates = found && rangeOf(found, school);
    const fields = [
      ...markUnlessNone(
        "institution",
        school.institution,
        found?.institution,
        isWithTown(school.place, found?.place),
        found && `${found.path}.institution`,
      ),
      ...markUnlessNone(
        "degree",
        school.degree,
        found?.degree,
        isWithMore(school.standingText),
        found && `${found.path}.studyType`,
      ),
      ...markUnlessNone(
        "school dates",
        rangeOf(school, school),
        dates,
        isEqual,
        found && `${found.path}.endDate`,
      ),
    ];
    return [
      ...fields,
      whole("school whole", fields),
      ...(school.score
        ? [mark("class", school.score, found?.score, isAlike, found && `${found.path}.score`)]
        : []),
      ...standingMark(school.standing, found, mark),
    ];
  });
  const invented = left.filter(
    ({ institution }) => institution && !truth.alsoRight.some((name) => likeness(name, institution) >= 0.5),
  );
  return [
    ...known,
    ...invented.map(({ institution, path }) => mark("institution", undefined, institution, isEqual, path)),
  ];
}

function schoolLikeness(school: TrueSchool, read: ReadSchool): number {
  return (
    2 * likeness(school.institution, read.institution ?? "") +
    likeness(school.degree, read.degree ?? "") +
    Number(school.end !== undefined && school.end === read.end)
  );
}

// Only the ends that the sheet shows are compared.
function rangeOf({ start, end }: { start?: string; end?: string }, shown: TrueSchool): string | undefined {
  const ends = [...(shown.start ? [start ?? "?"] : []), ...(shown.end ? [end ?? "?"] : [])];
  return ends.every((one) => one === "?") ? undefined : ends.join(" – ");
}

function standingMark(
  standing: string,
  found: { path: string; standing?: string } | undefined,
  mark: Marker,
): Mark[] {
  const read = found?.standing;
  const path = found && `${found.path}.standing`;
  if (standing === "unfinished")
    return [mark("standing", standing, read, (_, one) => isUnfinished(one), path)];
  if (standing !== "completed") return [mark("standing", standing, read, isEqual, path)];
  return read && read !== "completed" ? [mark("standing", undefined, read, isEqual, path)] : [];
}

function listMarks(truth: Truth, read: Reading, mark: Marker): Mark[] {
  const { pairs, left } = pair(truth.certificates, read.certificates, certificateLikeness);
  return [
    ...pairs.flatMap(([certificate, found]) => [
      mark(
        "certificate",
        certificate.name,
        found?.name,
        () => found !== undefined && isCertificate(certificate, found),
        found?.path,
      ),
      ...(found && tellsStanding(certificate, found) ? [] : standingMark(certificate.standing, found, mark)),
    ]),
    ...left
      .filter(({ name }) => !truth.alsoRight.some((one) => likeness(one, name) >= 0.5))
      .map(({ name, path }) => mark("certificate", undefined, name, isEqual, path)),
    ...truth.skills.map((skill) =>
      mark(
        "skill",
        skill,
        read.skills.find((other) => isAlike(skill, other)),
        isAlike,
      ),
    ),
    ...read.skills
      .filter((skill) => !truth.skills.some((one) => likeness(one, skill) >= 0.5))
      .map((skill) => mark("skill", undefined, skill, isEqual)),
  ];
}
