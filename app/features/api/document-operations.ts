import { z } from "zod";
import { StyleQuery } from "~/features/documents/document-style.schema";
import { LeftOutForm } from "~/features/writing/left-out.schema";
import { fromDigits } from "~/whole-number";
import { count, FILES, moment, operations } from "./operation";
import { DecisionAnswer, DocumentAnswer } from "./writing-operations";

const LeftOut = z.array(
  z.strictObject({
    id: z.string(),
    text: z.string(),
    entry: z.string(),
    hasPlace: z.boolean().describe("Whether its entry is still in the resume, so that it can go back"),
  }),
);

export const FullDocument = DocumentAnswer.extend({
  files: z
    .array(z.strictObject({ format: z.enum(["pdf", "docx"]), problems: z.array(z.string()) }))
    .describe("What is wrong with each file, so that nobody must download one to find out"),
  decisions: z.array(DecisionAnswer),
  leftOut: LeftOut.describe("Your lines that it does not print"),
});

const DocumentInList = DocumentAnswer.omit({ content: true, design: true, pages: true }).extend({
  applicationId: z.string(),
});

const resumePdf = {
  summary: "The resume as PDF",
  who: "user",
  scope: "read",
  answers: FILES.pdf,
  errors: { 404: ["NOT_FOUND"], 503: ["BUSY"] },
} as const;

const DocumentQuery = z.object({
  type: z.enum(["cover_letter", "resume"], { error: "type is cover_letter or resume" }).optional(),
  q: z.string().max(100, "q has at most 100 characters").default(""),
  page: fromDigits(z.coerce.number({ error: "page is a number from 1" }).int().min(1).max(10_000)).optional(),
});

/** Letters and resumes, their versions and files. */
export const documentOperations = operations({
  "GET /api/documents": {
    summary: "Your documents, newest first; with page 25 at a time",
    who: "user",
    scope: "read",
    query: DocumentQuery,
    replacedBy: "GET /api/v1/documents",
    answers: {
      200: z.strictObject({
        documents: z.array(DocumentInList),
        counts: z.strictObject({ all: count, cover_letter: count, resume: count }),
        page: count,
        pages: count,
      }),
    },
  },
  "GET /api/documents/{id}": {
    summary: "One document with its decisions and what is wrong with its files",
    who: "user",
    scope: "read",
    replacedBy: "GET /api/v1/documents/{id}",
    answers: { 200: FullDocument },
    errors: { 404: ["NOT_FOUND"] },
  },
  "PUT /api/documents/{id}": {
    summary: "Save a text or a style; with version it is refused if somebody changed it meanwhile",
    who: "user",
    scope: "write",
    body: z.object({
      content: z.string().optional(),
      version: z.number().int().min(1).optional(),
      ...StyleQuery.shape,
    }),
    replacedBy: "PATCH /api/v1/documents/{id}",
    answers: { 200: FullDocument },
    errors: { 400: ["EMPTY", "TOO_LONG"], 404: ["NOT_FOUND"], 409: ["VERSION_CONFLICT"], 503: ["BUSY"] },
    limit: "savePerUser",
  },
  "DELETE /api/documents/{id}": {
    summary: "Delete a document with its versions",
    who: "user",
    scope: "write",
    replacedBy: "DELETE /api/v1/documents/{id}",
    answers: { 200: z.strictObject({ success: z.literal(true) }) },
    errors: { 403: ["FOREIGN_ORIGIN"], 404: ["NOT_FOUND"] },
  },
  "POST /api/documents/{id}/lines": {
    summary: "Put one of your left-out lines back into the resume",
    who: "user",
    scope: "write",
    body: LeftOutForm.pick({ line: true }),
    answers: { 200: DocumentAnswer.extend({ leftOut: LeftOut }) },
    errors: { 404: ["NOT_FOUND"], 409: ["NO_PLACE", "VERSION_CONFLICT"], 503: ["BUSY"] },
    limit: "savePerUser",
  },
  "GET /api/documents/{id}/versions": {
    summary: "The earlier texts, newest first, 25 at a time",
    who: "user",
    scope: "read",
    query: z.object({
      before: fromDigits(z.coerce.number({ error: "before is the number of a version" }).int().min(1))
        .optional()
        .describe("Only those older than this version"),
    }),
    answers: {
      200: z.strictObject({
        current: count,
        versions: z.array(z.strictObject({ version: count, savedAt: moment, content: z.string() })),
        older: count.nullable().describe("What to send as before for the next 25; null at the end"),
      }),
    },
    errors: { 404: ["NOT_FOUND"] },
  },
  "POST /api/documents/{id}/versions/{version}/restore": {
    summary: "Make an earlier text the newest one",
    who: "user",
    scope: "write",
    answers: { 200: DocumentAnswer },
    errors: { 403: ["FOREIGN_ORIGIN"], 404: ["NOT_FOUND"], 409: ["VERSION_CONFLICT"], 503: ["BUSY"] },
    limit: "savePerUser",
  },
  "GET /api/documents/{id}/download": {
    summary: "The file; design and pages try another style",
    who: "user",
    scope: "read",
    query: z.object({
      format: z.enum(["pdf", "docx"], { error: "Ask for format=pdf or format=docx." }),
      inline: z.string().optional(),
      ...StyleQuery.shape,
    }),
    replacedBy: "GET /api/v1/documents/{id}/file",
    answers: FILES.document,
    errors: { 404: ["NOT_FOUND"], 503: ["BUSY"] },
  },
  "GET /api/documents/{id}/picture": {
    summary: "The first page as it prints",
    who: "user",
    scope: "read",
    query: z.object({
      size: z.enum(["small", "large"], { error: "size is small or large" }).optional(),
      ...StyleQuery.shape,
    }),
    answers: FILES.picture,
    errors: { 404: ["NOT_FOUND"], 503: ["BUSY"] },
  },
  "GET /api/documents/{id}/generate-html-pdf": resumePdf,
  "POST /api/documents/{id}/generate-html-pdf": {
    ...resumePdf,
    errors: { ...resumePdf.errors, 403: ["FOREIGN_ORIGIN"] },
  },
  "GET /api/documents/{id}/html-preview": {
    summary: "The document as a page",
    who: "user",
    scope: "read",
    answers: { 200: { file: ["text/html"] } },
    errors: { 404: ["NOT_FOUND"] },
  },
});
