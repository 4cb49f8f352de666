import { z } from "zod";
import { EndDate, NyscStatus, YearMonth } from "../profile.schema";

const answer = (max: number) => z.string().trim().max(max).optional();
const few = (max: number) => z.array(z.string().trim().max(max)).max(8).default([]);

/** The six fields of the form for people without a resume. */
export const FormBasics = z.object({
  fullName: z.string().trim().min(1).max(200),
  phone: z.string().trim().min(1).max(100),
  email: z.string().trim().min(1).max(200),
  location: z.string().trim().min(1).max(200),
  major: z.string().trim().min(1).max(200),
  school: z.string().trim().min(1).max(200),
});

/** The guided questions after them. Every one may be skipped. */
export const FormAnswers = z.object({
  work: z
    .array(
      z.object({
        position: answer(200),
        name: answer(200), // an employer, or the person's own business
        startDate: YearMonth.optional(),
        endDate: EndDate.optional(),
        duties: z.array(z.string().trim().max(1000)).max(20).default([]),
      }),
    )
    .max(20)
    .default([]),
  degree: answer(200), // "B.Sc.", "HND", "NCE" …
  classOfDegree: answer(200), // "Second Class Upper", "CGPA 3.9/5.0"
  graduationDate: YearMonth.optional(), // may lie in the future
  nyscStatus: NyscStatus.optional(),
  nyscState: answer(200),
  nyscPpa: answer(200),
  nyscDuties: few(1000),
  siwesEmployer: answer(200),
  siwesPosition: answer(200),
  siwesDuties: few(1000),
  projects: z
    .array(z.object({ name: z.string().trim().max(200), description: answer(1000) }))
    .max(5)
    .default([]),
  volunteering: z
    .array(z.object({ organization: answer(200), position: answer(200), did: answer(1000) }))
    .max(5)
    .default([]),
  skills: answer(2000), // as typed, parted by commas or lines
  referees: z
    .array(
      z.object({
        name: z.string().trim().max(200),
        position: answer(200),
        organization: answer(200),
        phone: answer(100),
        email: answer(200),
      }),
    )
    .max(3)
    .default([]),
});

export type FormBasics = z.infer<typeof FormBasics>;
export type FormAnswers = z.infer<typeof FormAnswers>;
