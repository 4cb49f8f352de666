import { sourceLines } from "~/career/source-lines";
import type { Profile } from "~/career/profile.schema";
import type { SourceLine } from "~/career/generated-document";

/** What a profile says outside its bullets (names, titles, dates, results), one line an entry, under the entry's own id ("work.0"). */
export function entryFacts(profile: Profile): SourceLine[] {
  const { basics } = profile;
  const jobs = (section: "work" | "siwes") =>
    profile[section].map((job, at) =>
      factLine(section, at, [job.position, job.name, job.location, ...dates(job)]),
    );
  return [
    factLine("basics", undefined, [basics.name, basics.label, basics.location]),
    ...jobs("work"),
    ...jobs("siwes"),
    ...profile.education.map((one, at) =>
      factLine("education", at, [
        one.studyType,
        one.area,
        one.institution,
        one.location,
        one.score,
        one.standingText,
        ...dates(one),
      ]),
    ),
    ...(profile.nysc
      ? [
          factLine("nysc", undefined, [
            "NYSC",
            nyscWords(profile.nysc.status),
            profile.nysc.ppa,
            profile.nysc.state,
            ...dates(profile.nysc),
          ]),
        ]
      : []),
    ...profile.projects.map((one, at) => factLine("projects", at, [one.name, ...dates(one)])),
    ...profile.volunteer.map((one, at) =>
      factLine("volunteer", at, [one.position, one.organization, one.location, ...dates(one)]),
    ),
    ...profile.certificates.map((one, at) =>
      factLine("certificates", at, [
        one.status ? `${one.name} (${one.status})` : one.name,
        one.issuer,
        one.date,
      ]),
    ),
    ...profile.awards.map((one, at) => factLine("awards", at, [one.title, one.awarder, one.date])),
    ...profile.languages.map((one, at) => factLine("languages", at, [one.language, one.fluency])),
    ...profile.skills.map((group, at) => factLine("skills", at, [group.name, ...group.keywords])),
    ...profile.oLevels.map((one, at) =>
      factLine("oLevels", at, [
        one.exam,
        one.school,
        one.date,
        ...one.results.map((result) => `${result.subject} ${result.grade}`),
      ]),
    ),
  ].filter((line) => line.text !== "");
}

function factLine(section: string, entry: number | undefined, parts: (string | undefined)[]): SourceLine {
  const id = entry === undefined ? section : `${section}.${entry}`;
  const text = parts.filter((part) => part !== undefined && part !== "").join("; ");
  return entry === undefined ? { id, text, section } : { id, text, section, entry };
}

function dates({ startDate, endDate }: { startDate?: string; endDate?: string }): (string | undefined)[] {
  return [startDate, endDate];
}

function nyscWords(status: string | undefined): string | undefined {
  return status === "discharged" ? "discharged, completed" : status?.replace("_", " ");
}

/** The worded lines of a profile, each under its place: "summary.0", "work.1.highlights.2", "projects.0.description". */
export function wordedLines(profile: Profile): SourceLine[] {
  return sourceLines(profile).filter(({ id }) => WORDED.test(id));
}

const WORDED = /^summary\.\d+$|\.(?:summary|description)$|\.?highlights\.\d+$|^custom\.\d+\.lines\.\d+$/;
