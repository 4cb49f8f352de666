import { wordRun } from "../nlp/fold";
import type { Draft } from "./draft";
import type { Entry } from "./entry";
import type { Field } from "./field";
import { partHeading } from "./part-headings";

/** Lines that stand apart from the post whose they are, and what is said of it. */
type PartLines = { of: PartOf; head: Field; lines: Field[] };
type PartOf = { name: string } | { number: number } | "present";

const numberedPost =
  /^(?:in|for|under|at|as)\s+(?:no\.?|nos\.?|number|item|s\/n)?\s*\(?(\d{1,2})\)?\s+above\s*[:,–—-]+\s*(?=\S)/iu;

/**
 * The fields of a section of posts, apart from the lines that a heading gives to a post by its name ("Duties as Senior Lecturer", "Responsibilities at
 * Edo Hospital") or by its number ("In No. 2 above: …").
 */
export function partLines(draft: Draft, fields: readonly Field[]): { fields: Field[]; parts: PartLines[] } {
  const parts: PartLines[] = [];
  const left: Field[] = [];
  let open: PartLines | undefined;
  for (const field of fields) {
    const heading = field.label === "label" ? partHeading(field.text) : undefined;
    const numbered = field.label === "line" ? numberedPost.exec(field.text) : null;
    if (numbered) {
      const [lead, number] = numbered;
      draft.useRewritten(field.paragraph, lead);
      const line = { ...field, text: field.text.slice(lead.length) };
      parts.push({ of: { number: Number(number) }, head: field, lines: [line] });
      open = undefined;
    } else if (heading?.of !== undefined || heading?.isOfPresent) {
      open = { of: heading.of === undefined ? "present" : { name: heading.of }, head: field, lines: [] };
      parts.push(open);
    } else if (open && field.label === "line") open.lines.push(field);
    else {
      open = undefined;
      left.push(field);
    }
  }
  return { fields: left, parts };
}

/** Gives such lines to their post. What names no post that is known stays with the post above it. */
export function givePartLines(entries: readonly Entry[], parts: readonly PartLines[]): void {
  for (const { of, head, lines } of parts) {
    const above = entries.findLast((entry) => firstParagraph(entry) < head.paragraph);
    (postOf(entries, of) ?? above)?.lines.push(...lines);
  }
}

function postOf(entries: readonly Entry[], of: PartOf): Entry | undefined {
  if (of === "present") {
    const present = entries.filter(({ period }) => period.end === "present");
    return present.length === 1 ? present[0] : undefined;
  }
  if ("number" in of) return entries[of.number - 1];
  const isNamed = (text: string | undefined) => text !== undefined && areOne(text, of.name);
  const named = entries.filter(({ slots }) => isNamed(slots.get("title")?.text));
  if (named.length === 1) return named[0];
  const [first] = entries.filter(({ slots }) => isNamed(slots.get("employer")?.text));
  return named.find((entry) => isNamed(entry.slots.get("employer")?.text)) ?? first;
}

/** True where one of two names has all words of the other, in their order. */
function areOne(one: string, other: string): boolean {
  const [a, b] = [wordRun(one), wordRun(other)];
  return a.trim() !== "" && b.trim() !== "" && (a.includes(b) || b.includes(a));
}

function firstParagraph({ slots, dates }: Entry): number {
  return Math.min(
    ...[...slots.values()].map(({ field }) => field.paragraph),
    ...dates.map(({ paragraph }) => paragraph),
  );
}
