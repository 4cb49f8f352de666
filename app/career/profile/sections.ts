import type { Education, Nysc, Profile, Work } from "../profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { joinDegree, splitDegree } from "./degree";
import { guardLine, printEntries, readEntries, type Entry, type EntryForm } from "./entries";
import {
  EDUCATION_FORM,
  NYSC_FORM,
  NYSC_STATUS,
  PROJECT_FORM,
  readNyscStatus,
  VOLUNTEER_FORM,
  WORK_FORM,
} from "./entry-forms";
import { printHead, type HeadForm } from "./slots";
import { printStanding, readStanding } from "./standing";
import type { Line } from "./text-lines";

type Project = Profile["projects"][number];
type Volunteer = Profile["volunteer"][number];
type KeyOf<Form> = Form extends HeadForm<infer Key> ? Key : never;

const WORK: EntryForm<KeyOf<typeof WORK_FORM>> = { head: WORK_FORM, hasSummary: true };
const EDUCATION: EntryForm<KeyOf<typeof EDUCATION_FORM>> = {
  head: EDUCATION_FORM,
  below: ["score", "standing", "standingText"],
  hasSummary: false,
};
const NYSC: EntryForm<KeyOf<typeof NYSC_FORM>> = { head: NYSC_FORM, hasSummary: false };
const PROJECT: EntryForm<KeyOf<typeof PROJECT_FORM>> = { head: PROJECT_FORM, hasSummary: true };
const VOLUNTEER: EntryForm<KeyOf<typeof VOLUNTEER_FORM>> = { head: VOLUNTEER_FORM, hasSummary: false };

export function printWork(work: Work[], language: DocumentLanguage): string {
  return printEntries(
    WORK,
    work.map(({ position, name, location, ...entry }) => entryOf({ position, name, location }, entry)),
    language,
  );
}

export function readWork(lines: Line[]): Work[] {
  return readEntries(WORK, lines).map((entry) => ({
    ...entry.values,
    ...datesOf(entry),
    ...summaryOf(entry),
    highlights: entry.highlights,
  }));
}

export function printEducation(education: Education[], language: DocumentLanguage): string {
  const entries = education.map(
    ({ studyType, area, institution, location, score, standing, standingText, ...entry }) => {
      const below = { score, standing: standing && printStanding(standing), standingText };
      const degree = studyType && area ? joinDegree(studyType, area) : undefined;
      if (degree && isPlain(degree))
        return entryOf({ studyType: degree, institution, location, ...below }, entry);
      const isParted = studyType !== undefined && splitDegree(studyType)?.area !== undefined;
      return {
        ...entryOf({ studyType, area, institution, location, ...below }, entry),
        ...(isParted && { literal: ["studyType" as const] }),
      };
    },
  );
  return printEntries(EDUCATION, entries, language);
}

function isPlain(degree: string): boolean {
  const head = degree.length > 200 ? "" : printHead(EDUCATION_FORM, { values: { studyType: degree } }, "en");
  return head === degree && guardLine(head) === degree;
}

export function readEducation(lines: Line[]): Education[] {
  return readEntries(EDUCATION, lines).map((entry) => {
    const { studyType, area, standing: written, standingText: words, ...values } = entry.values;
    const standing = written === undefined ? undefined : readStanding(written);
    const standingText = words ?? (standing === undefined ? written : undefined);
    const told = words !== undefined && standing === undefined ? written : undefined;
    const parted =
      studyType === undefined || area !== undefined || entry.literal?.includes("studyType")
        ? undefined
        : splitDegree(studyType);
    const degree = parted ?? {
      ...(studyType !== undefined && { studyType }),
      ...(area !== undefined && { area }),
    };
    return {
      ...degree,
      ...values,
      ...(standing !== undefined && { standing }),
      ...(standingText !== undefined && { standingText }),
      ...datesOf(entry),
      highlights: [...(told === undefined ? [] : [told]), ...entry.highlights],
    };
  });
}

export function printNysc({ status, ppa, state, ...entry }: Nysc, language: DocumentLanguage): string {
  return printEntries(
    NYSC,
    [entryOf({ status: status && NYSC_STATUS[status].print, ppa, state }, entry)],
    language,
  );
}

/** NYSC is served once: whatever stands on several lines is one service. */
export function readNysc(lines: Line[]): Nysc {
  const nysc: Nysc = { highlights: [] };
  for (const { values, start, end, highlights } of readEntries(NYSC, lines)) {
    const status = values.status === undefined ? undefined : readNyscStatus(values.status);
    if (status && nysc.status === undefined) nysc.status = status;
    else if (values.status !== undefined) nysc.highlights.push(values.status);
    for (const key of ["ppa", "state"] as const) {
      const value = values[key];
      if (value !== undefined && nysc[key] === undefined) nysc[key] = value;
      else if (value !== undefined) nysc.highlights.push(value);
    }
    if (nysc.startDate === undefined && nysc.endDate === undefined)
      Object.assign(nysc, datesOf({ start, end }));
    nysc.highlights.push(...highlights);
  }
  return nysc;
}

export function printProjects(projects: Project[], language: DocumentLanguage): string {
  return printEntries(
    PROJECT,
    projects.map(({ name, url, description, ...entry }) =>
      entryOf({ name, url }, { ...entry, summary: description }),
    ),
    language,
  );
}

export function readProjects(lines: Line[]): Project[] {
  return readEntries(PROJECT, lines).map((entry) => {
    const { name, url } = entry.values;
    const title = name === undefined ? borrowTitle(entry) : { name, rest: entry };
    return {
      name: title.name,
      ...(title.rest.summary !== undefined && { description: title.rest.summary }),
      ...(url !== undefined && { url }),
      ...datesOf(entry),
      highlights: title.rest.highlights,
    };
  });
}

/** A project without a name takes its first line as one; a line too long for a name stays a line too. */
function borrowTitle(entry: Entry<"name" | "url">): {
  name: string;
  rest: Pick<Entry<"name">, "summary" | "highlights">;
} {
  const lines = [...(entry.summary === undefined ? [] : [entry.summary]), ...entry.highlights];
  const [first = entry.values.url ?? "____ (name of the project)", ...more] = lines;
  return first.length <= 200
    ? { name: first, rest: { highlights: more } }
    : { name: "____ (name of the project)", rest: { highlights: lines } };
}

export function printVolunteer(volunteer: Volunteer[], language: DocumentLanguage): string {
  const entries = volunteer.map(({ position, organization, location, ...entry }) =>
    entryOf({ position, organization, location }, entry),
  );
  return printEntries(VOLUNTEER, entries, language);
}

export function readVolunteer(lines: Line[]): Volunteer[] {
  return readEntries(VOLUNTEER, lines).map((entry) => ({
    ...entry.values,
    ...datesOf(entry),
    highlights: entry.highlights,
  }));
}

type Rest = { startDate?: string; endDate?: string; summary?: string; highlights: string[] };

function entryOf<Key extends string>(
  values: Partial<Record<Key, string | undefined>>,
  rest: Rest,
): Entry<Key> {
  const { startDate: start, endDate: end, summary, highlights } = rest;
  return { values, start, end, summary, highlights };
}

function datesOf({ start, end }: { start?: string; end?: string }): { startDate?: string; endDate?: string } {
  return { ...(start !== undefined && { startDate: start }), ...(end !== undefined && { endDate: end }) };
}

function summaryOf({ summary }: { summary?: string }): { summary?: string } {
  return summary === undefined ? {} : { summary };
}
