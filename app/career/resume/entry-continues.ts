import { sureEnough } from "./draft";
import { type Entry, isBehind } from "./entry";
import { isOffice, withoutLead } from "./entry-words";
import type { Field } from "./field";
import { isOrganisationPart } from "./organisation-parts";
import { isOrganisation } from "./places";
import { KIND_OF_PLACE } from "./vocabulary/holders";
import type { Label } from "./tagger/labels";

/** "Lecturer I, Department of Chemistry, Kaduna State University": the department belongs to the post where its house follows. */
export function followsDepartment(entry: Entry, slot: Label, field: Field): boolean {
  const [had, title] = [entry.slots.get("employer"), entry.slots.get("title")];
  if (slot !== "employer" || !had || !title || !isBehind(title.field, had.field)) return false;
  if (!isOrganisationPart(had.text) || isOrganisationPart(field.text) || !isBehind(had.field, field))
    return false;
  title.field.segments.push(...had.field.segments);
  title.field.text = `${title.field.text}, ${had.text}`;
  title.text = withoutLead(title.field.text);
  entry.slots.set("employer", {
    field,
    text: field.text,
    confidence: field.probability("employer", "school", "issuer"),
  });
  return true;
}

/** "Daewoo Ltd (Train 7 Project)": a bracket behind the employer that nothing else claims belongs to its name. */
export function continuesName(entry: Entry, field: Field): boolean {
  const had = entry.slots.get("employer");
  const [segment] = field.segments;
  if (!had || !segment || segment.before !== "bracket" || segment.atom || entry.lines.length > 0)
    return false;
  if (
    !isBehind(had.field, field) ||
    (field.label !== "employer" && field.probability(field.label) >= sureEnough && !isKindOfName(field))
  )
    return false;
  had.field.segments.push(...field.segments);
  had.field.text = `${had.field.text} (${field.text})`;
  had.text = had.field.text;
  return true;
}

/** "Dove Girls' College (boarding)": what kind of place it is. */
const isKindOfName = ({ label, text }: Field) => label === "title" && KIND_OF_PLACE.test(text);

/** "Mathematics Teacher, Head of Department": two posts, or a post and its department, held at once. */
export function continuesTitle(entry: Entry, slot: Label, field: Field): boolean {
  const had = entry.slots.get("title");
  if (slot !== "title" || !had || field.segments[0]?.before !== "comma" || !isBehind(had.field, field))
    return false;
  if (!entry.slots.has("employer") && isOffice(field.text)) return false;
  had.field.segments.push(...field.segments);
  had.field.text = `${had.field.text}, ${field.text}`;
  had.text = withoutLead(had.field.text);
  return true;
}

/** "GOLDRIDGE BANK PLC" over "Relationship Officer, SME & Retail": behind the post of an employer that has a line of its own stands its unit. */
export function continuesUnit(entry: Entry, slot: Label, field: Field): boolean {
  const [had, employer] = [entry.slots.get("title"), entry.slots.get("employer")];
  if (slot !== "employer" || !had || !employer || field.segments[0]?.before !== "comma") return false;
  const isApart = employer.confidence >= 0.8 && employer.field.paragraph < had.field.paragraph;
  if (!isApart || !isBehind(had.field, field) || entry.lines.length > 0) return false;
  had.field.segments.push(...field.segments);
  had.field.text = `${had.field.text}, ${field.text}`;
  had.text = withoutLead(had.field.text);
  return true;
}

/** "Anua, Uyo": what follows the place of an entry behind a comma belongs to it. */
export function continuesPlace(entry: Entry, field: Field): boolean {
  const had = entry.slots.get("place");
  const [last, next] = [had?.field.segments.at(-1), field.segments[0]];
  if (!had || had.field.paragraph !== field.paragraph || next?.before !== "comma") return false;
  if (last?.index !== next.index - 1) return false;
  had.field.segments.push(...field.segments);
  had.field.text = `${had.field.text}, ${field.text}`;
  had.text = had.field.text;
  return true;
}

/** "300 Level, in view": what stands behind a standing and tells of it, too. */
export function continuesStanding(entry: Entry, slot: Label, field: Field): boolean {
  const had = entry.slots.get("standing");
  if (!had || slot !== "standing" || had.field.paragraph !== field.paragraph) return false;
  had.field.segments.push(...field.segments);
  had.field.text = `${had.field.text}, ${field.text}`;
  had.text = had.field.text;
  return true;
}

/**
 * "Site Manager – Second Niger Bridge": behind the post of an employer that stands on a line of its own, or behind the next post of the same
 * list, a name without the words of organisations is what was built.
 */
export function isProjectOf(entry: Entry, over: Entry | undefined, slot: Label, field: Field): boolean {
  const title = entry.slots.get("title")?.field;
  const employer = entry.slots.get("employer")?.field;
  const isName = slot === "employer" || slot === "title";
  if (!isName || !title || field.segments[0]?.before !== "dash" || !isBehind(title, field)) return false;
  if (isOrganisation(field.text) || entry.lines.length > 0) return false;
  return employer ? employer.paragraph < title.paragraph : over?.hasProject === true;
}

export function addProject(entry: Entry, field: Field): void {
  const had = entry.slots.get("title");
  if (!had) return;
  had.field.segments.push(...field.segments);
  had.field.text = `${had.field.text} – ${field.text}`;
  had.text = had.field.text;
  entry.hasProject = true;
}
