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
export type FormRead<T> =
  { ok: true; value: T; fields: FormData } | { ok: false; reply: FormReply; fields: FormData };

// What was typed goes back into the form, except what nobody should see again.
const NEVER_RETURNED = ["password", "confirmPassword", "currentPassword", "newPassword", "token"];

/** Reads a posted form into the schema. Bad input comes back as field errors with everything that was typed. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<FormRead<z.output<Schema>>> {
  return checkForm(await request.formData(), schema);
}

/** The same for fields that were read already, for example from a multipart form. */
export function checkForm<Schema extends z.ZodType>(
  fields: FormData,
  schema: Schema,
): FormRead<z.output<Schema>> {
  const submission = parseWithZod(fields, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value, fields };
  return { ok: false, reply: submission.reply({ hideFields: NEVER_RETURNED }), fields };
}

/** Turns a Refusal into a reply for the same form: over the form, or at one field. */
export function replyWith(fields: FormData, schema: z.ZodType, refusal: Refusal, field = ""): FormReply {
  const submission = parseWithZod(fields, { schema });
  return submission.reply({
    hideFields: NEVER_RETURNED,
    ...(field ? { fieldErrors: { [field]: [refusal.message] } } : { formErrors: [refusal.message] }),
  });
}

export type UploadedFile = { name: string; bytes: Uint8Array };

const FIELD_LIMIT = 100_000;

/**
 * Reads a multipart form with at most one file in `fileField`, which stays in memory. A file above `maxBytes` is reported as
 * `tooLarge` as soon as that is known, before it has crossed the network; the fields in front of it are kept.
 */
export async function readMultipart(
  request: Request,
  fileField: string,
  maxBytes: number,
): Promise<{ fields: FormData; file?: UploadedFile; tooLarge: boolean }> {
  if (!isMultipartRequest(request)) return { fields: await request.formData(), tooLarge: false };
  const announced = Number(request.headers.get("content-length") ?? 0);
  const hopeless = announced > maxBytes + FIELD_LIMIT;
  const fields = new FormData();
  let file: UploadedFile | undefined;
  try {
    const limits = {
      maxFileSize: hopeless ? FIELD_LIMIT : maxBytes,
      maxTotalSize: maxBytes + FIELD_LIMIT,
      maxParts: 100,
    };
    for await (const part of parseMultipartRequest(request, limits)) {
      if (!part.name) continue;
      if (!part.isFile) fields.append(part.name, part.text);
      else if (part.name === fileField && part.size > 0)
        file = { name: (part.filename ?? "").normalize("NFC").slice(0, 200), bytes: part.bytes };
    }
    return { fields, file, tooLarge: false };
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      return { fields, tooLarge: true };
    throw new Refusal("BAD_FORM", "The form did not arrive in full. Please send it again.", 400);
  }
}
