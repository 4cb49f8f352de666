import type { FieldMetadata } from "@conform-to/react"

/** What a form library knows of a field, as the props that the inputs here take. */
export function fieldProps(field: FieldMetadata<unknown>) {
  return {
    id: field.id,
    name: field.name,
    errors: field.errors,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
  }
}

/** Every error of a form that came back, for the list at its top. */
export function errorList(fields: Record<string, FieldMetadata<unknown>>, formErrors: string[] | undefined, formId: string): { fieldId: string; text: string }[] {
  const own = (formErrors ?? []).map((text) => ({ fieldId: formId, text }))
  return [...own, ...Object.values(fields).flatMap((field) => (field.errors ?? []).map((text) => ({ fieldId: field.id, text })))]
}
