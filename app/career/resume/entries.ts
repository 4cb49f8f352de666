import type { Period } from "../dates";
import { engagementAtEnd, isEngagement } from "./engagements";
import type { Field } from "./fields";
import { isPlace, isPlaceShape } from "./places";
import type { Label } from "./tagger/labels";

/** One job, school or paper under construction: its fields by slot, and the lines below. */
export type Entry = {
  slots: Map<Label, Slot>;
  period: Period;
  dates: Field[];
  lines: Field[];
  /** Fields that fit no slot. */
  left: Field[];
  /** What says how the post was held: "NYSC", "SIWES". */
  notes: Field[];
  /** Its employer stands over several posts and was taken from the entry before. */
  isShared: boolean;
};
export type Slot = { field: Field; text: string; confidence: number };

/** Which labels fill the slots of a section's entries, and which slots may open a new one. */
export type Grammar = {
  slots: ReadonlyMap<Label, Label>;
  openers: ReadonlySet<Label>;
  shares?: Label;
  /** Whether "NYSC" in a head tells how the post was held. */
  hasNotes?: boolean;
};

const grammar = (
  slots: Partial<Record<Label, readonly Label[]>>,
  openers: readonly Label[],
  shares?: Label,
): Grammar => ({
  slots: new Map(
    Object.entries(slots).flatMap(([slot, from]) =>
      from.map((label): [Label, Label] => [label, labelOf(slot, from)]),
    ),
  ),
  openers: new Set(openers),
  ...(shares && { shares }),
});

function labelOf(slot: string, from: readonly Label[]): Label {
  return from.find((label) => label === slot) ?? "other";
}

export const workGrammar = grammar(
  {
    employer: ["employer", "school", "issuer"],
    title: ["title", "headline"],
    place: ["place"],
    dates: ["dates"],
    link: ["link"],
  },
  ["employer", "title", "dates"],
  "employer",
);
export const jobGrammar: Grammar = { ...workGrammar, hasNotes: true };
export const schoolGrammar = grammar(
  {
    school: ["school", "employer"],
    degree: ["degree", "item", "title"],
    area: ["area"],
    grade: ["grade"],
    standing: ["standing"],
    place: ["place"],
    dates: ["dates"],
  },
  ["school", "degree", "dates"],
);
export const paperGrammar = grammar(
  {
    item: ["item", "degree", "title"],
    issuer: ["issuer", "employer", "school"],
    standing: ["standing"],
    dates: ["dates"],
    link: ["link"],
  },
  ["item", "issuer", "dates"],
);
export const projectGrammar = grammar(
  { item: ["item", "title", "employer", "school"], link: ["link"], dates: ["dates"] },
  ["item", "dates"],
);
export const refereeGrammar = grammar(
  {
    referee: ["referee", "name"],
    title: ["title", "headline"],
    employer: ["employer", "school", "issuer"],
    phone: ["phone"],
    email: ["email"],
    place: ["place"],
  },
  ["referee"],
);

/** Groups a section's fields into entries: a slot that is filled already, or a head after lines, opens the next one. */
export function entriesOf(
  fields: readonly Field[],
  { slots, openers, shares, hasNotes = false }: Grammar,
): { entries: Entry[]; before: Field[] } {
  const entries: Entry[] = [];
  const before: Field[] = [];
  let notes: Field[] = [];
  for (const [at, field] of fields.entries()) {
    const entry = entries.at(-1);
    if (hasNotes && isEngagement(field.text)) {
      const leads = fields[at + 1]?.paragraph === field.paragraph && field.segments[0]?.index === 0;
      if (leads) notes.push(field);
      else if (entry && isInHead(entry, field)) entry.notes.push(field);
      if (leads || entry?.notes.includes(field)) continue;
    }
    const slot = entry && isPlaceOf(entry, field, slots) ? "place" : slots.get(field.label);
    if (slot === undefined) {
      if (!entry) before.push(field);
      else if (field.label === "label" || field.label === "other") entry.left.push(field);
      else entry.lines.push(field);
      continue;
    }
    if (entry && slot === "place" && continuesPlace(entry, field)) continue;
    if (entry && (completeEntry(entry, slot, field) || chooseSurer(entry, slot, field))) continue;
    const opens = openers.has(slot) && (!entry || isNext(entry, slot, field));
    const current = opens || !entry ? newEntry() : entry;
    if (current !== entry) {
      if (!openers.has(slot)) {
        before.push(field);
        continue;
      }
      current.notes.push(...notes);
      notes = [];
      entries.push(current);
    }
    fill(current, slot, field, slots);
    if (hasNotes && slot === "place") partPlace(current, field);
  }
  for (const entry of entries) excludeTaken(entry);
  for (const [at, entry] of entries.entries()) {
    const over = entries[at - 1];
    if (shares && over) share(entry, over, shares);
  }
  return { entries, before };
}

