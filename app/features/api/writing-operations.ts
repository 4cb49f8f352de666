import { z } from "zod";
import {
  DECISION_STATES,
  DESIGNS,
  DOCUMENT_TYPES,
  QUESTION_STATES,
  REQUEST_TOPICS,
} from "~/db/schema/values";
import { DecisionAnswerForm } from "~/features/writing/decision.schema";
import { advertText, GenerationRequest } from "~/features/writing/generation.schema";
import { moment, operations, READING_ERRORS } from "./operation";

export const DocumentAnswer = z.strictObject({
  id: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  title: z.string(),
  content: z.string().describe("The text form of the document"),
  version: z.number().int().min(0),
  design: z.enum(DESIGNS),
  pages: z.literal([1, 2]),
  jobTitle: z.string(),
  companyName: z.string(),
  companyLocation: z.string(),
  createdAt: moment,
  updatedAt: moment,
});

export const DecisionAnswer = z
  .strictObject({
    id: z.string(),
    kind: z
      .enum(["sentence", "question"])
      .describe("A proposed sentence, or a question of the advert that only you can answer"),
    document: z.enum(DOCUMENT_TYPES),
    documentId: z.string(),
    own: z.string().describe("Your line as it stands"),
    draft: z
      .string()
      .describe("The proposed sentence; of a question the sentence that answers it, or nothing yet"),
    why: z.string(),
    state: z.enum([...DECISION_STATES, ...QUESTION_STATES]),
    topic: z.enum(REQUEST_TOPICS).nullable().describe("Of a question: what it is about"),
    request: z.string().nullable().describe("Of a question: the words of the advert"),
  })
  .describe("A sentence or a question that needs its owner, or what they answered");

const range = { start: z.number().int().min(0), end: z.number().int().min(0) };
const Demand = z.strictObject({
  text: z.string(),
  ...range,
  kind: z.string(),
  post: z.string().optional().describe("Of an advert with several posts: the one that asks it"),
  posts: z.array(z.string()).optional().describe("Those that ask it, where several do and others do not"),
  source: z.literal("model").optional(),
});
const Rule = z.looseObject({
  ...range,
  kind: z.string(),
  text: z.string(),
  state: z.enum(["met", "unmet", "unknown"]).optional(),
  why: z.string().optional(),
});
export const HowToApply = z.strictObject({
  email: z.string().optional(),
  url: z.string().optional(),
  phone: z.string().optional(),
  subject: z.string().optional(),
  reference: z.string().optional(),
  addressee: z.string().optional(),
  addressLines: z.array(z.string()).optional(),
  recruiter: z.string().optional(),
  through: z.strictObject({ of: z.string(), office: z.string() }).optional(),
  attachments: z.array(z.string()),
  oneFile: z.boolean().optional(),
  fileFormat: z.enum(["PDF", "Word"]).optional(),
  fileName: z.string().optional(),
  walkIn: z.string().optional(),
  visit: z
    .strictObject({
      place: z.string().optional(),
      dates: z.array(z.string()).describe("Days to come, as 2026-12-08"),
      weekdays: z.array(z.string()).describe("Where no day is named: weekdays on which one may come"),
      from: z.string().optional().describe("The hour, as 09:00"),
      until: z.string().optional(),
      bring: z.array(z.string()).describe("In the words of the advert"),
    })
    .optional()
    .describe("The walk-in interview or visit in parts: when, where, with what"),
  closes: z.string().optional(),
  statements: z
    .array(
      z.strictObject({
        ...range,
        kind: z.string(),
        text: z.string(),
        where: z.string().optional(),
        length: z.string().optional(),
        points: z.array(z.string()).optional(),
      }),
    )
    .optional(),
});
export const AdvertWarning = z.strictObject({ ...range, code: z.string(), text: z.string() });
const FactText = z.strictObject({ id: z.string(), text: z.string() });
/** `post`: of several posts, of which the request names none, the one that fits best. `nearest`: the line that may answer it. */
export const Fit = z.strictObject({
  post: z.string().optional(),
  score: z.number().min(0).max(100),
  met: z.array(Demand.extend({ proof: FactText })),
  unmet: z.array(Demand.extend({ nearest: FactText.optional() })),
  unknown: z.array(Demand),
  questions: z.array(z.strictObject({ id: z.string(), kind: z.string(), text: z.string() })),
});
/** What an advert says, without how to apply, warnings and fit. start and end are places in `text`. */
export const AdvertText = z.strictObject({
  text: z.string(),
  language: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  posts: z.array(z.string()),
  musts: z.array(Demand),
  wishes: z.array(Demand),
  rules: z.array(Rule),
});

const Generation = z.strictObject({
  jobId: z.string(),
  applicationId: z.string(),
  status: z.enum(["queued", "running", "succeeded", "partly", "failed"]),
  coverLetter: DocumentAnswer.nullable(),
  resume: DocumentAnswer.nullable(),
  notes: z.array(z.unknown()),
  decisions: z.array(DecisionAnswer),
});
const UploadedFile = z.strictObject({ uploadId: z.string(), fileName: z.string() });
const line = z.string().trim().max(150).optional();

/** A call that reads an advert, at either of its addresses. */
export const adverts = {
  body: z.object({ jobDescription: advertText, jobTitle: line, companyName: line }),
  answer: AdvertText.extend({
    howToApply: HowToApply,
    warnings: z.array(AdvertWarning),
    fit: Fit.optional(),
  }),
};

