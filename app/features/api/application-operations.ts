import { z } from "zod";
import { DOCUMENT_TYPES } from "~/db/schema/values";
import { ApplicationApiQuery, ApplicationPatch } from "~/features/applications/application.schema";
import { APPLICATION_STATES, CHOSEN_STATES } from "~/features/applications/states";
import { count, day, FILES, moment, operations } from "./operation";
import {
  AdvertText,
  AdvertWarning,
  DecisionAnswer,
  DocumentAnswer,
  Fit,
  HowToApply,
} from "./writing-operations";

export const Application = z.strictObject({
  id: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  companyLocation: z.string(),
  state: z.enum(APPLICATION_STATES),
  closesAt: day.nullable(),
  createdAt: moment,
  updatedAt: moment,
  sentAt: moment.nullable(),
  interviewAt: moment.nullable(),
  closedAt: moment.nullable(),
  isArchived: z.boolean(),
});

const KitFile = z.strictObject({ name: z.string(), url: z.string() });

export const FullApplication = Application.extend({
  jobDescription: z.string(),
  notes: z.string(),
  nextStates: z.array(z.enum(CHOSEN_STATES)),
  jobId: z.string().nullable(),
  advert: AdvertText.nullable(),
  fit: Fit.nullable(),
  howToApply: HowToApply.nullable(),
  sendKit: z
    .strictObject({
      to: z.string(),
      url: z.string(),
      subject: z.string(),
      blanks: z.array(z.string()),
      slots: z
        .array(
          z.strictObject({ name: z.string(), text: z.string(), place: z.enum(["subject", "file name"]) }),
        )
        .describe("What only you can fill in; PATCH it as slots"),
      body: z.string(),
      whatsapp: z.string(),
      ownPapers: z.array(z.string()),
      attachments: z.array(KitFile),
      formalLetter: z.strictObject({ text: z.string(), files: z.array(KitFile) }).nullable(),
      followUp: z
        .strictObject({ subject: z.string(), body: z.string(), whatsapp: z.string() })
        .nullable()
        .describe("What asks how the application stands, once it was sent"),
    })
    .nullable()
    .describe("What to send, and where"),
  warnings: z.array(AdvertWarning),
  documents: z.array(DocumentAnswer),
  decisions: z.array(DecisionAnswer),
  sentDocuments: z.array(
    z.strictObject({ documentId: z.string(), type: z.enum(DOCUMENT_TYPES), version: count }),
  ),
});

/** One application for each advert. */
export const applicationOperations = operations({
  "GET /api/applications": {
    summary: "Your applications, newest first, 25 a page",
    who: "user",
    scope: "read",
    query: ApplicationApiQuery,
    replacedBy: "GET /api/v1/applications",
    answers: {
      200: z.strictObject({
        applications: z.array(Application),
        counts: z.record(z.string(), count),
        page: count,
        pages: count,
        total: count,
      }),
    },
  },
  "GET /api/applications/{id}": {
    summary: "One application: advert, fit, papers, how to send them",
    who: "user",
    scope: "read",
    replacedBy: "GET /api/v1/applications/{id}",
    answers: { 200: FullApplication },
    errors: { 404: ["NOT_FOUND"] },
  },
  "PATCH /api/applications/{id}": {
    summary: "Change its state (one of nextStates), notes, slots of the send kit or place in the archive",
    who: "user",
    scope: "write",
    body: ApplicationPatch,
    replacedBy: "PATCH /api/v1/applications/{id}",
    answers: { 200: FullApplication },
    errors: { 400: ["UNKNOWN_SLOT"], 404: ["NOT_FOUND"], 409: ["STATE_CONFLICT"] },
    limit: "savePerUser",
  },
  "DELETE /api/applications/{id}": {
    summary: "Delete it for good, with its papers",
    who: "user",
    scope: "write",
    replacedBy: "DELETE /api/v1/applications/{id}",
    answers: { 200: z.strictObject({ success: z.literal(true) }) },
    errors: { 403: ["FOREIGN_ORIGIN"], 404: ["NOT_FOUND"], 409: ["BEING_MADE"] },
  },
  "GET /api/applications/{id}/files/{file}": {
    summary: "One file of what to send (letter, resume, or both in one PDF), or of what was sent",
    who: "user",
    scope: "read",
    query: z.object({ inline: z.string().optional() }),
    answers: FILES.document,
    errors: { 404: ["NOT_FOUND"], 409: ["NOT_READABLE"], 503: ["BUSY"] },
  },
});
