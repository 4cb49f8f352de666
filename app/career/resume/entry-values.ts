import { foldText } from "../nlp/fold";
import { type Draft, pieces, type DoubtKind } from "./draft";
import type { Entry } from "./entry";
import type { Field } from "./field";
import { numbering } from "./headings";
import { partHeading } from "./part-headings";
import { isOrganisation } from "./places";
import { headsLines, labelKind } from "./segment-labels";
import type { Label } from "./tagger/labels";
import { honorifics, membershipGrades, postNominals, titles } from "./vocabulary/vocabulary";
import { NAME_LEAD, NO_NAME, OWNER_NOTE, SENTENCE } from "./vocabulary/no-names";

/** The lines below an entry: one a paragraph, or the text of one kind of field. What only counts them, "ii.", goes. */
export function linesOf(draft: Draft, lines: readonly Field[], path: string): string[] {
  const counted = lines.filter(({ text }) => numbering.test(text)).length;
  const isCounted = counted > 1 && counted * 2 > lines.length;
  return lines.flatMap(({ text, paragraph, segments: [first] }, at) => {
    draft.use(paragraph, text);
    draft.fact(`${path}.highlights.${at}`, paragraph, 1);
    // What stands alone in its column would look like a duty.
    const lead = first?.label === "reason" ? "Reason for leaving: " : "";
    return pieces(lead + (isCounted ? text.replace(numbering, "") : text), 1000);
  });
}

const NAMED: ReadonlySet<Label> = new Set(["employer", "title", "school"]);

/** The value of a slot as the profile stores it, if it is one and sure enough. */
export function value(
  draft: Draft,
  entry: Entry,
  slot: Label,
  path: string,
  kind: DoubtKind,
): string | undefined {
  const found = entry.slots.get(slot);
  if (!found) return undefined;
  if (!NAMED.has(slot)) return draft.placeField(found.field, found.text, found.confidence, { path, kind });
  if (isNoName(slot, found.text)) return undefined;
  const lead = NAME_LEAD.exec(found.text)?.[0] ?? "";
  const note = slot === "employer" ? (OWNER_NOTE.exec(found.text)?.[0] ?? "") : "";
  const name = found.text.slice(lead.length, found.text.length - note.length);
  const confidence = SENTENCE.test(name) ? 0 : found.confidence;
  // A shared employer is counted once where it stands.
  const placed = draft.placeField(
    lead + note === "" ? found.field : { ...found.field, text: name },
    name,
    confidence,
    { path, kind },
  );
  if (placed !== undefined && lead !== "") draft.useRewritten(found.field.paragraph, lead);
  return placed;
}

/** Words that name no employer, post or school, whatever they were taken for. */
function isNoName(slot: Label, written: string): boolean {
  const text = written.trim();
  if (NO_NAME.test(text) || partHeading(text)?.kind === "duties") return true;
  const words = foldText(text)
    .replace(/^the /, "")
    .replace(/[.:]+$/, "");
  if (slot === "title") return (honorifics.has(words) && !titles.has(words)) || headsLines(labelKind(text));
  if (slot !== "employer") return false;
  // "Member", "FCA", "Head of Department", "Date of birth".
  return (
    membershipGrades.has(words) ||
    postNominals.has(words) ||
    titles.has(words) ||
    (labelKind(text) !== undefined && !isOrganisation(text))
  );
}

/** The times of an entry as the profile stores them. */
export function datesOf(
  draft: Draft,
  { period, dates }: Entry,
  path: string,
  least = 0,
): { startDate?: string; endDate?: string } {
  const first = dates[0];
  if (!first) return {};
  const confidence = Math.max(least, first.probability("dates"));
  if (!draft.placeField(first, first.text, confidence, { path: `${path}.endDate`, kind: "dates" })) return {};
  for (const more of dates.slice(1)) draft.useRewritten(more.paragraph, more.text);
  if (
    period.start &&
    period.end &&
    period.end !== "present" &&
    period.start.slice(0, period.end.length) > period.end.slice(0, period.start.length)
  )
    draft.doubt("dates", first.paragraph, `“${first.text}” ends before it begins.`, {
      path: `${path}.endDate`,
    });
  return { ...(period.start && { startDate: period.start }), ...(period.end && { endDate: period.end }) };
}

/** The first paragraph of an entry. */
export function paragraphOf(entry: Entry): number {
  return Math.min(...paragraphsOf(entry));
}

/** The paragraphs of its fields. */
export function paragraphsOf({ slots, dates, lines }: Entry): number[] {
  const all = [...[...slots.values()].map(({ field }) => field), ...dates, ...lines];
  return all.map(({ paragraph }) => paragraph);
}
