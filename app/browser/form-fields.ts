import { isSaveable, type FieldState } from "./drafts";

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// A radio group counts as one field.
export function listFields(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (field): field is FormField =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      isSaveable(field) &&
      !field.disabled,
  );
}

export function readState(field: FormField): FieldState {
  const { name } = field;
  if (field instanceof HTMLSelectElement)
    return {
      name,
      now: field.value,
      first:
        [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ??
        field.options[0]?.value ??
        "",
    };
  if (field instanceof HTMLTextAreaElement) return { name, now: field.value, first: field.defaultValue };
  if (field.type === "checkbox")
    return { name, now: field.checked ? "on" : "", first: field.defaultChecked ? "on" : "" };
  if (field.type === "radio") return readRadioState(field);
  return { name, now: field.value, first: field.defaultValue };
}

function readRadioState({ name, form }: HTMLInputElement): FieldState {
  const all = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === name,
  );
  return {
    name,
    now: all.find(({ checked }) => checked)?.value ?? "",
    first: all.find(({ defaultChecked }) => defaultChecked)?.value ?? "",
  };
}

// Returns false when the select no longer offers the value.
export function setValue(field: FormField, value: string): boolean {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value !== "";
  else if (field instanceof HTMLInputElement && field.type === "radio") field.checked = field.value === value;
  else if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
    return false;
  else field.value = value;
  const details = field.closest("details");
  if (details) details.open = true;
  return true;
}
