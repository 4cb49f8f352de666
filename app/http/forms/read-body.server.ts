import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
  parseMultipartStream,
  type MultipartPart,
  type ParseMultipartOptions,
} from "@remix-run/multipart-parser";
import { FORM_LIMITS, LINGER_LIMITS } from "~/http/security/server-limits";
import { boundaryOf, streamWithoutFiles } from "~/http/unsaved/form-without-files.server";
import { Refusal } from "~/refusal";
import { jsonToFields } from "./json-fields";
import { claimBodyMemory } from "./body-memory.server";

export type UploadedFile = { name: string; bytes: Uint8Array };
type Submission = {
  fields: FormData;
  file?: UploadedFile;
  tooLarge: boolean;
  isEmpty: boolean;
  /** The file was not taken: too many are in memory (503). The fields are there, for the form to come back. */
  busy?: Refusal;
};

/** Bytes of all fields together; a file comes on top. */
const MAX_FIELDS_BYTES = FORM_LIMITS.fields;
const MAX_FIELDS = 500;
const MAX_NAME_LENGTH = 200;
const MAX_DEPTH = 8;

/** The fields of a posted form. Throws UNSUPPORTED_TYPE (415), BAD_BODY (400), TOO_LARGE (413), BUSY (503). */
export async function readFields(request: Request): Promise<FormData> {
  const { fields, tooLarge } = await readSubmission(request, "", 0);
  if (tooLarge) throw payloadTooLarge();
  return fields;
}

/** A JSON body, or the fields of a form as an object. Throws UNSUPPORTED_TYPE, BAD_BODY, TOO_LARGE. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  if (mediaType(request) === "application/json") return parseJson(await readEncoded(request));
  const body: Record<string, unknown> = Object.create(null);
  // The first value of a repeated field counts.
  for (const [name, value] of await readFields(request)) body[name] ??= value;
  return { ...body };
}

/** A JSON body and nothing else. Throws UNSUPPORTED_TYPE (415), BAD_BODY (400), TOO_LARGE (413). */
export async function readJsonBody(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  if (mediaType(request) === "application/json") return readJson(request, maxBytes);
  throw new Refusal("UNSUPPORTED_TYPE", "Send JSON, with Content-Type: application/json.", 415);
}

/**
 * Fields and at most one file in `fileField`, in memory: of a multipart form, a form without files, or JSON
 * whose `fileField` is { fileName, base64 }. A file above `maxBytes` sets `tooLarge`; the fields before and behind it are returned, those
 * behind it only where the body is short enough to be read to its end; `busy` likewise. `isEmpty`: a file was named and has no bytes.
 * Throws as `readFields`.
 */
export async function readSubmission(
  request: Request,
  fileField: string,
  maxBytes: number,
): Promise<Submission> {
  switch (mediaType(request)) {
    case "multipart/form-data":
      return readMultipart(request, fileField, maxBytes);
    case "application/x-www-form-urlencoded":
      return { fields: await readUrlEncoded(request), tooLarge: false, isEmpty: false };
    case "application/json":
      if (fileField !== "") return readJsonSubmission(request, fileField, maxBytes);
  }
  throw new Refusal("UNSUPPORTED_TYPE", "Send a form, or JSON where the API asks for it.", 415);
}

/** The raw body, for signature checks. Stops reading at `maxBytes` and throws TOO_LARGE (413). */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw payloadTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return Buffer.concat(chunks);
    size += value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw payloadTooLarge();
    }
    chunks.push(value);
  }
}

async function readMultipart(request: Request, fileField: string, maxBytes: number): Promise<Submission> {
  const contentLength = Number(request.headers.get("content-length") ?? 0);
  const isTooLong = contentLength > maxBytes + MAX_FIELDS_BYTES;
  const busy = isTooLong ? undefined : claimBodyMemory(contentLength);
  const leavesOut = (isTooLong && contentLength <= LINGER_LIMITS.lingerBytes) || busy !== undefined;
  const submission: Submission = { fields: new FormData(), tooLarge: isTooLong, isEmpty: false, busy };
  try {
    const maxTotalSize = maxBytes + MAX_FIELDS_BYTES;
    const maxFileSize = isTooLong || busy ? MAX_FIELDS_BYTES : maxTotalSize;
    const limits = { maxFileSize, maxTotalSize, maxParts: MAX_FIELDS };
    for await (const part of partsOf(request, { ...limits, leavesOut })) {
      if (!part.name) continue;
      if (!part.isFile) appendField(submission.fields, part.name, part.text);
      else if (part.name !== fileField || leavesOut) continue;
      else if (part.size > maxBytes) submission.tooLarge = true;
      else if (part.size === 0) submission.isEmpty ||= Boolean(part.filename);
      else submission.file = { name: toFileName(part.filename ?? ""), bytes: part.bytes };
    }
    return submission;
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      return { ...submission, file: undefined, tooLarge: !busy };
    throw unreadableBody();
  }
}

