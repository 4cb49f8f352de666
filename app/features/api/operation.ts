import { z } from "zod";
import type { ApiScope } from "~/db/schema/values";
import type { Permission } from "~/features/accounts/permissions";

/** A file, by its media types. */
export type FileAnswer = { file: readonly string[] };
/** A JSON body by its schema, a file, or nothing. */
export type Answer = z.ZodType | FileAnswer | "empty";

/** One call of the API. The route, the documentation, openapi.json and the tests all read it from here. */
export type Operation = {
  summary: string;
  /** sender: whoever signs the body, without an account. */
  who: "anyone" | "user" | "admin" | "sender";
  /** Of staff: what their role must include. */
  permission?: Permission;
  /** The scope that a key needs. Without one no key may make this call, only a session. */
  scope?: ApiScope;
  /** Only within ten minutes after a proof of who the person is; otherwise STEP_UP_REQUIRED. A key cannot prove it. */
  needsProof?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Of the body: JSON or a form without files (the default), a form with a file, an upload by tus, or bytes that are signed. */
  sends?: "json" | "multipart" | "tus" | "signed";
  /** By status. The first one is that of a plain answer. */
  answers: Readonly<Record<number, Answer>>;
  /** The codes of this call's own errors by status, beside those that every call has. */
  errors?: Readonly<Record<number, readonly string[]>>;
  /** Headers that one of its answers always has, beside those of every call of its kind (answer-headers.ts). */
  headers?: Readonly<Record<number, readonly string[]>>;
  /** The name of its own rate limit. */
  limit?: string;
  /** The call of version 1 that does the same: new programs use it. */
  replacedBy?: `${string} /api/v1/${string}`;
  /** Pages use it; it is left out of the documentation for strangers. */
  isInternal?: boolean;
  /** One of /api/v1: strict about unknown fields, with ETag, Idempotency-Key and its own form of errors. */
  version?: 1;
  /** Of version 1: with an Idempotency-Key the same call is made once and answered again. Every POST. */
  isIdempotent?: true;
  /** Of version 1: a change of what GET shows at the same address. It looks at If-Match, and may need it. */
  match?: "optional" | "required";
  /** Of version 1: the largest body in bytes, where it may be larger than others. */
  maxBytes?: number;
};

/** Checks the shape of some operations and keeps their exact types. */
export function operations<const Table extends Record<`${string} /${string}`, Operation>>(
  table: Table,
): Table {
  return table;
}

/** The body of every error. Some have more fields, such as the plans to choose from. */
export const ApiError = z.looseObject({
  message: z.string().min(1).describe("A sentence for people"),
  error: z.string().min(1).describe("The same sentence, for older programs"),
  errorCode: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/)
    .describe("For programs: it does not change"),
  requestId: z.uuid().describe("Name it when you ask for help"),
  fieldErrors: z.record(z.string(), z.array(z.string()).nullable()).optional().describe("Sentences by field"),
  retryAfter: z.number().optional().describe("Seconds to wait"),
});

export const ERROR_TYPES = [
  "invalid_request_error",
  "authentication_error",
  "payment_error",
  "permission_error",
  "conflict_error",
  "rate_limit_error",
  "api_error",
] as const;

/** The body of every error of /api/v1. */
export const ApiErrorV1 = z.strictObject({
  error: z.strictObject({
    type: z.enum(ERROR_TYPES).describe("What kind of error it is, by the status"),
    code: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]*$/)
      .describe("For programs: it does not change"),
    message: z.string().min(1).describe("A sentence for people"),
    param: z.string().optional().describe("The field that the sentence is about"),
    requestId: z.uuid().describe("Name it when you ask for help"),
    fields: z.record(z.string(), z.array(z.string())).optional().describe("Sentences by field"),
    details: z.record(z.string(), z.unknown()).optional().describe("What else helps, such as plans to buy"),
  }),
});

export const isFile = (answer: Answer): answer is FileAnswer =>
  typeof answer === "object" && "file" in answer;

