import { z } from "zod";
import { Profile } from "~/career/profile.schema";
import { DOCUMENT_TYPES, EVENT_TYPES, PLAN_IDS } from "~/db/schema/values";
import { ApplicationPatch } from "~/features/applications/application.schema";
import { APPLICATION_STATES } from "~/features/applications/states";
import { StyleQuery } from "~/features/documents/document-style.schema";
import { GenerationRequest, UPLOAD_LIMIT } from "~/features/writing/generation.schema";
import { AccountEvent } from "./account-events";
import { Application, FullApplication } from "./application-operations";
import { Career } from "./career-operations";
import { FullDocument } from "./document-operations";
import { count, FILES, moment, operations } from "./operation";
import { pageFields, pageOf } from "./page";
import { adverts, DecisionAnswer, DocumentAnswer, GENERATION_ERRORS } from "./writing-operations";

const reading = { who: "user", scope: "read", version: 1 } as const;
const writing = { who: "user", scope: "write", version: 1 } as const;
const NOT_FOUND = { 404: ["NOT_FOUND"] } as const;
const q = z
  .string()
  .max(100, "q has at most 100 characters")
  .optional()
  .describe("Words that are in it, all of them");

const ApplicationDetail = FullApplication.omit({ jobId: true }).extend({
  generationId: z.string().nullable().describe("Of the newest one"),
});
const Document = FullDocument.extend({ applicationId: z.string() });
const GenerationInList = z.strictObject({
  id: z.string(),
  applicationId: z.string(),
  status: z.enum(["queued", "running", "succeeded", "partly", "failed"]),
  createdAt: moment,
  finishedAt: moment.nullable(),
});
const Generation = GenerationInList.extend({
  documents: z.array(DocumentAnswer).describe("Those that are ready"),
  notes: z.array(z.string()),
  decisions: z.array(DecisionAnswer),
});
const { idempotencyKey: _key, useProfile: _useProfile, ...generationFields } = GenerationRequest.shape;

