// The invented people of the exam, as data under tests/fixtures/exam/people.
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

const Day = z.string().regex(/^\d{4}(-\d{2})?$/); // "2019" or "2019-03"
const End = z.union([Day, z.literal("present")]);
export const Standing = z.enum([
  "completed",
  "in_view",
  "in_progress",
  "deferred",
  "discontinued",
  "part_passed",
]);
const standing = { standing: Standing.default("completed"), standingText: z.string().optional() };

const Job = z.object({
  name: z.string(),
  position: z.string(),
  location: z.string(),
  startDate: Day,
  endDate: End,
  highlights: z.array(z.string()).min(1),
});

export const Person = z.object({
  basics: z.object({
    name: z.string(),
    label: z.string(),
    email: z.string(),
    phone: z.string().regex(/^\+\d+$/),
    phonesShown: z.array(z.string()).length(4),
    location: z.string(),
    url: z.string().optional(),
  }),
  summary: z.string(),
  work: z.array(Job),
  siwes: z.array(Job).default([]),
  nysc: z.object({ ppa: z.string(), state: z.string(), startDate: Day, endDate: Day }).optional(),
  education: z.array(
    z.object({
      institution: z.string(),
      studyType: z.string(),
      area: z.string().optional(),
      location: z.string(),
      score: z.string().optional(),
      startDate: Day,
      endDate: Day,
      ...standing,
    }),
  ),
  certificates: z.array(
    z.object({ name: z.string(), issuer: z.string(), date: Day.optional(), ...standing }),
  ),
  skills: z.array(z.string()),
  languages: z.array(z.object({ language: z.string(), fluency: z.string() })),
  oLevels: z
    .array(
      z.object({
        exam: z.string(),
        school: z.string(),
        date: Day,
        results: z.array(z.object({ subject: z.string(), grade: z.string() })),
      }),
    )
    .default([]),
  personal: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  referees: z
    .array(z.object({ name: z.string(), position: z.string(), organization: z.string(), phone: z.string() }))
    .default([]),
  interests: z.array(z.string()).default([]),
});
export type Person = z.infer<typeof Person>;
export type Job = z.infer<typeof Job>;
export type School = Person["education"][number];
export type Standing = z.infer<typeof Standing>;

const FOLDER = "tests/fixtures/exam/people";

/** All people by the name of their file. */
export function loadPeople(): Map<string, Person> {
  const files = readdirSync(FOLDER).sort();
  return new Map(
    files.map((file) => [
      file.replace(".json", ""),
      Person.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"))),
    ]),
  );
}
