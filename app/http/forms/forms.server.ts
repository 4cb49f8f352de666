import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  isMultipartRequest,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";
import { z } from "zod";
import { Refusal } from "~/refusal";

export type FormReply = SubmissionResult<string[]>;
type FormResult<T> =
  { ok: true; value: T; fields: FormData } | { ok: false; reply: FormReply; fields: FormData };

// Submitted values return to the form, except secrets.
const SECRET_FIELDS = ["password", "confirmPassword", "currentPassword", "newPassword", "token"];

/** Parses a posted form with the schema. Invalid input returns field errors with the submitted values. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<FormResult<z.output<Schema>>> {
  return parseForm(await request.formData(), schema);
}

/** The same for fields that were read before, for example from a multipart form. */
export function parseForm<Schema extends z.ZodType>(
  fields: FormData,
  schema: Schema,
): FormResult<z.output<Schema>> {
  const submission = parseWithZod(fields, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value, fields };
  return { ok: false, reply: submission.reply({ hideFields: SECRET_FIELDS }), fields };
}

/** The fields as the form shows them again, lists as lists. */
export function replyUnchecked(fields: FormData): FormReply {
  const { initialValue } = parseWithZod(fields, { schema: z.unknown() }).reply();
  return { initialValue };
}

/** Converts a Refusal to a reply for the same form: for the whole form, or for one field. */
export function replyWithRefusal(
  fields: FormData,
  schema: z.ZodType,
  refusal: Refusal,
  field = "",
): FormReply {
  const submission = parseWithZod(fields, { schema });
  return submission.reply({
    hideFields: SECRET_FIELDS,
    ...(field ? { fieldErrors: { [field]: [refusal.message] } } : { formErrors: [refusal.message] }),
  });
}

export type UploadedFile = { name: string; bytes: Uint8Array };

const MAX_FIELDS_BYTES = 100_000;

/**
/**
 * Parses a multipart form with at most one file in `fileField`, in memory. A file above `maxBytes` sets
 * `tooLarge` immediately, before the rest arrives. The fields before it are returned. `isEmpty`: a file was
 * named and has no bytes.
 */
export async function readMultipart(
  request: Request,
  fileField: string,
  maxBytes: number,
): Promise<{ fields: FormData; file?: UploadedFile; tooLarge: boolean; isEmpty: boolean }> {
  if (!isMultipartRequest(request))
    return { fields: await request.formData(), tooLarge: false, isEmpty: false };
  const contentLength = Number(request.headers.get("content-length") ?? 0);
  const isTooLong = contentLength > maxBytes + MAX_FIELDS_BYTES;
  const fields = new FormData();
  let file: UploadedFile | undefined;
  let isEmpty = false;
  try {
    const limits = {
      maxFileSize: isTooLong ? MAX_FIELDS_BYTES : maxBytes,
      maxTotalSize: maxBytes + MAX_FIELDS_BYTES,
      maxParts: 100,
    };
    for await (const part of parseMultipartRequest(request, limits)) {
      if (!part.name) continue;
      if (!part.isFile) fields.append(part.name, part.text);
      else if (part.name === fileField && part.size === 0) isEmpty ||= Boolean(part.filename);
      else if (part.name === fileField)
        file = { name: (part.filename ?? "").normalize("NFC").slice(0, 200), bytes: part.bytes };
    }
    return { fields, file, tooLarge: false, isEmpty };
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      return { fields, tooLarge: true, isEmpty };
    throw new Refusal("BAD_FORM", "The form did not arrive in full. Please send it again.", 400);
  }
}
