import type { Profile } from "../profile.schema";
import { NYSC_STATUS } from "./entry-forms";

/**
 * The profile in JSON Resume 1.0 (https://jsonresume.org/schema). What that form has no place for (NYSC, O-levels, personal details,
 * custom sections, a job that goes on) stands under `oyaApply`, so that nothing is lost.
 */
export function toJsonResume(profile: Profile): Record<string, unknown> {
  const { basics, nysc } = profile;
  const jobs = [
    ...profile.work.map((job) => ({
      ...job,
      oyaApply: { section: "work", current: job.endDate === "present" },
    })),
    ...(nysc
      ? [
          {
            position: "Corps member (NYSC)",
            name: nysc.ppa,
            location: nysc.state,
            startDate: nysc.startDate,
            endDate: nysc.endDate,
            summary: nysc.status && NYSC_STATUS[nysc.status].print,
            highlights: nysc.highlights,
            oyaApply: { section: "nysc" },
          },
        ]
      : []),
    ...profile.siwes.map((job) => ({
      ...job,
      oyaApply: { section: "siwes", current: job.endDate === "present" },
    })),
  ];
  return prune({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: basics.name,
      label: basics.label,
      email: basics.email,
      phone: basics.phone,
      summary: profile.summary.join("\n\n"),
      location: basics.location === undefined ? undefined : { address: basics.location },
      profiles: basics.links.map((url) => ({ url: withScheme(url) })),
    },
    work: jobs.map(withDates),
    education: profile.education.map(({ highlights, location, ...course }) =>
      withDates({ ...course, courses: highlights, location }),
    ),
    projects: profile.projects.map(({ url, ...project }) =>
      withDates({ ...project, url: url === undefined ? undefined : withScheme(url) }),
    ),
    volunteer: profile.volunteer.map(withDates),
    skills: profile.skills.map(({ name, keywords }) => ({ name: name ?? "Skills", keywords })),
    certificates: profile.certificates,
    awards: profile.awards,
    languages: profile.languages,
    references: profile.referees?.list.map(({ name, ...referee }) => ({
      name,
      reference: Object.values(referee).join(", "),
    })),
    meta: {
      version: "v1.0.0",
      oyaApply: {
        nysc,
        oLevels: profile.oLevels,
        personal: profile.personal,
        custom: profile.custom,
        referees: profile.referees,
      },
    },
  });
}

/** JSON Resume has no word for "present": a job that runs has no end date. */
function withDates<Entry extends { endDate?: string }>(entry: Entry): Entry {
  return entry.endDate === "present" ? { ...entry, endDate: undefined } : entry;
}

function withScheme(url: string): string {
  return /^https?:/i.test(url) ? url : `https://${url}`;
}

function prune(value: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(value).flatMap(([key, field]): [string, unknown][] =>
    isEmpty(field) ? [] : [[key, isPlainObject(field) ? prune(field) : field]],
  );
  return Object.fromEntries(kept);
}

function isEmpty(field: unknown): boolean {
  return field === undefined || field === "" || (Array.isArray(field) && field.length === 0);
}

function isPlainObject(field: unknown): field is Record<string, unknown> {
  return typeof field === "object" && field !== null && !Array.isArray(field);
}
