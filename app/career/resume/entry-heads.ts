import { sureEnough } from "./draft";
import { type Entry, isBehind } from "./entry";
import type { Field } from "./field";
import { isOrganisation, isPlace, isPlaceShape, isPost } from "./places";
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

/** "Lecturer I, Department of Chemistry, Kaduna State University": the department belongs to the post where its house follows. */
export function followsDepartment(entry: Entry, slot: Label, field: Field): boolean {
  const [had, title] = [entry.slots.get("employer"), entry.slots.get("title")];
  if (slot !== "employer" || !had || !title || !isBehind(title.field, had.field)) return false;
  if (!isDepartment(had.text) || isDepartment(field.text) || !isBehind(had.field, field)) return false;
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

const isDepartment = (text: string) =>
  /^(?:the )?(?:department|dept\.?|faculty|division|unit) of\b|\b(?:department|dept\.?|unit|ward)$/iu.test(
    text,
  );

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

function isOfficeOf(entry: Entry, field: Field, slots: ReadonlyMap<Label, Label>): boolean {
  const title = entry.slots.get("title")?.field;
  return (
    field.label === "title" &&
    slots.get("employer") === "employer" &&
    title !== undefined &&
    !entry.slots.has("employer") &&
    isBehind(title, field) &&
    isOffice(field.text)
  );
}

/** "Cook, Chief E. K. Davies' residence": behind a post, who is addressed as a person is for whom. */
function isPersonOf(entry: Entry, field: Field, slots: ReadonlyMap<Label, Label>): boolean {
  const title = entry.slots.get("title")?.field;
  return (
    field.label === "title" &&
    slots.get("employer") === "employer" &&
    title !== undefined &&
    !entry.slots.has("employer") &&
    isBehind(title, field) &&
    /^(?:mr|mrs|miss|ms|dr|chief|alh|alhaji|hajia|engr|prof)\.? (?:& mrs\.? )?\p{Lu}/iu.test(field.text)
  );
}

/** "Volunteer, Slum2School Africa": what stands behind the post, and is no known place, is rather for whom. */
function isEmployerOf(entry: Entry, field: Field, slots: ReadonlyMap<Label, Label>): boolean {
  const title = entry.slots.get("title")?.field;
  return (
    field.label === "place" &&
    slots.get("employer") === "employer" &&
    title !== undefined &&
    !entry.slots.has("employer") &&
    isBehind(title, field) &&
    field.probability("place") < 0.8 &&
    !isPlace(field.text)
  );
}

/**
 * "Tinapa Resort as maintenance electrician", "Cook to Mr. & Mrs. Van der Berg": employer and post in one stretch. Undefined where none of its
 * small words parts them.
 */
export function partPost(field: Field): { title: Field; employer: Field } | undefined {
  if (field.label !== "title" && field.label !== "employer") return undefined;
  const asPost = /^(.{3,80}?) as (?:an? )?(\p{L}.{2,60})$/iu.exec(field.text);
  const toPerson =
    /^(.{3,60}?) to (?:the )?((?:mr|mrs|miss|ms|dr|chief|alh|alhaji|hajia|engr|prof|the) ?\.?.{2,80})$/iu.exec(
      field.text,
    );
  // "Self employed (bike man)".
  const ofOwn = /^(self[- ]?employed)\s*\(([^()]{3,60})\)$/iu.exec(field.text);
  if (ofOwn?.[1] && ofOwn[2])
    return {
      title: { ...field, label: "title", text: ofOwn[2] },
      employer: { ...field, label: "employer", text: ofOwn[1] },
    };
  const [employer, title] = asPost ? [asPost[1], asPost[2]] : [toPerson?.[2], toPerson?.[1]];
  if (!employer || !title || !isPost(title) || (asPost && isPost(employer))) return undefined;
  return {
    title: { ...field, label: "title", text: title },
    employer: { ...field, label: "employer", text: employer },
  };
}

/** Fills both slots of a head whose post and employer stood in one stretch. */
export function fillParts(entry: Entry, { title, employer }: { title: Field; employer: Field }): void {
  for (const [slot, field] of [
    ["title", title],
    ["employer", employer],
  ] as const)
    entry.slots.set(slot, {
      field,
      text: field.text,
      confidence: field.probability("title", "employer", "headline", "school", "issuer"),
    });
}

/** "Daewoo Ltd (Train 7 Project)": a bracket behind the employer that nothing else claims belongs to its name. */
export function continuesName(entry: Entry, field: Field): boolean {
  const had = entry.slots.get("employer");
  const [segment] = field.segments;
  if (!had || !segment || segment.before !== "bracket" || segment.atom || entry.lines.length > 0)
    return false;
  if (
    !isBehind(had.field, field) ||
    (field.label !== "employer" && field.probability(field.label) >= sureEnough)
  )
    return false;
  had.field.segments.push(...field.segments);
  had.field.text = `${had.field.text} (${field.text})`;
  had.text = had.field.text;
  return true;
}

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

/** "Office of the Head of Service" behind a post is where it was held. */
function isOffice(text: string): boolean {
  return (
    /^(?:the )?(?:office|department|ministry|bureau|directorate|secretariat) of\b/i.test(text) ||
    isOrganisation(text)
  );
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

const partners: Partial<Record<Label, Label>> = {
  employer: "title",
  title: "employer",
  school: "degree",
  degree: "school",
};

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

/** "Now with GIG Logistics as dispatch driver": what leads to a post is no part of it. */
export function withoutLead(title: string): string {
  return title.replace(/^as (?:an? |the )?(?=\p{L})/iu, "");
}
