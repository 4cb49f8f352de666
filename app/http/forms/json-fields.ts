import { Refusal } from "~/refusal";

const MAX_FIELDS = 1000;
const MAX_DEPTH = 5;

/**
 * A JSON object as the fields of a form: { work: [{ title: "Nurse" }] } becomes work[0].title. Null is no
 * field. Throws BAD_BODY (400) for more than 1,000 fields or five levels.
 */
export function jsonToFields(body: Record<string, unknown>): FormData {
  const fields = new FormData();
  let count = 0;
  const add = (name: string, value: unknown, depth: number): void => {
    count += 1;
    if (depth > MAX_DEPTH || count > MAX_FIELDS)
      throw new Refusal("BAD_BODY", "The request body has too many fields or levels.", 400);
    if (value === null || value === undefined) return;
    if (Array.isArray(value))
      return value.forEach((item, index) => add(`${name}[${index}]`, item, depth + 1));
    if (typeof value !== "object") return fields.append(name, String(value));
    for (const [key, item] of Object.entries(value)) add(name ? `${name}.${key}` : key, item, depth + 1);
  };
  add("", body, 0);
  return fields;
}
