import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  isMultipartRequest,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";
import type { z } from "zod";
import { Refusal } from "~/refusal";

export type FormReply = SubmissionResult<string[]>;
export type FormResult<T> =
  { ok: true; value: T; fields: FormData } | { ok: false; reply: FormReply; fields: FormData };

// What was typed goes back into the form, except what nobody should see again.
const SECRET_FIELDS = ["password", "confirmPassword", "currentPassword", "newPassword", "token"];

/** Reads a posted form into the schema. Bad input comes back as field errors with everything that was typed. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<FormResult<z.output<Schema>>> {
  return parseForm(await request.formData(), schema);
}

/** The same for fields that were read already, for example from a multipart form. */
export function parseForm<Schema extends z.ZodType>(
  fields: FormData,
  schema: Schema,
): FormResult<z.output<Schema>> {
  const submission = parseWithZod(fields, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value, fields };
  return { ok: false, reply: submission.reply({ hideFields: SECRET_FIELDS }), fields };
}

/** Turns a Refusal into a reply for the same form: over the form, or at one field. */
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
 * Reads a multipart form with at most one file in `fileField`, which stays in memory. A file above `maxBytes` is reported as
 * `tooLarge` as soon as that is known, before it has crossed the network; the fields in front of it are kept. `isEmpty`: a file was named, and
 * holds nothing.
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
