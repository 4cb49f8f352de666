// The only file of the exam that knows the reader: from the bytes of a file to what was read of it.
import type { Profile } from "~/career/profile.schema";
import { readResume } from "~/career/resume/read-resume";
import { extract } from "~/files/read/extract";
import { fileKind } from "~/files/read/kind";
import { readResumeFile } from "~/files/read/read.server";

export type ReadJob = {
  path: string;
  employer?: string;
  place?: string;
  title?: string;
  start?: string;
  end?: string;
  highlights: string[];
};
export type ReadSchool = {
  path: string;
  institution?: string;
  place?: string;
  degree?: string;
  score?: string;
  start?: string;
  end?: string;
  standing?: string;
};
export type ReadCertificate = {
  path: string;
  name: string;
  issuer?: string;
  date?: string;
  standing?: string;
  status?: string;
};
export type Reading = {
  name?: string;
  email?: string;
  phone?: string;
  jobs: ReadJob[];
  /** The post of national service, which the profile holds apart: the first of its lines is what somebody was there. */
  service?: ReadJob;
  schools: ReadSchool[];
  certificates: ReadCertificate[];
  skills: string[];
  /** Everything that was kept, understood or not. */
  kept: string[];
  /** Where the reader was not sure: a path in the profile and the paragraph it stands for. */
  doubts: { path?: string; paragraph: string }[];
};

/**
 * What the product makes of a file that its own reading process has read, or the code of its refusal. `isHere`: the same code reads in
 * this process, without limits of time and memory.
 */
export async function readForExam(bytes: Uint8Array, isHere = false): Promise<Reading | { refused: string }> {
  const file = await (isHere ? readHere(bytes) : readResumeFile(bytes));
  if (!file.ok) return { refused: file.code };
  const { profile, notPlaced, headings, doubts } = readResume(file.document);
  const textOf = (paragraph: number) => file.document.paragraphs[paragraph]?.text ?? "";
  return readingOf(
    profile,
    [...notPlaced.map(({ text }) => text), ...headings.map(({ paragraph }) => textOf(paragraph))],
    doubts.map(({ path, paragraph }) => ({ path, paragraph: textOf(paragraph) })),
  );
}

async function readHere(bytes: Uint8Array) {
  const kind = fileKind(bytes);
  return kind === "wrong_type" || kind === "old_word"
    ? { ok: false as const, code: kind }
    : extract(kind, bytes);
}

export function readingOf(profile: Profile, notPlaced: string[], doubts: Reading["doubts"]): Reading {
  const { basics } = profile;
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone,
    jobs: [...jobsOf(profile.work, "work"), ...jobsOf(profile.siwes, "siwes"), ...volunteersOf(profile)],
    ...(profile.nysc && { service: serviceOf(profile.nysc) }),
    schools: profile.education.map((school, index) => ({
      path: `education.${index}`,
      institution: school.institution,
      place: school.location,
      degree: [school.studyType, school.area].filter(Boolean).join(" ") || undefined,
      score: school.score,
      start: school.startDate,
      end: school.endDate,
      standing: standingOf(school),
    })),
    certificates: profile.certificates.map((certificate, index) => ({
      path: `certificates.${index}`,
      name: certificate.name,
      issuer: certificate.issuer,
      date: certificate.date,
      status: certificate.status,
      standing: standingOf(certificate) ?? certificate.status?.toLowerCase().replaceAll(" ", "_"),
    })),
    skills: profile.skills.flatMap(({ keywords }) => keywords),
    kept: [...stringsOf(profile), ...notPlaced],
    doubts,
  };
}

function jobsOf(jobs: Profile["work"], section: string): ReadJob[] {
  return jobs.map(({ name, location, position, startDate, endDate, summary, highlights }, index) => ({
    path: `${section}.${index}`,
    employer: name,
    place: location,
    title: position,
    start: startDate,
    end: endDate,
    highlights: summary ? [summary, ...highlights] : highlights,
  }));
}

function serviceOf({ ppa, state, startDate, endDate, highlights }: NonNullable<Profile["nysc"]>): ReadJob {
  const [title] = highlights;
  return { path: "nysc", employer: ppa, place: state, title, start: startDate, end: endDate, highlights };
}

function volunteersOf({ volunteer }: Profile): ReadJob[] {
  return volunteer.map(({ organization, location, position, startDate, endDate, highlights }, index) => ({
    path: `volunteer.${index}`,
    employer: organization,
    place: location,
    title: position,
    start: startDate,
    end: endDate,
    highlights,
  }));
}

function standingOf(entry: object): string | undefined {
  const standing: unknown = Reflect.get(entry, "standing");
  return typeof standing === "string" ? standing : undefined;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "sectionOrder" ? [] : stringsOf(inner)));
}
