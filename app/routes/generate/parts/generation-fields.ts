import type { FieldMetadata } from "@conform-to/react";
import type { QuestionValues } from "~/ui/question-fields";

export type Values = Record<
  | "idempotencyKey"
  | "jobTitle"
  | "companyName"
  | "companyLocation"
  | "jobDescription"
  | "generateCoverLetter"
  | "optimizeResume"
  | "isCreatingNewResume"
  | "language"
  | "tone"
  | "length"
  | "aiConsent"
  | "uploadId"
  | "resume"
  | "resumeText",
  string
> &
  QuestionValues;

export type Fields = { [Name in keyof Values]: FieldMetadata<Values[Name]> };