/** Why no documents are made. */
export const GENERATION_ERRORS = {
  ...READING_ERRORS,
  400: [...READING_ERRORS[400], "NO_FILE", "UPLOAD_GONE"],
  402: ["TRIAL_EXPIRED", "SUBSCRIPTION_REQUIRED", "SUBSCRIPTION_EXPIRED", "QUOTA_EXHAUSTED"],
  409: ["IDEMPOTENCY_MISMATCH"],
  422: ["TOO_FEW_PROOFS", "ADVERT_TOO_COMPLEX"],
} as const;

/** Adverts, uploads, the making of documents, and decisions about them. */
export const writingOperations = operations({
  "POST /api/adverts/read": {
    summary: "What an advert asks and, with a profile, how far you fit. Free; stores nothing",
    who: "user",
    scope: "read",
    body: adverts.body,
    replacedBy: "POST /api/v1/adverts/read",
    answers: { 200: adverts.answer },
    errors: { 422: ["ADVERT_TOO_COMPLEX"], 503: ["BUSY"] },
    limit: "advicePerUser",
  },
  "POST /api/generate": {
    summary:
      "Make a cover letter and a resume. Spends credits. Give an Idempotency-Key header of your own: sent twice with the same content, it is made and charged once",
    who: "user",
    scope: "generate",
    body: GenerationRequest.safeExtend({
      resume: z
        .union([z.file(), z.object({ fileName: z.string(), base64: z.string() })])
        .optional()
        .describe("A file of at most 10 MB; in JSON its name and base64"),
      resumeText: z.string().optional().describe("Or the text of a resume"),
    }),
    sends: "multipart",
    replacedBy: "POST /api/v1/generations",
    answers: { 200: Generation, 202: Generation },
    headers: { 202: ["Location", "Retry-After"] },
    errors: GENERATION_ERRORS,
    limit: "generatePerUser",
  },
  "GET /api/generate/{job}": {
    summary: "The state of the work, and its documents when they are ready",
    who: "user",
    scope: "read",
    replacedBy: "GET /api/v1/generations/{id}",
    answers: { 200: Generation },
    errors: { 404: ["NOT_FOUND"] },
  },
  "OPTIONS /api/uploads": {
    summary: "What tus 1.0 can do here",
    who: "user",
    scope: "write",
    answers: { 204: "empty" },
    headers: { 204: ["Tus-Resumable", "Tus-Version", "Tus-Extension", "Tus-Max-Size"] },
    isInternal: true,
  },
  "POST /api/uploads": {
    summary:
      "Start a resumable upload of a resume (tus 1.0: Upload-Length; Upload-Metadata with filename and sha256)",
    who: "user",
    scope: "write",
    sends: "tus",
    answers: { 201: "empty", 200: UploadedFile },
    headers: {
      201: ["Location", "Tus-Resumable", "Upload-Offset", "Upload-Expires"],
      200: ["Tus-Resumable"],
    },
    errors: { ...READING_ERRORS, 412: ["TUS_VERSION"] }, // a file that could not be read is known when it comes again
    limit: "uploadPerUser",
  },
  "HEAD /api/uploads/{id}": {
    summary: "How much of an upload is here",
    who: "user",
    scope: "write",
    answers: { 200: "empty" },
    headers: { 200: ["Tus-Resumable", "Upload-Offset", "Upload-Length"] },
    errors: { 404: ["NO_UPLOAD", "UPLOAD"], 410: ["UPLOAD"], 412: ["TUS_VERSION"] },
  },
  "PATCH /api/uploads/{id}": {
    summary: "Send a piece of at most 256 KB; with the last one comes the uploadId",
    who: "user",
    scope: "write",
    sends: "tus",
    answers: { 204: "empty", 200: UploadedFile },
    headers: { 204: ["Tus-Resumable", "Upload-Offset"], 200: ["Tus-Resumable"] },
    errors: {
      ...READING_ERRORS,
      400: [...READING_ERRORS[400], "UPLOAD"],
      404: ["NO_UPLOAD", "UPLOAD"],
      409: ["UPLOAD"],
      410: ["UPLOAD"],
      412: ["TUS_VERSION"],
      413: ["TOO_LARGE", "UPLOAD"],
      415: ["WRONG_TYPE"],
    },
    limit: "uploadChunkPerUser",
  },
  "DELETE /api/uploads/{id}": {
    summary: "Give up an upload",
    who: "user",
    scope: "write",
    answers: { 204: "empty" },
    headers: { 204: ["Tus-Resumable"] },
    errors: { 404: ["NO_UPLOAD", "UPLOAD"], 410: ["UPLOAD"], 412: ["TUS_VERSION"] },
  },
  "POST /api/decisions/{id}": {
    summary:
      "Answer a proposed sentence: true (it is true, use it), own (your words stay) or left_out. Answer a question of the advert: text, with your words in `text`, or left_out",
    who: "user",
    scope: "write",
    body: DecisionAnswerForm,
    answers: { 200: z.strictObject({ decision: DecisionAnswer, document: DocumentAnswer }) },
    errors: {
      400: ["TOO_LONG", "BAD_ANSWER", "WRONG_ANSWER"],
      404: ["NOT_FOUND"],
      409: ["DECIDED", "VERSION_CONFLICT"],
      503: ["BUSY"],
    },
    limit: "savePerUser",
  },
});
