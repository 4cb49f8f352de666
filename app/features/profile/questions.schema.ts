import { z } from "zod";
import { FullName, NAME_MISSING_ERROR } from "~/features/accounts/names";
import { readDateField } from "./entry-fields";

/** A text as one line: NFC, single spaces. */
export const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
/** A line that may be empty. */
export const optionalLine = (max: number, tooLong: string) =>
  z
    .string()
    .optional()
    .transform((text) => oneLine(text ?? ""))
    .refine((text) => text.length <= max, tooLong);
/** Lines of which each becomes one line of a profile. */
const lines = (max: number, perLine = 1000) =>
  z
    .string()
    .max(max, `Keep this under ${max} characters`)
    .optional()
    .transform((text) => text?.trim() ?? "")
    .refine(
      (text) => text.split("\n").every((line) => line.length <= perLine),
      `Begin a new line after at most ${perLine} characters`,
    );
const date = (kind: "date" | "endDate", hint: string) =>
  optionalLine(40, hint).refine((text) => text === "" || readDateField(kind, text) !== undefined, hint);

const Job = z.object({
  position: optionalLine(150, "Keep this under 150 characters"),
  name: optionalLine(150, "Keep this under 150 characters"),
  startDate: date("date", "Write a month and a year, such as March 2021, or a year alone"),
  endDate: date("endDate", "Write a month and a year, such as March 2021, or “present”"),
  did: lines(4000),
});
const MAX_JOBS = 20;

/** The guided questions for people without a resume. */
export const QUESTION_FIELDS = {
  fullName: z
    .literal("")
    .or(FullName)
    .optional()
    .transform((name) => name ?? ""),
  phone: optionalLine(40, "Phone must be at most 40 characters"),
  email: optionalLine(254, "Invalid email address").refine(
    (email) => email === "" || z.email().safeParse(email).success,
    "Invalid email address",
  ),
  location: optionalLine(120, "Location must be at most 120 characters"),
  major: optionalLine(120, "Course of study must be at most 120 characters"),
  school: optionalLine(150, "School must be at most 150 characters"),
  degree: optionalLine(100, "Keep this under 100 characters"),
  classOfDegree: optionalLine(100, "Keep this under 100 characters"),
  graduationYear: optionalLine(4, "Use a year such as 2024").refine(
    (year) => year === "" || /^(19|20)\d\d$/.test(year),
    "Use a year such as 2024",
  ),
  nysc: optionalLine(40, "Keep this under 40 characters"),
  nyscState: optionalLine(60, "Keep this under 60 characters"),
  nyscPlace: optionalLine(150, "Keep this under 150 characters"),
  siwes: lines(2000),
  projects: lines(2000),
  volunteering: lines(2000),
  skills: lines(1000),
  referees: lines(1000, 500),
  work: z
    .array(Job)
    .max(MAX_JOBS, `Tell of ${MAX_JOBS} jobs at most`)
    .optional()
    .transform((jobs = []) => jobs.filter((job) => Object.values(job).some((text) => text !== ""))),
};

/** Whether there is one way to reach the person. */
export function isReachable({ phone, email }: { phone: string; email: string }): boolean {
  return phone !== "" || email !== "";
}

/** The questions by themselves: all may be skipped but the name and one way to reach the person. */
export const Questions = z.object(QUESTION_FIELDS).superRefine((answers, context) => {
  const issue = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (answers.fullName === "") issue("fullName", NAME_MISSING_ERROR);
  if (!isReachable(answers)) issue("phone", "Write your phone number or your email address");
});
