import { entryChoice } from "~/career/profile/entry-choice";
import { formatPeriod, formatYearMonth } from "~/career/dates";
import type { Education, Profile, Work } from "~/career/profile.schema";
import { isRecord, valueAt } from "~/career/resume/profile-values";
import { printStanding } from "~/career/profile/standing";
import { allowsBoth, LINE_PLACES } from "./mend.server";
import type { ProfileDoubt, UnplacedLine } from "./stored-profile";

/** One line of "What we read": what it is about, and the words. */
export type ReadLine = { label: string; text: string };
export type DoubtView = {
  id: string;
  text: string;
  mine?: string;
  suggestion?: string;
  hasValue: boolean;
  allowsBoth: boolean;
};

/** The profile in a few lines: who, each job, each school, certificates and skills. Empty when there is nothing. */
function readLines(profile: Profile): ReadLine[] {
  const {
    basics,
    work,
    siwes,
    education,
    nysc,
    volunteer,
    projects,
    certificates,
    awards,
    skills,
    languages,
  } = profile;
  const keywords = skills.flatMap((group) => group.keywords);
  return [
    { label: "Name", text: joined([basics.name, basics.phone, basics.email, basics.location]) },
    ...work.map((job) => ({ label: "Job", text: jobText(job) })),
    ...siwes.map((job) => ({ label: "Internship", text: jobText(job) })),
    ...education.map((course) => ({ label: "School", text: courseText(course) })),
    {
      label: "NYSC",
      text: nysc ? joined([nysc.ppa, nysc.state, formatPeriod(nysc.startDate, nysc.endDate, "en")]) : "",
    },
    ...volunteer.map((post) => ({ label: "Volunteering", text: joined([post.organization, post.position]) })),
    { label: "Projects", text: projects.map(({ name }) => name).join(", ") },
    {
      label: "Certificates",
      text: certificates
        .map(({ name, issuer, status, standing }) =>
          [withStanding(name, status, standing), issuer].filter(Boolean).join(", "),
        )
        .join("; "),
    },
    { label: "Awards", text: awards.map(({ title }) => title).join(", ") },
    { label: "Skills", text: shortened(keywords) },
    { label: "Languages", text: languages.map(({ language }) => language).join(", ") },
    ...profile.custom.map(({ heading, lines }) => ({ label: heading, text: countLines(lines.length) })),
  ].filter(({ text }) => text !== "");
}

/** "Zenith Foods · Clerk · Jan 2019 – Present · 3 lines" */
export function jobText({ name, position, startDate, endDate, highlights }: Work): string {
  return joined([name, position, formatPeriod(startDate, endDate, "en"), countLines(highlights.length)]);
}

/** "B.Sc. Accounting · University of Lagos · 2:1 · 2018 · in view" */
export function courseText(course: Education): string {
  const { studyType, area, institution, score, startDate, endDate, standing, standingText } = course;
  const state = standingText ?? (standing && standing !== "completed" ? printStanding(standing) : undefined);
  return joined([
    [studyType, area].filter(Boolean).join(" "),
    institution,
    score,
    formatPeriod(startDate, endDate, "en"),
    state,
  ]);
}

function withStanding(name: string, words: string | undefined, standing: Education["standing"]): string {
  const state = words ?? (standing && standing !== "completed" ? printStanding(standing) : undefined);
  return state ? `${name} (${state})` : name;
}

function countLines(count: number): string {
  if (count === 0) return "";
  return `${count} line${count === 1 ? "" : "s"}`;
}

const SKILLS_SHOWN = 12;

function shortened(keywords: readonly string[]): string {
  const shown = keywords.slice(0, SKILLS_SHOWN).join(", ");
  return keywords.length > SKILLS_SHOWN ? `${shown} and ${keywords.length - SKILLS_SHOWN} more` : shown;
}

/** The doubts as the page asks them. */
function doubtViews(profile: Profile, doubts: readonly ProfileDoubt[]): DoubtView[] {
  return doubts.map((doubt) => {
    const { id, kind, text, path, mine, suggestion } = doubt;
    return {
      id,
      text: kind === "conflict" && path ? `${fieldLabel(profile, path)}: ${text}` : text,
      ...(mine !== undefined && { mine: shownValue(mine) }),
      ...(suggestion !== undefined && { suggestion: shownValue(suggestion) }),
      hasValue: path !== undefined,
      allowsBoth: allowsBoth(doubt),
    };
  });
}

const FIELD_LABELS: Record<string, string> = {
  name: "Name",
  label: "Headline",
  email: "Email",
  phone: "Phone",
  location: "Place",
  position: "Title",
  institution: "School",
  studyType: "Degree",
  area: "Course",
  score: "Result",
  startDate: "Begin",
  endDate: "End",
  date: "Date",
  highlights: "Line",
  summary: "Summary",
};

/** "End, Zenith Foods Ltd" */
function fieldLabel(profile: Profile, path: string): string {
  const keys = path.split(".");
  const key = keys.findLast((part) => Object.hasOwn(FIELD_LABELS, part)) ?? "";
  const entry = keys.length > 2 ? valueAt(profile, keys.slice(0, 2).join(".")) : undefined;
  return joined([FIELD_LABELS[key] ?? "One thing", nameOfEntry(entry)], ", ");
}

function nameOfEntry(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { name, institution, organization } = entry;
  return [name, institution, organization].find((text) => typeof text === "string");
}

function shownValue(value: string): string {
  return /^\d{4}-\d{2}$/.test(value) || value === "present" ? formatYearMonth(value, "en") : value;
}

const PLACE_LABELS: Record<(typeof LINE_PLACES)[number], string> = {
  other: "Other",
  summary: "Summary",
  skills: "Skills",
  certificates: "Certificates",
  awards: "Awards",
  projects: "Projects",
};

/** Where a line can be placed, as options of a select. */
function placeOptions(profile: Profile): { value: string; label: string }[] {
  const entries = (["work", "siwes", "volunteer"] as const).flatMap((section) =>
    profile[section].map((entry, index) => ({
      value: entryChoice(profile, section, index),
      label: joined([
        entry.position,
        "name" in entry ? entry.name : "organization" in entry ? entry.organization : undefined,
      ]),
    })),
  );
  const schools = profile.education.map(({ studyType, institution }, index) => ({
    value: entryChoice(profile, "education", index),
    label: joined([studyType, institution]),
  }));
  const sections = LINE_PLACES.map((value) => ({ value: String(value), label: PLACE_LABELS[value] }));
  return [
    ...sections,
    ...[...entries, ...schools]
      .filter(({ label }) => label !== "")
      .map((one) => ({ ...one, label: `Under ${one.label}` })),
    { value: "out", label: "Leave it out" },
  ];
}

/** "2 jobs, 1 school" */
export function gistOfProfile({ work, siwes, education }: Profile): string {
  const jobs = work.length + siwes.length;
  return [
    `${jobs} job${jobs === 1 ? "" : "s"}`,
    `${education.length} school${education.length === 1 ? "" : "s"}`,
  ].join(", ");
}

/** Everything that the block "What we read" shows. */
export function reviewOf(
  profile: Profile,
  doubts: readonly ProfileDoubt[],
  notPlaced: readonly UnplacedLine[],
) {
  return {
    name: profile.basics.name ?? "",
    gist: gistOfProfile(profile),
    lines: readLines(profile),
    doubts: doubtViews(profile, doubts),
    notPlaced: [...notPlaced],
    places: placeOptions(profile),
  };
}

function joined(parts: (string | undefined)[], separator = " · "): string {
  return parts.filter(Boolean).join(separator);
}