/**
 * A second field of one kind in a head is not the next entry when one of the two is unsure: the surer one stays, the other is left and
 * asked about. A short one behind a full head may be a place that no vocabulary has.
 */
function chooseSurer(entry: Entry, slot: Label, field: Field): boolean {
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
function excludeTaken(entry: Entry): void {
  const sure = [...entry.slots].filter(([, { confidence }]) => confidence >= 0.8);
  for (const [slot, own] of entry.slots) {
    if (own.confidence >= 0.8 || own.confidence < 0.3) continue;
    const taken = sure.map(([label]) => label).filter((label) => label !== slot);
    const left = 1 - (taken.length > 0 ? own.field.probability(...taken) : 0);
    own.confidence = Math.min(1, own.confidence / Math.max(own.confidence, left));
  }
}

const partners: Partial<Record<Label, Label>> = {
  employer: "title",
  title: "employer",
  school: "degree",
  degree: "school",
};

/** "Anua, Uyo": what follows the place of an entry behind a comma belongs to it. */
function continuesPlace(entry: Entry, field: Field): boolean {
  const had = entry.slots.get("place");
  const [last, next] = [had?.field.segments.at(-1), field.segments[0]];
  if (!had || had.field.paragraph !== field.paragraph || next?.before !== "comma") return false;
  if (last?.index !== next.index - 1) return false;
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
  if (before === "comma") return isPlace(field.text.replace(/\s*\([^()]*\)$/, ""));
  return before === "bar" && isPlaceShape(field.text);
}

/** Of two heads that were taken for the same thing the unsure one is the other half: "VP of Engineering" over "Acme Group". */
function completeEntry(entry: Entry, slot: Label, field: Field): boolean {
  const had = entry.slots.get(slot);
  const other = partners[slot];
  if (!had || !other || entry.slots.has(other) || entry.lines.length > 0) return false;
  const sum = (one: Field) => one.probability(slot, other);
  const hadIsUnsure = had.field.probability(slot) < 0.9 && had.field.probability(other) > 0.08;
  const newIsUnsure = field.probability(slot) < 0.9 && field.probability(other) > 0.08;
  if (hadIsUnsure && had.field.probability(slot) <= field.probability(slot)) {
    entry.slots.set(other, { ...had, confidence: sum(had.field) });
    entry.slots.set(slot, { field, text: field.text, confidence: field.probability(slot) });
    return true;
  }
  if (newIsUnsure) entry.slots.set(other, { field, text: field.text, confidence: sum(field) });
  return newIsUnsure;
}

function newEntry(): Entry {
  return { slots: new Map(), period: {}, dates: [], lines: [], left: [], notes: [], isShared: false };
}

/** A head goes on until its first line, and to the end of each of its own lines. */
function isInHead(entry: Entry, { paragraph }: Field): boolean {
  const head = [...[...entry.slots.values()].map(({ field }) => field), ...entry.dates];
  return entry.lines.length === 0 || head.some((field) => field.paragraph === paragraph);
}

/** "Kafanchan (NYSC)": the bracket behind a place tells how the post was held. */
function partPlace(entry: Entry, field: Field): void {
  const slot = entry.slots.get("place");
  const parts = slot?.field === field ? engagementAtEnd(field.text) : undefined;
  if (!slot || !parts) return;
  slot.text = parts.rest;
  entry.notes.push({ ...field, text: parts.words });
}

function isNext(entry: Entry, slot: Label, field: Field): boolean {
  const hasLines = entry.lines.some(({ paragraph }) => paragraph !== field.paragraph);
  if (slot === "dates") {
    const last = entry.dates.at(-1);
    if (last && (isPair(last, field) || endsAlike(entry, field))) return false;
    return last ? last.paragraph !== field.paragraph : hasLines;
  }
  const had = entry.slots.get(slot);
  if (had) return had.field.paragraph !== field.paragraph || entry.slots.size > 2;
  return hasLines || (slot === "issuer" && isSetLikePaper(entry, field));
}

/** A line under a paper that is set like the paper itself is the next paper, though it may look like a body that gives papers. */
function isSetLikePaper(entry: Entry, field: Field): boolean {
  const item = entry.slots.get("item")?.field;
  const [own, other] = [field.segments[0], item?.segments[0]];
  if (!item || !own || !other || own.index > 0 || item.paragraph === field.paragraph) return false;
  return (
    own.style.bold === other.style.bold &&
    own.style.italic === other.style.italic &&
    Math.abs(own.style.size - other.style.size) < 0.05
  );
}

/** "Grammar School 2010 – 2016" over "WASSCE 2016": the line already belongs to the entry, and both end in one year. */
function endsAlike(entry: Entry, field: Field): boolean {
  const isOfEntry = [...entry.slots.values()].some((slot) => slot.field.paragraph === field.paragraph);
  const end = field.segments[0]?.period?.end;
  return isOfEntry && end !== undefined && end.slice(0, 4) === entry.period.end?.slice(0, 4);
}

/** "From: 2019  To: 2021": two single dates side by side are one period. */
function isPair(first: Field, second: Field): boolean {
  const [from, to] = [first.segments[0]?.period, second.segments[0]?.period];
  return (
    second.paragraph - first.paragraph <= 1 &&
    from !== undefined &&
    to !== undefined &&
    from.start === undefined &&
    from.end !== "present" &&
    to.start === undefined &&
    first.segments[0]?.label === "dates" &&
    second.segments[0]?.label === "dates"
  );
}

function fill(entry: Entry, slot: Label, field: Field, slots: ReadonlyMap<Label, Label>): void {
  if (slot === "dates") {
    const last = entry.dates.at(-1);
    const period = field.segments[0]?.period;
    if (!period) entry.left.push(field);
    else if (last && isPair(last, field)) {
      entry.period = { start: entry.period.end, end: period.end };
      entry.dates.push(field);
    } else if (last && endsAlike(entry, field)) {
      if (!entry.period.start) entry.period = period;
      entry.dates.push(field);
    } else if (last) entry.left.push(field);
    else {
      entry.period = period;
      entry.dates.push(field);
    }
    return;
  }
  if (entry.slots.has(slot)) {
    entry.left.push(field);
    return;
  }
  const into = [...slots].filter(([, one]) => one === slot || isNear(one, slot)).map(([label]) => label);
  const confidence = field.probability(...new Set([...into, field.label]));
  entry.slots.set(slot, { field, text: field.text, confidence });
}

/** A subject that was taken for a part of the degree stands right in either. */
function isNear(one: Label, other: Label): boolean {
  return (one === "area" && other === "degree") || (one === "degree" && other === "area");
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/** A post without an employer of its own takes the one that stands on a line over the post before, and over nothing else. */
function share(entry: Entry, over: Entry, slot: Label): void {
  const head = over.slots.get(slot);
  const title = entry.slots.get("title");
  const titleOver = over.slots.get("title");
  if (!head || !title || !titleOver || entry.slots.has(slot)) return;
  const isOver = over.isShared || head.field.paragraph < titleOver.field.paragraph;
  const [above, below] = [head.field.segments[0]?.style, title.field.segments[0]?.style];
  const isLikeSibling =
    below !== undefined &&
    below.bold === titleOver.field.segments[0]?.style.bold &&
    below.italic === titleOver.field.segments[0]?.style.italic;
  const differs =
    above !== undefined &&
    below !== undefined &&
    (above.bold !== below.bold ||
      Math.abs(above.size - below.size) > 0.05 ||
      above.italic !== below.italic ||
      isCapitals(head.text) !== isCapitals(title.text));
  if (!isOver || !isLikeSibling || !differs) return;
  entry.slots.set(slot, head);
  entry.isShared = true;
}
