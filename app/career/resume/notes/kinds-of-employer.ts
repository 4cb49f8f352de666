import type { Field } from "../field";

/** "NGO field driver", "school bus driver": what kind of employer it was stands before the post, and names none. */
export function withKindsOfEmployer(fields: readonly Field[]): Field[] {
  return fields.flatMap((field, at): Field[] => {
    const [kind, title] = [fields[at - 1], fields[at + 1]];
    if (isKindBefore(field, title)) return [];
    if (!kind || !isKindBefore(kind, field)) return [field];
    const [first, own] = [kind.segments[0], field.segments[0]];
    if (!first || !own) return [field];
    const text = `${kind.text} ${field.text}`;
    return [{ ...field, text, segments: [{ ...own, from: first.from, before: first.before, text }] }];
  });
}

function isKindBefore(field: Field, title: Field | undefined): boolean {
  const [kind, own] = [field.segments.at(-1), title?.segments[0]];
  return (
    field.label === "employer" &&
    title?.label === "title" &&
    title.paragraph === field.paragraph &&
    KIND.test(field.text) &&
    kind !== undefined &&
    own !== undefined &&
    own.from - kind.to === 1
  );
}
const kinds = "ingo|ngo|bank|hotel|school|hospital|clinic|company|farm|factory|church|family|office";
const KIND = new RegExp(`^(?:${kinds})$`, "iu");
const KIND_FIRST = new RegExp(`^(?:${kinds})(?= )`, "iu");

/** "NGO field driver" behind a post at a haulage firm: the kind of employer says that it was another one. */
export function isOfOtherKind(title: string, employer: string): boolean {
  const kind = KIND_FIRST.exec(title)?.[0].toLowerCase();
  return kind !== undefined && !employer.toLowerCase().includes(kind);
}
