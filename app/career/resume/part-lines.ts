import { wordRun } from "../nlp/fold";
import type { Draft } from "./draft";
import { postNamed, titlesOf } from "./duties-by-post";
import type { Entry } from "./entry";
import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { linesOf } from "./entry-values";
import { partHeading } from "./part-headings";

/** Lines that stand apart from the post whose they are, and what is said of it. */
type PartLines = { of: PartOf; head: Field; lines: Field[] };
type PartOf = { name: string } | { number: number } | { isPresent: true };

const numberedPost =
  /^(?:in|for|under|at|as)\s+(?:no\.?|nos\.?|number|item|s\/n)?\s*\(?(\d{1,2})\)?\s+above\s*[:,–—-]+\s*(?=\S)/iu;

/** A line that heads what was done in a post that it names is a label as a whole, whatever its words look like: "Schedule of duties (as Director)". */
export function withPartHeadings({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const [first] = here;
    const { text = "", cell } = paragraphs[place] ?? {};
    const mayBe = !cell && (here.length > 1 || /[):]\s*$/u.test(text));
    const isHeading = mayBe && partHeading(text.replaceAll("\t", " "))?.of !== undefined;
    return first && isHeading
      ? [{ ...first, label: "label" as const, text: text.replaceAll("\t", " ") }]
      : here;
  });
}

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
      open = {
        of: heading.of === undefined ? { isPresent: true } : { name: heading.of },
        head: field,
        lines: [],
      };
      parts.push(open);
    } else if (open && field.label === "line") open.lines.push(field);
    else {
      open = undefined;
      left.push(field);
    }
  }
  return { fields: left, parts };
}

/** Gives such lines to their post, which may have been read under an earlier heading. What names no post that is known stays with the post above it. */
export function givePartLines(draft: Draft, entries: readonly Entry[], parts: readonly PartLines[]): void {
  const { work } = draft.profile;
  for (const { of, head, lines } of parts) {
    const own = postOf(entries, of);
    const at =
      own || !("name" in of)
        ? -1
        : postNamed(
            work.map(({ position = "" }) => position),
            of.name,
          );
    const above = entries.findLast((entry) => firstParagraph(entry) < head.paragraph);
    if (at >= 0) work[at]?.highlights.push(...linesOf(draft, lines, `work.${at}`));
    else (own ?? above)?.lines.push(...lines);
  }
}

function postOf(entries: readonly Entry[], of: PartOf): Entry | undefined {
  if ("isPresent" in of) {
    const present = entries.filter(({ period }) => period.end === "present");
    return present.length === 1 ? present[0] : undefined;
  }
  if ("number" in of) return entries[of.number - 1];
  const isNamed = (text: string | undefined) => text !== undefined && areOne(text, of.name);
  const named = entries.filter(({ slots }) => isNamed(slots.get("title")?.text));
  if (named.length === 1) return named[0];
  const exact = named.length > 1 ? entries[postNamed(titlesOf(entries), of.name)] : undefined;
  if (exact) return exact;
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
