import { type Entry, isBehind } from "./entry";
import { partners, withoutLead } from "./entry-words";
import type { Field } from "./field";
import { isOrganisation, isPost } from "./places";
import type { Label } from "./tagger/labels";

/**
 * A second field of one kind in a head is not the next entry when one of the two is unsure: the surer one stays, the other is left and
 * asked about. A short one behind a full head may be a place that no vocabulary has.
 */
export function chooseSurer(entry: Entry, slot: Label, field: Field): boolean {
  const had = entry.slots.get(slot);
  if (!had || slot === "dates" || entry.lines.length > 0) return false;
  // Each line of a list of papers is a paper.
  if (slot === "item" && had.field.paragraph !== field.paragraph) return false;
  const probability = field.probability(slot);
  const isFull = entry.slots.has("title") && entry.slots.has("employer") && entry.dates.length > 0;
  if (had.confidence >= 0.9 && probability < 0.8 && isFull) {
    entry.left.push(field);
    return true;
  }
  if (had.confidence >= 0.7 || probability < 0.9) return false;
  entry.left.push(had.field);
  entry.slots.set(slot, { field, text: field.text, confidence: probability });
  return true;
}

/** A head has one of each: what a surer field of the entry is, another field is not. */
export function excludeTaken(entry: Entry): void {
  const sure = [...entry.slots].filter(([, { confidence }]) => confidence >= 0.8);
  for (const [slot, own] of entry.slots) {
    if (own.confidence >= 0.8 || own.confidence < 0.3) continue;
    const taken = sure.map(([label]) => label).filter((label) => label !== slot);
    const left = 1 - (taken.length > 0 ? own.field.probability(...taken) : 0);
    own.confidence = Math.min(1, own.confidence / Math.max(own.confidence, left));
  }
}

/**
 * "Mama Nk Confectionery & Bread, Owerri" over "Head Baker": of two that were taken for posts, the one over the other has no word of posts and is the
 * employer. What was taken for the employer behind it is where it is.
 */
export function shiftsTitle(entry: Entry, slot: Label, field: Field, hasOwnDates: boolean): boolean {
  const had = entry.slots.get("title");
  const employer = entry.slots.get("employer");
  if (slot !== "title" || !had || hasOwnDates || entry.dates.length === 0 || entry.lines.length > 0)
    return false;
  if (field.paragraph !== had.field.paragraph + 1 || isPost(had.text) || !isPost(field.text)) return false;
  if (employer && !isBehind(had.field, employer.field)) return false;
  entry.slots.set("employer", {
    field: { ...had.field, label: "employer" },
    text: had.text,
    confidence: had.field.probability("title", "employer", "school"),
  });
  entry.slots.set("title", {
    field,
    text: withoutLead(field.text),
    confidence: field.probability("title", "headline"),
  });
  const place = entry.slots.get("place");
  if (employer && place && isBehind(employer.field, place.field))
    entry.slots.set("place", {
      ...place,
      text: `${employer.text}, ${place.text}`,
      field: { ...place.field, text: `${employer.text}, ${place.text}` },
    });
  else if (employer) entry.left.push(employer.field);
  return true;
}

/** "Sub-editor, The Midwest Courier": what was taken for the employer has the words of a post, and what was taken for the post has none. */
export function setRight(entry: Entry): void {
  const [title, employer] = [entry.slots.get("title"), entry.slots.get("employer")];
  if (!title || !employer || title.field.paragraph !== employer.field.paragraph) return;
  if (
    !isPost(employer.text) ||
    isOrganisation(employer.text) ||
    (isPost(title.text) && !/^the /i.test(title.text))
  )
    return;
  const isFirst = (employer.field.segments[0]?.index ?? 0) < (title.field.segments[0]?.index ?? 0);
  if (!isFirst || employer.field.segments[0]?.before === "bracket") return;
  entry.slots.set("title", employer);
  entry.slots.set("employer", title);
}

/** Of two heads that were taken for the same thing the unsure one is the other half: "VP of Engineering" over "Acme Group". */
export function completeEntry(entry: Entry, slot: Label, field: Field): boolean {
  const had = entry.slots.get(slot);
  const other = partners[slot];
  if (!had || !other || entry.slots.has(other) || entry.lines.length > 0) return false;
  const sum = (one: Field) => one.probability(slot, other);
  const hadIsUnsure = had.field.probability(slot) < 0.9 && had.field.probability(other) > 0.08;
  const newIsUnsure =
    (field.probability(slot) < 0.9 && field.probability(other) > 0.08) || isOtherByWords(had.field, field);
  if (hadIsUnsure && had.field.probability(slot) <= field.probability(slot)) {
    entry.slots.set(other, { ...had, confidence: sum(had.field) });
    entry.slots.set(slot, { field, text: field.text, confidence: field.probability(slot) });
    return true;
  }
  if (newIsUnsure) entry.slots.set(other, { field, text: field.text, confidence: sum(field) });
  return newIsUnsure;
}

/** "Sani Transport - 2012-2015, bus driver Kaduna to Abuja": two names on one line, of which the second alone has the words of a post. */
function isOtherByWords(had: Field, field: Field): boolean {
  if (had.paragraph !== field.paragraph || had.label !== "employer" || field.label !== "employer")
    return false;
  return isPost(field.text) && !isPost(had.text) && !isOrganisation(field.text);
}
