import type { Profile } from "~/career/profile.schema";
import { readParts, type CertainResume } from "./fixtures/resumes";

/** One statement of the truth, and what the parser has in its place when that is another. */
export type Compared = { field: string; expected: string; got: string; isRight: boolean };

/** Compares what a careful reader took from a resume with what the parser took, statement by statement. */
export function compareResume(truth: CertainResume, profile: Profile): Compared[] {
  const { basics } = profile;
  const told = (truth.maybeJobs ?? []).map(readParts);
  const isTold = (line: string[]) => told.some((parts) => fits(parts, line));
  const jobs = profile.work.map(({ position, name, startDate, endDate }) =>
    partsOf(position, name, startDate, endDate),
  );
  const siwes = profile.siwes.map(({ position, name, startDate, endDate }) =>
    partsOf(position, name, startDate, endDate),
  );
  const courses = profile.education.map(({ studyType, area, institution, endDate }) =>
    partsOf(studyType, area, institution, endDate),
  );
  const { nysc } = profile;
  const ownJobs = jobs.filter((line) => !isTold(line));
  return [
    ...one("name", truth.name, basics.name),
    ...one("phone", truth.phone, basics.phone),
    ...one("email", truth.email, basics.email),
    ...rows("job", truth.jobs, ownJobs),
    ...numbers(
      truth,
      profile.work.filter((_work, at) => !isTold(jobs[at] ?? [])),
    ),
    ...rows(
      "siwes",
      truth.siwes,
      siwes.filter((line) => !isTold(line)),
    ),
    ...rows("course", truth.courses, courses),
    ...(truth.nysc === undefined
      ? []
      : rows(
          "nysc",
          truth.nysc === "" ? [] : [truth.nysc],
          nysc ? [partsOf(nysc.status, nysc.ppa, nysc.state, nysc.startDate, nysc.endDate)] : [],
        )),
    ...among(
      "certificate",
      truth.certificates,
      profile.certificates.map(({ name }) => name),
    ),
    ...among(
      "skill",
      truth.skills,
      profile.skills.flatMap(({ keywords }) => keywords),
    ),
    ...among(
      "language",
      truth.languages,
      profile.languages.map(({ language }) => language),
    ),
    ...among("referee", truth.referees, profile.referees?.list.map(({ name }) => name) ?? []),
    ...(truth.oLevels === undefined
      ? []
      : one(
          "oLevels",
          String(truth.oLevels),
          String(profile.oLevels.flatMap(({ results }) => results).length),
        )),
    ...(truth.summary === undefined
      ? []
      : [
          compared(
            "summary",
            truth.summary,
            (profile.summary[0] ?? "").slice(0, Math.max(40, truth.summary.length)),
            (text) => (truth.summary === "" ? text === "" : same(text).startsWith(same(truth.summary ?? ""))),
          ),
        ]),
  ];
}

function compared(field: string, expected: string, got: string, test: (got: string) => boolean): Compared {
  return { field, expected, got, isRight: test(got) };
}

function one(field: string, expected: string | undefined, got = ""): Compared[] {
  return expected === undefined
    ? []
    : [
        compared(field, expected, got, (text) =>
          expected.split("||").some((reading) => same(reading) === same(text)),
        ),
      ];
}

/** Each expected row against the row at its place; rows that are too many count as one wrong statement each. */
function rows(field: string, expected: string[] | undefined, got: string[][]): Compared[] {
  if (expected === undefined) return [];
  const left = [...got];
  const found = expected.flatMap((line) => {
    const parts = readParts(line);
    const at = best(parts, left);
    const [row = []] = at < 0 ? [] : left.splice(at, 1);
    return parts.map((readings, n) => ({
      field: `${field}.${n}`,
      expected: line,
      got: row.join(" | "),
      isRight: isPart(readings, row[n] ?? ""),
    }));
  });
  return [
    ...found,
    ...left.map((row) => ({ field: `${field}.extra`, expected: "", got: row.join(" | "), isRight: false })),
  ];
}

function best(parts: string[][], rowsLeft: string[][]): number {
  const worth = rowsLeft.map(
    (row) =>
      parts.filter(
        (readings, n) => readings.length > 0 && (row[n] ?? "") !== "" && isPart(readings, row[n] ?? ""),
      ).length,
  );
  const most = Math.max(0, ...worth);
  return most === 0 ? -1 : worth.indexOf(most);
}

function fits(parts: string[][], row: string[]): boolean {
  return parts.every((readings, n) => isPart(readings, row[n] ?? ""));
}

function isPart(readings: string[], got: string): boolean {
  return readings.length === 0 || readings.some((reading) => same(reading) === same(got));
}

function numbers({ highlights, jobs }: CertainResume, work: Profile["work"]): Compared[] {
  if (highlights === undefined || jobs === undefined) return [];
  return highlights.flatMap((count, at) => {
    const parts = readParts(jobs[at] ?? "");
    const job =
      work[
        best(
          parts,
          work.map(({ position, name, startDate, endDate }) => partsOf(position, name, startDate, endDate)),
        )
      ];
    return count === null
      ? []
      : [
          compared(
            "highlights",
            `${jobs[at]}: ${count}`,
            String(job?.highlights.length ?? -1),
            (text) => text === String(count),
          ),
        ];
  });
}

function among(field: string, expected: string[] | undefined, got: string[]): Compared[] {
  return (expected ?? []).map((wanted) =>
    compared(field, wanted, got.join(" ; "), () =>
      wanted
        .split("||")
        .some((reading) => got.some((each) => same(each) === same(reading)) || same(reading) === ""),
    ),
  );
}

function partsOf(...parts: (string | undefined)[]): string[] {
  return parts.map((part) => part ?? "");
}

function same(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[.,;:]+$/, "")
    .replace(/\s+/g, " ")
    .replace(/[‘’]/g, "'")
    .replace(/^the /, "");
}
