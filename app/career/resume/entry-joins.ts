import { type Entry, isBehind, type Slot } from "./entry";
import { isOrganisation } from "./places";
import type { Label } from "./tagger/labels";

/** A head without dates among heads with dates, or with one field alone, is a line of the entry above it. */
export function mergeStrays(entries: readonly Entry[], form: readonly Label[]): Entry[] {
  const dated = entries.filter(({ dates }) => dates.length > 0).length;
  const kept: Entry[] = [];
  for (const entry of entries) {
    const over = kept.at(-1);
    const isStray =
      over !== undefined &&
      entry.dates.length === 0 &&
      entry.slots.size === 1 &&
      !entry.isShared &&
      dated >= kept.length &&
      dated > 0 &&
      form.every((slot) => (entry.slots.get(slot)?.confidence ?? 0) < 0.9) &&
      !([...entry.slots.values()][0]?.field.segments[0]?.style.bold ?? false);
    if (!isStray) kept.push(entry);
    else over.lines.push(...[...entry.slots.values()].map(({ field }) => field), ...entry.lines);
  }
  return kept;
}

/**
 * A head that came apart: "Senior Staff Nurse (Maternity), March 2021 till date" under its hospital was taken for two
 * entries, of which one has a title and an employer alone, and the next the dates, all on the line of the title. They are one.
 */
export function joinHeads(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const over = kept.at(-1);
    const title = over?.slots.get("title");
    const isHeadAlone =
      title !== undefined &&
      over?.slots.has("employer") &&
      over.dates.length === 0 &&
      over.lines.length === 0;
    const beside = [...entry.slots.values()];
    if (over && isHeadOver(over, entry)) {
      kept[kept.length - 1] = withEmployerBelow(over, entry);
      continue;
    }
    if (over && isTitleUnder(over, entry)) {
      kept[kept.length - 1] = {
        ...over,
        slots: new Map([...over.slots, ...entry.slots]),
        lines: entry.lines,
        left: [...over.left, ...entry.left],
      };
      continue;
    }
    const isRest =
      entry.dates.length > 0 &&
      !entry.isShared &&
      beside.length <= 1 &&
      beside.every(({ field }) => field.paragraph === title?.field.paragraph) &&
      isOnOrUnder(entry.dates[0]?.paragraph, title?.field.paragraph);
    if (!over || !isHeadAlone || !isRest) {
      kept.push(entry);
      continue;
    }
    const [unit] = beside;
    const slots = new Map(over.slots);
    const second = entry.slots.get("title");
    if (second) slots.set("title", withText(title, `${title.text}, ${second.text}`));
    else if (unit)
      slots.set(
        "title",
        withText(
          title,
          unit.field.segments[0]?.before === "comma"
            ? `${title.text}, ${unit.text}`
            : `${title.text} (${unit.text})`,
        ),
      );
    kept[kept.length - 1] = {
      ...over,
      slots,
      period: entry.period,
      dates: entry.dates,
      lines: entry.lines,
      left: [...over.left, ...entry.left],
    };
  }
  return kept;
}

/** "Data Analyst, Growth⇥2023 – now" over "Kobowise Technologies, Lagos": a post and its unit with the period, and the employer below. */
function isHeadOver(over: Entry, entry: Entry): boolean {
  const [title, unit] = [over.slots.get("title"), over.slots.get("employer")];
  const employer = entry.slots.get("employer");
  return (
    title !== undefined &&
    unit !== undefined &&
    employer !== undefined &&
    isBehind(title.field, unit.field) &&
    unit.field.segments[0]?.before === "comma" &&
    !isOrganisation(unit.text) &&
    over.dates.length > 0 &&
    over.lines.length === 0 &&
    !entry.slots.has("title") &&
    entry.dates.length === 0 &&
    !entry.isShared &&
    employer.field.paragraph === title.field.paragraph + 1
  );
}

/** "2016 – 2021⇥Jofad Clearing" over "Field Officer", as in one cell of a table: an employer with its period, and the post right below. */
function isTitleUnder(over: Entry, entry: Entry): boolean {
  const [employer, title] = [over.slots.get("employer"), entry.slots.get("title")];
  return (
    employer !== undefined &&
    title !== undefined &&
    !over.slots.has("title") &&
    over.dates.length > 0 &&
    over.lines.length === 0 &&
    !over.isShared &&
    entry.dates.length === 0 &&
    entry.slots.size === 1 &&
    title.field.paragraph === employer.field.paragraph + 1
  );
}

function withEmployerBelow(over: Entry, entry: Entry): Entry {
  const [title, unit] = [over.slots.get("title"), over.slots.get("employer")];
  const slots = new Map([...over.slots, ...entry.slots]);
  if (title && unit) slots.set("title", withText(title, `${title.text}, ${unit.text}`));
  return { ...over, slots, lines: entry.lines, left: [...over.left, ...entry.left] };
}

function withText(slot: Slot, text: string): Slot {
  return { ...slot, text, field: { ...slot.field, text } };
}

function isOnOrUnder(line: number | undefined, head: number | undefined): boolean {
  return line !== undefined && head !== undefined && (line === head || line === head + 1);
}
