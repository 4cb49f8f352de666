import type { FieldMetadata, FormMetadata } from "@conform-to/react";

/** What a form library knows of a field, as the props that the inputs here take. */
export function getFieldProps(field: FieldMetadata<unknown>) {
  return {
    id: field.id,
    name: field.name,
    errors: field.errors,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
  };
}

/** Every error of a form that came back, for the list at its top. What is wrong with the form as a whole leads to `firstFieldId`. */
export function listFormErrors(
  form: Pick<FormMetadata<Record<string, unknown>>, "id" | "allErrors">,
  firstFieldId: string,
): { fieldId: string; text: string }[] {
  return Object.entries(form.allErrors).flatMap(([name, errors]) =>
    errors.map((text) => ({ fieldId: name ? `${form.id}-${name}` : firstFieldId, text })),
  );
}