/** The parts of a form, with the bytes of its files or without. */
function partsOf(
  request: Request,
  { leavesOut, ...limits }: Omit<ParseMultipartOptions, "boundary"> & { leavesOut: boolean },
): AsyncIterable<MultipartPart> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  if (!leavesOut || !boundary || !request.body) return parseMultipartRequest(request, limits);
  return parseMultipartStream(streamWithoutFiles(request.body, boundary), { ...limits, boundary });
}

/** A body whose letters may stand as percent signs or escapes. Throws TOO_LARGE (413), BUSY (503). */
async function readEncoded(request: Request): Promise<Uint8Array> {
  const length = Number(request.headers.get("content-length") ?? 0);
  const busy = length > FORM_LIMITS.encoded ? undefined : claimBodyMemory(length);
  if (busy) throw busy;
  return readBytes(request, FORM_LIMITS.encoded);
}

async function readUrlEncoded(request: Request): Promise<FormData> {
  const fields = new FormData();
  const text = new TextDecoder().decode(await readEncoded(request));
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if ((count += 1) > MAX_FIELDS) throw unreadableBody();
    appendField(fields, name, value);
  }
  return fields;
}

// The library of forms makes lists and objects of names: "jobs[99999999]" is a list that long, and a deep name overflows its stack.
function appendField(fields: FormData, name: string, value: string): void {
  const depth = name.split(/[.[]/).length;
  const indexes = [...name.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index));
  if (name.length > MAX_NAME_LENGTH || depth > MAX_DEPTH || indexes.some((index) => index >= MAX_FIELDS))
    throw unreadableBody();
  fields.append(name, value);
}

// Base64 is a third longer than the file.
async function readJsonSubmission(
  request: Request,
  fileField: string,
  maxBytes: number,
): Promise<Submission> {
  const mostBytes = MAX_FIELDS_BYTES + Math.ceil(maxBytes * 1.4);
  const length = Number(request.headers.get("content-length") ?? 0);
  const busy = length > mostBytes ? undefined : claimBodyMemory(length);
  if (busy) throw busy; // a program has its body still
  return toSubmission(await readJson(request, mostBytes), fileField, maxBytes);
}

/** A JSON object as a posted form: its fields, and the file { fileName, base64 } in `fileField`. Throws BAD_BODY (400). */
export function toSubmission(body: Record<string, unknown>, fileField: string, maxBytes: number): Submission {
  const { [fileField]: sent, ...rest } = body;
  const fields = jsonToFields(rest);
  if (sent === undefined || sent === null) return { fields, tooLarge: false, isEmpty: false };
  if (!isEncodedFile(sent)) throw unreadableBody(`${fileField} must be { "fileName": …, "base64": … }.`);
  const bytes = new Uint8Array(Buffer.from(sent.base64, "base64"));
  if (bytes.length > maxBytes) return { fields, tooLarge: true, isEmpty: false };
  if (bytes.length === 0) return { fields, tooLarge: false, isEmpty: true };
  return { fields, file: { name: toFileName(sent.fileName), bytes }, tooLarge: false, isEmpty: false };
}

async function readJson(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  return parseJson(await readBytes(request, maxBytes));
}

function parseJson(bytes: Uint8Array): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw unreadableBody("It is not JSON in UTF-8.");
  }
  if (!isObject(body)) throw unreadableBody("Send one JSON object.");
  return body;
}

function isEncodedFile(value: unknown): value is { fileName: string; base64: string } {
  return isObject(value) && typeof value.fileName === "string" && typeof value.base64 === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function toFileName(name: string): string {
  return name.normalize("NFC").slice(0, 200);
}

function unreadableBody(hint = "Please send it again."): Refusal {
  return new Refusal("BAD_BODY", `The request body could not be read. ${hint}`, 400);
}

function payloadTooLarge(): Refusal {
  return new Refusal("TOO_LARGE", "That is too much to send at once. Make it shorter and try again.", 413);
}