/** Why a resume cannot be read. */
export const READING_ERRORS = {
  400: [
    "EMPTY_FILE",
    "WRONG_TYPE",
    "SCANNED",
    "ENCRYPTED",
    "NO_TEXT",
    "DAMAGED",
    "OLD_WORD",
    "TOO_COMPLEX",
    "NOT_JSON_RESUME",
  ],
  413: ["TOO_LARGE", "PROFILE_FULL"],
  503: ["BUSY"],
} as const;

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const file = (...types: string[]) =>
  ({ 200: { file: types }, 206: { file: types }, 304: "empty", 416: "empty" }) as const;

/** The answers of an address with a file: whole, a range, unchanged, or a range that it does not have. */
export const FILES = { document: file(PDF, DOCX), pdf: file(PDF), picture: file("image/png") };

/** A moment, such as 2026-11-23T08:00:00.000Z. */
export const moment = z.iso.datetime();
/** A day, such as 2026-12-12. */
export const day = z.iso.date();
export const count = z.number().int().min(0);
export const message = z.string().min(1);

// The errors of every call by who may make it, and by what it sends.
const COMMON = {
  405: ["METHOD_NOT_ALLOWED"],
  421: ["WRONG_HOST"],
  429: ["TOO_MANY", "TOO_MUCH_WORK"],
  500: ["FAILED"],
  503: ["BUSY", "CANNOT_SAVE"],
};
const MEMBERS = {
  401: ["UNAUTHENTICATED"],
  403: ["EMAIL_NOT_VERIFIED", "KEY_NOT_ALLOWED", "SCOPE_MISSING"],
};
const BODY = {
  400: ["BAD_INPUT", "BAD_BODY"],
  403: ["FOREIGN_ORIGIN"],
  411: ["LENGTH_REQUIRED"],
  413: ["TOO_LARGE"],
  415: ["UNSUPPORTED_TYPE"],
};

const VERSION_1 = { 400: ["BAD_INPUT", "UNKNOWN_FIELD"] };
const IDEMPOTENT = { 400: ["BAD_INPUT"], 409: ["IDEMPOTENCY_MISMATCH", "IDEMPOTENCY_IN_USE"] };
const MATCHED = { 400: ["BAD_INPUT"], 412: ["PRECONDITION_FAILED"] };

/** Whether a call of version 1 only reads, so that 304 may answer its If-None-Match. */
export function isRead({ version, isIdempotent, match }: Operation): boolean {
  return version !== undefined && !isIdempotent && !match;
}

/** The answers of a call that are no errors, by status: its own, and what all calls of its kind may answer. */
export function answersOf(operation: Operation): Readonly<Record<number, Answer>> {
  return isRead(operation) ? { ...operation.answers, 304: "empty" } : operation.answers;
}

/** Every code that a call may answer with, by status: its own and those of all calls of its kind. */
export function errorsOf({
  who,
  needsProof,
  query,
  body,
  sends,
  errors = {},
  version,
  match,
  isIdempotent,
}: Operation): Record<number, string[]> {
  const all: Record<number, string[]> = {};
  const isMembers = who === "user" || who === "admin";
  for (const part of [
    COMMON,
    ...(isMembers ? [MEMBERS] : []),
    ...(who === "admin" ? [{ 403: ["NOT_ADMIN", "SECOND_FACTOR_REQUIRED", "ROLE_NOT_ALLOWED"] }] : []),
    ...(needsProof ? [{ 403: ["STEP_UP_REQUIRED"] }] : []),
    ...(query ? [{ 400: ["BAD_INPUT"] }] : []),
    ...(body || sends ? [BODY] : []),
    ...(version ? [VERSION_1] : []),
    ...(isIdempotent ? [IDEMPOTENT] : []),
    ...(match ? [MATCHED] : []),
    ...(match === "required" ? [{ 428: ["PRECONDITION_REQUIRED"] }] : []),
    errors,
  ])
    for (const [status, codes] of Object.entries(part))
      all[Number(status)] = [...new Set([...(all[Number(status)] ?? []), ...codes])];
  return all;
}
