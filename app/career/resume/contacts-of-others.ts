import type { Row } from "./build-lists";
import type { Field } from "./field";
import { OF_OTHERS } from "./label-columns";

/**
 * Phone numbers and addresses that stand in the row or line of somebody else ("Next of kin: Mrs Obi (wife). Phone: 0803 …"), as details under the label
 * of that row, and the fields without them: they are no way to reach the person.
 */
export function contactsOfOthers(fields: readonly Field[]): { own: Field[]; rows: Row[] } {
  const owners = new Map<string, string>();
  const own: Field[] = [];
  const rows: Row[] = [];
  for (const field of fields) {
    const { label, paragraph, row, text } = field;
    const key = row ?? String(paragraph);
    const owner = owners.get(key);
    if (label === "label" && OF_OTHERS.test(text)) owners.set(key, text.replace(/(?<![\s:])[\s:]+$/u, ""));
    if (owner !== undefined && (label === "phone" || label === "email"))
      rows.push({ paragraph, label: owner, text });
    else own.push(field);
  }
  return { own, rows };
}
