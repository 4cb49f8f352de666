import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Refusal } from "~/refusal";
import { readFields } from "./read-body.server";

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
  return parseForm(await readFields(request), schema);
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
  const fieldErrors = fieldErrorsOf(refusal);
  return submission.reply({
    hideFields: SECRET_FIELDS,
    ...(field ? { fieldErrors: { [field]: [refusal.message] } } : { formErrors: [refusal.message] }),
    ...(fieldErrors && { fieldErrors }),
  });
}

/** What a refusal says of which field; undefined where it is about the whole form. */
export function fieldErrorsOf({ details: { fieldErrors } }: Refusal): Record<string, string[]> | undefined {
  return isFieldErrors(fieldErrors) ? fieldErrors : undefined;
}

function isFieldErrors(value: unknown): value is Record<string, string[]> {
  return typeof value === "object" && value !== null;
}
