import { z } from "zod";

/**
 * The working life of one person, in the terms of JSON Resume (https://jsonresume.org/schema) plus what a
 * Nigerian employer asks for: NYSC, SIWES, O-levels, class of degree, referees.
 *
 * Every string is one trimmed line in Unicode NFC. Missing data stays missing. Dates have the precision of
 * the source: a year ("2019") or a month ("2019-03"), never a timestamp.
 */

const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => text === cleanLine(text), "must be one trimmed line");

// Most lines are canonical as they come, and to see that costs less than to write them anew.
const plainWords = /^[!-~]+(?: [!-~]+)*$/;

/** The canonical form of a line: NFC, single spaces, no control characters. */
export function cleanLine(text: string): string {
  if (plainWords.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zs}\u2028\u2029]+/gu, (run) =>
      /[^\u00ad\u200b-\u200f\u2060\ufeff]/.test(run) ? " " : "",
    )
    .replace(/ {2,}/g, " ")
    .trim();
}

export const YearMonth = z.string().regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, "must be YYYY or YYYY-MM");
export const EndDate = z.union([YearMonth, z.literal("present")]);

const highlights = z.array(line(1000)).default([]);

export const Work = z.object({
  position: line(200).optional(),
  name: line(200).optional(), // the employer, as JSON Resume calls it
  location: line(200).optional(),
  startDate: YearMonth.optional(),
  endDate: EndDate.optional(),
  summary: line(1000).optional(),
  highlights,
});

/** How far a study or a certificate has come. */
export const Standing = z.enum([
  "completed",
  "in_view",
  "in_progress",
  "deferred",
  "discontinued",
  "part_passed",
]);

export const Education = z.object({
  studyType: line(200).optional(), // B.Sc., HND, NCE, SSCE …
  area: line(200).optional(),
  institution: line(200).optional(),
  location: line(200).optional(),
  score: line(200).optional(), // class of degree or CGPA, in the person's words
  standing: Standing.optional(),
  standingText: line(200).optional(), // in the person's words: "deferred in 2021", "5 of 8 modules"
  startDate: YearMonth.optional(),
  endDate: EndDate.optional(),
  highlights,
});

export const NyscStatus = z.enum(["discharged", "serving", "exempted", "excluded", "not_yet"]);
export const Nysc = z.object({
  status: NyscStatus.optional(),
  ppa: line(200).optional(), // place of primary assignment
  state: line(200).optional(),
  startDate: YearMonth.optional(),
  endDate: EndDate.optional(),
  highlights,
});

export const OLevel = z.object({
  exam: line(100), // WASSCE, NECO, GCE, NABTEB …
  school: line(200).optional(),
  date: YearMonth.optional(),
  results: z.array(z.object({ subject: line(100), grade: line(20) })).default([]),
});

export const Certificate = z.object({
  name: line(200),
  issuer: line(200).optional(),
  date: YearMonth.optional(),
  standing: Standing.optional(),
  status: line(100).optional(), // the standing in the person's words: "in view", "5 of 8 modules"
});

export const SkillGroup = z.object({ name: line(100).optional(), keywords: z.array(line(200)).min(1) });

const Project = z.object({
  name: line(200),
  description: line(1000).optional(),
  url: line(300).optional(),
  startDate: YearMonth.optional(),
  endDate: EndDate.optional(),
  highlights,
});

const Volunteer = z.object({
  organization: line(200).optional(),
  position: line(200).optional(),
  location: line(200).optional(),
  startDate: YearMonth.optional(),
  endDate: EndDate.optional(),
  highlights,
});

const Award = z.object({
  title: line(300),
  awarder: line(200).optional(),
  date: YearMonth.optional(),
});
const Language = z.object({ language: line(100), fluency: line(100).optional() });

export const Referee = z.object({
  name: line(200),
  position: line(200).optional(),
  organization: line(200).optional(),
  phone: line(100).optional(),
  email: line(200).optional(),
});

/** A section with an unknown heading, in the person's own text and order. */
const CustomSection = z.object({
  heading: line(100),
  lines: z.array(z.object({ text: line(1000), bullet: z.boolean() })),
});

export const SECTIONS = [
  "summary",
  "work",
  "education",
  "nysc",
  "siwes",
  "projects",
  "volunteer",
  "skills",
  "certificates",
  "awards",
  "languages",
  "oLevels",
  "personal",
  "referees",
] as const;
/** A known section, or the n-th custom one as "custom.n". */
export const SectionKey = z.union([z.enum(SECTIONS), z.templateLiteral(["custom.", z.int().min(0)])]);

export const Profile = z.object({
  basics: z.object({
    name: line(200).optional(),
    label: line(200).optional(), // the headline under the name
    email: line(200).optional(),
    phone: line(100).optional(), // "+234 803 123 4567" for a Nigerian number
    location: line(200).optional(), // "Ikeja, Lagos, Nigeria"
    links: z.array(line(300)).default([]),
  }),
  summary: z.array(line(2000)).default([]), // paragraphs
  work: z.array(Work).default([]),
  education: z.array(Education).default([]),
  nysc: Nysc.optional(),
  siwes: z.array(Work).default([]), // SIWES, IT and internships, in the shape of a job
  projects: z.array(Project).default([]),
  volunteer: z.array(Volunteer).default([]),
  skills: z.array(SkillGroup).default([]),
  certificates: z.array(Certificate).default([]), // also professional memberships
  awards: z.array(Award).default([]),
  languages: z.array(Language).default([]),
  oLevels: z.array(OLevel).default([]),
  /**
   * Date of birth, sex, state of origin …: label and value as given. Printed only when the person asks for
   * it.
   */
  personal: z.array(z.object({ label: line(100), value: line(300) })).default([]),
  referees: z.object({ onRequest: z.boolean(), list: z.array(Referee).default([]) }).optional(),
  custom: z.array(CustomSection).default([]),
  /** The sections that are present, in the order of print. Each one is listed exactly once. */
  sectionOrder: z.array(SectionKey).default([]),
  /** Sections of a resume that stay in its text and are not printed. */
  hidden: z.array(SectionKey).optional(),
});

export type Profile = z.infer<typeof Profile>;
export type Work = z.infer<typeof Work>;
export type Standing = z.infer<typeof Standing>;
export type Education = z.infer<typeof Education>;
export type Nysc = z.infer<typeof Nysc>;
export type OLevel = z.infer<typeof OLevel>;
export type Certificate = z.infer<typeof Certificate>;
export type Project = z.infer<typeof Project>;
export type Volunteer = z.infer<typeof Volunteer>;
export type SkillGroup = z.infer<typeof SkillGroup>;
export type Referee = z.infer<typeof Referee>;
export type SectionKey = z.infer<typeof SectionKey>;

/** A placeholder that the person must fill in: "____ (what belongs here)". */
export function blank(what: string): string {
  return `____ (${what})`;
}

/** Whether a text holds a placeholder made by `blank`. */
export function isBlank(text: string): boolean {
  return /_{4,}/.test(text);
}
