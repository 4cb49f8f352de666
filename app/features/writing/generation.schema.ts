import { z } from "zod";
import { LANGUAGES } from "~/db/schema/values";

export const UPLOAD_LIMIT = 10 * 1024 * 1024;
const ADVERT_LIMIT = 20_000;

const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
const required = (message: string, max: number, tooLong: string) =>
  z
    .string({ error: message })
    .transform(oneLine)
    .refine((text) => text.length >= 1, message)
    .refine((text) => text.length <= max, tooLong);
const optional = (max: number, tooLong: string) =>
  z
    .string()
    .optional()
    .transform((text) => oneLine(text ?? ""))
    .refine((text) => text.length <= max, tooLong);
// A check box sends "on", the JSON and multipart API "true"; an absent box is off.
const flag = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === "on" || value === "true" || value === "1");
const lines = (max: number) =>
  z
    .string()
    .max(max, `Keep this under ${max} characters`)
    .optional()
    .transform((text) => text?.trim() ?? "");

/** One request for documents: the page's form and POST /api/generate alike. */
export const GenerationRequest = z
  .object({
    idempotencyKey: z.string().trim().min(8).max(200).optional(),
    jobTitle: required("Job title is required", 150, "Job title must be at most 150 characters"),
    companyName: required("Company name is required", 150, "Company name must be at most 150 characters"),
    companyLocation: optional(150, "Company location must be at most 150 characters"),
    jobDescription: z
      .string({ error: "Job description must be at least 10 characters" })
      .transform((text) => text.normalize("NFC").replaceAll("\r\n", "\n").trim())
      .refine((text) => text.length >= 10, "Job description must be at least 10 characters")
      .refine(
        (text) => text.length <= ADVERT_LIMIT,
        "Job description must be at most 20,000 characters. Leave out what is not about this job.",
      ),
    generateCoverLetter: flag,
    optimizeResume: flag,
    isCreatingNewResume: flag,
    uploadId: z.string().max(40).optional(),
    useProfile: flag, // the person's own profile, as it stands
    tone: z
      .enum(["plain", "formal", "warm"], { error: "Choose one of the tones" })
      .optional()
      .transform((tone) => tone ?? "plain"),
    length: z
      .enum(["short", "standard"], { error: "Choose one of the lengths" })
      .optional()
      .transform((length) => length ?? "standard"),
    aiConsent: flag, // the box beside "we send your resume text to …"
    language: z
      .enum(LANGUAGES)
      .optional()
      .transform((language) => language ?? "en"),
    fullName: optional(120, "Full name must be at most 120 characters"),
    phone: optional(40, "Phone must be at most 40 characters"),
    email: optional(254, "Invalid email address").refine(
      (email) => email === "" || z.email().safeParse(email).success,
      "Invalid email address",
    ),
    location: optional(120, "Location must be at most 120 characters"),
    major: optional(120, "Course of study must be at most 120 characters"),
    school: optional(150, "School must be at most 150 characters"),
    degree: optional(100, "Keep this under 100 characters"),
    classOfDegree: optional(100, "Keep this under 100 characters"),
    graduationYear: optional(4, "Use a year such as 2024").refine(
      (year) => year === "" || /^(19|20)\d\d$/.test(year),
      "Use a year such as 2024",
    ),
    nysc: optional(40, "Keep this under 40 characters"),
    nyscState: optional(60, "Keep this under 60 characters"),
    nyscPlace: optional(150, "Keep this under 150 characters"),
    siwes: lines(2000),
    projects: lines(2000),
    volunteering: lines(2000),
    skills: lines(1000),
    referees: lines(1000),
  })
  .superRefine((request, context) => {
    if (!request.generateCoverLetter && !request.optimizeResume) {
      context.addIssue({
        code: "custom",
        path: ["generateCoverLetter"],
        message: "Please select at least one option to generate",
      });
    }
    if (request.optimizeResume && !request.isCreatingNewResume && !request.uploadId && !request.useProfile) {
      context.addIssue({
        code: "custom",
        path: ["resume"],
        message: "Please upload your resume, or choose “I don't have an existing resume”.",
      });
    }
    if (request.optimizeResume && request.isCreatingNewResume) {
      const missing = SIX_FIELDS.filter((field) => request[field] === "");
      missing.forEach((field, index) => {
        const message =
          index === 0
            ? "All personal information fields are required when creating a new resume"
            : "Please fill this in";
        context.addIssue({ code: "custom", path: [field], message });
      });
    }
  });

const SIX_FIELDS = ["fullName", "phone", "email", "location", "major", "school"] as const;

export type GenerationRequest = z.output<typeof GenerationRequest>;
