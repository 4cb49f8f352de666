import { type Entry, isBehind } from "./entry";
import { isOffice, partners } from "./entry-words";
import type { Field } from "./field";
import { isPlace, isPlaceShape } from "./places";
import type { Label } from "./tagger/labels";

/** What a field is in the entry that is open: a name that looks like a place, or a place that looks like a name, is told by what the head has. */
export function slotOf(
  entry: Entry | undefined,
  field: Field,
  slots: ReadonlyMap<Label, Label>,
): Label | undefined {
  if (entry && isPlaceOf(entry, field, slots)) return "place";
  if (
    entry &&
    (isEmployerOf(entry, field, slots) || isPersonOf(entry, field, slots) || isOfficeOf(entry, field, slots))
  )
    return "employer";
  return slots.get(field.label);
}

/** Whether the entry has a post and no employer yet, and the field, labelled as `label`, stands behind that post. */
function mayBeEmployer(entry: Entry, field: Field, slots: ReadonlyMap<Label, Label>, label: Label): boolean {
  const title = entry.slots.get("title")?.field;
  return (
    field.label === label &&
    slots.get("employer") === "employer" &&
    title !== undefined &&
    !entry.slots.has("employer") &&
    isBehind(title, field)
  );
}

function isOfficeOf(entry: Entry, field: Field, slots: ReadonlyMap<Label, Label>): boolean {
  return mayBeEmployer(entry, field, slots, "title") && isOffice(field.text);
}

/** "Cook, Chief E. K. Davies' residence": behind a post, who is addressed as a person is for whom. */
function isPersonOf(entry: Entry, field: Field, slots: ReadonlyMap<Label, Label>): boolean {
  return (
    mayBeEmployer(entry, field, slots, "title") &&
    /^(?:mr|mrs|miss|ms|dr|chief|alh|alhaji|hajia|engr|prof)\.? (?:& mrs\.? )?\p{Lu}/iu.test(field.text)
  );
}

/** "Volunteer, Slum2School Africa": what stands behind the post, and is no known place, is rather for whom. */
function isEmployerOf(entry: Entry, field: Field, slots: ReadonlyMap<Label, Label>): boolean {
  return (
    mayBeEmployer(entry, field, slots, "place") && field.probability("place") < 0.8 && !isPlace(field.text)
  );
}

/**
 * A head has one of each: what follows the employer or the school on its line and would be a second one of what it has is its place, if
 * it is a known one or stands behind a bar and has no word of the others.
 */
function isPlaceOf(entry: Entry, field: Field, slots: ReadonlyMap<Label, Label>): boolean {
  const slot = slots.get(field.label);
  const before = field.segments[0]?.before;
  const name = entry.slots.get("employer") ?? entry.slots.get("school");
  if (!name || !slot || !slots.has("place") || entry.slots.has("place") || entry.lines.length > 0)
    return false;
  if (name.field.paragraph !== field.paragraph || !(slot in partners) || !entry.slots.has(slot)) return false;
  if (before === "comma")
    return (
      isPlace(field.text.replace(/\s*\([^()]*\)$/, "")) ||
      (slot === "degree" &&
        isBehind(name.field, field) &&
        (isPlaceShape(field.text) || isSite(field.text))) ||
      (field.probability(slot) < 0.6 && isPlaceShape(field.text))
    );
  return before === "bar" && isPlaceShape(field.text);
}

/** "Abuja Model Centre", "Enugu Campus": a part of a school. */
const isSite = (text: string) =>
  /(?<!\p{L})(?:campus|cent(?:re|er)|annexe?|study cent(?:re|er))$/iu.test(text);