/** Version 1 of the API: what a program needs, in one form throughout. */
export const version1Operations = operations({
  "GET /api/v1/applications": {
    ...reading,
    summary: "Your applications, newest first",
    query: z.object({
      ...pageFields,
      state: z
        .enum(APPLICATION_STATES, { error: `state is one of ${APPLICATION_STATES.join(", ")}` })
        .optional(),
      q,
      isArchived: z
        .enum(["true", "false"], { error: "isArchived is true or false" })
        .optional()
        .transform((value) => (value === undefined ? undefined : value === "true"))
        .describe("Without it both kinds"),
    }),
    answers: { 200: pageOf(Application) },
  },
  "GET /api/v1/applications/{id}": {
    ...reading,
    summary: "One application: advert, fit, papers, how to send them",
    answers: { 200: ApplicationDetail },
    errors: NOT_FOUND,
  },
  "PATCH /api/v1/applications/{id}": {
    ...writing,
    summary: "Change its state (one of nextStates), notes, slots of the send kit or place in the archive",
    match: "optional",
    body: ApplicationPatch,
    answers: { 200: ApplicationDetail },
    errors: { ...NOT_FOUND, 400: ["UNKNOWN_SLOT"], 409: ["STATE_CONFLICT"] },
    limit: "savePerUser",
  },
  "DELETE /api/v1/applications/{id}": {
    ...writing,
    summary: "Delete it for good, with its papers",
    match: "optional",
    answers: { 204: "empty" },
    errors: { ...NOT_FOUND, 403: ["FOREIGN_ORIGIN"], 409: ["BEING_MADE"] },
  },
  "GET /api/v1/documents": {
    ...reading,
    summary: "Your letters and resumes, newest first",
    query: z.object({
      ...pageFields,
      type: z.enum(DOCUMENT_TYPES, { error: "type is cover_letter or resume" }).optional(),
      applicationId: z.string().max(40).optional(),
      q,
    }),
    answers: { 200: pageOf(DocumentAnswer.omit({ content: true }).extend({ applicationId: z.string() })) },
  },
  "GET /api/v1/documents/{id}": {
    ...reading,
    summary: "One document; its files have an address of their own",
    answers: { 200: Document },
    errors: NOT_FOUND,
  },
  "GET /api/v1/documents/{id}/file": {
    ...reading,
    summary: "Its file as PDF or Word; whole or in ranges. design and pages try another style",
    query: z.object({
      format: z.enum(["pdf", "docx"], { error: "format is pdf or docx" }),
      ...StyleQuery.shape,
    }),
    answers: FILES.document,
    errors: { ...NOT_FOUND, 503: ["BUSY"] },
  },
  "PATCH /api/v1/documents/{id}": {
    ...writing,
    summary: "Change its text or its style. Needs If-Match, so that no change of somebody else is lost",
    match: "required",
    body: z
      .object({ content: z.string().optional(), ...StyleQuery.shape })
      .refine((change) => Object.values(change).some((value) => value !== undefined), {
        error: "Send content, design or pages",
      }),
    answers: { 200: Document },
    errors: { ...NOT_FOUND, 400: ["EMPTY", "TOO_LONG"], 503: ["BUSY"] },
    limit: "savePerUser",
  },
  "DELETE /api/v1/documents/{id}": {
    ...writing,
    summary: "Delete a document with its versions",
    match: "optional",
    answers: { 204: "empty" },
    errors: { ...NOT_FOUND, 403: ["FOREIGN_ORIGIN"] },
  },
  "GET /api/v1/profile": {
    ...reading,
    summary: "Your career profile with the state of each fact",
    answers: { 200: Career },
    errors: { 404: ["NO_PROFILE"] },
  },
  "PUT /api/v1/profile": {
    ...writing,
    summary: "Save the profile. Needs If-Match, unless it is the first one",
    match: "required",
    body: z.object({ profile: Profile.describe("In the names of JSON Resume") }),
    answers: { 200: Career },
    errors: { 413: ["PROFILE_FULL"] },
    limit: "savePerUser",
  },
  "POST /api/v1/adverts/read": {
    ...reading,
    summary: "What an advert asks and, with a profile, how far you fit. Free",
    isIdempotent: true,
    body: adverts.body,
    answers: { 200: adverts.answer },
    errors: { 422: ["ADVERT_TOO_COMPLEX"], 503: ["BUSY"] },
    limit: "advicePerUser",
  },
  "GET /api/v1/generations": {
    ...reading,
    summary: "The times that you had documents made, newest first",
    query: z.object({ ...pageFields, applicationId: z.string().max(40).optional() }),
    answers: { 200: pageOf(GenerationInList) },
  },
  "POST /api/v1/generations": {
    who: "user",
    scope: "generate",
    version: 1,
    summary:
      "Have a cover letter and a resume made. Spends credits. The same content within 60 seconds is the same generation, whatever its key",
    isIdempotent: true,
    sends: "json",
    maxBytes: Math.ceil(UPLOAD_LIMIT * 1.4),
    body: z.object({
      ...generationFields,
      resume: z
        .object({ fileName: z.string(), base64: z.string() })
        .optional()
        .describe("A file of at most 10 MB. Without file, text and uploadId your profile is used"),
      resumeText: z.string().optional().describe("Or the text of a resume"),
    }),
    answers: { 202: Generation },
    headers: { 202: ["Location", "Retry-After"] },
    errors: GENERATION_ERRORS,
    limit: "generatePerUser",
  },
  "GET /api/v1/generations/{id}": {
    ...reading,
    summary: "The state of the work, with its documents when they are ready",
    answers: { 200: Generation },
    errors: NOT_FOUND,
  },
  "GET /api/v1/credits": {
    ...reading,
    summary: "Your plan, and what is left to use",
    answers: {
      200: z.strictObject({
        plan: z.enum(PLAN_IDS),
        isActive: z.boolean(),
        isUnlimited: z.boolean(),
        coverLetters: count.nullable().describe("Left to use; null without a limit"),
        resumes: count.nullable().describe("Left to use; null without a limit"),
        endsAt: moment.nullable(),
      }),
    },
  },
  "GET /api/v1/credits/movements": {
    ...reading,
    summary: "Every credit that came or went, newest first; their sum is what is left",
    query: z.object(pageFields),
    answers: {
      200: pageOf(
        z.strictObject({
          id: z.string(),
          createdAt: moment,
          kind: z.enum(DOCUMENT_TYPES),
          description: z.string(),
          amount: z.number().int(),
        }),
      ),
    },
  },
  "GET /api/v1/events": {
    ...reading,
    summary: "What happened in your account in the last 30 days, newest first",
    query: z.object({ ...pageFields, type: z.enum(EVENT_TYPES).optional() }),
    answers: { 200: pageOf(AccountEvent) },
  },
  "GET /api/v1/events/{id}": {
    ...reading,
    summary: "One event",
    answers: { 200: AccountEvent },
    errors: NOT_FOUND,
  },
});
