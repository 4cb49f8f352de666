import type { FieldMetadata } from "@conform-to/react";

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
  | "fullName"
  | "phone"
  | "email"
  | "location"
  | "major"
  | "school"
  | "degree"
  | "classOfDegree"
  | "graduationYear"
  | "nysc"
  | "nyscState"
  | "nyscPlace"
  | "siwes"
  | "projects"
  | "volunteering"
  | "skills"
  | "referees",
  string
>;

export type Fields = { [Name in keyof Values]: FieldMetadata<string> };
