import { z } from "zod";
import { DOCUMENT_LENGTHS, LANGUAGES } from "~/db/schema/values";
import {
  isReachable,
  oneLine,
  optionalLine as optional,
  QUESTION_FIELDS,
} from "~/features/profile/questions.schema";

export const UPLOAD_LIMIT = 10 * 1024 * 1024;
export const ADVERT_LIMIT = 20_000;
export const ADVERT_TOO_LONG =
  "Job description must be at most 20,000 characters. Leave out what is not about this job.";

export const TONES = ["plain", "formal", "warm"] as const;

// The API has other words for these (features/api/api-sentences.ts).
export const NOTHING_TO_MAKE = "Please select at least one option to generate";
export const NO_RESUME = "Please upload your resume, or choose “I don't have an existing resume”.";
export const NO_TONE = "Choose one of the tones";
export const NO_LENGTH = "Choose one of the lengths";

const required = (message: string, max: number, tooLong: string) =>
  z
    .string({ error: message })
    .transform(oneLine)
    .refine((text) => text.length >= 1, message)
    .refine((text) => text.length <= max, tooLong);
// A check box sends "on", the JSON and multipart API "true"; an absent box is off.
const flag = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === "on" || value === "true" || value === "1");
/** The text of an advert as people paste it. */
export const advertText = z
  .string({ error: "Job description must be at least 10 characters" })
  .transform((text) => text.normalize("NFC").replaceAll("\r\n", "\n").trim())
  .refine((text) => text.length >= 10, "Job description must be at least 10 characters")
  .refine((text) => text.length <= ADVERT_LIMIT, ADVERT_TOO_LONG);
/** One request for documents: the page's form and POST /api/generate alike. */
export const GenerationRequest = z
  .object({
    idempotencyKey: z.string().trim().min(8).max(200).optional(),
    jobTitle: required("Job title is required", 150, "Job title must be at most 150 characters"),
    companyName: required("Company name is required", 150, "Company name must be at most 150 characters"),
    companyLocation: optional(150, "Company location must be at most 150 characters"),
    jobDescription: advertText,
    generateCoverLetter: flag,
    optimizeResume: flag,
    isCreatingNewResume: flag,
    uploadId: z.string().max(40).optional(),
    useProfile: flag, // the person's own profile, as it stands
    tone: z
      .enum(TONES, { error: NO_TONE })
      .optional()
      .transform((tone) => tone ?? "plain"),
    length: z
      .enum(DOCUMENT_LENGTHS, { error: NO_LENGTH })
      .optional()
      .transform((length) => length ?? "standard"),
    aiConsent: flag, // the box beside "we send your resume text to …"
    language: z
      .enum(LANGUAGES)
      .optional()
      .transform((language) => language ?? "en"),
    ...QUESTION_FIELDS,
  })
  .superRefine((request, context) => {
    if (!request.generateCoverLetter && !request.optimizeResume) {
      context.addIssue({
        code: "custom",
        path: ["generateCoverLetter"],
        message: NOTHING_TO_MAKE,
      });
    }
    if (request.optimizeResume && !request.isCreatingNewResume && !request.uploadId && !request.useProfile) {
      context.addIssue({
        code: "custom",
        path: ["resume"],
        message: NO_RESUME,
      });
    }
    if (request.optimizeResume && request.isCreatingNewResume && !isToldByWork(request)) {
      const missing = SIX_FIELDS.filter((field) => request[field] === "");
      missing.forEach((field, index) => {
        const message =
          index === 0
            ? "All personal information fields are required when creating a new resume"
            : `Please fill in your ${FIELD_NAMES[field]}`;
        context.addIssue({ code: "custom", path: [field], message });
      });
    }
  });

const SIX_FIELDS = ["fullName", "phone", "email", "location", "major", "school"] as const;
const FIELD_NAMES: Record<(typeof SIX_FIELDS)[number], string> = {
  fullName: "full name",
  phone: "phone number",
  email: "email address",
  location: "location",
  major: "course of study",
  school: "school",
};

/** Who tells of work needs no school: a name and one way to reach them is enough. */
function isToldByWork(request: z.output<z.ZodObject<typeof QUESTION_FIELDS>>): boolean {
  return request.work.length > 0 && request.fullName !== "" && isReachable(request);
}

export type GenerationRequest = z.output<typeof GenerationRequest>;
