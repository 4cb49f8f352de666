import { engagementAtEnd } from "./engagements";
import type { Entry } from "./entry";
import type { Field } from "./field";
import type { Label } from "./tagger/labels";
import { serviceTitle } from "./vocabulary/service";

/** "2016 – 2017" over or beside "NYSC, Community Secondary School", and a name over "NYSC 2016 – 2017". */
export function isNoteOf(
  { slots, dates, lines, notes }: Entry,
  fields: readonly Field[],
  at: number,
): boolean {
  if (lines.length > 0 || notes.length > 0) return false;
  const { paragraph } = fields[at] ?? {};
  const behind = fields.slice(at + 1).filter((one) => one.paragraph === paragraph);
  const names = (label: Label) => behind.some((one) => one.label === label);
  if (slots.size === 0) return true;
  if (slots.has("title") || names("employer")) return false;
  // "NYSC: Chemistry Teacher" below the school and its dates gives the title that is lacking.
  return names("title") ? slots.has("employer") && dates.length > 0 : dates.length === 0;
}

/** A head goes on until its first line, and to the end of each of its own lines. */
export function isInHead(entry: Entry, { paragraph }: Field): boolean {
  const head = [...[...entry.slots.values()].map(({ field }) => field), ...entry.dates];
  return entry.lines.length === 0 || head.some((field) => field.paragraph === paragraph);
}

/** "Kafanchan (NYSC)": the bracket behind a place tells how the post was held. */
export function partPlace(entry: Entry, field: Field): void {
  const slot = entry.slots.get("place");
  const parts = slot?.field === field ? engagementAtEnd(field.text) : undefined;
  if (!slot || !parts) return;
  slot.text = parts.rest;
  entry.notes.push({ ...field, text: parts.words });
}

/** "NYSC" alone on its line over "Government Science School, Lafia" or "Corps Member": how that post was held, where the entry before is whole. */
export function standsOver(entry: Entry | undefined, fields: readonly Field[], at: number): boolean {
  const [before, field, next] = [fields[at - 1], fields[at], fields[at + 1]];
  if (!field || !next || before?.paragraph === field.paragraph) return false;
  const isName =
    next.label === "employer" ||
    next.label === "school" ||
    (next.label === "title" && serviceTitle.test(next.text));
  return isName && next.paragraph === field.paragraph + 1 && (!entry || entry.dates.length > 0);
}
