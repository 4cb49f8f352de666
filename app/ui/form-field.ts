import type { FieldMetadata, FormMetadata } from "@conform-to/react";

/** Converts a Conform field to the props of the inputs here. */
export function getFieldProps(field: FieldMetadata<unknown>) {
  return {
    id: field.id,
    name: field.name,
    errors: field.errors,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
  };
}

/**
 * All errors of a submitted form, for the list at its top. Errors of the whole form link to `firstFieldId`.
 */
export function listFormErrors(
  form: Pick<FormMetadata<Record<string, unknown>>, "id" | "allErrors">,
  firstFieldId: string,
): { fieldId: string; text: string }[] {
  return Object.entries(form.allErrors).flatMap(([name, errors]) =>
    errors.map((text) => ({ fieldId: name ? `${form.id}-${name}` : firstFieldId, text })),
  );
}
